import { useEffect, useId, useRef, useState } from 'react';
import type { UserPushDetail } from '../../../db/contract/subscriptions';
import phone from '../../i18n/phone';
import words from '../../i18n/subscriptionPages';
import { useText } from '../../kit/i18n';
import { richTextElements } from '../../kit/layout/richTextElements';
import { call, useCall } from '../api';
import { ItemHead } from '../ItemHead';
import type { Params } from '../router';
import { Failed, Loading, useTitle } from '../States';
import { Trouble, useSubmit } from '../submit';

/** Feedback on an item, without a sign-in. */
function FeedbackForm({ pushId, itemId }: { pushId: string; itemId: string }) {
  const text = useText(words);
  const shared = useText(phone);
  const id = useId();
  const [values, setValues] = useState({ name: '', phone: '', remark: '' });
  const [done, setDone] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    await call('/v1/userPush/feedback', { id: pushId, item_id: itemId, ...values });
    setDone(true);
  }, id);
  const thanks = useRef<HTMLParagraphElement>(null);
  const field = (name: keyof typeof values, maxLength: number) => ({
    id: `${id}-${name}`,
    required: true,
    'aria-invalid': error?.field === name,
    maxLength,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  useEffect(() => {
    if (done) thanks.current?.focus();
  }, [done]);

  if (done) {
    return (
      <p role="status" className="note" ref={thanks} tabIndex={-1}>
        {shared.thanks}
      </p>
    );
  }
  return (
    <form className="card" onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text.feedback}</h2>
      <label htmlFor={`${id}-name`}>{text.name}</label>
      <input type="text" autoComplete="name" {...field('name', 50)} />
      <label htmlFor={`${id}-phone`}>{text.phone}</label>
      <input type="text" autoComplete="tel" {...field('phone', 50)} />
      <label htmlFor={`${id}-remark`}>{text.remark}</label>
      <textarea {...field('remark', 2000)} />
      <Trouble error={error} />
      <button type="submit" className="button main" disabled={busy}>
        {busy ? shared.submitting : shared.submit}
      </button>
    </form>
  );
}

function Contact({ item }: { item: UserPushDetail }) {
  const text = useText(words);
  const { contacts = null, contacts_tel: number = null } = item.contact ?? {};
  const dialled = number?.replace(/[^\d+]/g, '');
  return (
    <section className="card">
      <h2>{text.contact}</h2>
      {contacts || number ? <p>{[contacts, number].filter(Boolean).join(' ')}</p> : <p>{text.noContact}</p>}
      {dialled && (
        <a className="button" href={`tel:${dialled}`}>
          {text.call(number ?? '')}
        </a>
      )}
    </section>
  );
}

function Shown({ item, pushId }: { item: UserPushDetail; pushId: string }) {
  const text = useText(words);
  const short = location.pathname.split('/')[1]?.endsWith('HZ') ? 'HZ' : '';
  const title = item.name ?? text.gone;
  const plain = !/[<&]/.test(item.profile);
  useTitle(title);
  return (
    <>
      <p>
        <a href={`/wxSubPushList${short}/${item.item_type}/${pushId}`}>{text.back}</a>
      </p>
      <h1>{title}</h1>
      {item.public && (
        <>
          <div className="card">
            <ItemHead item={item}>{item.summary && !item.profile && <p>{item.summary}</p>}</ItemHead>
          </div>
          {item.profile && (
            <section className="card rich">
              <h2>{text.profile}</h2>
              <div>{plain ? item.profile : richTextElements(item.profile)}</div>
            </section>
          )}
          <Contact item={item} />
          <FeedbackForm pushId={pushId} itemId={item.item_id} />
        </>
      )}
    </>
  );
}

/** An item of a push to a subscriber: the unguessable id in the address stands for a sign-in (decision 37). */
export function SubscriptionDetail({ params }: { params: Params }) {
  const { id = '', userPushId = '' } = params;
  const { data, error, reload } = useCall('/v1/userPush/item', { id: userPushId, item_id: id });
  if (error && !data) return <Failed error={error} onRetry={reload} />;
  return data ? <Shown item={data} pushId={userPushId} /> : <Loading />;
}
