import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Answer, PushPage } from '../../../db/contract/inbox';
import type { PushedItem } from '../../../db/contract/pushed-items';
import phone from '../../i18n/phone';
import { useLang, useText } from '../../kit/i18n';
import { inChatApp } from '../../kit/inChatApp';
import { formatMinute } from '../../kit/layout/format';
import { call, read, useCall } from '../api';
import { AnswerBox } from '../push/AnswerBox';
import type { AnswerDraft } from '../push/AnswerForm';
import { ContactLine } from '../push/ContactLine';
import { ItemCard } from '../push/ItemCard';
import { ItemDetail } from '../push/ItemDetail';
import { type Params, useSearch } from '../router';
import { Failed, Loading, useTitle } from '../States';
import { Trouble, useSubmit } from '../submit';

interface DealFormProps {
  push: PushPage;
  item: PushedItem;
  /** What was said with the answer: the publisher reads it where nothing else is written. */
  said: string;
  /** The one that is open; empty for none. */
  deal: string;
  onOpened: (id: string) => void;
}

/** Starts a deal about an item that the organisation is interested in, or leads to the one that goes on. */
function DealForm({ push, item, said, deal, onOpened }: DealFormProps) {
  const text = useText(phone);
  const id = useId();
  const me = push.own?.me;
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(me?.name ?? '');
  const [tel, setTel] = useState(me?.phone ?? '');
  const [written, setWritten] = useState<string | null>(null);
  const message = written ?? (said || text.dealMessage(item.name ?? ''));
  const { busy, error, submit } = useSubmit(async () => {
    const opened = await call('/v1/user/deal', {
      item_type: push.item_type,
      item_id: item.item_id,
      name,
      phone: tel,
      remark: message,
      org_id: me?.member ? push.org.id : '',
    });
    onOpened(opened.id);
  });

  if (deal) {
    return (
      <p role="status" className="note">
        {text.dealOpened} · <a href={`/deals/${deal}`}>{text.toDeal}</a>
      </p>
    );
  }
  if (!open) {
    return (
      <button type="button" className="button main" onClick={() => setOpen(true)}>
        {text.startDeal}
      </button>
    );
  }
  return (
    <form onSubmit={submit} noValidate aria-label={text.startDeal}>
      <p className="muted">{text.dealHint}</p>
      <label htmlFor={`${id}-name`}>{text.yourName}</label>
      <input
        id={`${id}-name`}
        type="text"
        autoComplete="name"
        maxLength={50}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <label htmlFor={`${id}-tel`}>{text.yourPhone}</label>
      <input
        id={`${id}-tel`}
        type="text"
        inputMode="tel"
        autoComplete="tel"
        maxLength={50}
        value={tel}
        onChange={(event) => setTel(event.target.value)}
      />
      <label htmlFor={`${id}-message`}>{text.yourMessage}</label>
      <textarea
        id={`${id}-message`}
        maxLength={2000}
        value={message}
        onChange={(event) => setWritten(event.target.value)}
      />
      <Trouble error={error} />
      <div className="row">
        <button type="submit" className="button main" disabled={busy}>
          {busy ? text.submitting : text.submit}
        </button>
        <button type="button" className="button" onClick={() => setOpen(false)}>
          {text.cancel}
        </button>
      </div>
    </form>
  );
}

/** Who is not known yet says who they are, and comes back to this page. */
function SignIn({ signedIn }: { signedIn: boolean }) {
  const text = useText(phone);
  const [error, setError] = useState('');
  const here = location.pathname;
  const byChatApp = async () => {
    try {
      const at = inChatApp() ? 'app' : 'computer';
      const { url } = await read('/v1/wx/authorize', { to: here, at });
      // The scan page leads back to what is remembered.
      sessionStorage.setItem('returnTo', here);
      location.assign(url);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : text.noAnswer);
    }
  };
  return (
    <section className="card">
      <h2>{text.signInTitle}</h2>
      <p>{signedIn ? text.wrongAccount : text.signInHint}</p>
      <div className="row">
        {!signedIn && (
          <button type="button" className="button main" onClick={byChatApp}>
            {text.byChatApp}
          </button>
        )}
        <a className="button" href="/login" onClick={() => sessionStorage.setItem('returnTo', here)}>
          {signedIn ? text.otherAccount : text.byAccount}
        </a>
      </div>
      <p role="alert" className="error">
        {error}
      </p>
    </section>
  );
}

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
          <dd>{formatMinute(push.sent_time)}</dd>
        </>
      )}
    </dl>
  );
}

