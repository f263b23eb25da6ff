import { CLASSIFIED } from '../../../db/contract/enums-results.ts';
import { ITEMS, PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { AUDIT, LIMITS } from '../../../db/contract/limits.ts';
import type { Translated, TranslationInput, Untranslated } from '../../../db/contract/translations.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { readPage, selectTotal } from '../../platform/paging.ts';
import { beginningOf } from '../../platform/plain-text.ts';
import { update } from '../../platform/sql.ts';
import { approvedStatements, isClassified } from '../../tables/items/lifecycle.ts';
import { itemOf, readItemParts } from '../../tables/items/parts.ts';
import { versionStatements } from '../../tables/versioned.ts';

const SUMMARY = 300;

interface Lacking {
  sql: string;
  key: string;
  order: string;
  version: string;
  /** Columns of its name, its Chinese text and its summary in English, where they are none of an item's. */
  name?: string;
  text?: string;
  english?: string;
}

/** SQL: what is classified, or at the end of its term, is nothing that everybody reads (decisions 107, 433). */
const OPEN = `secrecy IS NOT ${CLASSIFIED} AND coalesce(expire_time > unixepoch(), 1)`;

/** The rows that lack English, each condition as an index of the table has it. */
const LACKING: Readonly<Record<Translated, Lacking>> = {
  result: lacking('result'),
  demand: lacking('demand'),
  product: lackingRow('product'),
  project: lackingRow('project'),
  organization: {
    sql: 'organization WHERE name_en IS NULL AND is_shown = 1 AND audit_status = 4 AND is_delete = 0',
    key: 'organization_id',
    order: 'add_time',
    version: '0',
    english: 'profile_en',
  },
  innovation: {
    sql: 'innovate INDEXED BY innovate_untranslated WHERE title_en IS NULL AND is_open = 1 AND is_delete = 0',
    key: 'id',
    order: 'add_time',
    version: '0',
    ...{ name: 'title', text: 'content', english: 'NULL' },
  },
  round: {
    sql: 'project_round WHERE title_en IS NULL AND is_delete = 0',
    key: 'id',
    order: 'open_time',
    version: 'version',
    ...{ name: 'title', text: 'guide', english: 'NULL' },
  },
};

function lacking(kind: PublishedKind) {
  const { noun, key } = PUBLISHED[kind];
  return {
    sql: `${noun} INDEXED BY ${noun}_untranslated WHERE name_en IS NULL AND audit_status = ${AUDIT.approved} AND is_delete = 0 AND unlist_time IS NULL
      AND ${OPEN}`,
    key,
    order: 'release_time',
    version: 'version',
  };
}

/** Kinds whose approved rows are what everybody reads. */
type RowKind = 'product' | 'project';

function lackingRow(kind: RowKind) {
  const { noun, key } = ITEMS[kind];
  return {
    sql: `${noun} INDEXED BY ${noun}_untranslated WHERE name_en IS NULL AND audit_status = ${AUDIT.approved} AND is_delete = 0`,
    key,
    order: 'add_time',
    version: 'version',
  };
}

const count = ({ sql }: { sql: string }): Statement => selectTotal(`FROM ${sql}`);

/** How many of each kind have no name in English, each counted up to the limit of exact totals. */
export async function untranslatedCounts(db: Database): Promise<Record<Translated, number>> {
  const kinds = Object.keys(LACKING) as Translated[];
  const answers = await db.batch<{ total: number }>(kinds.map((kind) => count(LACKING[kind])));
  return Object.fromEntries(
    kinds.map((kind, at) => [kind, Math.min(answers[at]?.[0]?.total ?? 0, LIMITS.listTotal)]),
  ) as Record<Translated, number>;
}

/**
 * A page of what is public and has no name in English, newest first.
 * @param query.pageIndex from 1, and rows of a page
 */
export async function untranslated(
  db: Database,
  query: { kind: Translated; pageIndex?: string | undefined; pageSize?: string | undefined },
): Promise<Page<Untranslated>> {
  const it = LACKING[query.kind];
  const { name = 'name', text = 'profile', english = 'summary_en' } = it;
  const sql = `SELECT ${it.key} AS id, ${name} AS name, substr(${text}, 1, 2000) AS beginning, ${english} AS summary_en, ${it.version} AS version
            FROM ${it.sql} ORDER BY ${it.order} DESC, ${it.key} DESC LIMIT ? OFFSET ?`;
  const shaped = ({ beginning, ...row }: Untranslated & { beginning: string | null }) => ({
    ...row,
    summary: beginningOf(beginning, SUMMARY),
  });
  return readPage(db, query, { sql, from: `FROM ${it.sql}` }, shaped);
}

const entry = (caller: Caller, table: string, { id, name_en }: TranslationInput): Statement =>
  auditEntry({ userId: caller.userId, action: 'translate', table, itemId: id, after: name_en });

async function translateItem(db: Database, caller: Caller, kind: PublishedKind, input: TranslationInput) {
  const { noun, key } = PUBLISHED[kind];
  const item = itemOf(await db.batch<unknown>(readItemParts(kind, input.id)));
  if (!item || item.row.audit_status !== AUDIT.approved || item.row.unlist_time !== null || isClassified(item.row))
    throw notFound();
  const changes = {
    name_en: input.name_en,
    summary_en: input.summary_en || null,
    version: item.row.version + 1,
  };
  // Only what was read is made public: an edit that waits for its review has another state, one that came since another version. Whoever
  // published it has the word where they wrote English themselves.
  const unchanged = {
    sql: `${key} = ? AND version = ? AND audit_status = ${AUDIT.approved} AND name_en IS NULL AND ${OPEN}`,
    params: [input.id, input.version],
  };
  const row = { ...item.row, ...changes };
  return [
    update(noun, changes, unchanged),
    assertChanged(),
    ...approvedStatements(kind, row, item.parts, { caller, at: now() }, 'refresh'),
    entry(caller, noun, input),
  ];
}

/** The row is what is public, and its table keeps the approved version. */
function translateRow(caller: Caller, kind: RowKind, input: TranslationInput): Statement[] {
  const { noun, key } = ITEMS[kind];
  return [
    update(
      noun,
      { name_en: input.name_en, summary_en: input.summary_en || null },
      {
        sql: `${key} = ? AND version = ? AND audit_status = ${AUDIT.approved} AND name_en IS NULL AND is_delete = 0`,
        params: [input.id, input.version],
      },
    ),
    assertChanged(),
    entry(caller, noun, input),
  ];
}

const translateOrganization = (caller: Caller, input: TranslationInput): Statement[] => [
  update(
    'organization',
    { name_en: input.name_en, ...(input.summary_en && { profile_en: input.summary_en }) },
    {
      sql: `organization_id = ? AND name_en IS NULL AND is_shown = 1 AND audit_status = ${AUDIT.approved} AND is_delete = 0`,
      params: [input.id],
    },
  ),
  assertChanged(),
  entry(caller, 'organization', input),
];

/** Editors find the version before the translation among the others. */
const translateInnovation = (caller: Caller, { id, name_en, ...input }: TranslationInput): Statement[] => [
  ...versionStatements('innovate', [id]),
  update(
    'innovate',
    { title_en: name_en },
    { sql: 'id = ? AND title_en IS NULL AND is_open = 1 AND is_delete = 0', params: [id] },
  ),
  assertChanged(),
  ...versionStatements('innovate', [id], { userId: userIdOf(caller), at: now() }),
  entry(caller, 'innovate', { id, name_en, ...input }),
];

const translateRound = (caller: Caller, input: TranslationInput): Statement[] => [
  update(
    'project_round',
    { title_en: input.name_en, version: input.version + 1 },
    { sql: 'id = ? AND version = ? AND title_en IS NULL AND is_delete = 0', params: [input.id, input.version] },
  ),
  assertChanged(),
  entry(caller, 'project_round', input),
];

function statementsOf(db: Database, caller: Caller, input: TranslationInput): Statement[] | Promise<Statement[]> {
  const { kind } = input;
  if (kind === 'organization') return translateOrganization(caller, input);
  if (kind === 'innovation') return translateInnovation(caller, input);
  if (kind === 'round') return translateRound(caller, input);
  return kind === 'result' || kind === 'demand'
    ? translateItem(db, caller, kind, input)
    : translateRow(caller, kind, input);
}

/**
 * Gives something public its name in English, and its summary where it has one.
 * @param input `version` is the one that the translator saw
 * @throws AppError 404 when it is not public, 409 when it was changed or translated meanwhile
 */
export async function translate(db: Database, caller: Caller, input: TranslationInput): Promise<{ id: string }> {
  const statements = await statementsOf(db, caller, input);
  await writeOr(db, 'conflict', statements);
  return { id: input.id };
}
