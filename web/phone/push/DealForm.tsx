import { useId, useState } from 'react';
import type { PushPage } from '../../../db/contract/inbox';
import type { PushedItem } from '../../../db/contract/pushed-items';
import phone from '../../i18n/phone';
import { useText } from '../../kit/i18n';
import { call } from '../api';
import { Trouble, useSubmit } from '../submit';

/** Starts a deal about an item that the organisation is interested in. */
export function DealForm({ push, item }: { push: PushPage; item: PushedItem }) {
  const text = useText(phone);
  const id = useId();
  const me = push.own?.me;
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(me?.name ?? '');
  const [tel, setTel] = useState(me?.phone ?? '');
  const [message, setMessage] = useState(() => text.dealMessage(item.name ?? ''));
  const [deal, setDeal] = useState('');
  const { busy, error, submit } = useSubmit(async () => {
    const opened = await call('/v1/user/deal', {
      item_type: push.item_type,
      item_id: item.item_id,
      name,
      phone: tel,
      remark: message,
      org_id: me?.member ? push.org.id : '',
    });
    setDeal(opened.id);
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
    <form onSubmit={submit} noValidate aria-label={text.dealTitle}>
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
        onChange={(event) => setMessage(event.target.value)}
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
