import type { MergeInput, MergeResult } from '../../../db/contract/administration.ts';
import { ORGANIZATION_COLUMNS } from '../../../db/contract/organizations.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type RowOf, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { hasAdministrator, selectOtherAdministrator } from '../../tables/memberships.ts';
import { organizationKey } from '../follows/keys.ts';
import { publicName } from './public-name.ts';

type OrganizationRow = RowOf<'organization', 'organization_id' | 'name' | 'is_delete' | 'merged_into'>;

/** Columns that name an organisation, where nothing else must hold. An open edit form of a result or demand is stale afterwards. */
const REFERENCES: readonly [table: string, column: string, more?: string][] = [
  ['chengguo', 'unit', ', version = version + 1'],
  ['chengguo', 'promotion_org'],
  ['xuqiu', 'unit', ', version = version + 1'],
  ['zhuanjia', 'unit'],
  ['chanpin', 'unit'],
  ['xiangmu', 'unit'],
  ['feedback', 'org_id'],
  ['deal', 'seeker_org'],
  ['deal', 'owner_org'],
  ['organization_invitation', 'organization_id'],
  ['organization_proposal', 'organization_id'],
  ['attribution_question', 'organization_id'],
  ['attribution_objection', 'organization_id'],
  ['project_recommend', 'organization_id'],
];

/** Links that exist once for each organisation: those that the other has already are dropped. */
const LINKS = ['organization_scope', 'organization_group_item', 'push_answer', 'push_preference'] as const;

/** A place is taken over whole: half of one and half of another would be none. */
const PLACE = ['province', 'city', 'county', 'provinceName', 'cityName', 'countyName'] as const;

/** What an organisation says for itself alone: ways to reach people stay where they were given. */
const ITS_OWN: ReadonlySet<string> = new Set(['contacts', 'contacts_tel', 'contacts_email', 'wechat']);

/** What goes with the place and is taken over with it alone. */
const OF_PLACE: ReadonlySet<string> = new Set([...PLACE, 'economic_circle']);

/** What the remaining organisation does not say of itself, it takes over. */
const INHERITED = ORGANIZATION_COLUMNS.filter((name) => !ITS_OWN.has(name) && !OF_PLACE.has(name));

const inherit = (from: string, to: string): Statement => {
  const columns = INHERITED.map((name) => `${name} = coalesce(nullif(organization.${name}, ''), f.${name})`);
  const place = PLACE.map(
    (name) => `${name} = iif(coalesce(organization.province, '') = '', f.${name}, organization.${name})`,
  );
  const circle = `economic_circle = iif(coalesce(organization.province, '') = '',
    coalesce(nullif(organization.economic_circle, ''), f.economic_circle), organization.economic_circle)`;
  return {
    sql: `UPDATE organization SET ${[...columns, ...place, circle].join(', ')}
          FROM organization f WHERE f.organization_id = ? AND organization.organization_id = ?`,
    params: [from, to],
  };
};

/** Nobody received the messages of the one that stays: whoever administers it now does. */
const receive = (to: string): Statement => {
  const { sql, params } = selectOtherAdministrator(to, '');
  return {
    sql: `UPDATE organization SET user_id = (${sql}) WHERE organization_id = ? AND coalesce(user_id, '') = ''`,
    params: [...params, to],
  };
};

/**
 * Members follow. Administrators of the one that goes become members, unless nobody administers the one that stays: a
 * look-alike must not give anybody rights over the organisation that it imitates. Where somebody does, those who follow read
 * nothing from before, until that person lets them, and whom the one that goes invited is invited no more (decision 310).
 */
const members = (from: string, to: string, at: number): Statement[] => [
  {
    sql: `UPDATE organization_invitation SET expire_time = min(expire_time, ?) WHERE organization_id = ? AND ${hasAdministrator('?')}`,
    params: [at, from, to],
  },
  {
    sql: `UPDATE organisation_user SET is_delete = 1 WHERE organization_id = ? AND is_delete = 0 AND invited_by IS NOT NULL
          AND audit_status <> 4 AND ${hasAdministrator('?')}`,
    params: [from, to],
  },
  {
    sql: `UPDATE organisation_user SET joined_time = ?, read_from = ? WHERE organization_id = ? AND is_delete = 0
          AND audit_status = 4 AND ${hasAdministrator('?')}`,
    params: [at, at, from, to],
  },
  {
    sql: `UPDATE organisation_user SET is_admin = 0 WHERE organization_id = ? AND is_delete = 0 AND ${hasAdministrator('?')}`,
    params: [from, to],
  },
  {
    sql: `UPDATE organisation_user SET audit_status = 4, is_admin = max(organisation_user.is_admin, f.is_admin), invited_by = NULL,
            joined_time = iif(organisation_user.audit_status = 4, organisation_user.joined_time, f.joined_time),
            read_from = iif(organisation_user.audit_status = 4, organisation_user.read_from, f.read_from)
          FROM organisation_user f WHERE organisation_user.organization_id = ? AND organisation_user.is_delete = 0
            AND f.organization_id = ? AND f.is_delete = 0 AND f.user_id = organisation_user.user_id
            AND f.audit_status = 4`,
    params: [to, from],
  },
  {
    sql: `UPDATE organisation_user SET is_delete = 1 WHERE organization_id = ? AND is_delete = 0
          AND user_id IN (SELECT user_id FROM organisation_user WHERE organization_id = ? AND is_delete = 0)`,
    params: [from, to],
  },
  {
    // Whoever left the one that goes has left (decision 412).
    sql: 'UPDATE organisation_user SET organization_id = ? WHERE organization_id = ?',
    params: [to, from],
  },
];

