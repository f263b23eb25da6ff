import type { DatabaseSync } from 'node:sqlite';
import { type Findings, rowsOf } from './sql.ts';

const KINDS = ['result', 'demand'] as const;
const MONTH = (time: string): string => `strftime('%Y-%m', ${time}, 'unixepoch', '+8 hours')`;

type Counted = Map<string, number>;

/** Compares kept numbers with what a count says; a number that is not kept is 0. */
function compare(what: string, kept: Counted, counted: Counted, findings: Findings): void {
  for (const name of new Set([...kept.keys(), ...counted.keys()])) {
    const [is, wanted] = [kept.get(name) ?? 0, counted.get(name) ?? 0];
    if (is !== wanted) findings.add(`${what} drifts`, `${name}: kept ${is}, counted ${wanted}`);
  }
}

const countsOf = (db: DatabaseSync, sql: string): Counted =>
  new Map(rowsOf(db, sql).map(({ name, n }) => [String(name), Number(n)]));

function checkFigures(db: DatabaseSync, findings: Findings): void {
  const released = `release_time IS NOT NULL AND is_delete = 0 AND secrecy IS NOT 1`;
  const pushed = MONTH('coalesce(sent_at, claim_time, add_time)');
  const sources: Record<string, string> = {
    'result month': `SELECT ${MONTH('release_time')} AS name, count(*) AS n FROM chengguo WHERE ${released} GROUP BY 1`,
    'demand month': `SELECT ${MONTH('release_time')} AS name, count(*) AS n FROM xuqiu WHERE ${released} GROUP BY 1`,
    'meeting month': `SELECT ${MONTH('start_time')} AS name, count(*) AS n FROM meeting WHERE is_delete = 0 AND is_open = 1 AND cancel_time IS NULL GROUP BY 1`,
    'meeting signup': `SELECT ${MONTH('add_time')} AS name, count(*) AS n FROM meeting_user WHERE is_delete = 0 GROUP BY 1`,
    'push reached': `SELECT ${pushed} AS name, sum(state = 'sent' OR answers & 1) AS n FROM push_target GROUP BY 1`,
    'push failed': `SELECT ${pushed} AS name, sum(state IN ('failed', 'refused')) AS n FROM push_target GROUP BY 1`,
    'deal state': 'SELECT state AS name, count(*) AS n FROM deal GROUP BY 1',
  };
  for (const [figure, sql] of Object.entries(sources)) {
    const [kind = '', grp = ''] = figure.split(' ');
    const kept = countsOf(
      db,
      `SELECT j.key AS name, j.value AS n FROM figure f, json_each(f.counts) j WHERE f.kind = '${kind}' AND f.grp = '${grp}'`,
    );
    compare(`the figure ${figure}`, kept, countsOf(db, sql), findings);
  }
}

function checkPublications(db: DatabaseSync, findings: Findings): void {
  for (const kind of KINDS) {
    const publication = `${kind}_publication`;
    compare(
      `the counters of ${kind}s`,
      countsOf(
        db,
        `SELECT j.key AS name, j.value AS n FROM facet_count f, json_each(f.counts) j WHERE f.kind = '${kind}'`,
      ),
      countsOf(db, `SELECT f.value AS name, count(*) AS n FROM ${publication} p, json_each(p.facets) f GROUP BY 1`),
      findings,
    );
    const levels = `json_each('[${Array.from({ length: 25 }, (_, at) => at + 2)}]')`;
    compare(
      `the counting tree of ${kind}s`,
      countsOf(db, `SELECT level || '/' || block AS name, live AS n FROM publication_rank WHERE kind = '${kind}'`),
      countsOf(
        db,
        `SELECT l.value || '/' || (p.release_no >> l.value) AS name, count(*) AS n FROM ${publication} p, ${levels} l GROUP BY 1`,
      ),
      findings,
    );
    compare(
      `${kind}s of organisations in the directory`,
      countsOf(db, `SELECT organization_id AS name, ${kind}s AS n FROM organization_listing WHERE ${kind}s < 100`),
      countsOf(
        db,
        `SELECT organization_id AS name, count(*) AS n FROM ${publication} p WHERE organization_id IN (SELECT organization_id FROM organization_listing)
         GROUP BY 1 HAVING n < 100`,
      ),
      findings,
    );
  }
}

