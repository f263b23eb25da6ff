import { and, eq, or, sql } from 'drizzle-orm';
import { projectForms } from '../../db/schema/content.ts';
import { programmeProjects, projectNews, projectOpinions, recommenders } from '../../db/schema/programme.ts';
import { projectContacts } from '../../db/schema/programme-contacts.ts';
import type { Rule, Values } from '../data/policy.ts';
import { allOf, anyOf, equalsId, exists, living, mine, signedIn, staff } from '../data/rules.ts';
import { defineTable, FORMS } from '../data/table.ts';
import type { Caller } from '../platform/caller.ts';
import { shownTime } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';
import { editedLiving } from './patterns.ts';
import { publishingCounter } from './publishing-counter.ts';

const manager = staff('project-admin');
const EXPERT = 3;

/** Recommenders see the projects that chose them, experts all of them (decisions 30, 34). */
function recommends(caller: Caller, t: typeof programmeProjects): Rule {
  const id = caller.recommenderId;
  if (id === null) return false;
  const chosen = or(eq(t.orgRecId, id), eq(t.personRecId, id));
  const expert = exists(
    recommenders,
    (row) => and(eq(row.id, id), sql`${row.identify} = ${sql.raw(String(EXPERT))}`) ?? false,
  );
  return anyOf(chosen ?? false, expert);
}

const involved = (caller: Caller, t: typeof programmeProjects) =>
  anyOf(manager(caller), mine(caller, t.declarantUserId), recommends(caller, t));

/** After an opinion, a recommender marks the project as recommended or rejected, and nothing else (decision 95). */
const marks = (given: Values | undefined) =>
  given !== undefined &&
  (given.recommend_state === 1 || given.recommend_state === 2 || given.recommend_state === undefined);

const FORM = [
  'name',
  'profile',
  'scope',
  'org_name',
  'org_province_name',
  'establish_date',
  'industrial',
  'business',
  'org_person',
  'org_leader',
  'declarant_name',
  'orgRec_id',
  'personRec_id',
  'height',
  'attribute',
  'achievement',
  'shape',
  'scale',
  'expect',
  'difficulty',
  'degree',
  'strength',
  'trl1_9',
  'leader_name',
  'leader_education',
  'leader_title',
  'team_person',
  'team_intermediate',
  'team_experience',
] as const;

const MARKS = ['recommend_state', 'recommend_date', 'report_type'] as const;
const SHOWCASE = ['optimize_name', 'optimize_profile', 'last_selected', 'sort_show'] as const;

/** What the public showcase leaves out (back-office§2, dialog 10). */
const INTERNAL = [
  'establish_date',
  'industrial',
  'business',
  'org_person',
  'org_leader',
  'declarant_user_id',
  'declarant_name',
  'recommend_state',
  'recommend_date',
  'report_type',
  'update_date',
  'height',
  'attribute',
  'achievement',
  'shape',
  'scale',
  'expect',
  'difficulty',
  'degree',
  'strength',
  'trl1_9',
  'leader_name',
  'leader_education',
  'leader_title',
  'team_person',
  'team_intermediate',
  'team_experience',
] as const;

/** Projects of the declared programme (back-office§3, back-office§6). */
export const project = defineTable({
  table: programmeProjects,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(involved(caller, t), sql`${t.lastSelected} = 1`)),
  columns: Object.fromEntries(INTERNAL.map((name) => [name, involved])),
  create: signedIn,
  update: (caller, t, given) =>
    allOf(living(t), anyOf(manager(caller), mine(caller, t.declarantUserId), marks(given) && recommends(caller, t))),
  remove: (caller, t) => allOf(living(t), anyOf(manager(caller), mine(caller, t.declarantUserId))),
  writable: (caller) => {
    if (caller.recommenderId !== null) return MARKS;
    if (!signedIn(caller)) return [];
    return manager(caller) ? [...FORM, ...MARKS, ...SHOWCASE] : FORM;
  },
  refused: FORM,
  names: {
    declarant_user_id: ['user'],
    orgRec_id: ['project_recommend'],
    personRec_id: ['project_recommend'],
  },
  item: 'filed',
  published: publishingCounter,
  lends: { owner: 'declarant_user_id', texts: ['profile', 'optimize_profile'] },
  hooks: {
    html: ['profile', 'optimize_profile'],
    fill: (row, { caller }) => {
      row.declarant_user_id = caller.userId;
    },
  },
});

/** News and files of the programme (back-office§6). */
export const project_news = editedLiving(projectNews, 'id', ['title', 'profile', 'identify'], {
  by: 'project-admin',
  names: { add_user: ['user'] },
  item: 'filed',
  lends: { files: ['profile'] },
  hooks: { html: ['profile'], required: { title: 'required' }, maxima: { title: 200 } },
});

const written = (caller: Caller, t: typeof projectOpinions): Rule =>
  caller.recommenderId === null ? false : eq(t.rocOrg, caller.recommenderId);

