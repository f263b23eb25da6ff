import { type FormEvent, useId, useState } from 'react';
import phone from '../../i18n/phone';
import words from '../../i18n/subPages';
import { useText } from '../../shared/i18n';
import { call } from '../api';

/** Feedback on an item, without a sign-in. */
export function FeedbackForm({ pushId, itemId }: { pushId: string; itemId: string }) {
  const text = useText(words);
  const shared = useText(phone);
  const id = useId();
  const [values, setValues] = useState({ name: '', phone: '', remark: '' });
  const [state, setState] = useState<'' | 'busy' | 'done'>('');
  const [error, setError] = useState('');
  const field = (name: keyof typeof values, maxLength: number) => ({
    id: `${id}-${name}`,
    maxLength,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    setError('');
    try {
      await call('/v1/userPush/feedback', { id: pushId, item_id: itemId, ...values });
      setState('done');
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : shared.noAnswer);
      setState('');
    }
  };

  if (state === 'done') {
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
      <p role="alert" className="error">
        {error}
      </p>
      <button type="submit" className="button main" disabled={state === 'busy'}>
        {state === 'busy' ? shared.submitting : shared.submit}
      </button>
    </form>
  );
}
