import { useEffect, useState } from 'react';
import type { Answer, PushPage } from '../../../db/contract/inbox';
import phone from '../../i18n/phone';
import { useText } from '../../kit/i18n';
import { formatDate } from '../../kit/layout/format';
import { call, useCall } from '../api';
import { AnswerBox } from '../push/AnswerBox';
import { DealForm } from '../push/DealForm';
import { ItemCard } from '../push/ItemCard';
import { SignIn } from '../push/SignIn';
import type { Params } from '../router';
import { Failed, Loading, useTitle } from '../States';

function Facts({ push }: { push: PushPage }) {
  const text = useText(phone);
  return (
    <dl className="facts">
      <dt>{text.sentTo}</dt>
      <dd>{push.org.name}</dd>
      <dt>{text.sentBy}</dt>
      <dd>{push.own?.sender || text.platformOperator}</dd>
      {push.sent_time && (
        <>
          <dt>{text.sentAt}</dt>
          <dd>{formatDate(push.sent_time).slice(0, 16)}</dd>
        </>
      )}
    </dl>
  );
}

function Shown({ push, reload }: { push: PushPage; reload: () => void }) {
  const text = useText(phone);
  const [given, setGiven] = useState<Readonly<Record<string, Answer>>>({});
  useTitle(push.title);
  const isOwn = push.own !== null && !push.preview;
  useEffect(() => {
    if (isOwn) void call('/v1/inbox/open', { push_id: push.id, org_id: push.org.id }).catch(() => undefined);
  }, [push.id, push.org.id, isOwn]);

  const answerOf = (itemId: string) => given[itemId] ?? push.own?.answers.find(({ item_id }) => item_id === itemId);
  const box = (itemId: string, name: string) =>
    push.own && (
      <AnswerBox
        push={push}
        itemId={itemId}
        name={name}
        answer={answerOf(itemId)}
        onAnswer={(answer) => setGiven((before) => ({ ...before, [itemId]: answer }))}
        onStale={() => {
          setGiven(({ [itemId]: _, ...others }) => others);
          reload();
        }}
      />
    );

  return (
    <>
      {push.preview && (
        <p role="status" className="note">
          {text.preview}
        </p>
      )}
      <h1>{push.title}</h1>
      {push.remark && <p>{push.remark}</p>}
      <Facts push={push} />
      {!push.own && <SignIn signedIn={push.signed_in} />}
      <h2>{text.items(push.items.length)}</h2>
      {push.items.length === 0 && <p className="muted">{text.noItems}</p>}
      {push.items.map((item) => (
        <article key={item.item_id} className="card">
          <ItemCard push={push} item={item} />
          {item.public && box(item.item_id, item.name ?? '')}
          {item.public && push.own && answerOf(item.item_id)?.answer === 'interested' && (
            <DealForm push={push} item={item} />
          )}
        </article>
      ))}
      {push.own && (
        <section className="card">
          <h2>{text.wholeTitle}</h2>
          {box('', push.title)}
        </section>
      )}
      {isOwn && (
        <p>
          <a href="/pushDemandOrgAdmin">{text.inbox}</a>
        </p>
      )}
    </>
  );
}

/** The page that a push's message leads to (back-office§2). */
export function PushDetail({ params }: { params: Params }) {
  const preview = new URLSearchParams(location.search).get('preview');
  const push = { id: params.pushId, org: params.orgId, preview };
  const { data, error, reload } = useCall('/v1/inbox/push', push);
  if (error && !data) return <Failed error={error} onRetry={reload} />;
  return data ? <Shown push={data} reload={reload} /> : <Loading />;
}
