import { sql } from 'drizzle-orm';
import {
  ORGANIZATION_ASSETS,
  ORGANIZATION_BUSINESS,
  ORGANIZATION_CAPITAL,
  ORGANIZATION_TECHNOLOGY,
} from '../../db/contract/enums.ts';
import { AUDIT, AUTHORITIES } from '../../db/contract/limits.ts';
import { asOrganizationName, isOrganizationName } from '../../db/contract/organization-name.ts';
import { ORGANIZATION_COLUMNS, ORGANIZATION_MAXIMA, ORGANIZATION_TYPE } from '../../db/contract/organizations.ts';
import { organizationScopes, organizations } from '../../db/schema/organizations.ts';
import {
  administered,
  administeredSql,
  allOf,
  among,
  anyOf,
  living,
  nobody,
  published,
  signedIn,
  staff,
} from '../data/rules.ts';
import { closeTables, defineTable, type FileReaders, FORMS } from '../data/table.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { type Caller, holds } from '../platform/caller.ts';
import type { Statement } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
import { isReviewed, keepEdits, takeReviewed } from './organization-edits.ts';
import { scopeLinks } from './patterns.ts';
import { removedAlong } from './removed-along.ts';

const editor = staff('cg-input', 'xq-input', 'content-admin');
const withContacts = staff('cg-input', 'cg-auditor', 'xq-input', 'xq-auditor', 'push-admin', 'content-admin');
const contact = (caller: Caller, t: typeof organizations) => anyOf(withContacts(caller), administered(caller, t.id));
const anyStaff = staff(...AUTHORITIES);

/** Public lists name it; before that its members and staff alone know it. */
const known = (caller: Caller, t: typeof organizations) =>
  anyOf(anyStaff(caller), among(t.id, caller.organizationIds), allOf(published(t), sql`${t.isShown} = 1`));

/** Three types have a name; others are small numbers that staff give a meaning (decision 57). */
const MOST_TYPES = 99;

const WRITABLE = [
  ...(['name', 'promotion_type', 'provinceName', 'cityName', 'countyName'] as const),
  ...ORGANIZATION_COLUMNS,
] as const;

const logged = (
  action: 'create' | 'delete',
  id: unknown,
  userId: string | null,
  states: { before?: string; after?: string },
): Statement => auditEntry({ userId, action, table: 'organization', itemId: String(id), ...states });

/**
 * Organisations (core§3, back-office§3): public once they have an approved publication or a mark of staff, but for the ways to
 * reach their people. Their kind is the server's to tell, or staff's.
 */
