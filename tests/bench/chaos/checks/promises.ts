import type { DatabaseSync } from 'node:sqlite';
import type { Item, Ledger } from '../ledger.ts';
import { type Findings, rowOf, rowsOf } from './sql.ts';

const TABLES = {
  result: { table: 'chengguo', key: 'chengguo_id', publication: 'result_publication', search: 'result_search' },
  demand: { table: 'xuqiu', key: 'xuqiu_id', publication: 'demand_publication', search: 'demand_search' },
} as const;

/** A word as the index holds it: its pairs of neighbouring letters, one after the other. */
const pairs = (word: string): string =>
  `"${[...word]
    .slice(1)
    .map((letter, at) => word[at] + letter)
    .join(' ')}"`;

function checkHistory(db: DatabaseSync, item: Item, findings: Findings): void {
  const { table } = TABLES[item.kind];
  const counts = new Map(
    rowsOf(
      db,
      'SELECT action, count(*) AS n FROM audit_log WHERE table_name = ? AND item_id = ? GROUP BY action',
      table,
      item.id,
    ).map(({ action, n }) => [String(action), Number(n)]),
  );
  const wanted = { publish: 1, audit: item.decisions, delete: item.deleted ? 1 : 0 };
  for (const [action, n] of Object.entries(wanted)) {
    if ((counts.get(action) ?? 0) !== n)
      findings.add(`the history of a ${item.kind} tells ${action} ${counts.get(action) ?? 0} times, not ${n}`, item.id);
  }
  const told = rowOf(db, `SELECT count(*) AS n FROM notice WHERE topic = 'audited' AND item_id = ?`, item.id);
  if (told?.n !== item.decisions)
    findings.add(`the publisher of a ${item.kind} was told of ${told?.n} decisions, not ${item.decisions}`, item.id);
}

function checkItem(db: DatabaseSync, item: Item, findings: Findings): void {
  const { table, key, publication, search } = TABLES[item.kind];
  const row = rowOf(db, `SELECT * FROM ${table} WHERE ${key} = ?`, item.id);
  if (!row) {
    findings.add(`an acknowledged ${item.kind} is lost`, item.id);
    return;
  }
  const [is, told] = [
    [row.code, row.name, row.audit_status, row.is_delete, row.submission_key],
    [item.code, item.name, item.state, Number(item.deleted), item.key],
  ].map((values) => JSON.stringify(values));
  if (is !== told)
    findings.add(`a ${item.kind} is not what its publisher and auditor were told`, `${item.id} ${is}, told ${told}`);
  const shown = rowOf(db, `SELECT name, release_no FROM ${publication} WHERE item_id = ?`, item.id);
  if ((shown?.name ?? null) !== item.shown)
    findings.add(`everybody reads another version of a ${item.kind}`, `${item.id} ${shown?.name}, not ${item.shown}`);
  const found = rowsOf(db, `SELECT rowid AS no FROM ${search} WHERE ${search} MATCH ?`, pairs(item.word));
  const wanted = shown ? [shown.release_no] : [];
  if (JSON.stringify(found.map(({ no }) => no)) !== JSON.stringify(wanted))
    findings.add(`a search by the word of a ${item.kind} finds ${found.length} rows`, item.id);
  for (const file of item.files) {
    const there = rowOf(
      db,
      'SELECT count(*) AS n FROM attachment_relation WHERE item_id = ? AND file_path = ? AND is_delete = 0',
      item.id,
      file,
    );
    if (there?.n !== 1) findings.add(`a ${item.kind} has its attachment ${there?.n} times`, `${item.id} ${file}`);
  }
  checkHistory(db, item, findings);
}

/** One row for each submission key, and as many of the run's rows as were acknowledged. */
function checkKeys(
  db: DatabaseSync,
  table: string,
  id: string,
  written: { id: string; key: string }[],
  findings: Findings,
): void {
  const rows = rowsOf(
    db,
    `SELECT ${id} AS id, submission_key AS "key" FROM ${table} WHERE submission_key LIKE '%chaos-%'`,
  );
  const stored = new Map(rows.map((row) => [String(row.id), String(row.key)]));
  for (const one of written) {
    if (stored.get(one.id)?.endsWith(one.key) !== true) findings.add(`an acknowledged row of ${table} is lost`, one.id);
  }
  const keys = new Set(rows.map(({ key }) => key));
  if (keys.size !== rows.length) findings.add(`${rows.length - keys.size} submissions made two rows of ${table}`);
  if (rows.length !== written.length)
    findings.add(`${table} has ${rows.length} rows of this run, ${written.length} were acknowledged`);
}

function checkTalk(db: DatabaseSync, ledger: Ledger, findings: Findings): void {
  for (const content of ledger.comments) {
    if (!rowOf(db, 'SELECT 1 FROM comment WHERE content = ?', content))
      findings.add('an acknowledged comment is lost', content);
  }
  for (const [pair, keeps] of ledger.favourites) {
    const [user = '', item = ''] = pair.split(' ');
    const n = rowOf(db, 'SELECT count(*) AS n FROM favourite WHERE user_id = ? AND item_id = ?', user, item)?.n;
    if (n !== Number(keeps)) findings.add(`a favourite stands ${n} times, ${keeps ? 'kept' : 'let go'} it was`, pair);
  }
}

function checkSeats(db: DatabaseSync, ledger: Ledger, findings: Findings): void {
  for (const { id, meeting, phone, left } of ledger.signUps) {
    const rows = rowsOf(
      db,
      `SELECT s.id, s.is_delete, b.state FROM meeting_user s LEFT JOIN booking b ON b.id = s.id WHERE s.meeting_id = ? AND s.phone = ?`,
      meeting,
      phone,
    );
    const [row] = rows;
    if (rows.length !== 1 || (id && row?.id !== id))
      findings.add(`an acknowledged sign-up stands ${rows.length} times`, { id, phone });
    else if (left !== (row?.is_delete === 1) && row?.state !== 'lapsed')
      findings.add('a sign-up is not as it was told', { left, ...row });
  }
  for (const { id, slot, revoked } of ledger.applications) {
    const row = rowOf(db, 'SELECT slot_start, audit_status FROM clinic_application WHERE id = ?', id);
    if (!row || row.slot_start !== slot) findings.add('an acknowledged time of the clinic is lost', id);
    else if (revoked !== (row.audit_status === 2))
      findings.add('an application is not as it was told', { id, revoked, ...row });
  }
}

/** Whether everything that was acknowledged is there, once, as it was told, with its history. */
export function checkPromises(db: DatabaseSync, ledger: Ledger, findings: Findings): void {
  for (const seen of ledger.seen) findings.add('seen on the way', seen);
  for (const item of ledger.items) checkItem(db, item, findings);
  for (const kind of ['result', 'demand'] as const) {
    const { table, key } = TABLES[kind];
    checkKeys(
      db,
      table,
      key,
      ledger.items.filter((item) => item.kind === kind),
      findings,
    );
  }
  checkKeys(db, 'thread', 'id', ledger.threads, findings);
  checkKeys(db, 'reply', 'id', ledger.replies, findings);
  checkKeys(db, 'push_group', 'id', ledger.groups, findings);
  checkKeys(db, 'push_wechat', 'id', ledger.pushes, findings);
  checkTalk(db, ledger, findings);
  checkSeats(db, ledger, findings);
}
