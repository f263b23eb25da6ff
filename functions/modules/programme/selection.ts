import type * as z from 'zod';
import type { programmeSelectionCalls } from '../../../db/contract/calls/programme-publish.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import {
  MOST_PUBLISHED,
  type orderInput,
  type RankedFigures,
  type RankingPage,
  type SelectableProject,
  type SelectionDetail,
  type SelectionInput,
} from '../../../db/contract/programme/selection.ts';
import type { Caller } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../platform/database.ts';
import { pageOf } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { pagingOf } from '../../platform/paging.ts';
import { cleanHtml } from '../../platform/sanitize.ts';
import { update } from '../../platform/sql.ts';
import { historyOf, STAGE } from '../../tables/programme/lifecycle.ts';
import { allFigures, keptRanking, rankingStretch } from './kept-ranking.ts';
import { currentPublication, fieldsOf, introductionOf, roundOf, SELECTABLE, SELECTED } from './selectable.ts';

type Query = QueryOf<typeof programmeSelectionCalls.ranking>;

const COLUMNS = `p.id, p.name, p.optimize_name, p.org_name, p.org_province_name, p.scope, p.last_selected, p.sort_show,
  p.is_edited, p.publication_id IS NOT NULL AS published, p.version`;

interface ProjectRow extends Omit<SelectableProject, 'fields' | 'figures' | 'published'> {
  scope: string | null;
  published: number;
}

const byIds = (roundId: string, ids: readonly string[]): Statement => ({
  sql: `SELECT ${COLUMNS} FROM json_each(?2) j CROSS JOIN project p ON p.id = j.value WHERE ${SELECTABLE} ORDER BY j.key`,
  params: [roundId, JSON.stringify(ids)],
});

/** Projects that no ranking knows yet, the newest last. */
const unranked = (roundId: string, size: number, offset: number): Statement => ({
  sql: `SELECT ${COLUMNS} FROM project p WHERE ${SELECTABLE} ORDER BY p.stage, p.id LIMIT ?2 OFFSET ?3`,
  params: [roundId, size, offset],
});

const selectedOf = (roundId: string): Statement => ({
  sql: `SELECT ${COLUMNS} FROM project p INDEXED BY project_selected WHERE ${SELECTED}
        ORDER BY p.sort_show, p.id LIMIT ${MOST_PUBLISHED}`,
  params: [roundId],
});

const found = (roundId: string, keyword: string): Statement => ({
  sql: `SELECT ${COLUMNS} FROM project p WHERE ${SELECTABLE}
        AND (instr(lower(p.name), ?2) > 0 OR instr(lower(p.org_name), ?2) > 0) ORDER BY p.stage, p.id LIMIT 100`,
  params: [roundId, keyword],
});

const countsOf = (roundId: string): Statement => ({
  sql: `SELECT count(*) AS selected FROM project p INDEXED BY project_selected WHERE ${SELECTED}`,
  params: [roundId],
});

const editedOf = (roundId: string): Statement => ({
  sql: `SELECT count(*) AS edited FROM project p INDEXED BY project_selected WHERE ${SELECTED} AND p.is_edited = 1`,
  params: [roundId],
});

/** Rows of a page with their figures: best first, what was selected in its order, or what bears a word. */
async function rowsOf(db: Database, roundId: string, query: Query, offset: number, size: number) {
  const keyword = query.keyword?.trim().toLowerCase().slice(0, 100);
  const read = async ({ sql, params }: Statement, figures: Map<string, RankedFigures>) =>
    (await db.all<ProjectRow>(sql, params)).map((row) => ({ row, figures: figures.get(row.id) ?? null }));
  if (query.view === 'selected') return read(selectedOf(roundId), await allFigures(db, roundId));
  if (keyword) return read(found(roundId, keyword), await allFigures(db, roundId));
  const stretch = await rankingStretch(db, roundId, offset, size);
  if (stretch.length === 0) return read(unranked(roundId, size, offset), new Map());
  const ids = stretch.map(([id]) => id);
  return read(byIds(roundId, ids), new Map(stretch));
}

/**
 * A page of a round's projects with their figures.
 * @throws AppError 404 where there is no such round
 */
export async function rankingPage(db: Database, query: Query): Promise<RankingPage> {
  const round = await roundOf(db, query.round, now());
  const { current, size, offset } = pagingOf(query);
  const kept = await keptRanking(db, round.id);
  const rows = await rowsOf(db, round.id, query, offset, size);
  const [counts = [], edits = []] = await db.batch<unknown>([countsOf(round.id), editedOf(round.id)]);
  const { selected } = counts[0] as { selected: number };
  const { edited } = edits[0] as { edited: number };
  const fields = await fieldsOf(
    db,
    rows.map(({ row }) => row.scope),
  );
  const records = rows.map(({ row: { scope, published, ...row }, figures }) => ({
    ...row,
    fields: fields(scope),
    published: published === 1,
    figures,
  }));
  const whole = query.view === 'selected' || Boolean(query.keyword?.trim());
  const total = whole ? records.length : (kept?.projects ?? (await countProjects(db, round.id)));
  return {
    ...(whole ? pageOf(records, 1, Math.max(1, records.length), total) : pageOf(records, current, size, total)),
    round,
    computed_time: kept?.computedTime ?? null,
    uncorrected: kept?.uncorrected ?? null,
    opinions: kept?.opinions ?? 0,
    reviewers: kept?.reviewers ?? 0,
    selected,
    edited,
    publication: await currentPublication(db, round.id),
  };
}

