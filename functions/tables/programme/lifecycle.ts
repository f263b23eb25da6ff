import {
  DECLARATION_REQUIRED,
  isRecommender,
  missingFields,
  type Required,
} from '../../../db/contract/programme/declaration.ts';
import type { Row } from '../../data/row.ts';
import { type AuditEntry, auditEntry } from '../../platform/audit-log.ts';
import type { Caller } from '../../platform/caller.ts';
import { codeMonth } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, type FieldError } from '../../platform/errors.ts';

/** Where a declaration is: a draft, declared, returned to its declarant, withdrawn by the office. */
export const STAGE = { draft: 0, declared: 1, returned: 2, withdrawn: 3 } as const;

/**
 * SQL condition: what was started may be finished until the closing second of its round, and what was returned at any time.
 * @param of name or alias of `project`
 */
export const openToDeclarant = (of: string): string =>
  `(${of}.stage = ${STAGE.returned} OR (${of}.stage IN (${STAGE.draft}, ${STAGE.declared})
    AND coalesce((SELECT unixepoch() < r.close_time FROM project_round r WHERE r.id = ${of}.round_id), 1)))`;

const LETTERS = 'SB';

/**
 * What a declaration lacks before it can be handed in (back-office§5): fields with the code of their message.
 * @param row columns of `project`
 */
export const missingOf = (row: Row): { field: Required; code: (typeof DECLARATION_REQUIRED)[Required] }[] =>
  missingFields(row).map((field) => ({ field, code: DECLARATION_REQUIRED[field] }));

/** The recommender that a declaration names in a column; null where none is. */
const chosenIn = (value: unknown): string | null => (isRecommender(value) ? String(value) : null);

/**
 * Units and persons that declarations name and that are not there.
 * @param rows columns of `project`, or changes of them
 * @returns complaints at their columns
 */
export async function unknownRecommenders(db: Database, rows: readonly Row[]): Promise<FieldError[]> {
  const named = rows.flatMap((row) =>
    (['orgRec_id', 'personRec_id'] as const).flatMap((field) => {
      const id = chosenIn(row[field]);
      return id === null ? [] : [{ field, id, identify: field === 'orgRec_id' ? 1 : 2 }];
    }),
  );
  if (named.length === 0) return [];
  const unknown = await db.all<{ field: string }>(
    `SELECT j.value ->> 'field' AS field FROM json_each(?) j LEFT JOIN project_recommend r
     ON r.id = j.value ->> 'id' AND r.identify = j.value ->> 'identify' AND r.is_delete = 0 WHERE r.id IS NULL`,
    [JSON.stringify(named)],
  );
  return unknown.map(({ field }) => ({ field, code: 'invalid_value' }));
}

/**
 * The files that a round asks for and a declaration does not have.
 * @param row `id` of the declaration and `round_id`
 * @param files its files, where they are not those that stand there
 * @returns complaints at `attachments`
 */
export async function lackedFiles(
  db: Database,
  { id, round_id }: Row,
  files?: readonly { kind?: string | null }[],
): Promise<FieldError[]> {
  if (!round_id) return [];
  const there = files
    ? 'SELECT value FROM json_each(?2)'
    : 'SELECT kind FROM attachment_relation WHERE item_id = ?2 AND is_delete = 0 AND kind IS NOT NULL';
  const lacked = await db.all<{ name: string }>(
    `SELECT name FROM project_round_file WHERE round_id = ?1 AND is_required = 1 AND id NOT IN (${there}) ORDER BY sort, id LIMIT 20`,
    [String(round_id), files ? JSON.stringify(files.flatMap(({ kind }) => kind ?? [])) : String(id)],
  );
  return lacked.map(({ name }) => ({ field: 'attachments', code: 'declaration_file_required', params: { name } }));
}

/**
 * The receipt of a declaration: letters, month in Shanghai and a number of five digits, one sequence a month.
 * @param at unix seconds
 */
export async function nextReceipt(db: Database, env: Env, at: number): Promise<string> {
  const start = `${LETTERS}${codeMonth(at).yyMM}`;
  const last = await db.first<{ receipt: string }>(
    'SELECT receipt FROM project WHERE receipt > ?1 AND receipt < ?2 ORDER BY receipt DESC LIMIT 1',
    [start, `${start}:`],
  );
  const sequence = env.CODES.get(env.CODES.idFromName(`declaration:${codeMonth(at).yyMM}`));
  const number = await sequence.next(Number(last?.receipt.slice(start.length) ?? 0));
  return `${start}${String(number).padStart(5, '0')}`;
}

/**
 * Recommenders say what they think of projects until the date of their rounds.
 * @param at unix seconds
 * @throws AppError 409 opinions_closed
 */
export async function checkDue(db: Database, projectIds: readonly unknown[], at: number): Promise<void> {
  const closed = await db.first(
    `SELECT 1 AS closed FROM json_each(?1) j CROSS JOIN project p ON p.id = j.value JOIN project_round r ON r.id = p.round_id
     WHERE r.opinions_due <= ?2 LIMIT 1`,
    [JSON.stringify(projectIds), at],
  );
  if (closed) throw new AppError(409, 'opinions_closed');
}

/** What happened to a declaration, as the office reads it in its history. */
type ProgrammeAction =
  | 'declare'
  | 'edit'
  | 'return'
  | 'withdraw'
  | 'restore'
  | 'recommend'
  | 'reject'
  | 'assign'
  | 'decline'
  | 'conflict'
  | 'select'
  | 'publish'
  | 'unpublish';

/**
 * An entry of a declaration's history, for the batch of what happened. Recommenders act by their own key, they are no users.
 * @param rest state before and after, and the reason where one was given
 */
export const historyOf = (
  projectId: string,
  action: ProgrammeAction,
  caller: Caller,
  rest: Pick<AuditEntry, 'before' | 'after' | 'opinion'> = {},
): Statement =>
  auditEntry({ userId: caller.userId ?? caller.recommenderId, action, table: 'project', itemId: projectId, ...rest });
