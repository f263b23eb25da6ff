import { useState } from 'react';
import type { PushPage } from '../../../db/contract/inbox';
import type { PushedItem } from '../../../db/contract/pushed-items';
import phone from '../../i18n/phone';
import { useText } from '../../kit/i18n';
import { call } from '../api';

interface Shown {
  name: string;
  tel: string;
}

/** The publisher's contact, asked for by who may see it; its number calls. */
export function ContactLine({ push, item }: { push: PushPage; item: PushedItem }) {
  const text = useText(phone);
  const [contact, setContact] = useState<Shown | null>(null);
  const show = async () => {
    try {
      const found = await call('/v1/contact/reveal', { item_type: push.item_type, id: item.item_id });
      const [name, tel] = [found.contacts ?? '', found.contacts_tel ?? ''];
      setContact({ name: name || tel ? name : text.noContact, tel });
    } catch (failure) {
      setContact({ name: failure instanceof Error ? failure.message : text.noContact, tel: '' });
    }
  };
  if (!contact) {
    return (
      <button type="button" className="button" aria-label={text.contactOf(item.name ?? '')} onClick={show}>
        {text.contact}
      </button>
    );
  }
  return (
    <p role="status" className="contact">
      {contact.name}{' '}
      {contact.tel && (
        <a className="button" href={`tel:${contact.tel.replace(/[^\d+]/g, '')}`}>
          {text.callOf(contact.tel)}
        </a>
      )}
    </p>
  );
}
