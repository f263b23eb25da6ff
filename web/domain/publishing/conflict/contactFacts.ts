import type words from '../../../i18n/publish';
import type { FieldFactsByName } from './differences';

/** Whom to ask about an item, where two versions stand side by side. @param group result or demand */
export const contactFacts = (group: string, text: typeof words.zh): FieldFactsByName => ({
  [`${group}.contacts`]: { label: text.contacts },
  [`${group}.contacts_tel`]: { label: text.contactsTel },
  [`${group}.contacts_email`]: { label: text.contactsEmail },
  [`${group}.contacts_wechat`]: { label: text.contactsWechat },
  [`${group}.contacts_addr`]: { label: text.contactsAddr },
});
