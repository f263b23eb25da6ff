import type { Choice } from '../../../db/contract/enums-results';
import type { Option } from '../../kit/form/FormChoices';
import type { Lang } from '../../kit/i18n';

/** The choices of the contract as inputs show them. */
export const optionsOf = <V extends string | number>(choices: readonly Choice<V>[], lang: Lang): Option[] =>
  choices.map((choice) => ({ value: choice.value, label: choice[lang] }));

/** The same with a stored value that the list does not hold, so that it is not lost. */
export function optionsWith(choices: readonly Choice<string | number>[], lang: Lang, stored: unknown): Option[] {
  const options = optionsOf(choices, lang);
  const known = !stored || options.some((option) => option.value === stored);
  return known ? options : [...options, { value: String(stored), label: String(stored) }];
}
