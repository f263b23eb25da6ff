import type {
  ManagedOrganization,
  OrganizationAudit,
  OrganizationChange,
} from '../../../db/contract/administration.ts';
import type { administrationCalls } from '../../../db/contract/calls/administration.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { assertChanged, type Database, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import type { Page } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { readPage, wordOf } from '../../platform/paging.ts';
import { type RegionColumns, regionNamed } from '../../platform/place-names.ts';
import { allOf, type Row, update } from '../../platform/sql.ts';
import { publicName } from './public-name.ts';

type Query = QueryOf<typeof administrationCalls.organizations>;

const COUNTED = 100;
const counted = (from: string): string => `(SELECT count(*) FROM (SELECT 1 FROM ${from} LIMIT ${COUNTED}))`;

interface ListedRow extends Omit<ManagedOrganization, 'owner' | 'region_name' | 'region_name_en'>, RegionColumns {
  owner_id: string | null;
  owner_name: string | null;
  owner_account: string | null;
}

const COLUMNS = `o.organization_id, o.name, o.type, o.level, o.org_type, o.provinceName, o.cityName, o.countyName,
  o.social_credit_code, o.contacts, o.contacts_tel, o.audit_status, o.add_time,
  u.user_id AS owner_id, u.name AS owner_name, u.account AS owner_account,
  ${counted(`organisation_user m WHERE m.organization_id = o.organization_id AND m.is_delete = 0 AND m.audit_status = ${AUDIT.approved}`)} AS members,
  ${counted('chengguo c WHERE c.unit = o.organization_id AND c.is_delete = 0')} AS results,
  ${counted('xuqiu x WHERE x.unit = o.organization_id AND x.is_delete = 0')} AS demands`;

const listed = ({
  owner_id,
  owner_name,
  owner_account,
  provinceName,
  cityName,
  countyName,
  ...row
}: ListedRow): ManagedOrganization => ({
  ...row,
  ...regionNamed({ provinceName, cityName, countyName }),
  owner: owner_id === null ? null : { user_id: owner_id, name: owner_name, account: owner_account ?? '' },
});

function filtersOf({ keyword, audit_status, type }: Query): Statement[] {
  const word = wordOf(keyword);
  const exact = Object.entries({ audit_status, type }).filter(([, value]) => value && Number.isInteger(Number(value)));
  return [
    { sql: 'o.is_delete = 0', params: [] },
    ...(word
      ? [
          {
            sql: `(instr(lower(o.name), ?) > 0 OR instr(lower(coalesce(o.social_credit_code, '')), ?) > 0)`,
            params: [word, word],
          },
        ]
      : []),
    ...exact.map(([name, value]) => ({ sql: `o.${name} = ?`, params: [Number(value)] })),
  ];
}

/**
 * A page of all living organisations, newest first, for administrators.
 */
export async function managedOrganizations(db: Database, query: Query): Promise<Page<ManagedOrganization>> {
  const { sql: where, params } = allOf(filtersOf(query));
  const sql = `SELECT ${COLUMNS} FROM organization o LEFT JOIN user u ON u.user_id = o.user_id AND u.is_delete = 0
    WHERE ${where} ORDER BY o.add_time DESC, o.organization_id DESC LIMIT ? OFFSET ?`;
  return readPage(db, query, { sql, from: `FROM organization o WHERE ${where}`, params }, listed);
}

type Stored = { name: string; type: number; level: number | null; audit_status: number };

async function read(db: Database, id: string): Promise<Stored> {
  const row = await db.first<Stored>(
    'SELECT name, type, level, audit_status FROM organization WHERE organization_id = ? AND is_delete = 0',
    [id],
  );
  if (!row) throw notFound();
  return row;
}

/** Writes a row as long as it is as it was read, with what belongs to it. */
async function write(db: Database, id: string, before: Stored, changes: Row, more: Statement[]): Promise<void> {
  const where = {
    sql: 'organization_id = ? AND is_delete = 0 AND name = ? AND audit_status = ?',
    params: [id, before.name, before.audit_status],
  };
  await writeOr(db, { stale: 'conflict', taken: 'organization_name_taken', index: 'organization.name' }, [
    update('organization', changes, where),
    assertChanged(),
    ...more,
  ]);
  // Lists of organisations are public answers too.
  db.publicChanged = true;
}

/**
 * Approves or rejects an organisation: a rejected one is not shown to the public.
 * @throws AppError 404, 409 when it was changed meanwhile
 */
export async function auditOrganization(
  db: Database,
  caller: Caller,
  { organization_id: id, audit_status, opinion }: OrganizationAudit,
): Promise<{ organization_id: string; audit_status: number }> {
  const userId = userIdOf(caller);
  const before = await read(db, id);
  await write(db, id, before, { audit_status }, [
    auditEntry({
      userId,
      action: 'audit',
      table: 'organization',
      itemId: id,
      before: before.audit_status,
      after: audit_status,
      opinion: opinion || null,
    }),
  ]);
  return { organization_id: id, audit_status };
}

/**
 * Corrects what is otherwise locked: name, type, level. A new name reaches public results and demands too.
 * @throws AppError 404, 409 when the name is taken or somebody changed it meanwhile
 */
export async function changeOrganization(
  db: Database,
  env: Env,
  caller: Caller,
  { organization_id: id, ...input }: OrganizationChange,
): Promise<{ organization_id: string }> {
  const userId = userIdOf(caller);
  const before = await read(db, id);
  const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Row;
  const renamed = input.name !== undefined && input.name !== before.name ? input.name : null;
  const show = ({ name, type, level }: Stored) => JSON.stringify({ name, type, level });
  const statements = renamed === null ? [] : await publicName(db, env, id, { organization_id: id, name: renamed });
  await write(db, id, before, changes, [
    ...statements,
    auditEntry({
      userId,
      action: renamed === null ? 'edit' : 'rename',
      table: 'organization',
      itemId: id,
      before: show(before),
      after: show({ ...before, ...changes } as Stored),
    }),
  ]);
  return { organization_id: id };
}
