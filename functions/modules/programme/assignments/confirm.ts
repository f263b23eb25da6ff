import { PHONE } from '../../../../db/contract/accounts.ts';
import { platform } from '../../../../db/contract/words/platform.ts';
import type { Row } from '../../../data/row.ts';
import type { Caller } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, type RowOf, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { writeOr } from '../../../platform/guarded.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { newId } from '../../../platform/random.ts';
import { sendSmsOfDone } from '../../../platform/sms.ts';
import { insertAll } from '../../../platform/sql.ts';
import { computeConflicts, keepConflicts } from '../../../tables/programme/conflict-facts.ts';
import { historyOf } from '../../../tables/programme/lifecycle.ts';

type Given = RowOf<'project_assignment', 'project_id' | 'recommender_id'>;

const json = (values: readonly unknown[]): string => JSON.stringify(values);
/** Messages that are under way at the same time. */
const AT_ONCE = 5;

const textOf = (count: number, origin: string): string =>
  `${platform[0]}有${count}项申报成果等待您评审，请登录后填写推荐意见。${origin}`;

/** Tells the experts by short message; whoever has no mobile number, or beyond the day's budget, has the notice or the work list. */
async function tell(
  db: Database,
  env: Env,
  experts: readonly Row[],
  counts: ReadonlyMap<string, number>,
  ids: readonly string[],
) {
  const told: string[] = [];
  const one = async (expert: Row) => {
    const phone = String(expert.org_contacts_phone ?? '').replace(/[\s-]/g, '');
    if (!PHONE.test(phone)) return;
    const text = textOf(counts.get(String(expert.id)) ?? 1, env.SITE_ORIGIN ?? '');
    if ((await sendSmsOfDone(env, { phone, text, template_id: 'programme-assigned' })) === 'sent')
      told.push(String(expert.id));
  };
  for (let from = 0; from < experts.length; from += AT_ONCE) {
    await Promise.all(experts.slice(from, from + AT_ONCE).map(one));
  }
  if (told.length > 0) {
    await db.run(
      `UPDATE project_assignment SET tell_time = ?1 WHERE id IN (SELECT value FROM json_each(?2))
       AND recommender_id IN (SELECT value FROM json_each(?3))`,
      [now(), json(ids), json(told)],
    );
  }
  return told.length;
}

const noticesOf = (experts: readonly Row[], counts: ReadonlyMap<string, number>): Statement[] =>
  experts
    .filter(({ user_id }) => Boolean(user_id))
    .map(({ id, user_id }) =>
      noticeEntry({
        userId: String(user_id),
        topic: 'programme_assigned',
        params: { count: counts.get(String(id)) ?? 1 },
        link: '/programme/reviews',
      }),
    );

/**
 * Gives declarations to experts, all of them or none; conflicts are computed anew in the same transaction's sight. Each expert is
 * told once, however many there are.
 * @throws AppError 409 where one of them stands already, was declined, has a hard conflict, or is not there any more
 */
