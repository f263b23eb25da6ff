import { tokensOf, WORK_GROUPS, type WorkGroup } from '../../../db/contract/work-groups.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';

/**
 * The groups that the caller belongs to by an authority of their own: what `admin` implies makes nobody a colleague.
 * @returns the groups in the order of their choice; none for who is no staff
 */
export async function ownWorkGroups(db: Database, caller: Caller): Promise<WorkGroup[]> {
  const held = new Set(caller.authorities);
  if (held.size === 0) return [];
  const groups = await db.all<WorkGroup & { authorities: string }>(
    `SELECT id, name, name_en, authorities FROM work_group WHERE is_delete = 0 ORDER BY sort, id LIMIT ${WORK_GROUPS}`,
  );
  return groups
    .filter(({ authorities }) => tokensOf(authorities).some((token) => held.has(token as never)))
    .map(({ id, name, name_en }) => ({ id, name, name_en }));
}