const countProjects = async (db: Database, roundId: string): Promise<number> =>
  (await db.first<{ total: number }>(`SELECT count(*) AS total FROM project p WHERE ${SELECTABLE}`, [roundId]))
    ?.total ?? 0;

const HANDED_IN = `stage IN (${STAGE.declared}, ${STAGE.returned}) AND is_delete = 0`;

/**
 * The words of one project for visitors, beside the original.
 * @throws AppError 404
 */
export async function selectionDetail(db: Database, id: string): Promise<SelectionDetail> {
  const row = await db.first<SelectionDetail & { brief: string | null }>(
    `SELECT id, name, profile, brief, optimize_name, optimize_profile, version FROM project WHERE id = ? AND ${HANDED_IN}`,
    [id],
  );
  if (!row) throw notFound();
  const { brief, ...detail } = row;
  return { ...detail, profile: introductionOf(row) };
}

/**
 * Selects a project, takes it from the selection, or words it: the next publication shows it. What is selected comes last.
 * @throws AppError 404; 409 where somebody else changed it meanwhile
 */
export async function select(db: Database, caller: Caller, input: SelectionInput): Promise<{ version: number }> {
  const { id, version, last_selected, optimize_name, optimize_profile } = input;
  const before = await selectionDetail(db, id);
  const changes = {
    ...(last_selected !== undefined && { last_selected }),
    ...(optimize_name !== undefined && { optimize_name: optimize_name || null }),
    ...(optimize_profile !== undefined && { optimize_profile: optimize_profile ? cleanHtml(optimize_profile) : null }),
    is_edited: 1,
    version: version + 1,
  };
  const last: Statement[] =
    last_selected === 1
      ? [
          {
            sql: `UPDATE project SET sort_show = coalesce((SELECT max(o.sort_show) FROM project o INDEXED BY project_selected
                  WHERE o.last_selected = 1 AND o.is_delete = 0 AND o.round_id = project.round_id AND o.id <> project.id), 0) + 1
                  WHERE id = ?`,
            params: [id],
          },
        ]
      : [];
  await writeOr(db, 'conflict', [
    update('project', changes, { sql: `id = ? AND version = ? AND ${HANDED_IN}`, params: [id, version] }),
    assertChanged(),
    ...last,
    historyOf(id, 'select', caller, {
      before: before.optimize_name,
      after: last_selected ?? optimize_name ?? null,
    }),
  ]);
  return { version: version + 1 };
}

/**
 * Puts everything that is selected in a round into an order.
 * @param ids all of them, each once; `was`: the order that they were in for who moved them, where that is said (decision 384)
 * @throws AppError 404; 409 where others are selected by now, or somebody else put them into another order
 */
export async function orderSelection(
  db: Database,
  caller: Caller,
  { round: roundId, ids, was }: z.output<typeof orderInput>,
): Promise<{ changed: number }> {
  const round = await roundOf(db, roundId, now());
  const list = JSON.stringify(ids);
  await writeOr(db, 'conflict', [
    {
      sql: `SELECT CASE WHEN (SELECT count(DISTINCT j.value) FROM json_each(?2) j CROSS JOIN project p ON p.id = j.value WHERE ${SELECTED}) = ?3
              AND (SELECT count(*) FROM project p INDEXED BY project_selected WHERE ${SELECTED}) = ?3 THEN 1 ELSE json('stale') END`,
      params: [round.id, list, ids.length],
    },
    ...(was
      ? [
          {
            sql: `SELECT CASE WHEN (SELECT json_group_array(id) FROM (SELECT p.id FROM project p INDEXED BY project_selected
                    WHERE ${SELECTED} ORDER BY p.sort_show, p.id)) = ?2 THEN 1 ELSE json('stale') END`,
            params: [round.id, JSON.stringify(was)],
          },
        ]
      : []),
    {
      sql: `UPDATE project SET sort_show = j.key + 1, is_edited = 1, version = version + 1
              FROM json_each(?) j WHERE project.id = j.value AND project.sort_show <> j.key + 1`,
      params: [list],
    },
    historyOf(ids[0] ?? '', 'select', caller, { after: `order ${ids.length}` }),
  ]);
  return { changed: ids.length };
}
