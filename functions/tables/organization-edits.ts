import type { Authority } from '../../db/contract/limits.ts';
import { EDIT, REVIEWED } from '../../db/contract/organization-edits.ts';
import type { Row } from '../data/row.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { type Caller, holds } from '../platform/caller.ts';
import { assertChanged, type Database, type RowOf, type Statement } from '../platform/database.ts';
import type { Row as Values } from '../platform/sql.ts';

/** Staff that may change what every organisation says of itself. */
export const EDITORS = ['cg-input', 'xq-input', 'content-admin', 'admin'] as const satisfies Authority[];

/** The part of `organization_proposal` that holds administrators' own edits: one an organisation, named by its id. */
export const OWN_EDIT = 'profile';

const reviewed: ReadonlySet<string> = new Set(REVIEWED);

/** Whether what the caller changes of an organisation waits for a reviewer. */
export const isReviewed = (caller: Caller): boolean => !holds(caller, ...EDITORS);

/** Takes out of some changes those that wait for a reviewer. */
export function takeReviewed(changes: Row): Values {
  const taken: Values = {};
  for (const name of Object.keys(changes).filter((each) => reviewed.has(each))) {
    taken[name] = (changes[name] ?? null) as Values[string];
    delete changes[name];
  }
  return taken;
}

type Kept = RowOf<'organization_proposal', 'organization_id' | 'given'>;

/**
 * Statements that keep what an administrator changes of organisations until somebody reviewed it, with what was changed
 * before and waits still; a change that leads back to the record ends what waits. The batch fails as stale where another edit
 * came meanwhile.
 * @param rows the organisations as they are, whole
 * @param changes values of reviewed columns
 */
export async function keepEdits(
  db: Database,
  userId: string,
  rows: readonly Row[],
  changes: Values,
  at: number,
): Promise<{ statements: Statement[]; waits: boolean }> {
  const ids = rows.map((row) => String(row.organization_id));
  const kept = await db.all<Kept>(
    `SELECT organization_id, given FROM organization_proposal
     WHERE part = '${OWN_EDIT}' AND item_id IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(ids)],
  );
  let waits = false;
  const statements = rows.flatMap((row, place) => {
    const id = ids[place] ?? '';
    const before = kept.find(({ organization_id }) => organization_id === id)?.given ?? null;
    const merged = { ...(JSON.parse(before ?? '{}') as Values), ...changes };
    const given = Object.fromEntries(
      Object.entries(merged).filter(([name, value]) => (row[name] ?? null) !== (value ?? null)),
    );
    const isEmpty = Object.keys(given).length === 0;
    if (isEmpty && before === null) return [];
    waits ||= !isEmpty;
    const where = `item_id = ? AND part = '${OWN_EDIT}' AND given IS ?`;
    const log = (after: string | null) =>
      auditEntry({ userId, action: 'propose', table: 'organization', itemId: id, after });
    if (isEmpty)
      return [
        { sql: `DELETE FROM organization_proposal WHERE ${where}`, params: [id, before] },
        assertChanged(),
        log(null),
      ];
    return [
      {
        sql: `INSERT INTO organization_proposal (item_id, part, item_type, organization_id, user_id, given, add_time, state)
              VALUES (?1, '${OWN_EDIT}', 0, ?1, ?2, ?3, ?4, ${EDIT.waiting})
              ON CONFLICT (item_id, part) DO UPDATE SET user_id = excluded.user_id, given = excluded.given,
                add_time = max(excluded.add_time, organization_proposal.add_time + 1), state = excluded.state, opinion = NULL,
                decide_user = NULL, decide_time = NULL
              WHERE organization_proposal.given IS ?5`,
        params: [id, userId, JSON.stringify(given), at, before],
      },
      assertChanged(),
      log(Object.keys(given).join(', ')),
    ];
  });
  return { statements, waits };
}