export const organization = defineTable({
  table: organizations,
  key: 'organization_id',
  aliases: ['organisation', 'organizations'],
  read: (caller, t) => allOf(living(t), known(caller, t)),
  columns: {
    contacts: contact,
    contacts_tel: contact,
    contacts_email: contact,
    wechat: contact,
    user_id: signedIn,
    merged_into: nobody,
    is_shown: nobody,
  },
  create: signedIn,
  update: (caller, t) => allOf(living(t), anyOf(editor(caller), administered(caller, t.id))),
  remove: (caller, t) => allOf(living(t), staff('content-admin')(caller)),
  writable: (caller) => {
    if (!signedIn(caller)) return [];
    return editor(caller) ? [...WRITABLE, 'type', 'level'] : WRITABLE;
  },
  // The name is given once (core§2); `admin` corrects it by a call of its own.
  fixed: ['name'],
  names: { user_id: ['user'] },
  additions: FORMS,
  lends: { owner: 'user_id', organization: 'organization_id', files: ['logo'], texts: ['profile'] },
  // Approved at once, and its creator becomes its administrator (core§4); the name is its own among the living ones (decision 28).
  hooks: {
    html: ['profile'],
    files: ['logo'],
    options: {
      assets: ORGANIZATION_ASSETS,
      capital: ORGANIZATION_CAPITAL,
      technology: ORGANIZATION_TECHNOLOGY,
      business: ORGANIZATION_BUSINESS,
    },
    required: { name: 'organization_name_required' },
    maxima: { ...ORGANIZATION_MAXIMA, name: 100, promotion_type: 100, provinceName: 50, cityName: 50, countyName: 50 },
    checks: {
      name: { passes: isOrganizationName, code: 'organization_name_invalid' },
      type: { passes: (text) => Number(text) >= 1 && Number(text) <= MOST_TYPES, code: 'invalid_value' },
    },
    duplicate: 'organization_name_taken',
    fill: (row, { caller }) => {
      if (typeof row.name === 'string' && isOrganizationName(row.name.trim())) row.name = asOrganizationName(row.name);
      row.type ??= ORGANIZATION_TYPE.byForm;
      row.audit_status = AUDIT.approved;
      row.user_id = caller.userId;
    },
    beforeAdd: (rows, { caller, at }) => ({
      after: rows.flatMap(({ organization_id, name }) => [
        {
          sql: `INSERT INTO organisation_user (id, organization_id, user_id, is_admin, add_time, audit_status) VALUES (?, ?, ?, 1, ?, ?)`,
          params: [newId(), organization_id, caller.userId, at, AUDIT.approved],
        },
        logged('create', organization_id, caller.userId, { after: String(name) }),
      ]),
    }),
    beforePut: async (rows, changes, { db, caller, at }) => {
      // Public pages say who it is and whether that was checked.
      db.publicChanged = true;
      const reviewed = isReviewed(caller) ? takeReviewed(changes) : {};
      if (Object.keys(reviewed).length === 0) return undefined;
      // Nothing else may be changed: the row is then only asked to be there.
      changes.is_delete = 0;
      const { statements } = await keepEdits(db, caller.userId ?? '', rows, reviewed, at);
      return { after: statements };
    },
    beforeRemove: (rows, { caller }, verb) => ({
      after: [
        ...removedAlong('organization', rows, verb),
        ...rows.map(({ organization_id, name }) =>
          logged('delete', organization_id, caller.userId, { before: String(name) }),
        ),
      ],
    }),
  },
});

/** Research fields of organisations (core§3). */
export const organization_scope = scopeLinks(
  organizationScopes,
  { column: (t) => t.organizationId, wire: 'org_id' },
  organization,
  (item) => item.id,
  { aliases: ['organisation_scope'] },
);

/** Documents of organisations that are checked: for the platform, which decides by them, and their administrators. */
const ofVerifications: FileReaders = (caller, { name }) =>
  caller.userId === null
    ? null
    : sql`SELECT 1 FROM upload_use f CROSS JOIN organization_verification v ON v.id = f.item_id
    WHERE f.object_name = ${name} AND f.table_name = 'organization_verification'
      AND ${administeredSql(caller, sql`v.organization_id`)}`;

/** What a submission would change of an organisation: for those who review it, and the organisation's administrators. */
const ofProposals: FileReaders = (caller, { name, uploader, byStaff }) =>
  caller.userId === null
    ? null
    : sql`SELECT 1 FROM upload_use f CROSS JOIN organization_proposal p
      ON p.item_id = substr(f.item_id, 1, instr(f.item_id, '/') - 1) AND p.item_id || '/' || p.part = f.item_id
    WHERE f.object_name = ${name} AND f.table_name = 'organization_proposal'
      AND (${byStaff ? 1 : 0} OR p.user_id = ${uploader} OR (p.state > 0 AND EXISTS (SELECT 1 FROM organisation_user w
        WHERE w.organization_id = p.organization_id AND w.user_id = ${uploader})))
      AND ((p.state > 0 AND ${holds(caller, 'content-admin') ? 1 : 0}) OR (p.item_type = 1 AND ${holds(caller, 'cg-auditor') ? 1 : 0}) OR (p.item_type = 2 AND ${holds(caller, 'xq-auditor') ? 1 : 0})
        OR ${administeredSql(caller, sql`p.organization_id`)})`;

/** What is kept of organisations beside their record. */
export const records = closeTables(['organization_listing', 'organization_contact']);
export const verifications = closeTables(['organization_verification'], ofVerifications);
export const proposals = closeTables(['organization_proposal'], ofProposals);
