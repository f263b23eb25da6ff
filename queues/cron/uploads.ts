import { ITEMS, REVIEWED } from '../../db/contract/items.ts';
import { DAY } from '../../db/contract/time.ts';
import { FILE_USE_TRIGGERS, REMOVED_DAYS, UNUSED_SECONDS, UPLOAD_ENDING } from '../../db/contract/uploads.ts';
import type { Database, Statement } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';
import { pendingKey, smallKey } from '../../functions/platform/objects.ts';

/** Files that one run looks at, and removes, at most: a run stays short, the next one goes on. */
const BATCH = 200;

/** Time after which a used file is looked at again: what used it may have let it go. */
const LOOK_AGAIN_SECONDS = 7 * 24 * 3600;

/** Objects of one call to the store. */
const OBJECTS_AT_ONCE = 1000;

/** The item that a row belongs to which names a file; ids of items are unique across tables (decision 19). */
const ITEM = `CASE u.table_name WHEN 'attachment_relation' THEN (SELECT a.item_id FROM attachment_relation a WHERE a.id = u.item_id)
  WHEN 'review_comment' THEN (SELECT r.item_id FROM review_comment r WHERE r.id = u.item_id) ELSE u.item_id END`;

/**
 * Whether a use is of an item that was marked as removed more than `REMOVED_DAYS` ago, by its last entry in the log (decision
 * 366): without one nobody knows since when, and its files stay.
 */
const GONE = Object.values(REVIEWED)
  .map((kind) => ITEMS[kind])
  .map(
    ({
      noun,
      key,
    }) => `EXISTS (SELECT 1 FROM ${noun} i WHERE i.${key} = ${ITEM} AND i.is_delete = 1 AND (SELECT max(l.add_time)
      FROM audit_log l WHERE l.table_name = '${noun}' AND l.item_id = i.${key} AND l.action = 'delete') < unixepoch() - ${REMOVED_DAYS * DAY})`,
  )
  .join(' OR ');

const USED = `EXISTS (SELECT 1 FROM upload_use u WHERE u.object_name = substr(upload.object_key, 1, 32) AND NOT (${GONE}))`;

/** Where the triggers are not all there, nobody wrote down what is used. */
const USES_ARE_KNOWN = `(SELECT count(*) FROM sqlite_master WHERE type = 'trigger' AND instr(name, 'file_use_') = 1) >= ${FILE_USE_TRIGGERS}`;

/**
 * Statements that judge files whose time to be looked at has come: used ones are asked again later, ones that just fell out
 * of use get some days, and ones that have been unused for that long become like uploads that were never completed.
 * One batch, each with its condition inside: a use that is written meanwhile keeps its file.
 */
function judged(ids: string[], at: number): Statement[] {
  const due = `id IN (SELECT value FROM json_each(?)) AND complete_time IS NOT NULL AND thumbnail_of IS NULL AND expire_time <= ?`;
  const which = [JSON.stringify(ids), at];
  return [
    {
      sql: `UPDATE upload SET use_time = ?, expire_time = ? WHERE ${due} AND (${USED} OR NOT ${USES_ARE_KNOWN})`,
      params: [at, at + LOOK_AGAIN_SECONDS, ...which],
    },
    {
      sql: `UPDATE upload SET complete_time = NULL, expire_time = ${UPLOAD_ENDING} WHERE ${due} AND use_time IS NULL AND NOT ${USED}`,
      params: which,
    },
    {
      sql: `UPDATE upload SET use_time = NULL, expire_time = ? WHERE ${due} AND use_time IS NOT NULL AND NOT ${USED}`,
      params: [at + UNUSED_SECONDS, ...which],
    },
  ];
}

/**
 * Objects go first, then their rows: what fails in between is found again. The rows are marked before that, by a time that no
 * completion takes any more: else who completes a late file in this moment would be given an address whose object goes.
 */
async function removeUnfinished(db: Database, env: Env, before: number): Promise<void> {
  const rows = await db.all<{ id: string; object_key: string }>(
    `UPDATE upload SET expire_time = ${UPLOAD_ENDING} WHERE complete_time IS NULL AND id IN (
       SELECT id FROM upload INDEXED BY upload_due WHERE expire_time < ? AND complete_time IS NULL LIMIT ${BATCH})
     RETURNING id, object_key`,
    [before],
  );
  if (rows.length === 0) return;
  const keys = rows.flatMap((row) => [row.object_key, pendingKey(row), smallKey(row)]);
  for (let from = 0; from < keys.length; from += OBJECTS_AT_ONCE) {
    await env.FILES.delete(keys.slice(from, from + OBJECTS_AT_ONCE));
  }
  const ids = JSON.stringify(rows.map(({ id }) => id));
  await db.batch([
    { sql: 'DELETE FROM upload WHERE thumbnail_of IN (SELECT value FROM json_each(?))', params: [ids] },
    { sql: 'DELETE FROM upload WHERE complete_time IS NULL AND id IN (SELECT value FROM json_each(?))', params: [ids] },
  ]);
}

/**
 * Removes files that nobody needs: tickets that were never completed, and files that nothing used for two days (house 8). What
 * only items name that were marked as removed counts as unused after `REMOVED_DAYS`; one that is brought back before that, or in
 * the two days after it, keeps its files.
 * @param at unix seconds
 * @param grace seconds after a ticket's end in which a slow last byte may still arrive
 */
export async function sweepUploads(db: Database, env: Env, at: number, grace: number): Promise<void> {
  const due = await db.all<{ id: string; object_key: string }>(
    `SELECT id, object_key FROM upload INDEXED BY upload_due WHERE expire_time <= ? AND complete_time IS NOT NULL ORDER BY expire_time LIMIT ${BATCH}`,
    [at],
  );
  if (due.length > 0) {
    // A worker that died between a file's completion and the end of the call left its first copy.
    await env.FILES.delete(due.map(pendingKey));
    await db.batch(
      judged(
        due.map(({ id }) => id),
        at,
      ),
    );
  }
  await removeUnfinished(db, env, at - grace);
}
