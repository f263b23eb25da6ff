import { eq, sql } from 'drizzle-orm';
import { EXPERT_SEX } from '../../../db/contract/enums-programme.ts';
import { programmeProjects, recommenders } from '../../../db/schema/programme.ts';
import type { Demand } from '../../data/hooks.ts';
import type { Rule } from '../../data/policy.ts';
import type { Row } from '../../data/row.ts';
import { allOf, anyOf, exists, living, nobody, staff } from '../../data/rules.ts';
import type { Caller } from '../../platform/caller.ts';
import { hashPassword } from '../../platform/password.ts';
import { checkNewPassword } from '../../platform/password-rules.ts';
import { edited } from '../patterns.ts';

const manager = staff('project-admin');

/** The showcase of selected projects names who recommended them. */
const shown = (t: typeof recommenders): Rule => {
  const selected = (of: typeof programmeProjects) => allOf(living(of), sql`${of.publicationId} IS NOT NULL`);
  return anyOf(
    exists(programmeProjects, (of) => allOf(eq(of.orgRecId, t.id), selected(of))),
    exists(programmeProjects, (of) => allOf(eq(of.personRecId, t.id), selected(of))),
  );
};

/** project_recommend.identify of experts, whom the office alone knows. */
const EXPERT = sql.raw('3');
const own = (caller: Caller, t: typeof recommenders): Rule =>
  caller.recommenderId === null ? false : eq(t.id, caller.recommenderId);

/** What the call names `org_password` obeys the rules of every password. */
async function hashPasswords(rows: Row[], nameOf: (row: Row) => string): Promise<boolean> {
  let given = false;
  for (const row of rows) {
    if (typeof row.org_password !== 'string' || row.org_password === '') {
      delete row.org_password;
      continue;
    }
    given = true;
    checkNewPassword(row.org_password, nameOf(row), 'org_password');
    row.org_password = await hashPassword(row.org_password);
  }
  return given;
}

const endSessions = (rows: Row[]): Demand => ({
  after: rows.map(({ id }) => ({ sql: 'DELETE FROM session WHERE recommender_id = ?', params: [id] })),
});

/**
 * Recommenders (back-office§3): who declares a project chooses one of them. Their name is what they sign in with, so that
 * visitors, who choose nothing, are shown those alone that a public project names. Their password never leaves.
 */
export const project_recommend = edited(
  recommenders,
  'id',
  [
    'org_name',
    'org_password',
    'org_category',
    'identify',
    'org_contacts_name',
    'org_contacts_phone',
    'sex',
    'area',
    'duties',
    'profile',
    'photos',
    'user_id',
    'organization_id',
    'org_contacts_email',
  ],
  {
    by: 'project-admin',
    read: (caller, t) =>
      allOf(
        living(t),
        anyOf(manager(caller), own(caller, t), caller.kind === 'visitor' ? shown(t) : sql`${t.identify} <> ${EXPERT}`),
      ),
    columns: {
      org_password: nobody,
      org_contacts_phone: manager,
      org_contacts_email: manager,
      user_id: manager,
      organization_id: manager,
      must_change: manager,
      sex: manager,
      add_date: manager,
    },
    names: { user_id: ['user'], organization_id: ['organization'] },
    fixed: ['identify'],
    lends: { files: ['profile', 'photos'] },
    // The password is stored as a salted hash, and a new one ends what the old one began (back-office§5).
    hooks: {
      required: { org_name: 'org_name_required' },
      options: { sex: EXPERT_SEX },
      maxima: { org_name: 100, org_password: 128, org_contacts_name: 50, org_contacts_phone: 20 },
      html: ['profile'],
      beforeAdd: async (rows) => {
        await hashPasswords(rows, ({ org_name }) => String(org_name ?? ''));
        return undefined;
      },
      beforePut: async (rows, changes) => {
        const names = rows.map(({ org_name }) => String(changes.org_name ?? org_name ?? ''));
        const given = await hashPasswords([changes], () => names[0] ?? '');
        return given ? endSessions(rows) : undefined;
      },
      beforeRemove: (rows) => endSessions(rows),
    },
  },
);
