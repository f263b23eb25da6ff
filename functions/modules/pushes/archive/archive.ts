import { ARCHIVE, ARCHIVE_STATE } from '../../../../db/contract/pushes.ts';
import { shownTime } from '../../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { wrote } from '../../../platform/guarded.ts';
import { sha256 } from '../../../platform/random.ts';
import { isOpen } from '../conditions.ts';
import { archivedBefore } from './age.ts';
import { archivedKeys, archiveFolder, keepPart } from './parts.ts';

const { begun, all } = ARCHIVE_STATE;

/** The push `p` is over, and nothing of it can be written any more but by somebody who tries it again. */
const IS_OVER = `p.archive_state < ${all} AND p.run_state IN ('done', 'cancelled') AND NOT ${isOpen('p.id')}`;

/** Nothing happened to the push `p` since the time `?1`. */
const IS_OLD = 'p.progress_time < ?1 AND p.add_time < ?1 AND coalesce(p.confirm_time, 0) < ?1';

/**
 * A target `t` as a line of the archive: all that is known of it. Who is called while an answer is awaited is no part of a
 * target that is over, nor is what the delivery keeps for the time being.
 */
const LINE = `json_object('id', t.id, 'push_id', t.push_id, 'org_id', t.org_id, 'push_group_id', t.push_group_id,
  'push_status', t.push_status, 'state', t.state, 'error_code', t.error_code, 'error_msg', t.error_msg, 'sent_at', t.sent_at,
  'delivered_at', t.delivered_at, 'claim_time', t.claim_time, 'attempts', t.attempts, 'msgid', t.msgid,
  'client_msg_id', t.client_msg_id, 'wave', t.wave, 'answers', t.answers, 'add_time', t.add_time)`;

interface Candidate {
  id: string;
  add_time: number;
  part: number;
}

/** The push that is longest over, and how many parts of it are kept. */
const findOldest = (db: Database, before: number): Promise<Candidate | null> =>
  db.first<Candidate>(
    `SELECT p.id, p.add_time, (SELECT count(*) FROM push_archive a WHERE a.push_id = p.id) AS part
FROM push_wechat p INDEXED BY push_wechat_archive WHERE ${IS_OLD} AND ${IS_OVER} ORDER BY p.progress_time LIMIT 1`,
    [before],
  );

interface Line {
  org_id: string;
  line: string;
}

/** Lines that go together in one object: so many that their text is a value that the database takes. */
function fitting(rows: readonly Line[]): Line[] {
  let size = 0;
  return rows.filter(({ line }, place) => {
    size += line.length;
    return place === 0 || size <= ARCHIVE.characters;
  });
}

/**
 * Moves rows whose lines are kept: what they are asked for across pushes stays, the rest leaves. Nothing moves where a row is
 * not as its line says, or where the push was begun anew.
 */
function move(push: Candidate, key: string, lines: readonly Line[], digest: string, times: Times): Statement[] {
  const { id, part } = push;
  const list = JSON.stringify(
    lines.map(({ org_id, line }, place) => ({ org_id, line, place: part * ARCHIVE.part + place })),
  );
  return [
    {
      sql: `UPDATE push_wechat AS p SET archive_state = ${begun} WHERE p.id = ?2 AND ${IS_OLD} AND ${IS_OVER}`,
      params: [times.before, id],
    },
    assertChanged(),
    {
      sql: `INSERT INTO push_archived_target (push_id, org_id, place, state, error_code, sent_at, claim_time, delivered_at, wave, answers, add_time, target_id)
SELECT t.push_id, t.org_id, j.value ->> 'place', t.state, t.error_code, t.sent_at, CASE WHEN t.sent_at IS NULL THEN t.claim_time END,
  t.delivered_at, t.wave, t.answers, t.add_time,
  CASE WHEN EXISTS (SELECT 1 FROM audit_log l WHERE l.table_name = 'push_wechat_orgs' AND l.item_id = t.id) THEN t.id END
FROM json_each(?2) j CROSS JOIN push_wechat_orgs t ON t.push_id = ?1 AND t.org_id = j.value ->> 'org_id'
WHERE ${LINE} = j.value ->> 'line'`,
      params: [id, list],
    },
    assertChanged(lines.length),
    {
      sql: `DELETE FROM push_wechat_orgs WHERE push_id = ?1 AND org_id IN (SELECT value ->> 'org_id' FROM json_each(?2))`,
      params: [id, list],
    },
    assertChanged(lines.length),
    {
      sql: 'INSERT INTO push_archive (push_id, part, object_key, n, sha256, add_time) VALUES (?, ?, ?, ?, ?, ?)',
      params: [id, part, key, lines.length, digest, times.at],
    },
  ];
}

interface Times {
  at: number;
  before: number;
}

/** Objects that a run left which broke between the object and its row; once all is moved, no run makes another. */
async function removeLeftOvers(db: Database, env: Env, folder: string, pushId: string): Promise<void> {
  const rows = await db.all<{ object_key: string }>('SELECT object_key FROM push_archive WHERE push_id = ?', [pushId]);
  const known = new Set(rows.map(({ object_key }) => object_key));
  for await (const key of archivedKeys(env, folder)) if (!known.has(key)) await env.FILES.delete(key);
}

/** @returns whether something was moved */
async function moveNext(db: Database, env: Env, times: Times): Promise<boolean> {
  const push = await findOldest(db, times.before);
  if (!push) return false;
  const folder = archiveFolder(shownTime(push.add_time).slice(0, 7), push.id);
  const rows = await db.all<Line>(
    `SELECT t.org_id, ${LINE} AS line FROM push_wechat_orgs t WHERE t.push_id = ? ORDER BY t.org_id LIMIT ${ARCHIVE.part}`,
    [push.id],
  );
  if (rows.length === 0) {
    await removeLeftOvers(db, env, folder, push.id);
    await db.run(
      `UPDATE push_wechat AS p SET archive_state = ${all} WHERE p.id = ?2 AND ${IS_OLD} AND ${IS_OVER}
  AND NOT EXISTS (SELECT 1 FROM push_wechat_orgs t WHERE t.push_id = p.id)`,
      [times.before, push.id],
    );
    return true;
  }
  const lines = fitting(rows);
  const text = `${lines.map(({ line }) => line).join('\n')}\n`;
  const digest = sha256(text);
  // A key of its own for each content: of two runs at once neither writes over what the other one's row names.
  const key = `${folder}${push.part}-${digest.slice(0, 16)}.jsonl.gz`;
  await keepPart(env, key, text);
  // Something happened to the push meanwhile: the next run reads it anew, and removes what this one kept.
  return wrote(db, move(push, key, lines, digest, times));
}

/**
 * Moves targets of pushes that are over, and older than the setting `push-archive-months` says, to the object store: a few
 * parts a run, the longest over first. Killed anywhere it begins anew at the rows that are left.
 * @param at unix seconds
 */
export async function archivePushTargets(db: Database, env: Env, at: number): Promise<void> {
  const before = await archivedBefore(db, at);
  if (before === null) return;
  const times = { at, before };
  for (let part = 0; part < ARCHIVE.partsPerRun; part += 1) if (!(await moveNext(db, env, times))) return;
}
