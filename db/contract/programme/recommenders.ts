import * as z from 'zod';
import { EXPERT_DUTIES, EXPERT_SEX, ORG_CATEGORIES } from '../enums-programme.ts';
import type { Choice } from '../enums-results.ts';
import type { ErrorCode } from '../errors.ts';

/** Kinds of recommenders by `identify` (back-office§9). */
export const RECOMMENDER = { unit: 1, person: 2, expert: 3 } as const;
export type RecommenderKind = keyof typeof RECOMMENDER;
export const RECOMMENDER_KINDS = Object.keys(RECOMMENDER) as RecommenderKind[];

/** Name of a kind by `identify`; null for what is none. */
export const recommenderKind = (identify: unknown): RecommenderKind | null =>
  RECOMMENDER_KINDS.find((kind) => RECOMMENDER[kind] === Number(identify)) ?? null;

/** Longest texts in characters. */
export const RECOMMENDER_LIMITS = {
  org_name: 100,
  org_password: 128,
  org_contacts_name: 50,
  org_contacts_phone: 20,
  org_contacts_email: 100,
  area: 200,
  profile: 20_000,
} as const;

/** What a new one needs, with the code of the message at its field (back-office§5). */
export const RECOMMENDER_REQUIRED = {
  unit: {
    org_name: 'recommender_unit_required',
    org_password: 'recommender_password_required',
    org_category: 'recommender_category_required',
  },
  person: { org_name: 'recommender_person_required', org_password: 'recommender_password_required' },
  expert: {
    org_contacts_name: 'expert_name_required',
    sex: 'expert_sex_required',
    org_contacts_phone: 'expert_phone_required',
    area: 'expert_area_required',
    duties: 'expert_duties_required',
    org_name: 'expert_unit_required',
    profile: 'expert_profile_required',
  },
} as const satisfies Record<RecommenderKind, Readonly<Record<string, ErrorCode>>>;

/** Fields of an expert (back-office§3). */
export const EXPERT_FIELDS = [
  'org_contacts_name',
  'sex',
  'org_contacts_phone',
  'area',
  'duties',
  'org_name',
  'profile',
  'photos',
] as const;

/** What the office notes of a recommender of whichever kind: reminders and conflicts of interest are made of it. */
export const RECOMMENDER_FACTS = ['org_contacts_phone', 'org_contacts_email', 'organization_id', 'user_id'] as const;

/** Rows that one import takes, and those of them that bring a password, which costs the server a quarter of a second each. */
export const IMPORT_LIMITS = { rows: 200, passwords: 40 } as const;

/** Columns of an import's list, in the order of its template; which of them a kind has is said beside. */
export const IMPORT_COLUMNS = {
  unit: ['org_name', 'org_category', 'org_contacts_name', 'org_contacts_phone', 'org_contacts_email', 'org_password'],
  person: ['org_name', 'org_contacts_phone', 'org_contacts_email', 'org_password'],
  expert: [
    'org_contacts_name',
    'org_name',
    'sex',
    'org_contacts_phone',
    'org_contacts_email',
    'area',
    'duties',
    'profile',
    'org_password',
  ],
} as const satisfies Record<RecommenderKind, readonly string[]>;
export type ImportColumn = (typeof IMPORT_COLUMNS)[RecommenderKind][number];

/** Choices of a list's columns: a cell holds the value or one of its labels. */
export const IMPORT_CHOICES: Partial<Record<ImportColumn, readonly Choice<number>[]>> = {
  org_category: ORG_CATEGORIES,
  sex: EXPERT_SEX,
  duties: EXPERT_DUTIES,
};

const cells = z.record(z.string().max(40), z.string().max(RECOMMENDER_LIMITS.profile));

export const recommenderImport = z.strictObject({
  identify: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Cells of a row by the name of their column, as they stand in the file. */
  rows: z.array(cells).min(1, { message: 'import_rows_required' }).max(IMPORT_LIMITS.rows, {
    message: 'import_rows_many',
  }),
  /** Where each row stands in its file, for messages that name another one; below a line of headings unless told. */
  lines: z.array(z.number().int()).max(IMPORT_LIMITS.rows).optional(),
});
export type RecommenderImport = z.output<typeof recommenderImport>;

/** What is wrong with a cell, or with the row where no column is named. */
const complaint = z.object({ field: z.string(), code: z.string(), msg: z.string() });

export const importReport = z.object({
  /** A row each, from 0 on, in the order of the list. */
  records: z.array(z.object({ row: z.number(), name: z.string(), errors: z.array(complaint) })),
  faulty: z.number(),
});
export type ImportReport = z.output<typeof importReport>;

/** What was written: names and passwords are shown this once. */
export const importResult = z.object({
  records: z.array(z.object({ id: z.string(), name: z.string(), password: z.string(), generated: z.boolean() })),
});
export type ImportResult = z.output<typeof importResult>;

/** The account that a phone or a key means, as the office may know it. */
export const recommenderAccount = z.object({ user_id: z.string(), account: z.string(), name: z.string().nullable() });
