import type { GroupMember, OrganizationGroup, OrganizationGroupInput } from '../../../../db/contract/push-pickers.ts';
import { GROUP_LIMITS, GROUP_PAGES } from '../../../../db/contract/push-pickers.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../../platform/database.ts';
import { AppError, invalid, notFound } from '../../../platform/errors.ts';
import { wrote } from '../../../platform/guarded.ts';
import { newId } from '../../../platform/random.ts';
import { insert, insertAll, update } from '../../../platform/sql.ts';

type GroupRow = Omit<OrganizationGroup, 'members'>;

const MEMBERS = `SELECT m.org_group_id, m.org_id, o.name, coalesce(u.openid, '') <> '' AS bound`;
const JOINED = `JOIN organization o ON o.organization_id = m.org_id AND o.is_delete = 0
LEFT JOIN user u ON u.user_id = o.user_id AND u.is_delete = 0`;

/**
 * Members of a group, a page of them in the order of their ids.
 * @param after the organisation behind which the page begins; empty for the first
 * @returns `next`: where the next page begins, null at the end
 */
export async function groupMembers(
  db: Database,
  id: string,
  after: string,
): Promise<{ records: GroupMember[]; next: string | null }> {
  const rows = await db.all<GroupMember>(
    `${MEMBERS} FROM organization_group_item m ${JOINED} WHERE m.org_group_id = ? AND m.org_id > ? ORDER BY m.org_id LIMIT ?`,
    [id, after, GROUP_PAGES.page + 1],
  );
  const records = rows.slice(0, GROUP_PAGES.page).map(({ org_id, name, bound }) => ({ org_id, name, bound }));
  return { records, next: rows.length > GROUP_PAGES.page ? (records.at(-1)?.org_id ?? null) : null };
}

/**
 * Organisation groups, newest first, each with its first members (back-office§7); a flag says whose administrator is bound.
 */
export async function organizationGroups(db: Database): Promise<OrganizationGroup[]> {
  const groups = `SELECT id FROM organization_group WHERE is_delete = 0 ORDER BY add_time DESC, id DESC LIMIT ${GROUP_LIMITS.groups}`;
  const [rows = [], members = []] = await db.batch<unknown>([
    {
      sql: `SELECT g.id, g.name, g.remark, g.add_time, g.version,
  (SELECT count(*) FROM organization_group_item m WHERE m.org_group_id = g.id) AS count
FROM organization_group g WHERE g.is_delete = 0 ORDER BY g.add_time DESC, g.id DESC LIMIT ${GROUP_LIMITS.groups}`,
      params: [],
    },
    {
      sql: `${MEMBERS} FROM (${groups}) g CROSS JOIN organization_group_item m ON m.id IN (SELECT x.id FROM organization_group_item x
  WHERE x.org_group_id = g.id ORDER BY x.org_id LIMIT ${GROUP_PAGES.first}) ${JOINED} ORDER BY m.org_id`,
      params: [],
    },
  ]);
  const byGroup = Map.groupBy(members as (GroupMember & { org_group_id: string })[], (row) => row.org_group_id);
  return (rows as GroupRow[]).map((group) => ({
    ...group,
    members: (byGroup.get(group.id) ?? []).map(({ org_id, name, bound }) => ({ org_id, name, bound })),
  }));
}

const selectVersion = (id: string): Statement => ({
  sql: 'SELECT version FROM organization_group WHERE id = ? AND is_delete = 0',
  params: [id],
});
const changedMeanwhile = () => new AppError(409, 'organization_group_changed');

/**
 * Adds or changes a group with exactly these members, in one transaction (back-office§7).
 * @throws AppError 404 for an unknown group, 409 when it was changed since it was read, 422 when an organisation is none
 */
export async function saveOrganizationGroup(
  db: Database,
  userId: string,
  input: OrganizationGroupInput,
): Promise<{ id: string }> {
  const [counted = [], found = []] = await db.batch<unknown>([
    {
      sql: `SELECT count(*) AS n FROM organization WHERE is_delete = 0 AND organization_id IN (SELECT value FROM json_each(?))`,
      params: [JSON.stringify(input.orgs)],
    },
    selectVersion(input.id ?? ''),
  ]);
  const [group] = found as { version: number }[];
  if (input.id && !group) throw notFound();
  if (group && (input.version ?? group.version) !== group.version) throw changedMeanwhile();
  if ((counted as { n: number }[])[0]?.n !== input.orgs.length) {
    throw invalid([{ field: 'orgs', code: 'unknown_reference' }]);
  }
  const id = input.id ?? newId();
  const texts = { name: input.name, remark: input.remark ?? null };
  const head: Statement[] = group
    ? [
        update(
          'organization_group',
          { ...texts, version: group.version + 1 },
          { sql: 'id = ? AND is_delete = 0 AND version = ?', params: [id, group.version] },
        ),
        assertChanged(),
        { sql: 'DELETE FROM organization_group_item WHERE org_group_id = ?', params: [id] },
      ]
    : [insert('organization_group', { id, ...texts, add_time: now(), add_user: userId, is_delete: 0 })];
  const written = await wrote(db, [
    ...head,
    ...insertAll(
      'organization_group_item',
      input.orgs.map((org) => ({ id: newId(), org_group_id: id, org_id: org })),
    ),
    auditEntry({
      userId,
      action: input.id ? 'organization-group-edit' : 'organization-group-add',
      table: 'organization_group',
      itemId: id,
      after: input.orgs.length,
    }),
  ]);
  if (!written) {
    const still = await db.first(selectVersion(id).sql, [id]);
    throw still ? changedMeanwhile() : notFound();
  }
  return { id };
}
