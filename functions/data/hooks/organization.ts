import {
  ORGANIZATION_ASSETS,
  ORGANIZATION_BUSINESS,
  ORGANIZATION_CAPITAL,
  ORGANIZATION_TECHNOLOGY,
} from '../../../db/contract/enums.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { ENTRIES } from '../../../db/contract/organization-edits.ts';
import { isOrganizationName } from '../../../db/contract/organization-name.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { holds } from '../../platform/caller.ts';
import type { Statement } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { tellContacts } from '../applicants.ts';
import type { TableHooks, WriteContext } from '../hooks.ts';
import {
  askedNotices,
  decidedNotices,
  hasAdministrator,
  hasMember,
  invitedNotice,
  MUST_HAND_OVER,
  memberEntry,
  selectOtherAdministrator,
} from '../memberships.ts';
import { sendMessages } from '../messages.ts';
import { isReviewed, keepEdits, takeReviewed } from '../organization-edits.ts';
import type { Row } from '../row.ts';

/** Kind of the organisations that the information form makes (decision 57). */
const BY_FORM = 5;

const logged = (
  action: 'create' | 'delete',
  id: unknown,
  userId: string | null,
  states: { before?: string; after?: string },
): Statement => auditEntry({ userId, action, table: 'organization', itemId: String(id), ...states });

/**
 * Organisation (core§4): approved at once, and its creator becomes its administrator; the name is its own among the
 * living ones (decision 28).
 */
export const organization: TableHooks = {
  html: ['profile'],
  files: ['logo'],
  options: {
    assets: ORGANIZATION_ASSETS,
    capital: ORGANIZATION_CAPITAL,
    technology: ORGANIZATION_TECHNOLOGY,
    business: ORGANIZATION_BUSINESS,
  },
  required: { name: 'organization_name_required' },
  maxima: {
    ...{ name: 100, social_credit_code: 50, web_site: 200, contacts: 50, contacts_tel: 100, contacts_email: 200 },
    ...{ talent: ENTRIES.length, equipment: ENTRIES.length, logo: 500 },
  },
  checks: { name: { passes: isOrganizationName, code: 'organization_name_invalid' } },
  duplicate: 'organization_name_taken',
  fill: (row, { caller }) => {
    row.type ??= BY_FORM;
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
  beforeRemove: (rows, { caller }) => ({
    after: rows.map(({ organization_id, name }) =>
      logged('delete', organization_id, caller.userId, { before: String(name) }),
    ),
  }),
};

type Standing = Parameters<typeof memberEntry>[2];

const standing = (row: Row): NonNullable<Standing> => ({
  user_id: String(row.user_id),
  is_admin: Number(row.is_admin ?? 0),
  audit_status: Number(row.audit_status),
});

const isAdministrator = (row: Row): boolean =>
  Number(row.is_admin) === 1 && Number(row.audit_status) === AUDIT.approved;

const entry = (row: Row, { caller }: WriteContext, before: Standing, after: Standing): Statement =>
  memberEntry(caller.userId, String(row.organization_id), before, after);

const organizationsOf = (rows: Row[]): string => JSON.stringify([...new Set(rows.map((row) => row.organization_id))]);

/**
 * After administrators went, each of their organisations must have one left, who receives its messages from now on; only the
 * last member of all leaves nobody behind.
 * @param ends whether the rows cease to be members as well
 * @throws AppError 409 where nobody would administer
 */
async function leaving(rows: Row[], ends: boolean, context: WriteContext): Promise<Statement[]> {
  const gone = rows.filter(isAdministrator);
  if (gone.length === 0) return [];
  const statements: Statement[] = [];
  for (const row of gone) {
    const id = String(row.organization_id);
    const users = new Set(gone.filter((each) => each.organization_id === id).map((each) => each.user_id));
    const other = selectOtherAdministrator(id, String(row.user_id));
    const heirs = await context.db.all<{ user_id: string }>(other.sql, other.params);
    if (users.size > 1 || (heirs.length === 0 && !ends)) throw new AppError(409, 'last_organization_administrator');
    if (
      heirs.length === 0 &&
      (await context.db.first(`SELECT 1 FROM organisation_user m WHERE m.id = ? AND ${MUST_HAND_OVER}`, [row.id]))
    )
      throw new AppError(409, 'last_organization_administrator');
    statements.push({
      sql: `UPDATE organization SET user_id = (${other.sql}) WHERE organization_id = ? AND user_id = ?`,
      params: [...other.params, id, row.user_id],
    });
  }
  const orphaned = `NOT ${hasAdministrator('value')}${ends ? ` AND ${hasMember('value')}` : ''}`;
  return [
    ...statements,
    {
      sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(?) WHERE ${orphaned}) THEN json('stale') ELSE 1 END`,
      params: [organizationsOf(gone)],
    },
  ];
}

/**
 * Organisation member (core§4): nobody becomes one by another's hand. Whoever adds themselves waits for the organisation's
 * administrators, or for the platform where there are none; whom an administrator adds is invited and waits for nobody but
 * themselves. Whose administrator a caller may be, the policy decides.
 */
export const organizationUser: TableHooks = {
  fill: (row, { caller, at }) => {
    const own = row.user_id === caller.userId;
    const decides = own && holds(caller, 'admin');
    row.audit_status = decides ? AUDIT.approved : AUDIT.pending;
    if (!own) row.invited_by = caller.userId;
    if (decides) Object.assign(row, { joined_time: at, read_from: at });
  },
  beforeAdd: async (rows, context) => {
    const { caller, db, env } = context;
    const invited = rows.filter((row) => row.invited_by);
    const asking = rows.filter((row) => !row.invited_by && row.audit_status === AUDIT.pending);
    const asked = [...new Set(asking.map((row) => String(row.organization_id)))];
    return {
      after: [
        ...rows.map((row) => entry(row, context, null, standing(row))),
        ...invited.map((row) => invitedNotice(String(row.user_id), String(row.organization_id))),
        ...asked.flatMap((id) => askedNotices(id, caller.userId ?? '')),
      ],
      settled: async () => {
        await sendMessages(db, env);
        await tellContacts(db, env, caller.userId ?? '', asked);
      },
    };
  },
  beforePut: async (rows, changes, context) => {
    const after = rows.map((row) => ({ ...row, ...changes }));
    const lost = rows.filter((_, place) => !isAdministrator(after[place] ?? {}));
    const entries = rows.map((row, place) => entry(row, context, standing(row), standing(after[place] ?? row)));
    return { after: [...(await leaving(lost, false, context)), ...entries] };
  },
  beforeRemove: async (rows, context) => {
    // Whose request an administrator takes away has the answer.
    const refused = rows.filter(
      (row) => Number(row.audit_status) === AUDIT.pending && !row.invited_by && row.user_id !== context.caller.userId,
    );
    return {
      after: [
        ...(await leaving(rows, true, context)),
        ...rows.map((row) => entry(row, context, standing(row), null)),
        ...refused.flatMap((row) =>
          decidedNotices(String(row.user_id), String(row.organization_id), 'membership_refused'),
        ),
      ],
      ...(refused.length > 0 && { settled: () => sendMessages(context.db, context.env) }),
    };
  },
};
