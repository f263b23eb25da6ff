import type { Row } from '../../data/row.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import { newId } from '../../platform/random.ts';
import { insertAll } from '../../platform/sql.ts';
import { type Conflict, findConflicts, type ProjectFacts, type ReviewerFacts } from './conflicts.ts';
import { STAGE } from './lifecycle.ts';
import { countsOpinion } from './reach.ts';

/** Rows that a statement adds at most: their JSON stays far below what D1 binds. */
const CHUNK = 2000;
/** Projects of one recommender that are looked at anew when it changes. */
const PROJECTS = 2000;

const KINDS = { 1: 'unit', 2: 'person', 3: 'expert' } as const;

interface Account extends RowOf<'user', 'user_id' | 'name' | 'tel' | 'email'> {
  account: string | null;
  /** JSON of the organisations that the person belongs to. */
  orgs: string;
}

interface Organization extends RowOf<'organization', 'organization_id' | 'name'> {
  /** 1 where the name is that of one that was merged into it. */
  former: number;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (...values: unknown[]): string[] => values.map(text).filter((value) => value !== '');
const json = (values: readonly unknown[]): string => JSON.stringify([...new Set(values)]);

/** Names of a list that people wrote: by commas, and where there is none by blanks between Chinese names. */
function namesOf(value: unknown): string[] {
  const names = text(value).split(/[,，、;；/\n]+/);
  return names.length === 1 && /\p{Script=Han}/u.test(names[0] ?? '') ? (names[0] ?? '').split(/\s+/) : names;
}

const selectAccounts = (ids: readonly unknown[]): Statement => ({
  sql: `SELECT u.user_id, u.name, u.account, u.tel, u.email,
          (SELECT json_group_array(m.organization_id) FROM organisation_user m
           WHERE m.user_id = u.user_id AND m.is_delete = 0 AND m.audit_status = 4) AS orgs
        FROM user u WHERE u.user_id IN (SELECT value FROM json_each(?))`,
  params: [json(ids)],
});

/** Organisations by their names, and by their keys; the name of one that was merged is that of what it was merged into. */
const selectOrganizations = (names: readonly unknown[], ids: readonly unknown[]): Statement => ({
  sql: `SELECT organization_id, name, 0 AS former FROM organization WHERE is_delete = 0 AND name IN (SELECT value FROM json_each(?1))
        UNION SELECT merged_into, name, 1 FROM organization m WHERE merged_into IS NOT NULL AND name IN (SELECT value FROM json_each(?1))
          AND NOT EXISTS (SELECT 1 FROM organization o WHERE o.name = m.name AND o.is_delete = 0)
        UNION SELECT organization_id, name, 0 FROM organization WHERE organization_id IN (SELECT value FROM json_each(?2))`,
  params: [json(names), json(ids)],
});

const orgsOf = (account: Account | undefined): string[] => JSON.parse(account?.orgs ?? '[]') as string[];

/** What is known of accounts and organisations that rows name. */
async function known(db: Database, userIds: readonly unknown[], names: readonly unknown[], ids: readonly unknown[]) {
  const [accounts = []] = await db.batch<Account>([selectAccounts(userIds.filter(Boolean))]);
  const [organizations = []] = await db.batch<Organization>([
    selectOrganizations(names.filter(Boolean), [...ids.filter(Boolean), ...accounts.flatMap(orgsOf)]),
  ]);
  return {
    accounts: new Map(accounts.map((account) => [account.user_id, account])),
    byName: new Map(organizations.map(({ organization_id, name }) => [name, organization_id])),
    byId: new Map(
      organizations.filter(({ former }) => former === 0).map(({ organization_id, name }) => [organization_id, name]),
    ),
  };
}

/**
 * What is known of recommenders.
 * @param rows columns of `project_recommend`, as they are or will be
 */
async function reviewerFacts(db: Database, rows: readonly Row[]): Promise<ReviewerFacts[]> {
  const { accounts, byName, byId } = await known(
    db,
    rows.map((row) => row.user_id),
    rows.map((row) => row.org_name),
    rows.map((row) => row.organization_id),
  );
  return rows.map((row) => {
    const kind = KINDS[Number(row.identify) as keyof typeof KINDS] ?? 'expert';
    const account = accounts.get(text(row.user_id));
    // A person signs in with its own name, a unit and an expert with that of the organisation.
    const named = kind === 'person' ? [] : texts(row.org_name);
    const ids = [...texts(row.organization_id), ...orgsOf(account), ...named.map((name) => byName.get(name))];
    const organizationIds = ids.filter((id) => id !== undefined);
    return {
      id: text(row.id),
      kind,
      userId: text(row.user_id) || null,
      names: texts(row.org_contacts_name, account?.name, kind === 'person' ? row.org_name : ''),
      organizationIds,
      organizationNames: [...named, ...texts(...organizationIds.map((id) => byId.get(id)))],
      phones: texts(row.org_contacts_phone, account?.tel, account?.account),
      mails: texts(row.org_contacts_email, account?.email, account?.account),
    };
  });
}

/**
 * What is known of declarations.
 * @param rows columns of `project`, as they are or will be
 */
async function projectFacts(db: Database, rows: readonly Row[]): Promise<ProjectFacts[]> {
  const { accounts, byName } = await known(
    db,
    rows.map((row) => row.declarant_user_id),
    rows.map((row) => row.org_name),
    [],
  );
  return rows.map((row) => {
    const account = accounts.get(text(row.declarant_user_id));
    return {
      id: text(row.id),
      declarantUserId: text(row.declarant_user_id),
      applicantId: byName.get(text(row.org_name)) ?? null,
      applicantName: text(row.org_name),
      organizationIds: orgsOf(account),
      leaderNames: [text(row.leader_name), ...namesOf(row.leader_name)],
      teamNames: namesOf(row.team_names),
      phones: texts(account?.tel, account?.account),
      mails: texts(account?.email, account?.account),
    };
  });
}

/**
 * Computes the conflicts between some recommenders and some declarations; what somebody declares is not computed.
 * @param reviewers columns of `project_recommend`; @param projects columns of `project`
 */
export async function computeConflicts(
  db: Database,
  reviewers: readonly Row[],
  projects: readonly Row[],
): Promise<Conflict[]> {
  if (reviewers.length === 0 || projects.length === 0) return [];
  return findConflicts(await reviewerFacts(db, reviewers), await projectFacts(db, projects), []);
}

const last = (column: string): string => `(SELECT o.${column} FROM project_rec_opinion o WHERE o.project_id = project.id
  AND o.roc_org IN (project.orgRec_id, project.personRec_id) AND ${countsOpinion('o')} ORDER BY o.update_date DESC LIMIT 1)`;

/** The last opinion that counts stands, or none. */
const recount = (condition: string, state = '= 1'): string =>
  `UPDATE project SET recommend_state = ${last('id')} IS NOT NULL, report_type = ${last('recommend_type')},
    recommend_date = ${last('update_date')}, recommend_time = CASE WHEN ${last('id')} IS NULL THEN NULL ELSE recommend_time END
  WHERE id IN (SELECT value FROM json_each(?1)) AND recommend_state ${state} AND ${condition}`;

/**
 * An opinion that moved its project and counts no more is taken back: the last that counts stands, or none.
 * @param projectIds of `project`
 */
export const recountOpinions = (projectIds: readonly string[]): Statement => ({
  sql: recount(`EXISTS (SELECT 1 FROM project_rec_opinion o WHERE o.project_id = project.id AND o.is_delete = 0
    AND o.roc_org IN (project.orgRec_id, project.personRec_id) AND NOT ${countsOpinion('o')})`),
  params: [json(projectIds)],
});

/**
 * The same for opinions that are taken away, for the batch behind it: those of others than a project's own recommenders never moved it.
 * @param rows columns of `project_rec_opinion` as they were
 */
export const opinionsGone = (rows: readonly Row[]): Statement => ({
  sql: recount(`EXISTS (SELECT 1 FROM json_each(?2) g WHERE g.value ->> 0 = project.id
    AND g.value ->> 1 IN (project.orgRec_id, project.personRec_id))`),
  params: [
    json(rows.map(({ project_id }) => text(project_id))),
    JSON.stringify(rows.map(({ project_id, roc_org }) => [project_id, roc_org])),
  ],
});

/** Who said what a project stands at: its present unit or person, or the office. */
const SAID = `EXISTS (SELECT 1 FROM audit_log l WHERE l.table_name = 'project' AND l.item_id = project.id
  AND l.action = iif(project.recommend_state = 2, 'reject', 'recommend')
  AND (l.user_id IN (project.orgRec_id, project.personRec_id) OR EXISTS (SELECT 1 FROM user u WHERE u.user_id = l.user_id)))`;

/**
 * What a former unit or person made of a project is not the word of whom its declarant chose instead (decision 112): an opinion of the
 * present ones counts, else it waits for them.
 */
const chosenAnew = (projectIds: readonly string[]): Statement => ({
  sql: recount(`NOT ${SAID}`, 'IN (1, 2)'),
  params: [json(projectIds)],
});

/**
 * Keeps computed conflicts in place of those that were computed before between the same rows; what was declared stays.
 * @param at unix seconds
 */
export function keepConflicts(
  conflicts: readonly Conflict[],
  { reviewerIds, projectIds, at }: { reviewerIds: readonly string[]; projectIds: readonly string[]; at: number },
): Statement[] {
  const rows = conflicts.map(({ projectId, reviewerId, kind, hard }) => ({
    ...{ id: newId(), project_id: projectId, recommender_id: reviewerId, kind, is_hard: hard ? 1 : 0, add_time: at },
  }));
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, nth) =>
    rows.slice(nth * CHUNK, (nth + 1) * CHUNK),
  );
  return [
    {
      sql: `DELETE FROM project_conflict WHERE kind <> 'declared' AND project_id IN (SELECT value FROM json_each(?1))
            AND recommender_id IN (SELECT value FROM json_each(?2))`,
      params: [json(projectIds), json(reviewerIds)],
    },
    ...chunks.flatMap((chunk) => insertAll('project_conflict', chunk)),
    recountOpinions(projectIds),
  ];
}

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => text(id));

