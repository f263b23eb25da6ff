import { useEffect, useState } from 'react';
import { slug } from '../../../db/contract/items';
import type { UserPushPage } from '../../../db/contract/subscriptions';
import phone from '../../i18n/phone';
import words from '../../i18n/subscriptionPages';
import { useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { call, useCall } from '../api';
import { ItemHead } from '../ItemHead';
import type { Params } from '../router';
import { Failed, Loading, useTitle } from '../States';

/** Address of an item's page, in the form in which the list was opened. */
function addressOf(push: UserPushPage, itemId: string, name: string): string {
  const page = push.item_type === 2 ? '/demandSubDetail' : '/resultSubDetail';
  const short = location.pathname.startsWith('/wxSubPushListHZ');
  return short ? `${page}HZ/${itemId}/${push.id}` : `${page}/${itemId}/${slug(name) || '-'}/${push.id}`;
}

function Shown({ push }: { push: UserPushPage }) {
  const text = useText(words);
  const shared = useText(phone);
  useTitle(push.title);
  useEffect(() => {
    void call('/v1/userPush/open', { id: push.id }).catch(() => undefined);
  }, [push.id]);
  return (
    <>
      <h1>{push.title}</h1>
      <p className="muted">
        {text.lead[push.item_type]} · {text.sent(formatMinute(push.add_time))}
      </p>
      {push.items.length === 0 && <p className="muted">{text.none}</p>}
      {push.items.map((item) => (
        <article key={item.item_id} className="card">
          {item.public ? (
            <>
              <ItemHead item={item}>
                <h2>
                  <a href={addressOf(push, item.item_id, item.name ?? '')}>{item.name}</a>
                </h2>
              </ItemHead>
              {item.summary && <p className="brief">{item.summary}</p>}
              <div className="row">
                <a
                  className="button"
                  href={addressOf(push, item.item_id, item.name ?? '')}
                  aria-label={shared.detailOf(item.name ?? '')}
                >
                  {shared.detail}
                </a>
              </div>
            </>
          ) : (
            <p className="muted">{shared.itemGone}</p>
          )}
        </article>
      ))}
      <p>
        <a href="/subscribe">{text.manage}</a>
      </p>
      {push.why ? <Why push={push} why={push.why} /> : null}
    </>
  );
}

/** Why the member was told, and the click that ends it. */
function Why({ push, why }: { push: UserPushPage; why: NonNullable<UserPushPage['why']> }) {
  const text = useText(words);
  const [state, setState] = useState<'open' | 'busy' | 'ended' | 'failed'>('open');
  const stop = () => {
    setState('busy');
    call('/v1/userPush/stop', { id: push.id }).then(
      () => setState('ended'),
      () => setState('failed'),
    );
  };
  if (state === 'ended') return <p role="status">{text.ended(why.name)}</p>;
  return (
    <p>
      <span className="muted">{text.why(why.name)}</span>{' '}
      <button type="button" className="button" disabled={state === 'busy'} onClick={stop}>
        {text.stop}
      </button>
      {state === 'failed' ? <span role="alert"> {text.stopFailed}</span> : null}
    </p>
  );
}

/** The list that a push to a subscriber leads to (back-office§2). */
export function SubscriptionList({ params }: { params: Params }) {
  const { data, error, reload } = useCall('/v1/userPush', { id: params.userPushId });
  if (error && !data) return <Failed error={error} onRetry={reload} />;
  return data ? <Shown push={data} /> : <Loading />;
}