/** What is kept of public experts, and of the choices of published projects. */
function checkDirectories(db: DatabaseSync, findings: Findings): void {
  const shown = 'e.audit_status = 4 AND e.is_delete = 0';
  const fields = 'FROM zhuanjia e JOIN zhuanjia_scope l ON l.expert_id = e.expert_id';
  const kept = (groups: string) =>
    countsOf(
      db,
      `SELECT j.key AS name, j.value AS n FROM facet_count f, json_each(f.counts) j WHERE f.kind = 'expert' AND f.grp IN (${groups})`,
    );
  compare(
    'places and fields of experts',
    kept(`'p', 'c', 's'`),
    countsOf(
      db,
      `SELECT 'p' || province AS name, count(*) AS n FROM zhuanjia e WHERE ${shown} AND province <> '' GROUP BY 1
       UNION ALL SELECT 'c' || city, count(*) FROM zhuanjia e WHERE ${shown} AND city <> '' GROUP BY 1
       UNION ALL SELECT 's' || coalesce(l.first_scope_id, l.second_scope_id), count(DISTINCT e.expert_id) ${fields} WHERE ${shown} GROUP BY 1`,
    ),
    findings,
  );
  compare(
    'experts of fields, by place',
    countsOf(
      db,
      `SELECT f.grp || ' ' || j.key AS name, j.value AS n FROM facet_count f, json_each(f.counts) j WHERE f.kind = 'expert_field'`,
    ),
    countsOf(
      db,
      `WITH RECURSIVE up(expert_id, id) AS (SELECT l.expert_id, s.id FROM zhuanjia_scope l JOIN scope s ON s.id = l.second_scope_id
         UNION SELECT up.expert_id, s.pid FROM up JOIN scope s ON s.id = up.id WHERE s.pid <> '0')
       SELECT up.id || ' ' || t.value AS name, count(*) AS n FROM up JOIN zhuanjia e ON e.expert_id = up.expert_id AND ${shown}
         JOIN json_each(json_array('*', 'p' || nullif(e.province, ''), 'c' || nullif(e.city, ''))) t ON t.value IS NOT NULL GROUP BY 1`,
    ),
    findings,
  );
  compare(
    'places of experts in the lists of fields',
    countsOf(db, `SELECT field AS name, sum(sort * 7 + add_time) AS n FROM expert_field GROUP BY 1`),
    countsOf(
      db,
      `SELECT f.field AS name, sum(e.sort * 7 + e.add_time) AS n FROM expert_field f JOIN zhuanjia e ON e.expert_id = f.expert_id GROUP BY 1`,
    ),
    findings,
  );
  compare(
    'works of experts',
    kept(`'w'`),
    countsOf(
      db,
      `SELECT '*' AS name, count(*) AS n FROM zhuanjia e JOIN zhuanjia_work w ON w.expert_id = e.expert_id WHERE ${shown}`,
    ),
    findings,
  );
  compare(
    'choices of published projects',
    countsOf(db, `SELECT publication_id || ' ' || filter || ' ' || value AS name, projects AS n FROM published_choice`),
    countsOf(
      db,
      `SELECT publication_id || ' ' || filter || ' ' || value AS name, count(*) AS n FROM published_choices WHERE value <> '' GROUP BY 1`,
    ),
    findings,
  );
}

