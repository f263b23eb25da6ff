import { shownCertificate } from '../../../db/contract/attendance.ts';
import type { CourseLearning, courseCalls } from '../../../db/contract/calls/courses.ts';
import type { AnswerOf, QueryOf } from '../../../db/contract/endpoint.ts';
import type { Lang } from '../../../db/contract/errors.ts';
import {
  LEARNING_ORDERS,
  LEARNING_STATES,
  type LearningState,
  learningState,
  WISH,
} from '../../../db/contract/training.ts';
import { learning as learningWords } from '../../../db/contract/words/learning.ts';
import { defineText } from '../../../db/contract/words.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { shownTime } from '../../platform/clock.ts';
import { csvLine } from '../../platform/csv.ts';
import { csvStream } from '../../platform/csv-stream.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { maskedAccount, maskedIn } from '../../platform/masked-account.ts';
import { countedPage, countedPart, pagingOf, wordOf } from '../../platform/paging.ts';

const WORDS = defineText(learningWords);

/** Learners that a file holds at most. */
const MOST = 5000;

/**
 * SQL over the account `u` of a learner of the course ?1: the name that was given for the person, not one of others whom the account
 * signed up; null where nobody gave one.
 */
export const LEARNER_NAME = `coalesce(nullif(u.name, ''), (SELECT a.name FROM course_application a WHERE a.course_id = ?1 AND a.user_id = u.user_id
  AND a.state = ${WISH.admitted} AND a.is_delete = 0), (SELECT s.name FROM course_user s INDEXED BY course_user_user WHERE s.user_id = u.user_id AND s.course_id = ?1 AND s.is_delete = 0
  ORDER BY s.add_time, s.id LIMIT 1))`;

/** SQL: chapters of the course ?1, and rows of those who finished some of them. */
export const CHAPTERS = '(SELECT count(*) FROM course_chapter WHERE course_id = ?1 AND is_delete = 0)';
export const FINISHED = `SELECT g.user_id, sum(g.finished) AS done, max(g.update_time) AS last_time FROM course_progress g
  JOIN course_chapter h ON h.id = g.chapter_id AND h.is_delete = 0 WHERE g.course_id = ?1 GROUP BY g.user_id`;

/** SQL: who learns in the course ?1: its designated learners, those with a seat, and whoever began with a film. */
const LEARNERS = `(SELECT u.user_id AS id, coalesce(${LEARNER_NAME}, nullif(u.nickname, ''), '') AS name, u.account,
    max(w.way = 1) AS designated, max(w.way = 2) AS signed_up, coalesce(p.done, 0) AS done, p.last_time, c.certificate, ${CHAPTERS} AS chapters
  FROM (SELECT user_id, 1 AS way FROM course_learner WHERE course_id = ?1
    UNION SELECT s.user_id, 2 FROM course_user s JOIN booking k ON k.id = s.id AND k.state = 'booked' WHERE s.course_id = ?1 AND s.is_delete = 0 AND s.user_id IS NOT NULL
    UNION SELECT user_id, 3 FROM course_progress WHERE course_id = ?1) w
  JOIN user u ON u.user_id = w.user_id AND u.is_delete = 0 LEFT JOIN (${FINISHED}) p ON p.user_id = u.user_id
  LEFT JOIN course_certificate c ON c.course_id = ?1 AND c.user_id = u.user_id GROUP BY u.user_id)`;

type Query = QueryOf<typeof courseCalls.learning>;

const IS: Readonly<Record<LearningState, string>> = {
  finished: 'l.chapters > 0 AND l.done >= l.chapters',
  begun: 'l.last_time IS NOT NULL AND (l.chapters = 0 OR l.done < l.chapters)',
  none: 'l.last_time IS NULL',
};

/** Which of the learners `l` are asked for, and in which order. */
function asked({ course_id = '', state, keyword, order }: Query): { where: string; params: string[]; by: string } {
  const chosen = LEARNING_STATES.find((each) => each === state);
  const word = wordOf(keyword);
  const conditions = [
    ...(chosen ? [IS[chosen]] : []),
    // Of an account that is masked no digit is found that nobody is shown; who knows it whole names it whole.
    ...(word ? [`instr(lower(l.name || ' ' || ${maskedIn('l.account')}), ?2) > 0 OR lower(l.account) = ?2`] : []),
  ].map((each) => `(${each})`);
  const column = LEARNING_ORDERS.find((each) => each === order?.replace(/^-/, ''));
  // Who has learnt last stands first, and who has not begun behind everybody, unless another order is asked for.
  const by = column ? `l.${column} ${order?.startsWith('-') ? 'DESC' : 'ASC'}` : 'l.last_time DESC NULLS LAST';
  return {
    where: conditions.join(' AND ') || '1',
    params: [course_id.slice(0, 64), ...(word ? [word] : [])],
    by: `ORDER BY ${by}, l.id`,
  };
}

