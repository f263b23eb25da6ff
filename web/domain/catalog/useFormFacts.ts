import { type Form, factsOf } from '../../../db/contract/form';
import { told } from '../../../db/contract/words';
import { useLang } from '../../kit/i18n';
import type { Fact } from './FactTable';
import { useAmount, useLabel, useLabels } from './words';

type Stored = string | number | null | undefined;

/** What a public page tells of a form's fields: those beside its text, and all others. */
export function useFormFacts(form: Form): Record<'key' | 'other', (item: object) => Fact[]> {
  const { lang } = useLang();
  const label = useLabel();
  const labels = useLabels();
  const amount = useAmount();
  const tell = (key: boolean) => (item: object) =>
    factsOf(form, key).map(([name, { look, choices, format, label: called, onPage = called }]): Fact => {
      const value = (item as Record<string, Stored>)[name];
      const words = () => {
        if (format === 'amount') return amount(value);
        // Days: the hour says nothing to readers.
        if (look === 'date') return String(value ?? '').slice(0, 10);
        if (!choices) return value;
        return look === 'multi' ? labels(choices, value) : label(choices, value);
      };
      return { label: told(onPage, lang), value: words() };
    });
  return { key: tell(true), other: tell(false) };
}