function checkTalk(db: DatabaseSync, findings: Findings): void {
  compare(
    'how often items are kept',
    countsOf(db, 'SELECT item_id AS name, favourites AS n FROM item_interest'),
    countsOf(db, 'SELECT item_id AS name, count(*) AS n FROM favourite GROUP BY 1'),
    findings,
  );
  compare(
    'how often items are looked at',
    countsOf(db, 'SELECT item_id AS name, views AS n FROM item_interest'),
    countsOf(db, 'SELECT item_id AS name, sum(views) AS n FROM item_view GROUP BY 1'),
    findings,
  );
  compare(
    'comments of items',
    countsOf(db, `SELECT item_type || '/' || item_id AS name, comments AS n FROM discussion`),
    countsOf(
      db,
      `SELECT item_type || '/' || item_id AS name, count(*) AS n FROM comment WHERE hide_time IS NULL GROUP BY 1`,
    ),
    findings,
  );
  const readable = 'hold_time IS NULL AND hide_time IS NULL AND is_delete = 0';
  compare(
    'replies of threads',
    countsOf(db, 'SELECT id AS name, replies AS n FROM thread'),
    countsOf(db, `SELECT thread_id AS name, count(*) AS n FROM reply WHERE ${readable} GROUP BY 1`),
    findings,
  );
  compare(
    'threads of categories',
    countsOf(db, 'SELECT id AS name, threads AS n FROM thread_category'),
    countsOf(db, `SELECT category_id AS name, count(*) AS n FROM thread WHERE ${readable} GROUP BY 1`),
    findings,
  );
}

/** The kept order of a list: each key by its place. */
function checkOrders(db: DatabaseSync, findings: Findings): void {
  const editorial = (key: string) => `ORDER BY sort, add_time DESC, ${key}`;
  const orders: Record<string, [table: string, key: string, shown: string, order: string]> = {
    meeting: ['meeting', 'id', 'is_open = 1 AND is_delete = 0', 'ORDER BY start_time DESC, id DESC'],
    course: ['course', 'id', 'is_open = 1 AND is_delete = 0', editorial('id')],
    clinic_case: ['clinic_case', 'id', 'is_open = 1 AND is_delete = 0', editorial('id')],
    clinic_expert: [
      'zhuanjia',
      'expert_id',
      'is_clinic = 1 AND audit_status = 4 AND is_delete = 0',
      editorial('expert_id'),
    ],
  };
  for (const [list, [table, key, shown, order]] of Object.entries(orders)) {
    compare(
      `the order of the list ${list}`,
      countsOf(
        db,
        `SELECT j.value ->> 'id' AS name, j.key + 1 AS n FROM list_order o, json_each(o.entries) j WHERE o.list = '${list}'`,
      ),
      countsOf(db, `SELECT ${key} AS name, row_number() OVER (${order}) AS n FROM ${table} WHERE ${shown}`),
      findings,
    );
  }
  const threads = (
    order: string,
  ) => `SELECT id AS name, n FROM (SELECT id, row_number() OVER (ORDER BY ${order}) AS n FROM thread
    WHERE hold_time IS NULL AND hide_time IS NULL AND is_delete = 0) WHERE n % 12 = 0 AND n <= 240`;
  for (const [list, order] of [
    ['thread_newest', 'last_time DESC, id DESC'],
    ['thread_most', 'replies DESC, last_time DESC, id DESC'],
  ] as const) {
    compare(
      `the marks of the list ${list}`,
      countsOf(db, `SELECT id AS name, place AS n FROM list_mark WHERE list = '${list}'`),
      countsOf(db, threads(order)),
      findings,
    );
  }
}