/**
 * What people of either are told, while they still belong where they did: its members where their organisation went, and whoever
 * does not administer it there any more; administrators of the one that stays that others came (decision 347).
 */
const told = (from: string, to: string, names: { going: string; staying: string }, at: number): Statement[] => {
  const administers = 'b.user_id = m.user_id AND b.organization_id = ?2 AND b.is_delete = 0 AND b.audit_status = 4';
  const code = `iif(m.organization_id = ?2, 'received', iif(m.is_admin = 1 AND ${hasAdministrator('?2')} AND NOT EXISTS (
    SELECT 1 FROM organisation_user b WHERE ${administers} AND b.is_admin = 1), 'member', ''))`;
  return [
    {
      sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
        SELECT upper(hex(randomblob(13))), m.user_id, 'organization_merged', json_object('name', ?3, 'name_en', (SELECT name_en FROM organization WHERE organization_id = ?1), 'from', ?4, 'code', ${code}),
          '/memberOrg', ?5, ?6
        FROM organisation_user m WHERE m.organization_id IN (?1, ?2) AND m.is_delete = 0 AND m.audit_status = 4
          AND (m.organization_id = ?1 OR (m.organization_id = ?2 AND m.is_admin = 1
            AND EXISTS (SELECT 1 FROM organisation_user g WHERE g.organization_id = ?1 AND g.is_delete = 0)))
        ORDER BY m.organization_id = ?2 DESC`,
      params: [from, to, names.going, names.staying, `merged:${from}:${to}`, at],
    },
  ];
};

/**
 * Push targets follow. Where one push goes to both, the organisation gets it once: a message that was sent counts, and what
 * was sent to both stays as it was recorded, in the archive too.
 */
const pushes = (from: string, to: string): Statement[] => [
  {
    sql: `DELETE FROM push_wechat_orgs WHERE org_id = ? AND state = 'waiting' AND push_id IN (
            SELECT push_id FROM push_wechat_orgs WHERE org_id = ? AND state <> 'waiting')`,
    params: [to, from],
  },
  ...[
    ['push_wechat_orgs', 'push_archived_target'],
    ['push_archived_target', 'push_wechat_orgs'],
  ].map(([table, other]) => ({
    sql: `UPDATE OR IGNORE ${table} AS x SET org_id = ?1 WHERE org_id = ?2
            AND NOT EXISTS (SELECT 1 FROM ${other} y WHERE y.push_id = x.push_id AND y.org_id = ?1)`,
    params: [to, from],
  })),
  { sql: `DELETE FROM push_wechat_orgs WHERE org_id = ? AND state = 'waiting'`, params: [from] },
];

/** One question and one objection is open for an item: what both were asked, or object to, goes on as that of the one that stays (decision 385). */
const attributions = (from: string, to: string, at: number): Statement[] => [
  {
    sql: `DELETE FROM attribution_question AS q WHERE organization_id = ? AND answer_time IS NULL AND EXISTS (
            SELECT 1 FROM attribution_question o WHERE o.organization_id = ? AND o.item_id = q.item_id
              AND o.publisher = q.publisher AND o.answer_time IS NULL)`,
    params: [from, to],
  },
  {
    sql: `UPDATE attribution_objection AS b SET state = 'dropped', decide_time = ? WHERE organization_id = ? AND state = 'open' AND EXISTS (
            SELECT 1 FROM attribution_objection o WHERE o.organization_id = ? AND o.item_id = b.item_id AND o.state = 'open')`,
    params: [at, from, to],
  },
];

/** Who follows the one that goes follows the one that stays; who follows both, once (decision 311). */
const follows = (from: string, to: string, name: string): Statement[] => [
  {
    sql: `UPDATE OR IGNORE follow SET target = ?1, name = ?2 WHERE kind = 'organization' AND target = ?3
            AND id IN (SELECT follow_id FROM follow_key WHERE key = ?4)`,
    params: [to, name, from, organizationKey(from)],
  },
  {
    sql: `DELETE FROM follow WHERE kind = 'organization' AND target = ?1 AND id IN (SELECT follow_id FROM follow_key WHERE key = ?2)`,
    params: [from, organizationKey(from)],
  },
  {
    sql: 'UPDATE OR IGNORE follow_key SET key = ? WHERE key = ?',
    params: [organizationKey(to), organizationKey(from)],
  },
];

const references = (from: string, to: string): Statement[] => [
  ...REFERENCES.map(([table, column, more = '']) => ({
    sql: `UPDATE ${table} SET ${column} = ?${more} WHERE ${column} = ?`,
    params: [to, from],
  })),
  ...LINKS.flatMap((table) => [
    { sql: `UPDATE OR IGNORE ${table} SET org_id = ? WHERE org_id = ?`, params: [to, from] },
    { sql: `DELETE FROM ${table} WHERE org_id = ?`, params: [from] },
  ]),
  // What editors show on the front page of a region stays there.
  {
    sql: `UPDATE OR IGNORE region_feature SET item_id = ? WHERE kind = 'organization' AND item_id = ?`,
    params: [to, from],
  },
  { sql: `DELETE FROM region_feature WHERE kind = 'organization' AND item_id = ?`, params: [from] },
  // Merged before into the one that goes now.
  { sql: 'UPDATE organization SET merged_into = ? WHERE merged_into = ?', params: [to, from] },
];

const COUNTS = `SELECT (SELECT count(*) FROM chengguo WHERE unit = ?1 AND is_delete = 0) AS results,
  (SELECT count(*) FROM xuqiu WHERE unit = ?1 AND is_delete = 0) AS demands,
  (SELECT count(*) FROM organisation_user WHERE organization_id = ?1 AND is_delete = 0) AS members,
  (SELECT count(*) FROM push_target WHERE org_id = ?1) AS pushes`;

/** The one that goes lives, or went to the same place before: then a repeated call takes along what came late. */
const mayGo = (row: OrganizationRow | undefined, to: string): row is OrganizationRow =>
  row !== undefined && (row.is_delete === 0 || row.merged_into === to);

/**
 * Merges two organisations that are the same, in one transaction: results, demands, their public versions,
 * members, who are told, followers, pushes, groups and feedback follow; the name and the links of the one that goes lead to the one that stays.
 * @throws AppError 404 when one of them does not live, 409 when one was changed meanwhile
 */
export async function mergeOrganizations(
  db: Database,
  env: Env,
  caller: Caller,
  { from, to }: MergeInput,
): Promise<MergeResult> {
  const userId = userIdOf(caller);
  const [rows = [], counts = []] = await db.batch<unknown>([
    {
      sql: `SELECT organization_id, name, is_delete, merged_into FROM organization WHERE organization_id IN (?, ?)`,
      params: [from, to],
    },
    { sql: COUNTS, params: [from] },
  ]);
  const find = (id: string) => (rows as OrganizationRow[]).find((row) => row.organization_id === id);
  const [going, staying] = [find(from), find(to)];
  if (!mayGo(going, to) || !staying || staying.is_delete !== 0) throw notFound();
  const { name } = staying;
  const at = now();
  const entry = { userId, action: 'merge', table: 'organization' };
  await writeOr(db, 'conflict', [
    {
      sql: `UPDATE organization SET is_delete = 1, merged_into = ? WHERE organization_id = ? AND is_delete = ?
              AND EXISTS (SELECT 1 FROM organization t WHERE t.organization_id = ? AND t.is_delete = 0)`,
      params: [to, from, going.is_delete, to],
    },
    assertChanged(),
    ...told(from, to, { going: going.name, staying: name }, at),
    ...members(from, to, at),
    receive(to),
    inherit(from, to),
    ...pushes(from, to),
    { sql: 'DELETE FROM organization_proposal WHERE organization_id = ? AND state > 0', params: [from] },
    ...attributions(from, to, at),
    ...references(from, to),
    ...follows(from, to, name),
    {
      sql: 'UPDATE organization_verification SET state = 7 WHERE organization_id = ? AND state IN (1, 4)',
      params: [from],
    },
    ...(await publicName(db, env, from, { organization_id: to, name })),
    auditEntry({ ...entry, itemId: from, before: going.name, after: to }),
    auditEntry({ ...entry, itemId: to, before: from, after: name }),
  ]);
  db.publicChanged = true;
  return counts[0] as MergeResult;
}
