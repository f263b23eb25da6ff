import { useId, useState } from 'react';
import phone from '../../i18n/phone';
import words from '../../i18n/subscriptionPages';
import { useText } from '../../kit/i18n';
import { call } from '../api';
import { Trouble, useSubmit } from '../submit';

/** Feedback on an item, without a sign-in. */
export function FeedbackForm({ pushId, itemId }: { pushId: string; itemId: string }) {
  const text = useText(words);
  const shared = useText(phone);
  const id = useId();
  const [values, setValues] = useState({ name: '', phone: '', remark: '' });
  const [done, setDone] = useState(false);
  const field = (name: keyof typeof values, maxLength: number) => ({
    id: `${id}-${name}`,
    maxLength,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  const { busy, error, submit } = useSubmit(async () => {
    await call('/v1/userPush/feedback', { id: pushId, item_id: itemId, ...values });
    setDone(true);
  });

  if (done) {
    return (
      <p role="status" className="note">
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
