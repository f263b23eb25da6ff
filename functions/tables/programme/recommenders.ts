import { eq, sql } from 'drizzle-orm';
import { EXPERT_DUTIES, EXPERT_SEX, ORG_CATEGORIES } from '../../../db/contract/enums-programme.ts';
import {
  IMPORT_LIMITS,
  RECOMMENDER_LIMITS,
  type RecommenderKind,
  recommenderKind,
} from '../../../db/contract/programme/recommenders.ts';
import { programmeProjects, recommenders } from '../../../db/schema/programme.ts';
import type { Demand, WriteContext } from '../../data/hooks.ts';
import type { Rule } from '../../data/policy.ts';
import type { Row } from '../../data/row.ts';
import { allOf, anyOf, exists, living, nobody, staff } from '../../data/rules.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Statement } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/password.ts';
import { checkNewPassword } from '../../platform/password-rules.ts';
import { edited } from '../patterns.ts';
import { conflictsOfRecommenders } from './conflict-facts.ts';
import { faultsOfName, isBlank, missingOfRecommender, selectNamed } from './recommender-rules.ts';

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

/** The name that a recommender signs in with. */
const nameOf = (row: Row): string => String(row.org_name ?? '').trim();

const kindOf = ({ identify }: Row): RecommenderKind => recommenderKind(identify) ?? 'unit';

/** Passwords that the operations before this one bring. */
const broughtBefore = ({ written }: WriteContext): number =>
  written
    .filter(({ table }) => table === 'project_recommend')
    .flatMap(({ added, changes }) => added ?? changes ?? [])
    .filter((row) => !isBlank(row.org_password)).length;

/**
 * What the call names `org_password` obeys the rules of every password; its owner chooses another at the next sign-in. A call
 * brings as many as an import does: each takes its time.
 */
async function hashPasswords(
  rows: readonly Row[],
  name: (row: Row) => string,
  context: WriteContext,
): Promise<boolean> {
  let given = false;
  const brought = rows.filter((row) => !isBlank(row.org_password)).length;
  if (brought > 0 && broughtBefore(context) + brought > IMPORT_LIMITS.passwords)
    throw invalid([{ field: 'org_password', code: 'import_passwords_many' }]);
  for (const row of rows) {
    if (isBlank(row.org_password)) {
      delete row.org_password;
      continue;
    }
    given = true;
    checkNewPassword(String(row.org_password), name(row), 'org_password');
    row.org_password = await hashPassword(String(row.org_password));
    row.must_change = 1;
  }
  return given;
}

/** Whoever signs in by a name is one: the index decides, this says it at the field. */
async function checkNames(names: readonly string[], except: readonly unknown[], { db }: WriteContext): Promise<void> {
  const [taken = []] = await db.batch([selectNamed(names, except)]);
  if (taken.length > 0 || new Set(names).size < names.length) {
    throw invalid([{ field: 'org_name', code: 'recommender_name_taken' }]);
  }
}

/** Accounts and organisations that conflicts and reminders are made of are there. */
async function checkKnown(rows: readonly Row[], { db }: WriteContext): Promise<void> {
  const ids = (name: string) => rows.map((row) => row[name]).filter((id) => !isBlank(id));
  const [users, organizations] = [ids('user_id'), ids('organization_id')];
  if (users.length + organizations.length === 0) return;
  const [accounts = [], units = []] = await db.batch<{ id: string }>([
    {
      sql: 'SELECT user_id AS id FROM user WHERE is_delete = 0 AND user_id IN (SELECT value FROM json_each(?))',
      params: [JSON.stringify(users)],
    },
    {
      sql: `SELECT organization_id AS id FROM organization WHERE is_delete = 0
            AND organization_id IN (SELECT value FROM json_each(?))`,
      params: [JSON.stringify(organizations)],
    },
  ]);
  const lacks = (wanted: readonly unknown[], found: readonly { id: string }[]) =>
    wanted.some((id) => !found.some((row) => row.id === id));
  if (lacks(users, accounts)) throw invalid([{ field: 'user_id', code: 'unknown_reference' }]);
  if (lacks(organizations, units)) throw invalid([{ field: 'organization_id', code: 'unknown_reference' }]);
}

const endSessions = (rows: Row[]): Statement[] =>
  rows.map(({ id }) => ({ sql: 'DELETE FROM session WHERE recommender_id = ?', params: [id] }));

const entry = (row: Row, action: string, { caller }: WriteContext): Statement =>
  auditEntry({
    userId: caller.userId,
    action,
    table: 'project_recommend',
    itemId: String(row.id),
    after: nameOf(row) || null,
  });

/** A new one has all that its kind asks for (back-office§5), and a name of its own. */
async function beforeAdd(rows: Row[], context: WriteContext): Promise<Demand> {
  for (const row of rows) {
    if (recommenderKind(row.identify) === null) throw invalid([{ field: 'identify', code: 'invalid_value' }]);
    const name = nameOf(row);
    row.org_name = name;
    const wrong = [...missingOfRecommender(kindOf(row), row, true), ...faultsOfName(name)];
    if (wrong.length > 0) throw invalid(wrong);
  }
  await checkNames(rows.map(nameOf), [], context);
  await checkKnown(rows, context);
  await hashPasswords(rows, nameOf, context);
  return { after: rows.map((row) => entry(row, 'recommender-add', context)) };
}

/** A unit keeps its name; a password is the office's new entry, which ends what the old one began (decision 101). */
async function beforePut(rows: Row[], changes: Row, context: WriteContext): Promise<Demand> {
  if (rows.some((row) => kindOf(row) === 'unit')) delete changes.org_name;
  const missing = rows.flatMap((row) => missingOfRecommender(kindOf(row), changes, false));
  if (missing.length > 0) throw invalid(missing);
  if ('org_name' in changes) {
    const name = nameOf(changes);
    changes.org_name = name;
    const faults = rows.some((row) => nameOf(row) !== name) ? faultsOfName(name) : [];
    if (faults.length > 0) throw invalid(faults);
    const except = rows.map(({ id }) => id);
    await checkNames(Array<string>(rows.length).fill(name), except, context);
  }
  await checkKnown([changes], context);
  const given = await hashPasswords([changes], () => nameOf({ ...rows[0], ...changes }), context);
  return {
    after: [
      ...(given ? endSessions(rows) : []),
      ...rows.map((row) => entry(row, given ? 'recommender-password' : 'recommender-edit', context)),
      ...(await conflictsOfRecommenders(
        context.db,
        rows.map((row) => ({ ...row, ...changes })),
        context.at,
      )),
    ],
  };
}

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
      sex: manager,
      add_date: manager,
      must_change: manager,
      user_id: manager,
      organization_id: manager,
      org_contacts_email: manager,
    },
    fixed: ['identify'],
    names: { user_id: ['user'], organization_id: ['organization'] },
    lends: { files: ['profile', 'photos'] },
    hooks: {
      options: { sex: EXPERT_SEX, org_category: ORG_CATEGORIES, duties: EXPERT_DUTIES },
      maxima: RECOMMENDER_LIMITS,
      html: ['profile'],
      files: ['photos'],
      duplicate: 'recommender_name_taken',
      // The service fills in who writes; the office's own account is no recommender's.
      fill: (row, { caller }) => {
        if (row.user_id === caller.userId) row.user_id = null;
      },
      beforeAdd,
      beforePut,
      beforeRemove: (rows, context) => ({
        after: [...endSessions(rows), ...rows.map((row) => entry(row, 'recommender-delete', context))],
      }),
    },
  },
);