export async function confirmAssignments(
  db: Database,
  env: Env,
  caller: Caller,
  input: readonly Given[],
): Promise<{ assigned: number; told: number }> {
  const pairs = [...new Map(input.map((pair) => [`${pair.project_id} ${pair.recommender_id}`, pair])).values()];
  const projectIds = [...new Set(pairs.map(({ project_id }) => project_id))];
  const reviewerIds = [...new Set(pairs.map(({ recommender_id }) => recommender_id))];
  const [projects = [], experts = []] = await db.batch<Row>([
    {
      sql: `SELECT id, org_name, leader_name, team_names, declarant_user_id FROM project
            WHERE id IN (SELECT value FROM json_each(?)) AND stage = 1 AND is_delete = 0`,
      params: [json(projectIds)],
    },
    {
      sql: 'SELECT * FROM project_recommend WHERE id IN (SELECT value FROM json_each(?)) AND identify = 3 AND is_delete = 0',
      params: [json(reviewerIds)],
    },
  ]);
  if (projects.length < projectIds.length || experts.length < reviewerIds.length) throw new AppError(409, 'conflict');
  const at = now();
  const computed = await computeConflicts(db, experts, projects);
  const wanted = new Set(pairs.map((pair) => `${pair.project_id} ${pair.recommender_id}`));
  if (computed.some(({ projectId, reviewerId, hard }) => hard && wanted.has(`${projectId} ${reviewerId}`))) {
    await db.batch(keepConflicts(computed, { projectIds, reviewerIds, at }));
    throw new AppError(409, 'assignment_conflict');
  }
  const rows = pairs.map((pair) => ({ id: newId(), ...pair, add_user: caller.userId ?? '', add_time: at }));
  const counts = new Map(
    [...Map.groupBy(pairs, ({ recommender_id }) => recommender_id)].map(([id, own]) => [id, own.length]),
  );
  await writeOr(db, 'assignment_taken', [
    ...keepConflicts(computed, { projectIds, reviewerIds, at }),
    {
      sql: `INSERT INTO project_assignment (id, project_id, recommender_id, state, add_user, add_time)
              SELECT j.value ->> '$.id', j.value ->> '$.project_id', j.value ->> '$.recommender_id', 1, j.value ->> '$.add_user', ?2
              FROM json_each(?1) j JOIN project p ON p.id = j.value ->> '$.project_id' AND p.stage = 1 AND p.is_delete = 0
              WHERE NOT EXISTS (SELECT 1 FROM project_conflict c WHERE c.project_id = p.id
                AND c.recommender_id = j.value ->> '$.recommender_id' AND c.is_hard = 1)
                AND NOT EXISTS (SELECT 1 FROM project_assignment a WHERE a.project_id = p.id
                  AND a.recommender_id = j.value ->> '$.recommender_id' AND a.state <> 0)
              ON CONFLICT (project_id, recommender_id) DO UPDATE SET id = excluded.id, state = 1, add_time = excluded.add_time`,
      params: [json(rows), at],
    },
    assertChanged(pairs.length),
    ...historyOfPairs(pairs, caller),
    ...noticesOf(experts, counts),
  ]);
  const told = await tell(
    db,
    env,
    experts,
    counts,
    rows.map(({ id }) => id),
  );
  return { assigned: pairs.length, told };
}

/** One entry a pair: the expert stands in it by key, as whom the office reads it. */
function historyOfPairs(pairs: readonly Given[], caller: Caller): Statement[] {
  const rows = pairs.map(({ project_id, recommender_id }) => ({
    ...{ id: newId(), user_id: caller.userId, action: 'assign', table_name: 'project', item_id: project_id },
    ...{ after: recommender_id, add_time: now() },
  }));
  return insertAll('audit_log', rows);
}

/**
 * Takes a declaration back from an expert.
 * @throws AppError 404 where it is not the expert's, 409 once an opinion is in
 */
export async function removeAssignment(
  db: Database,
  caller: Caller,
  { project_id, recommender_id }: Given,
): Promise<void> {
  const written = await db.first(
    'SELECT 1 FROM project_rec_opinion WHERE project_id = ? AND roc_org = ? AND is_delete = 0',
    [project_id, recommender_id],
  );
  if (written) throw new AppError(409, 'opinion_submitted');
  await writeOr(db, notFound, [
    {
      sql: `DELETE FROM project_assignment WHERE project_id = ?1 AND recommender_id = ?2 AND NOT EXISTS (
                SELECT 1 FROM project_rec_opinion o WHERE o.project_id = ?1 AND o.roc_org = ?2 AND o.is_delete = 0)`,
      params: [project_id, recommender_id],
    },
    assertChanged(),
    {
      sql: 'DELETE FROM project_opinion_draft WHERE project_id = ? AND recommender_id = ?',
      params: [project_id, recommender_id],
    },
    historyOf(project_id, 'assign', caller, { before: recommender_id }),
  ]);
}
