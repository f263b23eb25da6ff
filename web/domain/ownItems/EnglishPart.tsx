import { NAME_EN, SUMMARY_EN } from '../../../db/contract/form-parts';
import words from '../../i18n/ownItems';
import { FormText } from '../../kit/form';
import { useLang, useText } from '../../kit/i18n';
import { FormPart } from './FormPart';

/** What partners abroad read of an item. */
export function EnglishPart() {
  const { parts } = useText(words);
  const { lang } = useLang();
  const at = lang === 'en' ? 1 : 0;
  return (
    <FormPart title={parts.english}>
      <FormText name="name_en" label={NAME_EN.label[at]} hint={NAME_EN.hint[at]} maxLength={NAME_EN.max} />
      <FormText
        name="summary_en"
        label={SUMMARY_EN.label[at]}
        hint={SUMMARY_EN.hint[at]}
        rows={3}
        maxLength={SUMMARY_EN.max}
      />
    </FormPart>
  );
}
