import type { PageFact, PageFacts } from '../../../db/contract/form';
import { told } from '../../../db/contract/words';
import catalog from '../../i18n/catalog';
import { useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import type { Fact } from './FactTable';
import type { DetailBase, ResultDetail } from './types';
import { useAmount, useLabel, useLabels, usePlace } from './words';

type Stored = string | number | null | undefined;

type Tell = (item: DetailBase<unknown> & Pick<ResultDetail, 'org_country'>) => Fact[];

/** What a public page tells of a form's fields, and of where and when: beside its text, and below it. */
export function useFormFacts(form: PageFacts): Record<'keyFacts' | 'facts', Tell> {
  const { lang } = useLang();
  const text = useText(catalog);
  const place = usePlace();
  const label = useLabel();
  const labels = useLabels();
  const amount = useAmount();
  const tell = (item: object, facts: readonly PageFact[]) =>
    facts.map(({ name, look, choices, format, label: called }): Fact => {
      const value = (item as Record<string, Stored>)[name];
      const words = () => {
        if (format === 'amount') return amount(value);
        // Days: the hour says nothing to readers.
        if (look === 'date') return String(value ?? '').slice(0, 10);
        if (!choices) return value;
        return look === 'multi' ? labels(choices, value) : label(choices, value);
      };
      return { label: told(called, lang), value: words() };
    });
  return {
    keyFacts: (item) => [
      ...tell(item, form.key),
      { label: text.region, value: place(item) },
      { label: text.country, value: item.org_country },
    ],
    facts: (item) => [
      ...tell(item, form.below),
      { label: text.addTime, value: formatDay(item.add_time) },
      { label: text.updateTime, value: formatDay(item.update_time) },
    ],
  };
}
