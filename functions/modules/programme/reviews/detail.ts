import { sql } from 'drizzle-orm';
import { CRITERION_NAMES } from '../../../../db/contract/programme/criteria.ts';
import type {
  OpinionDraft,
  ReviewDetail,
  ReviewRole,
  WrittenOpinion,
} from '../../../../db/contract/programme/review.ts';
import { planList } from '../../../data/plan.ts';
import type { Rule } from '../../../data/policy.ts';
import { runList } from '../../../data/query.ts';
import { listShape } from '../../../data/request.ts';
import type { Caller } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { validate } from '../../../platform/validate.ts';
import { APPLICANT, countsOpinion, knowsApplicant, knowsOthers } from '../../../tables/programme/reach.ts';
import { isOwn, ownJoins, ownState, p, refusalOf, roleOf, statement } from './own.ts';

/** Opinions of others that are shown beside the own one. */
const MOST = 50;
const FILES = 100;
const COLUMNS = [...CRITERION_NAMES, 'comment', 'recommend_type', 'update_date'];
/** Of the outcome a recommender reads the opinions alone. */
const HIDDEN = ['recommend_state', 'recommend_date', 'recommend_time', 'report_type'];

interface Stand {
  role: ReviewRole;
  state: number;
  round: string | null;
  round_en: string | null;
  opinions_due: number | null;
  draft: string | null;
  draft_time: number | null;
  opinion: string | null;
  sees_others: number;
  sees_applicant: number;
}

const flag = (rule: Rule) => (typeof rule === 'object' ? rule : sql.raw(rule ? '1' : '0'));
const opinionJson = (name: string) =>
  sql.raw(`json_object(${COLUMNS.map((column) => `'${column}', ${name}.${column}`).join(', ')})`);

const others = (projectId: string, recommenderId: string) => sql`SELECT ${opinionJson('o')} AS opinion,
    CASE r.identify WHEN 1 THEN 'unit' WHEN 2 THEN 'person' ELSE 'expert' END AS role,
    CASE WHEN r.identify = 3 THEN NULL ELSE r.org_name END AS name
  FROM project_rec_opinion o JOIN project_recommend r ON r.id = o.roc_org
  WHERE o.project_id = ${projectId} AND o.roc_org <> ${recommenderId} AND ${sql.raw(countsOpinion('o'))}
  ORDER BY r.identify, o.id LIMIT ${MOST}`;

/** The project by the rules of its table, with its files. */
async function readProject(db: Database, caller: Caller, projectId: string, seesNames: boolean) {
  const request = validate(listShape, {
    table: 'project',
    where: { id: projectId },
    pageSize: 1,
    process: [
      {
        as: 'files',
        table: 'attachment_relation',
        on: { item_id: 'id' },
        columns: ['file_name', 'file_path', 'file_suffix', 'size', 'kind'],
      },
    ],
  });
  const { records } = await runList(db, planList(request, caller));
  const { files, ...row } = records[0] ?? {};
  const left = new Set<string>([...HIDDEN, ...(seesNames ? [] : APPLICANT)]);
  const project = Object.fromEntries(Object.entries(row).filter(([name]) => !left.has(name)));
  return { project, files: ((files ?? []) as ReviewDetail['files']).slice(0, FILES) };
}

/**
 * A project beside the form of its opinion: the declaration as this recommender may read it, the own opinion and draft.
 * @throws AppError 403 conflict_of_interest, 404, 409 assignment_declined
 */
export async function reviewOf(
  db: Database,
  caller: Caller,
  recommenderId: string,
  projectId: string,
): Promise<ReviewDetail> {
  const stand =
    statement(sql`SELECT ${roleOf(recommenderId)} AS role, ${ownState(recommenderId)} AS state, r.title AS round, r.title_en AS round_en,
      r.opinions_due,
      d.form AS draft, d.update_time AS draft_time, CASE WHEN o.id IS NULL THEN NULL ELSE ${opinionJson('o')} END AS opinion,
      ${flag(knowsOthers(caller, p))} AS sees_others, ${flag(knowsApplicant(caller, p))} AS sees_applicant
    FROM project p ${ownJoins(recommenderId)} WHERE p.id = ${projectId} AND ${isOwn(caller)}`);
  const row = await db.first<Stand>(stand.sql, stand.params);
  if (!row) throw await refusalOf(db, recommenderId, projectId);
  const seen = statement(others(projectId, recommenderId));
  const [sheet, found] = await Promise.all([
    readProject(db, caller, projectId, row.sees_applicant === 1),
    row.sees_others === 1
      ? db.all<{ opinion: string; role: ReviewRole; name: string | null }>(seen.sql, seen.params)
      : null,
  ]);
  const opinion = (text: string) => JSON.parse(text) as WrittenOpinion;
  return {
    ...sheet,
    role: row.role,
    state: row.state,
    round: row.round,
    round_en: row.round_en,
    opinions_due: row.opinions_due,
    is_closed: row.opinions_due !== null && row.opinions_due <= now(),
    opinion: row.opinion === null ? null : opinion(row.opinion),
    draft: row.draft === null ? null : { form: JSON.parse(row.draft) as OpinionDraft, update_time: row.draft_time },
    others: found?.map(({ opinion: text, ...who }) => ({ ...opinion(text), ...who })) ?? null,
  };
}
