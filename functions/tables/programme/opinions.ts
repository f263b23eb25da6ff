import { eq, getTableName, sql } from 'drizzle-orm';
import { CRITERION, RECOMMEND_TYPES } from '../../../db/contract/enums-programme.ts';
import { CRITERION_NAMES } from '../../../db/contract/programme/criteria.ts';
import { programmeProjects, projectOpinions } from '../../../db/schema/programme.ts';
import type { WriteContext } from '../../data/hooks.ts';
import type { Rule } from '../../data/policy.ts';
import type { Row } from '../../data/row.ts';
import { allOf, anyOf, equalsId, exists, living, mine } from '../../data/rules.ts';
import { defineTable } from '../../data/table.ts';
import type { Caller } from '../../platform/caller.ts';
import { shownTime } from '../../platform/clock.ts';
import type { Statement } from '../../platform/database.ts';
import { opinionsGone } from './conflict-facts.ts';
import { checkDue, historyOf } from './lifecycle.ts';
import { countsOpinion, office, recommends, seesOthers } from './reach.ts';

type Opinions = typeof projectOpinions;

const own = (caller: Caller, t: Opinions): Rule =>
  caller.recommenderId === null ? false : eq(t.rocOrg, caller.recommenderId);

const ofProject = (t: Opinions, rule: (item: typeof programmeProjects) => Rule): Rule =>
  exists(programmeProjects, (item) => allOf(eq(item.id, t.projectId), living(item), rule(item)));

/** What does not count is read by its writer and the office alone. */
const counts = (t: Opinions): Rule => sql.raw(countsOpinion(`"${getTableName(t)}"`));

/**
 * The declarant reads what its own recommending unit and person wrote once the project is recommended (back-office§3); who the
 * experts are reaches no declarant.
 */
const declared = (caller: Caller, t: Opinions): Rule =>
  caller.userId !== null &&
  allOf(
    counts(t),
    ofProject(t, (item) =>
      allOf(
        mine(caller, item.declarantUserId),
        sql`${item.recommendState} = 1 AND ${t.rocOrg} IN (${item.orgRecId}, ${item.personRecId})`,
      ),
    ),
  );

const others = (caller: Caller, t: Opinions): Rule =>
  caller.recommenderId !== null &&
  allOf(
    counts(t),
    ofProject(t, (item) => seesOthers(caller, item)),
  );

/** Only the opinions of its own recommending unit and person move a project, the last written one counts (back-office§4, decision 98). */
const recommended = ({ project_id, roc_org }: Row, type: unknown, at: number): Statement => ({
  sql: `UPDATE project SET recommend_state = 1, recommend_date = ?1, report_type = coalesce(?2, report_type),
        recommend_time = coalesce(recommend_time, ?5) WHERE id = ?3 AND ?4 IN (orgRec_id, personRec_id)`,
  params: [shownTime(at), type ?? null, project_id, roc_org, at],
});

/** What follows an opinion: its project, the history, and the draft that it was is gone. */
const written = (row: Row, type: unknown, { at, caller }: Pick<WriteContext, 'at' | 'caller'>): Statement[] => [
  recommended(row, type, at),
  historyOf(String(row.project_id), 'recommend', caller, { after: Number(type ?? row.recommend_type) }),
  {
    sql: 'DELETE FROM project_opinion_draft WHERE recommender_id = ?1 AND project_id = ?2',
    params: [row.roc_org, row.project_id],
  },
];

/** Recommendation opinions: one of each recommender for a project that they may see (decisions 29, 30). */
export const project_rec_opinion = defineTable({
  table: projectOpinions,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(own(caller, t), office(caller), declared(caller, t), others(caller, t))),
  create: (caller, row) =>
    caller.recommenderId !== null &&
    row.roc_org === caller.recommenderId &&
    exists(programmeProjects, (item) =>
      allOf(equalsId(item.id, row.project_id), living(item), recommends(caller, item)),
    ),
  update: (caller, t) =>
    allOf(
      living(t),
      own(caller, t),
      ofProject(t, (item) => recommends(caller, item)),
    ),
  remove: (caller, t) => allOf(living(t), office(caller)),
  writable: (caller) =>
    caller.recommenderId === null ? [] : ['project_id', 'roc_org', 'comment', 'recommend_type', ...CRITERION_NAMES],
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
    options: {
      recommend_type: RECOMMEND_TYPES,
      ...Object.fromEntries(CRITERION_NAMES.map((name) => [name, CRITERION])),
    },
    beforeAdd: async (rows, context) => {
      await checkDue(
        context.db,
        rows.map(({ project_id }) => project_id),
        context.at,
      );
      return { after: rows.flatMap((row) => written(row, row.recommend_type, context)) };
    },
    beforePut: async (rows, changes, context) => {
      await checkDue(
        context.db,
        rows.map(({ project_id }) => project_id),
        context.at,
      );
      return { after: rows.flatMap((row) => written(row, changes.recommend_type, context)) };
    },
    // Behind the write: what is taken away here counts no more.
    beforeRemove: (rows) => ({ after: [opinionsGone(rows)] }),
  },
});