/** The declarant reads the opinions once the project is recommended (back-office§3). */
const declared = (caller: Caller, t: typeof projectOpinions): Rule =>
  caller.userId !== null &&
  exists(programmeProjects, (item) =>
    allOf(eq(item.id, t.projectId), living(item), mine(caller, item.declarantUserId), sql`${item.recommendState} = 1`),
  );

/** The project follows its last opinion (back-office§4, decision 98). */
const recommended = (projectId: unknown, type: unknown, at: number): Statement => ({
  sql: 'UPDATE project SET recommend_state = 1, recommend_date = ?, report_type = coalesce(?, report_type) WHERE id = ?',
  params: [shownTime(at), type ?? null, projectId],
});

/** Recommendation opinions: one of each recommender for a project that they may see (decisions 29, 30). */
export const project_rec_opinion = defineTable({
  table: projectOpinions,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(manager(caller), written(caller, t), declared(caller, t))),
  create: (caller, row) =>
    caller.recommenderId !== null &&
    row.roc_org === caller.recommenderId &&
    exists(programmeProjects, (item) => allOf(equalsId(item.id, row.project_id), project.update(caller, item, {}))),
  update: (caller, t) => allOf(living(t), written(caller, t)),
  remove: (caller, t) => allOf(living(t), manager(caller)),
  writable: (caller) =>
    caller.recommenderId === null
      ? []
      : [
          'project_id',
          'roc_org',
          'comment',
          'recommend_type',
          'original',
          'innovate',
          'core',
          'tradition',
          'develop',
          'strategy',
          'realize',
          'market',
          'profit',
          'target_market',
          'promote',
          'life_cycle',
          'investment_heat',
          'team_operations',
          'implementation_risk',
          'generality',
          'resources',
          'prepare',
        ],
  fixed: ['project_id', 'roc_org'],
  names: { project_id: ['project'], roc_org: ['project_recommend'] },
  // One a recommender and project (decision 30).
  hooks: {
    required: { comment: 'opinion_comment_required', recommend_type: 'opinion_type_required' },
    maxima: { comment: 2000 },
    duplicate: 'opinion_submitted',
    fill: (row, { caller }) => {
      if (row.roc_org === undefined) row.roc_org = caller.recommenderId;
    },
    beforeAdd: (rows, { at }) => ({
      after: rows.map(({ project_id, recommend_type }) => recommended(project_id, recommend_type, at)),
    }),
    beforePut: (rows, changes, { at }) => ({
      after: rows.map(({ project_id }) => recommended(project_id, changes.recommend_type, at)),
    }),
  },
});

/** Cooperation applications (back-office§6): any visitor applies for a project of the showcase, staff reads. */
export const project_contacts = defineTable({
  table: projectContacts,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(manager(caller), mine(caller, t.userId))),
  create: (_, row) =>
    exists(programmeProjects, (item) =>
      allOf(equalsId(item.id, row.project_item_id), living(item), sql`${item.lastSelected} = 1`),
    ),
  update: (caller, t) => allOf(manager(caller), living(t)),
  remove: (caller, t) => allOf(manager(caller), living(t)),
  writable: () =>
    [
      'project_item_id',
      'project_contacts_type',
      'contacts_org',
      'contacts_position',
      'contacts_name',
      'contacts_phone',
      'equity_investment',
      'financial_credit',
      'merger_acquisition',
      'financing_agency',
      'listing_operation',
      'consulting',
      'joint_construction',
      'research_development',
      'transfer_transaction',
      'resource_supply',
      'chain_matching',
      'attract_investment',
      'policy_support',
      'plan_design',
      'packaging_promotion',
      'expand_development',
      'channel_agent',
      'directional',
      'special',
      'special_subject',
      'filter',
      'matchmaking',
      'planning_promotion',
      'landing_platform',
      'digitized_cloud',
      'regional',
      'industry',
      'international',
      'capital_market',
      'investment_promotion',
      'economic_industry',
      'large_enterprises',
      'medium_sized',
    ] as const,
  fixed: ['project_item_id', 'project_contacts_type'],
  names: { project_item_id: ['project'], user_id: ['user'] },
  hooks: {
    required: {
      contacts_org: 'contacts_org_required',
      contacts_position: 'required',
      contacts_name: 'required',
      contacts_phone: 'required',
    },
    maxima: { contacts_org: 200, contacts_position: 100, contacts_name: 100, contacts_phone: 20 },
  },
});

const reader = staff('project-admin', 'content-admin');

/** Project forms (core§3): their writers and staff. */
export const project_form = defineTable({
  table: projectForms,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(reader(caller), mine(caller, t.addUser))),
  create: signedIn,
  update: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  remove: (caller, t) => allOf(living(t), anyOf(reader(caller), mine(caller, t.addUser))),
  writable: (caller) => (signedIn(caller) ? ['code', 'name', 'comment'] : []),
  names: { add_user: ['user'] },
  additions: FORMS,
  hooks: {
    required: { code: 'required', name: 'required' },
    maxima: { code: 50, name: 200 },
  },
});
