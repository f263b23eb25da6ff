import { CHOSEN_NONE, DECLARATION_REQUIRED, type Required } from '../../../db/contract/programme/declaration.ts';
import type { Row } from '../../data/row.ts';
import { type AuditEntry, auditEntry } from '../../platform/audit-log.ts';
import type { Caller } from '../../platform/caller.ts';
import { codeMonth } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';

/** Where a declaration is: a draft, declared, returned to its declarant, withdrawn by the office. */
export const STAGE = { draft: 0, declared: 1, returned: 2, withdrawn: 3 } as const;

const LETTERS = 'SB';

const said = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isRecommender = (value: unknown): boolean => said(value) && value !== CHOSEN_NONE;

/**
 * What a declaration lacks before it can be handed in (back-office§5): fields with the code of their message. A recommending unit
 * and a person are both answered, one of them may be answered by none (decision 97).
 * @param row columns of `project`
 */
export function missingOf(row: Row): { field: Required; code: (typeof DECLARATION_REQUIRED)[Required] }[] {
  const nobody = !isRecommender(row.orgRec_id) && !isRecommender(row.personRec_id);
  return (Object.keys(DECLARATION_REQUIRED) as Required[])
    .filter((field) => !said(row[field]) || (nobody && field === 'orgRec_id'))
    .map((field) => ({ field, code: DECLARATION_REQUIRED[field] }));
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

/** What happened to a declaration, as the office reads it in its history. */
export type ProgrammeAction =
  | 'declare'
  | 'edit'
  | 'return'
  | 'withdraw'
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
