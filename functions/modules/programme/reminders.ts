import type { NoticeParams } from '../../../db/contract/notices.ts';
import { REMINDED, REMINDER_DAYS, type Reminded } from '../../../db/contract/programme/reminders.ts';
import { DAY, HOUR } from '../../../db/contract/time.ts';
import { dayStart, now, shownDay } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { newId } from '../../platform/random.ts';
import { STAGE } from '../../tables/programme/lifecycle.ts';
import { quietUntil, readQuiet } from '../pushes/delivery/quiet.ts';

/** People that one run reminds: a run stays short, the next one goes on. */
const BATCH = 200;
/** Rounds whose dates one day looks at. */
const ROUNDS = 20;
/** Nobody is reminded before this hour of Shanghai's day; the setting of this name may say another. */
const HOUR_SETTING = 'programme-reminder-hour';
const FIRST_HOUR = 9;
/** Stands in the place of a person: of these rounds all are told today. */
const DONE = 'round:';

interface DueRound {
  id: string;
  what: Reminded;
  /** `YYYY-MM-DD` in Shanghai. */
  day: string;
  left: number;
}

interface Person {
  /** `user:` or `recommender:` and the key. */
  person: string;
  user_id: string | null;
  phone: string | null;
  due: string;
}

const COLUMNS: Readonly<Record<Reminded, string>> = { drafts: 'close_time', opinions: 'opinions_due' };

/**
 * Rounds of which a date lies so many days from today that somebody is reminded, and that are not done with; none outside of the
 * hours in which people are told.
 */
async function dueRounds(db: Database, at: number): Promise<DueRound[]> {
  const today = dayStart(at);
  const windows = REMINDER_DAYS.map((left) => ({ left, from: today + left * DAY }));
  const list = JSON.stringify(windows);
  // The last second that is meant lies before the stored one.
  const part = (
    what: Reminded,
  ) => `SELECT r.id, '${what}' AS what, r.${COLUMNS[what]} - 1 AS at, j.value ->> '$.left' AS left
    FROM json_each(?1) j CROSS JOIN project_round r ON r.${COLUMNS[what]} > j.value ->> '$.from'
      AND r.${COLUMNS[what]} <= (j.value ->> '$.from') + ${DAY}
    WHERE r.is_delete = 0 AND NOT EXISTS (SELECT 1 FROM project_reminder d WHERE d.person = '${DONE}${what}:' || r.id AND d.day = ?2)`;
  const [hours = [], quiet = [], rows = []] = await db.batch<unknown>([
    { sql: 'SELECT value FROM setting WHERE id = ?', params: [HOUR_SETTING] },
    readQuiet,
    { sql: `${REMINDED.map(part).join(' UNION ALL ')} LIMIT ${ROUNDS}`, params: [list, shownDay(at)] },
  ]);
  const [hour] = hours as { value: string | null }[];
  const first = /^\d{1,2}$/.test(hour?.value ?? '') ? Number(hour?.value) : FIRST_HOUR;
  const [rest] = quiet as { value: string | null }[];
  if (at < today + first * HOUR || quietUntil(rest?.value, at) > 0) return [];
  return (rows as { id: string; what: Reminded; at: number; left: number }[]).map(({ at: end, ...row }) => ({
    ...row,
    day: shownDay(end),
  }));
}

/** Who still has to do something in the rounds, with how much of it, and was not reminded today. */
const selectPeople = (rounds: readonly DueRound[], today: string): Statement => ({
  sql: `WITH due AS (SELECT value ->> '$.id' AS round_id, value ->> '$.what' AS what FROM json_each(?1)),
unfinished AS (
  SELECT 'user:' || p.declarant_user_id AS person, p.declarant_user_id AS user_id, NULL AS phone, d.round_id, d.what
  FROM due d JOIN project p ON p.round_id = d.round_id AND p.stage IN (${STAGE.draft}, ${STAGE.returned}) AND p.is_delete = 0
  WHERE d.what = 'drafts'
),
asked AS (
  SELECT p.id AS project_id, p.orgRec_id AS recommender_id, d.round_id FROM due d
  JOIN project p ON p.round_id = d.round_id AND p.stage = ${STAGE.declared} AND p.is_delete = 0
  WHERE d.what = 'opinions'
  UNION ALL SELECT p.id, p.personRec_id, d.round_id FROM due d
  JOIN project p ON p.round_id = d.round_id AND p.stage = ${STAGE.declared} AND p.is_delete = 0
  WHERE d.what = 'opinions'
  UNION ALL SELECT p.id, a.recommender_id, d.round_id FROM due d
  JOIN project p ON p.round_id = d.round_id AND p.stage = ${STAGE.declared} AND p.is_delete = 0
  JOIN project_assignment a ON a.project_id = p.id AND a.state = 1
  WHERE d.what = 'opinions'
),
unwritten AS (
  SELECT coalesce('user:' || u.user_id, 'recommender:' || r.id) AS person, u.user_id, r.org_contacts_phone AS phone, a.round_id,
    'opinions' AS what
  FROM asked a JOIN project_recommend r ON r.id = a.recommender_id AND r.is_delete = 0
  LEFT JOIN user u ON u.user_id = r.user_id AND u.is_delete = 0
  WHERE NOT EXISTS (SELECT 1 FROM project_rec_opinion o WHERE o.project_id = a.project_id AND o.roc_org = r.id AND o.is_delete = 0)
    AND NOT EXISTS (SELECT 1 FROM audit_log l WHERE l.item_id = a.project_id AND +l.user_id = r.id AND l.action = 'recommend'
      AND l.table_name = 'project' AND l.after = '2')
    AND NOT EXISTS (SELECT 1 FROM project_conflict c WHERE c.recommender_id = r.id AND c.is_hard = 1 AND c.project_id = a.project_id)
),
counted AS (
  SELECT person, max(user_id) AS user_id, max(phone) AS phone, round_id, what, count(*) AS n
  FROM (SELECT * FROM unfinished UNION ALL SELECT * FROM unwritten) GROUP BY person, round_id, what
)
SELECT person, max(user_id) AS user_id, max(phone) AS phone,
  json_group_array(json_object('round', round_id, 'what', what, 'n', n)) AS due
FROM counted c WHERE NOT EXISTS (SELECT 1 FROM project_reminder t WHERE t.person = c.person AND t.day = ?2)
GROUP BY person ORDER BY person LIMIT ${BATCH}`,
  params: [JSON.stringify(rounds), today],
});

