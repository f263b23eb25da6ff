import words from '../../i18n/publish';
import { FormText } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { FieldGroup, Wide } from './layout';

interface ContactFieldsProps {
  /** Name of the values' group: result or demand. */
  group: string;
  telephone: boolean;
  email: { required: boolean; maxLength: number };
}

/** Whom to ask about an item. */
export function ContactFields({ group, telephone, email }: ContactFieldsProps) {
  const text = useText(words);
  return (
    <FieldGroup title={text.groups.contact}>
      <FormText name={`${group}.contacts`} label={text.contacts} required maxLength={50} />
      <FormText
        name={`${group}.contacts_tel`}
        label={text.contactsTel}
        required={telephone}
        maxLength={100}
        type="tel"
      />
      <FormText
        name={`${group}.contacts_email`}
        label={text.contactsEmail}
        required={email.required}
        maxLength={email.maxLength}
        type="email"
      />
      <FormText name={`${group}.contacts_wechat`} label={text.contactsWechat} maxLength={100} />
      <Wide>
        <FormText name={`${group}.contacts_addr`} label={text.contactsAddr} required maxLength={500} />
      </Wide>
    </FieldGroup>
  );
}
