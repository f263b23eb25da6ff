import { type Lang, pickName } from '../../../kit/i18n';

const isNamed = (entry: unknown): entry is { name: string; name_en?: string } =>
  typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string';

/** A setting as it reads: of a stored list, its words or the names of its entries. */
export function shownValue(value: string, lang: Lang, separator: string): string {
  if (!value.startsWith('[')) return value;
  try {
    const list: unknown = JSON.parse(value);
    if (!Array.isArray(list)) return value;
    return list.map((each) => (isNamed(each) ? pickName(lang, each.name, each.name_en) : String(each))).join(separator);
  } catch {
    // Written by hand and no list: it is shown as it stands.
    return value;
  }
}
