import { type Form, fieldsOf, type Look, pathOf } from '../../../../db/contract/form';
import { told } from '../../../../db/contract/words';
import type { Lang } from '../../../kit/i18n';
import type { WizardWords } from '../types';
import type { FieldFacts, FieldFactsByName } from './differences';

const LOOKS: Partial<Record<Look, NonNullable<FieldFacts['look']>>> = {
  ...{ html: 'html', picture: 'picture', scopes: 'scopes' },
};

/** The fields of a form where two versions stand side by side. */
export function fieldFacts(form: Form, words: WizardWords, lang: Lang): FieldFactsByName {
  const fields = fieldsOf(form).flatMap(([name, { asked, label, look, choices }]) => {
    if (asked === false) return [];
    const part = name.includes('.') && words.steps[name.slice(0, name.indexOf('.'))];
    const called = told(label, lang);
    const facts: FieldFacts = {
      label: part && !name.startsWith('organization.') ? `${part}: ${called}` : called,
      ...(choices && { choices }),
      ...(LOOKS[look] && { look: LOOKS[look] }),
    };
    return [[pathOf(form, name), facts] as const];
  });
  const variants = Object.entries(words.variants).map(([value, name]) => ({ value, zh: name, en: name }));
  return { variant: { label: words.variant, choices: variants }, ...Object.fromEntries(fields) };
}
