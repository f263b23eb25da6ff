import type { ReviewedKind } from './items.ts';
import { type ReviewField, reviewFields } from './review-fields.ts';

/** The groups of a form as they are stored: `result`, `demand` or `project`, `organization`, `promotion`, `scopes`, `attachments`. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What an edit made of a field. */
export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

/** Characters of a day, `yyyy-MM-dd`. */
export const DAY = 10;

type Columns = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value).trim());
const numbers = (value: unknown): string =>
  (text(value).match(/\d+/g) ?? [])
    .map(Number)
    .sort((a, b) => a - b)
    .join();
const records = (value: unknown): Columns[] => (Array.isArray(value) ? (value as Columns[]) : []);

/** Whether a version says anything about a field: what the public sees of an item lacks some. */
function says(form: FormValues, field: ReviewField): boolean {
  const [group = '', column = ''] = field.name.split('.');
  const values = form[group];
  if (values === undefined) return false;
  if (column === '' || values === null) return true;
  return (field.words ?? [column]).some((name) => name in (values as Columns));
}

/** A field's value as it is shown: the words of a place, the rows of scopes and files, the stored value of the rest. */
export function shownValue(form: FormValues, field: ReviewField): unknown {
  const [group = '', column = ''] = field.name.split('.');
  if (column === '') return form[group] ?? [];
  const values = (form[group] ?? {}) as Columns;
  if (!field.words) return values[column] ?? null;
  return field.words.flatMap((name) => text(values[name]).split(/[,\s]+/)).filter(Boolean);
}

/** A field's value so that equal contents are equal texts. */
function comparable(form: FormValues, field: ReviewField): string {
  const value = shownValue(form, field);
  switch (field.value) {
    case 'choices':
      return numbers(value);
    case 'list':
      return records(value).join();
    case 'scopes':
      return records(value)
        .map(({ id }) => text(id))
        .sort()
        .join();
    case 'files':
      return records(value)
        .map((file) => `${text(file.type)} ${text(file.file_path)} ${text(file.file_name)}`)
        .sort()
        .join('\n');
    default:
      return field.day ? text(value).slice(0, DAY) : text(value);
  }
}

/**
 * What differs between the approved version and the one under review, in the order of the form. Identity numbers are not
 * compared: they are in no approved version.
 * @param approved the form as it was approved, or the part of it that the public sees
 */
export const changesOf = (kind: ReviewedKind, approved: FormValues, form: FormValues): Change[] =>
  reviewFields(kind)
    .filter((field) => field.value !== 'hidden' && says(approved, field))
    .filter((field) => comparable(approved, field) !== comparable(form, field))
    .map((field) => ({ field: field.name, before: shownValue(approved, field), after: shownValue(form, field) }));
