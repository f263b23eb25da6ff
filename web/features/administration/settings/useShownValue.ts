import { useRegionChildren } from '../../../domain/fields/regions';
import words from '../../../i18n/administration';
import catalog from '../../../i18n/catalog';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { controlOf, readSetting } from './entry';

const isNamed = (entry: unknown): entry is { name: string; name_en?: string } =>
  typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string';

/** A setting as it reads, on its page and in the log: with its unit, of a list its words, of places their names. */
export function useShownValue(): (id: string, value: string | null) => string {
  const text = useText(words).settings;
  const { separator } = useText(catalog);
  const { lang } = useLang();
  const provinces = useRegionChildren('0').data?.records ?? [];
  return (id, value) => {
    if (!value) return '';
    const control = controlOf(id);
    const entered = readSetting(control, value);
    const list = Array.isArray(entered.value) ? entered.value : [];
    switch (control.kind) {
      case 'switch':
        return value === '1' ? text.on : text.off;
      case 'number':
        return `${value} ${text.units[control.unit]}`;
      case 'hours':
        return text.until(entered.from, entered.to);
      case 'regions':
        return list
          .map((code) => {
            const row = provinces.find(({ id: each }) => String(each) === String(code));
            return row ? pickName(lang, row.name, row.name_en) : String(code);
          })
          .join(separator);
      case 'texts':
      case 'databases':
        return list
          .map((each) => (isNamed(each) ? pickName(lang, each.name, each.name_en) : String(each)))
          .join(separator);
      default:
        return value;
    }
  };
}
