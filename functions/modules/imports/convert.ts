import type { Choice } from '../../../db/contract/enums-results.ts';
import { SUB_TYPE } from '../../../db/contract/enums-results.ts';
import { fieldsOfHeadings, type ImportField, type ImportProblem } from '../../../db/contract/imports.ts';
import { fieldErrorsOf } from '../../../db/contract/issues.ts';
import type { PublishedKind } from '../../../db/contract/items.ts';
import { asOrganizationName } from '../../../db/contract/organization-name.ts';
import type { Submitted } from '../../../db/contract/publishing.ts';
import { paragraphsOf } from '../../../db/contract/rich-text.ts';
import { demandManner } from '../../tables/items/demand-manner.ts';
import type { Manner } from '../../tables/items/manner.ts';
import { resultManner } from '../../tables/items/result-manner.ts';
import { type Reference, spelling } from './reference.ts';

/** How each kind is published; a row is judged by the shape of the same submission that the form sends. */
export const MANNERS = { result: resultManner, demand: demandManner } as unknown as Readonly<
  Record<PublishedKind, Manner<Submitted>>
>;

/** A row as a submission, or what is wrong with it. */
export interface Converted {
  /** As the file calls it: for the report, and to find what is there already. */
  name: string;
  organization: string | null;
  /** The person who publishes without an organisation. */
  director: string | null;
  input: Submitted | null;
  problems: ImportProblem[];
}

/** Problems of one row that are kept. */
const MAX_PROBLEMS = 20;

type Read = { value: unknown } | Omit<ImportProblem, 'field'>;

const listed = (text: string): string[] =>
  text
    .split(/[;；|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** A cell as rich text: its lines are paragraphs, unless it is markup already. */
const richOf = (text: string): string =>
  /^<(?:p|h\d|div|ul|ol|table|section|article)\b/i.test(text) ? text : paragraphsOf(text);

function chosen(choices: readonly Choice<string | number>[], text: string): string | number | undefined {
  const wanted = spelling(text);
  return choices.find(({ value, zh, en }) => [String(value), zh, en].some((name) => spelling(name) === wanted))?.value;
}

const noChoice = (choices: readonly Choice<string | number>[]): Read => ({
  code: 'import_choice',
  params: { zh: choices.map(({ zh }) => zh).join('、'), en: choices.map(({ en }) => en).join(', ') },
});

function several(choices: readonly Choice<string | number>[], text: string): Read {
  const whole = chosen(choices, text);
  if (whole !== undefined) return { value: [whole] };
  const values = text
    .split(/[;；|\n、,，]/)
    .filter((part) => part.trim() !== '')
    .map((part) => chosen(choices, part));
  return values.includes(undefined) ? noChoice(choices) : { value: values };
}

function dateOf(text: string): Read {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T].*)?$/.exec(text) ?? [];
  if (!year) return { code: 'import_date' };
  return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} 00:00:00` };
}

function scopesOf(text: string, { scopes }: Reference): Read {
  const whole = scopes.get(spelling(text));
  const parts = whole ? [text] : listed(text);
  const ids: string[] = [];
  for (const part of parts) {
    const found = scopes.get(spelling(part)) ?? scopes.get(spelling(part.replace(/\s*[/>]\s*/g, '/')));
    if (!found) return { code: 'import_scope', params: { value: part.slice(0, 50) } };
    if (found.length > 1) return { code: 'import_scope_unclear', params: { value: part.slice(0, 50) } };
    ids.push(...found);
  }
  return { value: [...new Set(ids)] };
}

function read({ name, field }: ImportField, text: string, reference: Reference): Read {
  const { look, choices = [] } = field;
  switch (look) {
    case 'scopes':
      return scopesOf(text, reference);
    case 'place': {
      const codes = reference.places.find(text);
      return codes ? { value: codes } : { code: 'import_place', params: { value: text.slice(0, 50) } };
    }
    case 'country': {
      const value = reference.countries.get(spelling(text));
      return value === undefined ? { code: 'country_invalid' } : { value };
    }
    case 'date':
      return dateOf(text);
    case 'html':
      return { value: richOf(text) };
    case 'multi':
      return several(choices, text);
    case 'select':
    case 'radio': {
      if (name === 'promotion.promotion_type') {
        const value = reference.promotions.get(spelling(text));
        return value === undefined ? { code: 'unknown_reference' } : { value };
      }
      const value = chosen(choices, text);
      return value === undefined ? noChoice(choices) : { value };
    }
    case 'suggest':
      return { value: chosen(choices, text) ?? text };
    default:
      return { value: text };
  }
}

type Group = Record<string, unknown>;

/** Puts a value where the submission has it. */
function put(groups: Record<string, Group>, path: string, value: unknown): void {
  const [group = '', name = ''] = path.split('.');
  groups[group] = { ...groups[group], [name]: value };
}

/** Puts a place where the form of the kind keeps it. */
function putPlace(groups: Record<string, Group>, path: string, codes: readonly string[]): void {
  if (!path.endsWith('.org_province')) put(groups, path, codes.join(','));
  else
    for (const [level, name] of ['province', 'city', 'county'].entries())
      put(groups, `demand.org_${name}`, codes[level]);
}

/**
 * Reads rows of a file: columns by their headings, words as the values that they stand for, and the whole as the submission that
 * a form would send.
 */
export class RowReader {
  readonly columns: (ImportField | null)[];
  private readonly kind: PublishedKind;
  private readonly reference: Reference;

  /** @param headings texts of the first row */
  constructor(kind: PublishedKind, headings: readonly string[], reference: Reference) {
    this.kind = kind;
    this.reference = reference;
    this.columns = fieldsOfHeadings(kind, headings);
  }

  /** @param cells in the order of the headings; a missing one is empty */
  read(cells: readonly string[]): Converted {
    const { kind } = this;
    const groups: Record<string, Group> = { [kind]: {} };
    const problems: ImportProblem[] = [];
    let scopes: unknown = [];
    for (const [at, column] of this.columns.entries()) {
      const text = (cells[at] ?? '').trim();
      if (!column || text === '') continue;
      const got = read(column, text, this.reference);
      if (!('value' in got)) problems.push({ field: column.name, ...got });
      else if (column.name === 'scopes') scopes = got.value;
      else if (column.field.look === 'place') putPlace(groups, column.name, got.value as string[]);
      else put(groups, column.name, got.value);
    }
    const item = groups[kind] ?? {};
    const organization = groups.organization?.name as string | undefined;
    if (kind === 'result' && item.sub_type === undefined && organization) item.sub_type = SUB_TYPE.organization;
    const parsed = MANNERS[kind].row.submission.safeParse({ ...groups, scopes });
    if (!parsed.success) {
      const known = new Set(problems.map(({ field }) => field));
      problems.push(...fieldErrorsOf(parsed.error.issues).filter(({ field }) => !known.has(field)));
    }
    const person = kind === 'result' && item.sub_type === SUB_TYPE.individual;
    return {
      name: typeof item.name === 'string' ? item.name : '',
      organization: person || !organization ? null : asOrganizationName(organization),
      director: person && typeof item.director === 'string' ? item.director : null,
      input: parsed.success && problems.length === 0 ? parsed.data : null,
      problems: problems.slice(0, MAX_PROBLEMS),
    };
  }
}
