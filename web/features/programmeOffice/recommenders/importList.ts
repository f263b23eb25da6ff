import {
  IMPORT_CHOICES,
  IMPORT_COLUMNS,
  type ImportColumn,
  RECOMMENDER_REQUIRED,
  type RecommenderKind,
} from '../../../../db/contract/programme/recommenders';
import words from '../../../i18n/programmePeople';
import type { Lang } from '../../../kit/i18n';

/** What a column of a kind is called in its template. */
export function headOf(kind: RecommenderKind, column: ImportColumn, lang: Lang): string {
  const { fields } = words[lang];
  if (column === 'org_name') {
    return kind === 'unit' ? fields.unitName : kind === 'person' ? fields.personName : fields.expertUnit;
  }
  if (column === 'org_contacts_name' && kind === 'expert') return fields.expertName;
  return fields[column];
}

const key = (text: string): string => text.replace(/[\s*＊（(].*$/u, '').toLowerCase();

/** The template of a kind: its headings, those of what must be there with a star, and the choices of the others below. */
export function templateOf(kind: RecommenderKind, lang: Lang): string[][] {
  const required: readonly string[] = Object.keys(RECOMMENDER_REQUIRED[kind]);
  const heads = IMPORT_COLUMNS[kind].map((column) => {
    const head = headOf(kind, column, lang);
    const choices = IMPORT_CHOICES[column]?.map((choice) => choice[lang]).join('/');
    const star = required.includes(column) && column !== 'org_password' ? '*' : '';
    return `${head}${star}${choices ? `（${choices}）` : ''}`;
  });
  return [heads];
}

/**
 * The rows of a list by the names of its columns; lines that say nothing are passed over.
 * @returns null where the first row holds no heading of the kind
 */
export function rowsByColumn(
  kind: RecommenderKind,
  table: readonly string[][],
): { line: number; cells: Record<string, string> }[] | null {
  const places = new Map<number, ImportColumn>();
  (table[0] ?? []).forEach((cell, place) => {
    const column = IMPORT_COLUMNS[kind].find((name) =>
      [name, headOf(kind, name, 'zh'), headOf(kind, name, 'en')].some((head) => key(head) === key(cell.trim())),
    );
    if (column) places.set(place, column);
  });
  if (![...places.values()].includes('org_name')) return null;
  return table.slice(1).flatMap((cells, at) => {
    const entries = [...places].map(([place, column]) => [column, cells[place]?.trim() ?? ''] as const);
    const row = Object.fromEntries(entries.filter(([, cell]) => cell !== ''));
    return Object.keys(row).length > 0 ? [{ line: at + 2, cells: row }] : [];
  });
}