function checkSeats(db: DatabaseSync, findings: Findings): void {
  const taken = `b.state IN ('booked', 'offered')`;
  compare(
    'taken seats',
    countsOf(db, 'SELECT event_id AS name, booked AS n FROM bookable'),
    countsOf(db, `SELECT event_id AS name, sum(iif(${taken}, party, 0)) AS n FROM booking b GROUP BY 1`),
    findings,
  );
  compare(
    'who waits for seats',
    countsOf(db, 'SELECT event_id AS name, waiting AS n FROM bookable'),
    countsOf(db, `SELECT event_id AS name, sum(b.state = 'waiting') AS n FROM booking b GROUP BY 1`),
    findings,
  );
  findings.none(
    db,
    'more seats are taken than there are',
    `SELECT k.event_id, k.capacity, sum(b.party) AS taken FROM bookable k JOIN booking b ON b.event_id = k.event_id AND ${taken}
     WHERE k.capacity IS NOT NULL GROUP BY 1 HAVING taken > k.capacity`,
  );
  findings.none(
    db,
    'a number of a waiting list was given twice',
    'SELECT event_id, number, count(*) AS n FROM booking WHERE number IS NOT NULL GROUP BY 1, 2 HAVING n > 1',
  );
  findings.none(
    db,
    'somebody is signed up twice',
    'SELECT meeting_id, phone, count(*) AS n FROM meeting_user WHERE is_delete = 0 AND user_id IS NULL GROUP BY 1, 2 HAVING n > 1',
  );
  const held = 'audit_status <> 2 AND is_delete = 0 AND slot_start IS NOT NULL';
  findings.none(
    db,
    'a time of the clinic was given twice',
    `SELECT expert_id, slot_start, count(*) AS n FROM clinic_application WHERE ${held} GROUP BY 1, 2 HAVING n > 1`,
  );
  findings.none(
    db,
    'somebody holds more than three times of the clinic to come',
    `SELECT add_user, count(*) AS n FROM clinic_application WHERE ${held} AND slot_start > unixepoch() AND finish_time IS NULL GROUP BY 1 HAVING n > 3`,
  );
  compare(
    'taken times of experts',
    countsOf(
      db,
      'SELECT c.expert_id AS name, count(*) AS n FROM clinic_calendar c, json_each(c.taken) t WHERE t.value ->> 0 > unixepoch() GROUP BY 1',
    ),
    countsOf(
      db,
      `SELECT expert_id AS name, count(*) AS n FROM clinic_application WHERE ${held} AND slot_start > unixepoch() GROUP BY 1`,
    ),
    findings,
  );
}

/** What is counted of the requests of 1:1 meetings with their members. */
function checkMatchmaking(db: DatabaseSync, findings: Findings): void {
  for (const [column, side, state] of [
    ['received', 'to_user', '1'],
    ['sent', 'from_user', '1'],
    ['waiting', 'to_user', "r.state = 'pending'"],
  ] as const) {
    compare(
      `requests of members (${column})`,
      countsOf(db, `SELECT meeting_id || ' ' || user_id AS name, ${column} AS n FROM matchmaking_member`),
      countsOf(
        db,
        `SELECT m.meeting_id || ' ' || m.user_id AS name, count(*) AS n FROM matchmaking_member m
         JOIN matchmaking_request r ON r.meeting_id = m.meeting_id AND r.${side} = m.user_id AND ${state} GROUP BY 1`,
      ),
      findings,
    );
  }
}

function checkPushes(db: DatabaseSync, findings: Findings): void {
  compare(
    'the numbers of pushes',
    countsOf(db, `SELECT push_id || ' ' || state AS name, sum(n) AS n FROM push_tally GROUP BY 1`),
    countsOf(db, `SELECT push_id || ' ' || state AS name, count(*) AS n FROM push_target GROUP BY 1`),
    findings,
  );
  compare(
    'what organisations were sent',
    countsOf(db, 'SELECT org_id AS name, sent AS n FROM organization_contact'),
    countsOf(db, `SELECT org_id AS name, sum(state = 'sent') AS n FROM push_target GROUP BY 1`),
    findings,
  );
}

/** Whether every kept number is what a count says. */
export function checkCounts(db: DatabaseSync, findings: Findings): void {
  checkPublications(db, findings);
  checkDirectories(db, findings);
  checkFigures(db, findings);
  checkTalk(db, findings);
  checkOrders(db, findings);
  checkSeats(db, findings);
  checkMatchmaking(db, findings);
  checkPushes(db, findings);
}