async function statementsFor(db: Database, reviewers: Row[], projects: Row[], at: number): Promise<Statement[]> {
  if (reviewers.length === 0 || projects.length === 0) return [];
  const conflicts = await computeConflicts(db, reviewers, projects);
  return keepConflicts(conflicts, { reviewerIds: idsOf(reviewers), projectIds: idsOf(projects), at });
}

/** Columns of a declaration that a conflict may come of. */
const CHOSEN = ['orgRec_id', 'personRec_id'];
const TELLING = ['org_name', 'leader_name', 'team_names', ...CHOSEN, 'declarant_user_id'];

/**
 * What a submission or an edit of declarations does to their conflicts: with the unit and person that they chose, and with the
 * experts who have them, and to what former ones said. For the batch of the write, behind it.
 * @param rows columns of `project` as they will be, at most a hundred
 * @param changes what an edit changes; a submission leaves it out
 * @param at unix seconds
 */
export async function conflictsOfDeclarations(
  db: Database,
  rows: readonly Row[],
  at: number,
  changes?: Row,
): Promise<Statement[]> {
  if (rows.length === 0 || (changes && !TELLING.some((name) => name in changes))) return [];
  const reviewers = await db.all<Row>(
    `SELECT * FROM project_recommend WHERE is_delete = 0 AND id IN (SELECT value FROM json_each(?1)
       UNION SELECT recommender_id FROM project_assignment WHERE project_id IN (SELECT value FROM json_each(?2)))`,
    [json(rows.flatMap((row) => texts(row.orgRec_id, row.personRec_id))), json(idsOf(rows))],
  );
  const anew = !changes || CHOSEN.some((name) => name in changes);
  return [...(await statementsFor(db, reviewers, [...rows], at)), ...(anew ? [chosenAnew(idsOf(rows))] : [])];
}

/**
 * What a change of recommenders does to their conflicts with the declarations that chose them or were given to them. For the
 * batch of the write, behind it.
 * @param rows columns of `project_recommend` as they will be
 * @param at unix seconds
 */
export async function conflictsOfRecommenders(db: Database, rows: readonly Row[], at: number): Promise<Statement[]> {
  if (rows.length === 0) return [];
  const projects = await db.all<Row>(
    `SELECT p.* FROM project p WHERE p.is_delete = 0 AND p.stage IN (${STAGE.declared}, ${STAGE.returned}) AND p.id IN (
       SELECT id FROM project WHERE orgRec_id IN (SELECT value FROM json_each(?1))
       UNION SELECT id FROM project WHERE personRec_id IN (SELECT value FROM json_each(?1))
       UNION SELECT project_id FROM project_assignment WHERE recommender_id IN (SELECT value FROM json_each(?1)))
     ORDER BY p.id DESC LIMIT ${PROJECTS}`,
    [json(idsOf(rows))],
  );
  return statementsFor(db, [...rows], projects, at);
}
