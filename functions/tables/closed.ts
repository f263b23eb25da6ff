import { sql } from 'drizzle-orm';
import { amongSql, staff } from '../data/rules.ts';
import { closeTables, type FileReaders } from '../data/table.ts';
import { holds, readFromJson, VISITOR } from '../platform/caller.ts';

/*
 * Tables that calls of their own, or triggers alone, read and write. Those that stand beside a table of the service are named
 * in its file.
 */

/** Everybody reads the public version of what is not classified. */
const published =
  (table: string, item: 'chengguo' | 'xuqiu'): FileReaders =>
  (caller, { name }) =>
    caller === VISITOR
      ? sql`SELECT 1 FROM upload_use f CROSS JOIN ${sql.identifier(table)} p ON p.item_id = f.item_id
    WHERE f.object_name = ${name} AND f.table_name = ${table} AND NOT EXISTS (
      SELECT 1 FROM ${sql.identifier(item)} c WHERE c.${sql.identifier(`${item}_id`)} = p.item_id AND c.secrecy = 1)`
      : null;

export const results = closeTables(['result_publication'], published('result_publication', 'chengguo'));
export const demands = closeTables(['demand_publication'], published('demand_publication', 'xuqiu'));

/** What matches keep of publications, and what they learned to read them by. */
export const matched = closeTables([
  ...(['match_item', 'match_due', 'match_dismissal', 'topic_model'] as const),
  ...(['match_use', 'match_exposure', 'match_weights', 'item_portrait'] as const),
]);

/** What members follow, and what they are told of it. */
export const followed = closeTables(['follow', 'follow_key', 'follow_due', 'follow_match']);

/** What is counted of publications; drafts, favourites, contacts that were shown, and views. */
export const kept = closeTables([
  ...(['facet_count', 'expert_facet', 'expert_field', 'publication_rank'] as const),
  ...(['publishing_count', 'publishing_request', 'draft', 'favourite', 'contact_reveal', 'item_view'] as const),
]);

/** What is counted of everything, and what the counts are made of. */
export const figures = closeTables(['figure', 'item_progress', 'deal_progress', 'item_interest']);

/** 1:1 meetings at meetings. */
export const matchmaking = closeTables([
  ...(['matchmaking', 'matchmaking_slot', 'matchmaking_member'] as const),
  ...(['matchmaking_request', 'matchmaking_appointment', 'matchmaking_seat'] as const),
]);

/** What phones at the door sent. */
export const scans = closeTables(['attendance_scan']);

/** Editors read the files of all versions. */
export const versions = closeTables(['content_version'], (caller, { name }) =>
  staff('content-admin')(caller)
    ? sql`SELECT 1 FROM upload_use f WHERE f.object_name = ${name} AND f.table_name = 'content_version'`
    : null,
);

/** Files of deals: for the two sides, who speaks for their organisations as far back as they read, and operators. */
const ofDeals: FileReaders = (caller, { name }) => {
  if (caller.userId === null) return null;
  const from = sql`(SELECT j.value FROM json_each(${readFromJson(caller)}) j WHERE j.key = o.value)`;
  const speaks = sql`${amongSql(sql`o.value`, caller.adminOrganizationIds)} AND d.add_time >= coalesce(${from}, 0)`;
  return sql`SELECT 1 FROM upload_use f CROSS JOIN deal_event e ON e.id = f.item_id JOIN deal d ON d.id = e.deal_id
    WHERE f.object_name = ${name} AND f.table_name = 'deal_event' AND (${holds(caller, 'push-admin') ? 1 : 0}
      OR ${caller.userId} IN (d.seeker_user, d.owner_user)
      OR EXISTS (SELECT 1 FROM json_each(json_array(d.seeker_org, d.owner_org)) o WHERE ${speaks}))`;
};

/** Deals, for the two sides. */
export const deals = closeTables(['deal']);
export const steps = closeTables(['deal_event'], ofDeals);

/** Of the programme. */
export const programme = closeTables([
  ...(['project_assignment', 'project_conflict', 'project_opinion_draft', 'project_ranking'] as const),
  ...(['project_round_changes', 'project_publication', 'published_choice', 'project_reminder'] as const),
]);

/** Everybody reads the files of what stands in a publication that was not undone. */
const inPublication: FileReaders = (caller, { name }) =>
  caller === VISITOR
    ? sql`SELECT 1 FROM upload_use f CROSS JOIN project_publication p ON p.id = substr(f.item_id, 1, instr(f.item_id, '/') - 1)
    WHERE f.object_name = ${name} AND f.table_name = 'published_project' AND p.undo_time IS NULL`
    : null;

export const showcase = closeTables(['published_project'], inPublication);
