import { useState } from 'react';
import type { PushPage } from '../../../db/contract/inbox';
import { itemPage } from '../../../db/contract/items';
import type { PushedItem } from '../../../db/contract/pushed-items';
import phone from '../../i18n/phone';
import { useText } from '../../kit/i18n';
import { call } from '../api';
import { ItemHead } from '../ItemHead';

/** The publisher's contact, asked for by who may see it. */
function ContactLine({ push, item }: { push: PushPage; item: PushedItem }) {
  const text = useText(phone);
  const [contact, setContact] = useState('');
  const show = async () => {
    try {
      const found = await call('/v1/contact/reveal', { item_type: push.item_type, id: item.item_id });
      setContact([found.contacts, found.contacts_tel].filter(Boolean).join(' ') || text.noContact);
    } catch (failure) {
      setContact(failure instanceof Error ? failure.message : text.noContact);
    }
  };
  if (contact) return <p role="status">{contact}</p>;
  return (
    <button type="button" className="button" aria-label={text.contactOf(item.name ?? '')} onClick={show}>
      {text.contact}
    </button>
  );
}

/** An item of a push with what the public knows of it. */
export function ItemCard({ push, item }: { push: PushPage; item: PushedItem }) {
  const text = useText(phone);
  if (!item.public) return <p className="muted">{text.itemGone}</p>;
  const name = item.name ?? '';
  const address = itemPage(push.item_type, item.item_id, name);
  return (
    <>
      <ItemHead item={item}>
        <h3>
          <a href={address}>{name}</a>
        </h3>
      </ItemHead>
      {item.summary && <p className="brief">{item.summary}</p>}
      <div className="row">
        <a className="button" href={address} aria-label={text.detailOf(name)}>
          {text.detail}
        </a>
        {push.own && <ContactLine push={push} item={item} />}
      </div>
    </>
  );
}