/** The numbers and days that the digest of a person names: of several rounds the day that comes first. */
function paramsOf({ due }: Person, rounds: readonly DueRound[]): NoticeParams {
  const entries = JSON.parse(due) as { round: string; what: Reminded; n: number }[];
  const params: Record<string, string | number> = {};
  for (const { round, what, n } of entries) {
    const date = rounds.find((each) => each.id === round && each.what === what);
    if (!date) continue;
    params[what] = Number(params[what] ?? 0) + n;
    const former = params[`${what}_day`];
    if (former !== undefined && String(former) <= date.day) continue;
    params[`${what}_day`] = date.day;
    params[`${what}_left`] = date.left;
  }
  return params;
}

/**
 * Writes down that people are reminded: once a person and day, whoever writes first; with an account a notice, and a message
 * outside.
 */
function statementsOf(people: readonly Person[], rounds: readonly DueRound[], at: number) {
  const messages = people.map((row) => ({
    id: newId(),
    person: row.person,
    user_id: row.user_id ?? '',
    phone: row.phone,
    params: paramsOf(row, rounds),
    link: row.due.includes('"drafts"') ? '/programme/declare' : '/programme/reviews',
  }));
  const cell = (name: string) => `json_extract(j.value, '$.${name}')`;
  const list = JSON.stringify(messages);
  const ours = `JOIN project_reminder t ON t.person = ${cell('person')} AND t.day = ?2 AND t.kinds ->> '$.id' = ${cell('id')}`;
  const statements: Statement[] = [
    {
      sql: `INSERT OR IGNORE INTO project_reminder (person, day, kinds, add_time)
            SELECT ${cell('person')}, ?2, json_set(${cell('params')}, '$.id', ${cell('id')}), ?3 FROM json_each(?1) j`,
      params: [list, shownDay(at), at],
    },
    {
      sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
            SELECT ${cell('id')}, ${cell('user_id')}, 'programme_reminder', ${cell('params')}, ${cell('link')},
              'programme-reminder:' || ?2, ?3 FROM json_each(?1) j ${ours} WHERE ${cell('user_id')} <> ''`,
      params: [list, shownDay(at), at],
    },
    {
      sql: `INSERT OR IGNORE INTO notice_message (notice_id, user_id, topic, organization_id, phone, params, add_time)
            SELECT ${cell('id')}, ${cell('user_id')}, 'programme_reminder', '', ${cell('phone')}, ${cell('params')}, ?3
            FROM json_each(?1) j ${ours}`,
      params: [list, shownDay(at), at],
    },
  ];
  return { statements, ids: messages.map(({ id }) => id) };
}

const markDone = (rounds: readonly DueRound[], at: number): Statement => ({
  sql: `INSERT OR IGNORE INTO project_reminder (person, day, kinds, add_time)
        SELECT '${DONE}' || (value ->> '$.what') || ':' || (value ->> '$.id'), ?2, '', ?3 FROM json_each(?1)`,
  params: [JSON.stringify(rounds), shownDay(at), at],
});

/**
 * Reminds declarants of declarations that are not handed in before their round closes, and recommenders of opinions that they owe:
 * seven, three and one day before the date, and the day after it, in days of Shanghai; one digest a person a day. Who is done
 * hears no more. A run takes a bounded number of people and the next one goes on; once nobody is left, the rounds are done with
 * for the day.
 * @param handOver gives messages to the queue
 */
export async function remindProgramme(
  db: Database,
  handOver: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const at = now();
  const rounds = await dueRounds(db, at);
  if (rounds.length === 0) return;
  const [people = []] = await db.batch<Person>([selectPeople(rounds, shownDay(at))]);
  const { statements, ids } = statementsOf(people, rounds, at);
  await db.batch([...(people.length > 0 ? statements : []), ...(people.length < BATCH ? [markDone(rounds, at)] : [])]);
  if (ids.length > 0) await handOver(ids);
}
