import { useId, useState } from 'react';
import type { PushPage } from '../../../db/contract/inbox';
import phone from '../../i18n/phone';
import { useText } from '../../kit/i18n';
import { call } from '../api';
import { Trouble, useSubmit } from '../submit';

/** A colleague who is no member yet: an administrator makes a link by which they join; others are told who can. */
export function Invite({ push }: { push: PushPage }) {
  const text = useText(phone).invite;
  const id = useId();
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    const made = await call('/v1/user/organization/invite', { organization_id: push.org.id });
    setLink(new URL(made.url, location.origin).href);
  });
  if (!push.own?.me.admin) return <p className="note">{text.byAdmin}</p>;
  if (!link) {
    return (
      <form onSubmit={submit}>
        <p className="note">{text.hint}</p>
        <Trouble error={error} />
        <button type="submit" className="button" disabled={busy}>
          {busy ? text.making : text.make}
        </button>
      </form>
    );
  }
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      // Some browsers within apps allow none: what is selected can be copied by hand.
      () => document.getElementById(id)?.focus(),
    );
  return (
    <div role="status">
      <label htmlFor={id}>{text.link}</label>
      <input id={id} type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
      <p className="note">{text.next}</p>
      <button type="button" className="button" onClick={() => void copy()}>
        {copied ? text.copied : text.copy}
      </button>
    </div>
  );
}
