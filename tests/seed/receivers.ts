import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { ITEM } from '../../db/contract/limits.ts';
import { ARCHIVE, ARCHIVE_STATE } from '../../db/contract/pushes.ts';
import { DAY, shownTime } from '../../db/contract/time.ts';
import { archiveFolder } from '../../functions/modules/pushes/archive/parts.ts';
import { organizationId } from './factories/organizations.ts';
import { accountId } from './factories/users.ts';
import { bulk } from './load.ts';
import { demoId } from './rows.ts';

/** Pushes that the targets belong to, whatever their number: the lists of pushes have the same length in every state. */
const PUSHES = 500;
/** Days between two of them, and from which age on their targets stand in the archive, as the setting begins. */
const APART = 2;
const ARCHIVED = 366;
const ITEMS = 3;

/** How the target of the organisation `o` stands: most were sent, some refused or failed; of the sent ones a few answered. */
const STATE = `CASE WHEN o.place % 33 = 7 THEN 'refused' WHEN o.place % 50 = 9 THEN 'failed' ELSE 'sent' END`;
const CODE = `CASE WHEN o.place % 33 = 7 THEN '43004' WHEN o.place % 50 = 9 THEN '45009' END`;
const SENT = `CASE WHEN ${STATE} = 'sent' THEN :sent + o.place % 3600 END`;
const ANSWERED = `o.place % 40 = 1 AND ${STATE} = 'sent'`;
/** Opened, answered and interested, as the triggers of answers say it. */
const ANSWERS = `CASE WHEN ${ANSWERED} THEN 7 ELSE 0 END`;
const COMMON = `:push, o.id, ${STATE}, ${CODE}, ${SENT}, ${SENT} + 2, ${ANSWERS}, :made`;
const COLUMNS = 'push_id, org_id, state, error_code, sent_at, delivered_at, answers, add_time';

const FROM = 'FROM temp.receiver o WHERE o.place < :each ORDER BY o.id';

const AS_ROWS = `INSERT OR IGNORE INTO push_wechat_orgs (${COLUMNS}, id, push_group_id, push_status, claim_time, attempts)
SELECT ${COMMON}, :prefix || printf('%012d', o.place), :group, CASE ${STATE} WHEN 'sent' THEN 1 ELSE 3 END, :sent, 1 ${FROM}`;

const AS_ARCHIVED = `INSERT OR IGNORE INTO push_archived_target (${COLUMNS}, place, claim_time, wave)
SELECT ${COMMON}, row_number() OVER (ORDER BY o.id) - 1, CASE WHEN ${STATE} <> 'sent' THEN :sent END, 0 ${FROM}`;

const AS_ANSWERS = `INSERT OR IGNORE INTO push_answer (id, push_id, org_id, answer, opened_time, version, add_time, update_time)
SELECT :prefix || printf('A%011d', o.place), :push, o.id, 'interested', :sent + 7200, 1, :sent + 7200, :sent + 7200 FROM temp.receiver o WHERE o.place < :each AND ${ANSWERED}`;

/** What the triggers of targets keep, from the rows of a push. */
const TALLY = `INSERT INTO push_tally (push_id, wave, state, error_code, delivered_at, answers, n)
SELECT push_id, wave, state, coalesce(error_code, ''), delivered_at IS NOT NULL, answers, count(*) FROM push_target WHERE push_id = :push GROUP BY 1, 2, 3, 4, 5, 6`;
const CONTACTS = `INSERT INTO organization_contact (org_id, sent, opened, answered, interested, last_time)
SELECT org_id, sum(state = 'sent'), sum(answers & 1), sum(answers >> 1 & 1), sum(answers >> 2 & 1), max(sent_at) FROM push_target WHERE push_id = :push GROUP BY org_id
ON CONFLICT DO UPDATE SET sent = sent + excluded.sent, opened = opened + excluded.opened, answered = answered + excluded.answered,
  interested = interested + excluded.interested, last_time = max(coalesce(last_time, 0), coalesce(excluded.last_time, 0))`;

/** Lines of a part of a push's archive. */
const LINES = `SELECT json_object('id', push_id || '-' || place, 'push_id', push_id, 'org_id', org_id, 'state', state, 'error_code', error_code,
  'error_msg', CASE error_code WHEN '43004' THEN 'require subscribe' WHEN '45009' THEN 'reach max api daily quota limit' END,
  'sent_at', sent_at, 'delivered_at', delivered_at, 'attempts', 1, 'answers', answers, 'add_time', add_time) AS line
FROM push_archived_target WHERE push_id = ? AND place BETWEEN ? AND ? ORDER BY place`;

