import type { programmeAssignmentCalls } from '../../../../db/contract/calls/programme-assignment.ts';
import type { QueryOf } from '../../../../db/contract/endpoint.ts';
import {
  ASSIGNMENT_LIMITS,
  type AssignedExpert,
  type AssignedProject,
  type ExpertLoad,
  type KeptConflict,
} from '../../../../db/contract/programme/assignment.ts';
import type { Database } from '../../../platform/database.ts';
import { pageOf } from '../../../platform/envelope.ts';
import { pagingOf, wordOf } from '../../../platform/paging.ts';
import { allOf } from '../../../platform/sql.ts';
import { EXPERT_NAME, HELD, roundOf } from './round.ts';

const DECLINED = 'EXISTS (SELECT 1 FROM project_assignment d WHERE d.project_id = p.id AND d.state = 2)';
/** Rows that are counted at most. */
const COUNTED = 1000;

type Found = Omit<AssignedProject, 'experts'>;
type Asked = Omit<AssignedExpert, 'is_written' | 'conflicts'> & {
  project_id: string;
  is_written: number;
  conflicts: string;
};

/** Conditions of the list by what it is narrowed to; ?2 opinions that a declaration needs. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ['lacking', `${HELD} < ?2`],
  ['declined', DECLINED],
]);

/**
 * Declarations of a round with who was asked for an opinion.
 * @param query `show`: `lacking` or `declined` narrows it
 */
export async function listAssignments(db: Database, query: QueryOf<typeof programmeAssignmentCalls.list>) {
  const round = await roundOf(db, query.round);
  const { current, size, offset } = pagingOf(query);
  if (!round) return { ...pageOf<AssignedProject>([], current, size, 0), round };
  const word = wordOf(query.keyword, 50);
  const shows = SHOWN.get(query.show ?? '') ?? '1';
  const from = `FROM project p WHERE p.round_id = ?1 AND p.stage = 1 AND p.is_delete = 0 AND ${shows} AND ?2 > 0
    AND (?3 = '' OR instr(lower(p.name), ?3) OR instr(lower(p.org_name), ?3))`;
  const params = [round.id, Math.max(1, round.opinions_needed), word];
  const [found = [], counted = []] = await db.batch<unknown>([
    {
      sql: `SELECT p.id, p.name, p.org_name, p.scope, ${HELD} AS held ${from} ORDER BY p.id DESC LIMIT ?4 OFFSET ?5`,
      params: [...params, size, offset],
    },
    { sql: `SELECT count(*) AS count FROM (SELECT 1 ${from} LIMIT ${COUNTED})`, params },
  ]);
  const rows = found as Found[];
  const asked = await db.all<Asked>(
    `SELECT a.project_id, a.recommender_id, ${EXPERT_NAME} AS name, r.area, a.state, a.reason, a.tell_time,
       EXISTS (SELECT 1 FROM project_rec_opinion o WHERE o.project_id = a.project_id AND o.roc_org = a.recommender_id AND o.is_delete = 0) AS is_written,
       (SELECT json_group_array(json_object('kind', c.kind, 'is_hard', json(CASE c.is_hard WHEN 1 THEN 'true' ELSE 'false' END)))
        FROM project_conflict c WHERE c.project_id = a.project_id AND c.recommender_id = a.recommender_id) AS conflicts
     FROM project_assignment a JOIN project_recommend r ON r.id = a.recommender_id
     WHERE a.project_id IN (SELECT value FROM json_each(?)) ORDER BY a.state, a.id LIMIT 2000`,
    [JSON.stringify(rows.map(({ id }) => id))],
  );
  const of = Map.groupBy(asked, ({ project_id }) => project_id);
  const records = rows.map((row) => ({
    ...row,
    experts: (of.get(row.id) ?? []).map(({ project_id: _, is_written, conflicts, ...expert }) => ({
      ...expert,
      is_written: is_written === 1,
      conflicts: JSON.parse(conflicts) as AssignedExpert['conflicts'],
    })),
  }));
  const [{ count } = { count: 0 }] = counted as { count: number }[];
  return { ...pageOf(records, current, size, count, count >= COUNTED), round };
}

/**
 * All experts with what they have of a round, the least busy first.
 * @param query `project_id`: whether something bars them from it is said
 */
export async function listExperts(
  db: Database,
  query: { round?: string | undefined; project_id?: string | undefined },
) {
  const round = await roundOf(db, query.round);
  const rows = await db.all<ExpertLoad & { is_barred: number }>(
    `WITH own AS (SELECT a.recommender_id, a.state, EXISTS (SELECT 1 FROM project_rec_opinion o WHERE o.project_id = p.id
         AND o.roc_org = a.recommender_id AND o.is_delete = 0) AS is_written
       FROM project p JOIN project_assignment a ON a.project_id = p.id WHERE p.round_id = ?1 AND p.is_delete = 0 AND p.stage = 1)
     SELECT r.id, ${EXPERT_NAME} AS name, r.org_name, r.area, coalesce(sum(own.state = 1), 0) AS load,
       coalesce(sum(own.is_written), 0) AS written, coalesce(sum(own.state = 2), 0) AS declined,
       EXISTS (SELECT 1 FROM project_conflict c WHERE c.project_id = ?2 AND c.recommender_id = r.id AND c.is_hard = 1)
         OR EXISTS (SELECT 1 FROM project_assignment a WHERE a.project_id = ?2 AND a.recommender_id = r.id AND a.state <> 0) AS is_barred
     FROM project_recommend r LEFT JOIN own ON own.recommender_id = r.id
     WHERE r.identify = 3 AND r.is_delete = 0 GROUP BY r.id ORDER BY is_barred, load, r.id LIMIT ${ASSIGNMENT_LIMITS.experts}`,
    [round?.id ?? '', query.project_id ?? ''],
  );
  return { records: rows.map((row) => ({ ...row, is_barred: row.is_barred === 1 })) };
}

type Kept = Omit<KeptConflict, 'is_hard'> & { is_hard: number };

/** Conflicts that are known, the newest first. */
export async function listConflicts(db: Database, query: QueryOf<typeof programmeAssignmentCalls.conflicts>) {
  const { current, size, offset } = pagingOf(query);
  const { sql: where, params } = allOf([
    ...(query.project_id ? [{ sql: 'c.project_id = ?', params: [query.project_id] }] : []),
    ...(query.recommender_id ? [{ sql: 'c.recommender_id = ?', params: [query.recommender_id] }] : []),
  ]);
  const from = `FROM project_conflict c JOIN project p ON p.id = c.project_id AND p.is_delete = 0 AND p.stage <> 0
    JOIN project_recommend r ON r.id = c.recommender_id WHERE ${where}`;
  const [rows = [], counted = []] = await db.batch<unknown>([
    {
      sql: `SELECT c.project_id, p.name AS project, c.recommender_id, ${EXPERT_NAME} AS recommender, r.identify, c.kind, c.is_hard,
              c.reason, c.add_time ${from} ORDER BY c.id DESC LIMIT ? OFFSET ?`,
      params: [...params, size, offset],
    },
    { sql: `SELECT count(*) AS count FROM (SELECT 1 ${from} LIMIT ${COUNTED})`, params },
  ]);
  const [{ count } = { count: 0 }] = counted as { count: number }[];
  const records = (rows as Kept[]).map((row) => ({ ...row, is_hard: row.is_hard === 1 }));
  return pageOf(records, current, size, count, count >= COUNTED);
}
