import type { Field } from '../../../db/contract/form';
import { told } from '../../../db/contract/words';
import { useLang } from '../../kit/i18n';

/** What inputs are told of the fields of a form: `plain` of any, `text` of one that is written in letters. */
export function useFields<N extends string>(fields: Readonly<Record<N, Field>>) {
  const { lang } = useLang();
  const plain = (name: N) => ({
    name,
    label: told(fields[name].label, lang),
    required: fields[name].required === true,
  });
  const text = (name: N) => {
    const { max } = fields[name];
    return { ...plain(name), ...(max && { maxLength: max }) };
  };
  return { plain, text };
}