const COLUMNS = ['id', 'name', 'account', 'designated', 'signed_up', 'done', 'chapters', 'last_time', 'certificate']
  .map((name) => `'${name}', l.${name}`)
  .join(', ');

/** Learners as JSON, and how many there are. */
interface Gathered {
  records: string;
  total: number;
  finished: number;
  uncertified: number;
}

type Course = AnswerOf<typeof courseCalls.learning>['course'];

const selectCourse = (id: string): Statement => ({
  sql: 'SELECT id, name, name_en, certificate FROM course WHERE id = ? AND is_delete = 0',
  params: [id],
});

/**
 * A page of who learns in a course and how far each has come (decision 359), with how many finished and how many of those wait for a certificate.
 * @param query key of the course, a state, a word of the name or account, the order; what cannot be understood counts as not given
 * @throws AppError 404 for a course that is not there
 */
export async function learningListed(db: Database, query: Query): Promise<AnswerOf<typeof courseCalls.learning>> {
  const { current, size, offset } = pagingOf(query);
  const { where, params, by } = asked(query);
  const [limit, skipped] = countedPart(size, offset);
  // All learners are gathered once, for the page and for what is counted.
  const [courses, answers] = await db.batch<unknown>([
    selectCourse(params[0] ?? ''),
    {
      sql: `WITH l AS MATERIALIZED ${LEARNERS}
        SELECT (SELECT json_group_array(json_object(${COLUMNS})) FROM (SELECT * FROM l WHERE ${where} ${by} LIMIT ${limit} OFFSET ${skipped}) l) AS records,
          (SELECT count(*) FROM l WHERE ${where}) AS total, (SELECT count(*) FROM l WHERE ${IS.finished}) AS finished,
          (SELECT count(*) FROM l WHERE (${IS.finished}) AND l.certificate IS NULL) AS uncertified`,
      params,
    },
  ]);
  const [found] = (courses ?? []) as Course[];
  if (!found) throw notFound();
  const [{ records, total, finished, uncertified }] = answers as [Gathered];
  const rows = (JSON.parse(records) as CourseLearning[]).map((row) => ({
    ...row,
    account: maskedAccount(row.account),
  }));
  return { ...countedPage(rows, current, size, [{ total }]), course: found, finished, uncertified };
}

/**
 * The same as a file for spreadsheets, in the same order; that names left the platform stands in the log (decision 146).
 * @param userId who takes it along
 * @param lang language of the headings and states
 * @throws AppError 404 for a course that is not there
 */
export async function learningFile(
  db: Database,
  userId: string,
  query: Query,
  lang: Lang,
): Promise<ReadableStream<Uint8Array>> {
  const text = WORDS[lang];
  const { where, params, by } = asked(query);
  const [courses, rows = []] = await db.batch<unknown>([
    selectCourse(params[0] ?? ''),
    { sql: `SELECT * FROM ${LEARNERS} l WHERE ${where} ${by} LIMIT ${MOST}`, params },
  ]);
  const [found] = (courses ?? []) as Course[];
  if (!found) throw notFound();
  await db.batch([auditEntry({ userId, action: 'participants-export', table: 'course', itemId: found.id })]);
  async function* steps() {
    yield rows as CourseLearning[];
  }
  const headings = [
    ...[text.name, text.account, text.ways, text.done, text.chapters, text.state, text.last, text.certificate],
  ];
  return csvStream(headings, steps(), (row) => {
    const ways = [...(row.designated ? [text.designated] : []), ...(row.signed_up ? [text.signedUp] : [])];
    return csvLine([
      ...[row.name, maskedAccount(row.account), ways.join(' ') || text.watching, row.done, row.chapters],
      text.states[learningState(row)],
      row.last_time === null ? '' : shownTime(row.last_time),
      row.certificate ? shownCertificate(row.certificate) : '',
    ]);
  });
}