/** How many items have an answer, in words and as one mark for each. */
function Progress({ marks }: { marks: readonly { id: string; done: boolean }[] }) {
  const text = useText(phone);
  const answered = marks.filter(({ done }) => done).length;
  return (
    <div className="progress">
      <p role="status">
        <strong>{text.progress(answered, marks.length)}</strong>{' '}
        <span className="muted">{text.left(marks.length - answered)}</span>
      </p>
      <div className="marks" aria-hidden="true">
        {marks.map(({ id, done }) => (
          <i key={id} className={done ? 'done' : ''} />
        ))}
      </div>
    </div>
  );
}

function Shown({ push, reload }: { push: PushPage; reload: () => void }) {
  const text = useText(phone);
  const { lang } = useLang();
  const [started, setStarted] = useState<Readonly<Record<string, string>>>({});
  const [given, setGiven] = useState<Readonly<Record<string, Answer>>>({});
  // Of each item, whether it is answered in the list or beside its text.
  const [drafts, setDrafts] = useState<Readonly<Record<string, AnswerDraft>>>({});
  const chosen = new URLSearchParams(useSearch()).get('item');
  const detail = push.items.find((item) => item.public && item.item_id === chosen);
  const place = useRef(0);
  useTitle(detail ? undefined : push.title);
  // Back from an item the list stands where it was left.
  useEffect(() => {
    if (detail) return;
    const keep = () => {
      place.current = scrollY;
    };
    if (place.current) scrollTo(0, place.current);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [detail]);
  const isOwn = push.own !== null && !push.preview;
  useEffect(() => {
    if (isOwn) void call('/v1/inbox/open', { push_id: push.id, org_id: push.org.id }).catch(() => undefined);
  }, [push.id, push.org.id, isOwn]);

  const answerOf = (itemId: string) => given[itemId] ?? push.own?.answers.find(({ item_id }) => item_id === itemId);
  const box = (itemId: string, name: string, more?: ReactNode) =>
    push.own && (
      <AnswerBox
        push={push}
        itemId={itemId}
        name={name}
        answer={answerOf(itemId)}
        draft={drafts[itemId] ?? {}}
        onDraft={(changed) =>
          setDrafts((before) => ({ ...before, [itemId]: changed ? { ...before[itemId], ...changed } : {} }))
        }
        more={more}
        onAnswer={(answer) => setGiven((before) => ({ ...before, [itemId]: answer }))}
        onStale={() => {
          setGiven(({ [itemId]: _, ...others }) => others);
          reload();
        }}
      />
    );

  const answered = (item: PushedItem) => {
    const { item_id: id, name } = item;
    if (!item.public) return null;
    const answer = answerOf(id);
    return (
      <>
        {box(id, name ?? '', push.own && item !== detail && <ContactLine push={push} item={item} />)}
        {push.own && answer?.answer === 'interested' && (
          <DealForm
            push={push}
            item={item}
            said={answer.content ?? ''}
            deal={started[id] ?? push.own.deals.find(({ item_id }) => item_id === id)?.id ?? ''}
            onOpened={(deal) => setStarted((before) => ({ ...before, [id]: deal }))}
          />
        )}
      </>
    );
  };

  /** Where to go from an item that is answered; undefined while it is not. */
  const nextAfter = ({ item_id }: PushedItem) =>
    answerOf(item_id) && (push.items.find((item) => item.public && !answerOf(item.item_id)) ?? null);

  return (
    <>
      {push.preview && (
        <p role="status" className="note">
          {text.preview}
        </p>
      )}
      {detail && (
        <ItemDetail key={detail.item_id} push={push} item={detail} next={nextAfter(detail)}>
          {answered(detail)}
        </ItemDetail>
      )}
      {/* What was begun in the list stays while an item is looked at. */}
      <div hidden={detail !== undefined}>
        {detail ? <p>{push.title}</p> : <h1>{push.title}</h1>}
        {push.remark && <p>{push.remark}</p>}
        <Facts push={push} />
        {!push.own && <SignIn signedIn={push.signed_in} />}
        <h2>{text.items(push.items.length)}</h2>
        {push.items.length === 0 && <p className="muted">{text.noItems}</p>}
        {push.own && push.items.length > 0 && (
          <Progress marks={push.items.map(({ item_id: id }) => ({ id, done: answerOf(id) !== undefined }))} />
        )}
        {push.items.map((item, index) => (
          <article key={item.item_id} className="card">
            <ItemCard item={item} place={index + 1} />
            {answered(item)}
          </article>
        ))}
        {push.own_items.length > 0 && (
          <p className="left">
            {text.ownItems(push.own_items.length)} {push.own_items.join(lang === 'zh' ? '、' : ', ')}
          </p>
        )}
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
      </div>
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