/** The text of a part of a push's archive, and how many lines it has. */
function partOf(db: DatabaseSync, push: string, part: number): { text: string; n: number } {
  const first = part * ARCHIVE.part;
  const lines = db.prepare(LINES).all(push, first, first + ARCHIVE.part - 1);
  return { text: `${lines.map(({ line }) => line).join('\n')}\n`, n: lines.length };
}

/** Writes which objects hold the archived targets of a push. */
function keepParts(db: DatabaseSync, push: string, made: number, each: number): void {
  const keep = db.prepare(
    'INSERT INTO push_archive (push_id, part, object_key, n, sha256, add_time) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (let part = 0; part * ARCHIVE.part < each; part++) {
    const { text, n } = partOf(db, push, part);
    const digest = createHash('sha256').update(text).digest('hex');
    const key = `${archiveFolder(shownTime(made).slice(0, 7), push)}${part}-${digest.slice(0, 16)}.jsonl.gz`;
    keep.run(push, part, key, n, digest, made + ARCHIVED * DAY);
  }
}

/** The objects of archived targets, as the object store is to hold them. */
export function* archivedParts(db: DatabaseSync): Generator<{ key: string; text: string }> {
  for (const row of db.prepare('SELECT push_id, part, object_key FROM push_archive').all()) {
    yield { key: String(row.object_key), text: partOf(db, String(row.push_id), Number(row.part)).text };
  }
}

/**
 * Loads pushes with targets in bulk as the product leaves them: those of old pushes in the archive, of new ones as rows. The organisation
 * of the first demo account is a target of every push, the others are as many organisations as the number asks for.
 * @param n targets, evenly over the pushes; at most those of all organisations to each; @param at unix seconds of the load
 */
export function loadTargets(db: DatabaseSync, n: number, at: number): void {
  db.exec('CREATE TEMP TABLE IF NOT EXISTS receiver (place integer PRIMARY KEY, id text NOT NULL)');
  db.prepare(
    `INSERT OR IGNORE INTO temp.receiver SELECT row_number() OVER (ORDER BY organization_id <> ?, organization_id DESC) - 1, organization_id FROM organization WHERE is_delete = 0`,
  ).run(organizationId(0));
  const all = Number(db.prepare('SELECT count(*) AS n FROM temp.receiver').get()?.n);
  const each = Math.min(all, Math.ceil(n / PUSHES));
  const items = db.prepare('SELECT item_id AS id FROM demand_publication ORDER BY release_no DESC LIMIT ?').all(PUSHES);
  const tables = ['push_wechat', 'push_wechat_orgs', 'push_archived_target', 'push_answer', 'push_group_items'];
  bulk(db, tables, () => {
    const statements = new Map(
      [AS_ROWS, AS_ARCHIVED, AS_ANSWERS, TALLY, CONTACTS].map((sql) => {
        const statement = db.prepare(sql);
        statement.setAllowUnknownNamedParameters(true);
        return [sql, statement];
      }),
    );
    const insertGroup = db.prepare(
      'INSERT INTO push_group (id, title, item_type, add_time, add_user) VALUES (?, ?, ?, ?, ?)',
    );
    const insertItem = db.prepare(
      'INSERT INTO push_group_items (id, push_group_id, item_id, item_type, push_state, push_wechat_ids, push_time, add_time) VALUES (?, ?, ?, ?, 2, ?, ?, ?)',
    );
    const insertPush = db.prepare(
      `INSERT INTO push_wechat (id, title, push_group_id, push_status, item_type, add_time, push_time, confirm_time, run_state, progress_time, add_user, archive_state)
       VALUES (?, ?, ?, 1, ?, ?, ?, ?, 'done', ?, ?, ?)`,
    );
    for (let number = 0; number < PUSHES; number++) {
      const days = (PUSHES - number) * APART;
      const made = at - days * DAY;
      const sent = made + 3_600;
      const isOld = days > ARCHIVED;
      const [push, group] = [demoId('generated push', number, made), demoId('generated group', number, made)];
      const title = `第${number + 1}期企业技术需求`;
      insertGroup.run(group, title, ITEM.demand, made, accountId(7));
      const state = isOld ? ARCHIVE_STATE.all : ARCHIVE_STATE.none;
      insertPush.run(push, title, group, ITEM.demand, made, sent, sent, sent + 3_600, accountId(7), state);
      for (let place = 0; place < ITEMS; place++) {
        const item = String(items[(number * ITEMS + place) % Math.max(1, items.length)]?.id);
        const id = demoId('generated group item', number * ITEMS + place, made);
        insertItem.run(id, group, item, ITEM.demand, push, sent, made);
      }
      const values = { push, group, made, sent, each, prefix: `${push.slice(0, 10)}TRGT` };
      for (const sql of [isOld ? AS_ARCHIVED : AS_ROWS, AS_ANSWERS, TALLY, CONTACTS]) statements.get(sql)?.run(values);
      if (isOld) keepParts(db, push, made, each);
    }
  });
}
