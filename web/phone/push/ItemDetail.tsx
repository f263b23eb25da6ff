import { type ReactNode, useEffect } from 'react';
import type { PushPage } from '../../../db/contract/inbox';
import { ITEM } from '../../../db/contract/limits';
import type { PushedItem } from '../../../db/contract/pushed-items';
import phone from '../../i18n/phone';
import { useText } from '../../kit/i18n';
import { richTextElements } from '../../kit/layout/richTextElements';
import { useCall } from '../api';
import { ItemHead } from '../ItemHead';
import { useTitle } from '../States';
import { ContactLine } from './ContactLine';
import { itemAddress, leadsTo } from './ItemCard';

interface Props {
  push: PushPage;
  item: PushedItem;
  /** The next one without an answer, once this one has one; null where all are answered. */
  next?: PushedItem | null | undefined;
  /** The answer to it. */
  children: ReactNode;
}

/** What an item says of itself, and the way back to the others. */
export function ItemDetail({ push, item, next, children }: Props) {
  const text = useText(phone);
  const path = push.item_type === ITEM.demand ? '/v1/xuqiu/detail' : '/v1/chengguo/detail';
  const { data } = useCall(path, { id: item.item_id });
  const profile = data?.profile ?? '';
  useTitle(item.name ?? undefined);
  // Newer browsers answer a scroll with a promise, which React would take for the effect's end.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <>
      <p>
        <a {...leadsTo(itemAddress(''))}>‹ {text.backToList(push.items.length)}</a>{' '}
        <span className="muted">{`${push.items.indexOf(item) + 1} / ${push.items.length}`}</span>
      </p>
      <h1>{item.name}</h1>
      <article className="card">
        <ItemHead item={item}>{null}</ItemHead>
        {profile ? (
          <section className="rich">
            <h2>{text.intro}</h2>
            <div>{/[<&]/.test(profile) ? richTextElements(profile) : profile}</div>
          </section>
        ) : (
          <p>{item.summary}</p>
        )}
        {push.own && <ContactLine push={push} item={item} />}
        {children}
      </article>
      {next && (
        <p>
          <a className="button main" {...leadsTo(itemAddress(next.item_id))}>
            {text.nextItem(next.name ?? '')}
          </a>
        </p>
      )}
      {next === null && <p role="status">{text.left(0)}</p>}
    </>
  );
}
