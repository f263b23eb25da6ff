import { sql } from 'drizzle-orm';
import { closeTables, type FileReaders } from '../data/table.ts';
import { VISITOR } from '../platform/caller.ts';

/** Everybody reads the public version of what is not classified. */
const published =
  (table: string, item: 'chengguo' | 'xuqiu'): FileReaders =>
  (caller, { name }) =>
    caller === VISITOR
      ? sql`SELECT 1 FROM upload_use f JOIN ${sql.identifier(table)} p ON p.item_id = f.item_id
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

/** What members follow, and what they are told of it: through calls of their own. */
export const followed = closeTables(['follow', 'follow_key', 'follow_due', 'follow_match']);

/** What is counted of publications; drafts, favourites, contacts that were shown, and views. */
export const kept = closeTables([
  ...([
    'facet_count',
    'expert_facet',
    'expert_field',
    'publication_rank',
    'publishing_count',
    'publishing_request',
  ] as const),
  ...(['draft', 'favourite', 'contact_reveal', 'item_view'] as const),
]);
