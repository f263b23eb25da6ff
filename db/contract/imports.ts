import * as z from 'zod';
import { looseId } from './fields.ts';
import { type Field, type Form, fieldsOf, pathOf } from './form.ts';
import { DEMAND_FORM } from './form-demands.ts';
import { RESULT_FORM } from './form-results.ts';
import { IMPORT_LIMITS, IMPORT_REASONS, IMPORT_ROW, IMPORT_STATE } from './import-kinds.ts';
import type { PublishedKind } from './items.ts';
import type { Pair } from './words.ts';

const FORMS: Readonly<Record<PublishedKind, Form>> = { result: RESULT_FORM, demand: DEMAND_FORM };

/** Says of which organisation a column is, where two of a form are asked for the same. */
const RECOMMENDED: Pair = ['推荐单位', 'Recommended by'];

/** What a file cannot hold. */
const NO_CELL = new Set(['picture', 'files']);

/** The variant of a form that a row without a country is of. */
const HOME = new Set(['domestic', 'zh']);

/** A column of a file: a field of the form, under a heading that no other field has. */
export interface ImportField {
  /** Its path in the submission. */
  name: string;
  label: Pair;
  field: Field;
  /** Every row without a country needs it. */
  needed: boolean;
}

function importField(form: Form, name: string, field: Field): ImportField {
  const path = pathOf(form, name);
  const beside = path.startsWith('promotion.');
  const { required, variant, look } = field;
  const always = required === true && (variant === undefined || HOME.has(variant));
  return {
    name: path,
    label: beside ? [`${RECOMMENDED[0]}：${field.label[0]}`, `${RECOMMENDED[1]}: ${field.label[1]}`] : field.label,
    field,
    // Who publishes is told by the organisation's name; only a person has an identity number.
    needed:
      !beside &&
      look !== 'secret' &&
      name !== 'sub_type' &&
      (always || (typeof required === 'string' && HOME.has(required))),
  };
}

/** The columns that a file of a kind may have, in the order of the form. */
export const importFields = (kind: PublishedKind): ImportField[] =>
  fieldsOf(FORMS[kind]).flatMap(([name, field]) =>
    field.asked === false || NO_CELL.has(field.look) ? [] : [importField(FORMS[kind], name, field)],
  );

/** A heading as it is compared: marks of duty, units in brackets, blanks and case say nothing. */
const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replace(/\([^)]*\)\s*$/, '')
    .replace(/[\s*:]/g, '')
    .toLowerCase();

/**
 * Which field each heading names: by its label in either language, or by its name on the wire.
 * @returns a field or null for each heading; of two headings for one field the first counts
 */
export function fieldsOfHeadings(kind: PublishedKind, headings: readonly string[]): (ImportField | null)[] {
  const byName = new Map<string, ImportField>();
  for (const each of importFields(kind)) {
    const short = each.name.startsWith(`${kind}.`) ? [each.name.slice(kind.length + 1)] : [];
    for (const name of [each.name, ...short, ...each.label])
      if (!byName.has(plain(name))) byName.set(plain(name), each);
  }
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const found = byName.get(plain(heading));
    if (!found || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
}

/** Needed fields that no heading names. */
export function missingFields(kind: PublishedKind, found: readonly (ImportField | null)[]): ImportField[] {
  const there = new Set(found.map((each) => each?.name));
  const abroad = [...there].some((name) => name?.endsWith('.org_country'));
  return importFields(kind).filter(
    ({ name, field, needed }) =>
      needed && !there.has(name) && !(abroad && (field.variant !== undefined || typeof field.required === 'string')),
  );
}

const heading = z.string().max(IMPORT_LIMITS.heading);
const headings = z.array(heading).min(1).max(IMPORT_LIMITS.columns);
const kind = z.enum(['result', 'demand']);

/** A row as it stands in the file: its number there, and its cells. */
const fileRow = z.strictObject({
  line: z.number().int().min(1).max(2_000_000),
  cells: z.array(z.string().max(IMPORT_LIMITS.pieceCharacters)).max(IMPORT_LIMITS.columns),
});
export type FileRow = z.output<typeof fileRow>;

const rising = (rows: readonly FileRow[]) => rows.every(({ line }, at) => at === 0 || line > (rows[at - 1]?.line ?? 0));

export const importCheckInput = z.strictObject({
  kind,
  headings,
  rows: z.array(fileRow).max(IMPORT_LIMITS.checkRows),
});

export const importStartInput = z.strictObject({
  kind,
  name: z.string().trim().min(1, 'required').max(IMPORT_LIMITS.fileName),
  headings,
  pieces: z.number().int().min(1).max(IMPORT_LIMITS.pieces),
  rows: z.number().int().min(1).max(IMPORT_LIMITS.rows),
});

export const importPieceInput = z.strictObject({
  id: looseId,
  /** From 1. */
  no: z.number().int().min(1).max(IMPORT_LIMITS.pieces),
  rows: z.array(fileRow).min(1).max(IMPORT_LIMITS.pieceRows).refine(rising, 'invalid_value'),
});

export const importBeginInput = z.strictObject({
  id: looseId,
  /** An auditor's import: what it makes is public at once and waits for no review. */
  at_once: z.boolean().optional(),
});

export const importInput = z.strictObject({ id: looseId });

/** What is wrong with a row, at a field by its path. */
const problem = z.object({
  field: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ImportProblem = z.output<typeof problem>;

/** What an import would make of the first rows. */
export const importChecked = z.object({
  /** The field of each heading, by its path; null where nobody knows it. */
  columns: z.array(z.string().nullable()),
  missing: z.array(z.string()),
  rows: z.array(z.object({ line: z.number(), problems: z.array(problem) })),
});
export type ImportChecked = z.output<typeof importChecked>;

export const importJob = z.object({
  id: z.string(),
  kind,
  name: z.string(),
  user_name: z.string().nullable(),
  /** The caller's own. */
  is_own: z.boolean(),
  state: z.literal(Object.values(IMPORT_STATE)),
  reason: z.enum(IMPORT_REASONS).nullable(),
  at_once: z.boolean(),
  pieces: z.number(),
  row_count: z.number(),
  done_count: z.number(),
  made_count: z.number(),
  duplicate_count: z.number(),
  refused_count: z.number(),
  /** Unix seconds. */
  add_time: z.number(),
  begin_time: z.number().nullable(),
  end_time: z.number().nullable(),
  update_time: z.number(),
});
export type ImportJob = z.output<typeof importJob>;

/** One import; `received` are the numbers of the pieces that are there, as long as it is being sent. */
export const importDetail = importJob.extend({ received: z.array(z.number()) });
export type ImportDetail = z.output<typeof importDetail>;

export const importRow = z.object({
  row_no: z.number(),
  state: z.literal(Object.values(IMPORT_ROW)),
  name: z.string().nullable(),
  item_id: z.string().nullable(),
  code: z.string().nullable(),
  problems: z.array(problem),
});
export type ImportRow = z.output<typeof importRow>;
