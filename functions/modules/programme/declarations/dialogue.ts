import { DECLARATION_TALK, type DialogueWord } from '../../../../db/contract/programme/declarations.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { shownName } from '../../../platform/masked-account.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { shortened } from '../../../platform/plain-text.ts';
import { newId, sha256 } from '../../../platform/random.ts';
import { holdsAuthority } from '../../../platform/sql.ts';
import { STAGE } from '../../../tables/programme/lifecycle.ts';

const QUOTED = 100;
const LIMIT = 200;
/** People of the office who are told where nobody of them dealt with the declaration yet. */
const OFFICE = 20;

/** The same words by the same person within so many seconds are one press of a button too many. */
const REPEAT_SECONDS = 60;
const SAME = `SELECT id FROM review_comment WHERE item_id = ? AND add_user = ? AND content = ? AND add_time > ? AND is_delete = 0`;

/** Page of a declaration for its declarant. */
const declarantPage = (id: string): string => `/programme/declarations/${id}`;
/** … and for the office. */
export const officePage = (id: string): string => `/programme/office/projects?project=${id}`;

const IS_OFFICE = `u.is_delete = 0 AND ${holdsAuthority('u', 'project-admin')}`;

const selectOffice = (id: string): Statement => ({
  sql: `SELECT user_id FROM (
          SELECT u.user_id, max(l.add_time) AS time FROM audit_log l JOIN user u ON u.user_id = l.user_id
          WHERE l.table_name = 'project' AND l.item_id = ?1 AND l.action IN ('return', 'withdraw') AND ${IS_OFFICE}
          GROUP BY u.user_id
          UNION ALL
          SELECT u.user_id, max(c.add_time) FROM review_comment c JOIN user u ON u.user_id = c.add_user
          WHERE c.item_id = ?1 AND c.from_publisher = 0 AND c.is_delete = 0 AND ${IS_OFFICE} GROUP BY u.user_id)
        ORDER BY time DESC LIMIT 1`,
  params: [id],
});

const ALL_OFFICE = `SELECT u.user_id FROM user u WHERE u.authority <> '' AND ${IS_OFFICE} ORDER BY u.user_id LIMIT ${OFFICE}`;

/**
 * Tells people of the office what a declarant wrote. A draft is its declarant's alone: what is written about one waits, and is told when it
 * is handed in (decision 309).
 * @param listeners gives the column `user_id`
 * @param word gives the id of one word
 */
const tellOffice = (id: string, listeners: Statement, word: Statement): Statement => ({
  sql: `INSERT OR IGNORE INTO notice(id,user_id,topic,item_type,item_id,params,link,once_key,add_time)
        SELECT lower(hex(randomblob(16))), o.user_id, 'declaration_answer', NULL, p.id,
          json_object('name', p.name, 'content', iif(length(c.content) > ${QUOTED}, substr(c.content, 1, ${QUOTED - 1}) || '…', c.content)),
          ?, 'word:' || c.id || ':' || o.user_id, ?
        FROM (${listeners.sql}) o JOIN project p ON p.id = ? AND p.stage <> ${STAGE.draft} AND p.is_delete = 0
        JOIN review_comment c ON c.id = (${word.sql}) AND c.add_user <> o.user_id`,
  params: [officePage(id), now(), ...listeners.params, id, ...word.params],
});

/** What a declarant wrote last about a draft, for the batch that hands it in: nobody of the office has dealt with it yet. */
export const tellOfDraft = (id: string): Statement =>
  tellOffice(
    id,
    { sql: ALL_OFFICE, params: [] },
    {
      sql: `SELECT id FROM review_comment WHERE item_id = ? AND item_type = ${DECLARATION_TALK} AND from_publisher = 1 AND is_delete = 0
       ORDER BY add_time DESC, id DESC LIMIT 1`,
      params: [id],
    },
  );

/** Who of the office is told of a declaration: who dealt with it last, else all who work there. */
export async function officeListener(db: Database, id: string): Promise<string[]> {
  const [last = [], all = []] = await db.batch<{ user_id: string }>([
    selectOffice(id),
    { sql: ALL_OFFICE, params: [] },
  ]);
  return (last.length > 0 ? last : all).map(({ user_id }) => user_id);
}

type Subject = RowOf<'project', 'id' | 'name' | 'version' | 'stage' | 'declarant_user_id'>;

/** A declaration that the caller talks about: the own one, or for the office what was handed in. */
async function subjectOf(db: Database, caller: Caller, id: string): Promise<Subject & { isDeclarant: boolean }> {
  const userId = userIdOf(caller);
  const row = await db.first<Subject>(
    'SELECT id, name, version, stage, declarant_user_id FROM project WHERE id = ? AND is_delete = 0',
    [id],
  );
  const isDeclarant = row?.declarant_user_id === userId;
  const isOffice = holds(caller, 'project-admin') && row !== null && row.stage !== STAGE.draft;
  if (!row || !(isDeclarant || isOffice)) throw notFound();
  return { ...row, isDeclarant };
}

/**
 * What declarant and office wrote to each other about a declaration, oldest first: the newest 200.
 * @throws AppError 401 without a user, 404 for declarations of others
 */
export async function dialogueOf(db: Database, caller: Caller, id: string): Promise<{ words: DialogueWord[] }> {
  const { isDeclarant } = await subjectOf(db, caller, id);
  const rows = await db.all<
    Omit<DialogueWord, 'from_declarant' | 'is_own'> & Record<'from_declarant' | 'is_own', number>
  >(
    `SELECT c.id, c.content, c.from_publisher AS from_declarant, c.add_user = ?1 AS is_own, c.add_time,
       iif(c.from_publisher = 1 OR ?2 = 0, ${shownName('u')}, NULL) AS author
     FROM review_comment c LEFT JOIN user u ON u.user_id = c.add_user
     WHERE c.item_id = ?3 AND c.item_type = ${DECLARATION_TALK} AND c.is_delete = 0 ORDER BY c.add_time DESC, c.id DESC LIMIT ${LIMIT}`,
    [userIdOf(caller), isDeclarant ? 1 : 0, id],
  );
  return {
    words: rows
      .reverse()
      .map((row) => ({ ...row, from_declarant: row.from_declarant === 1, is_own: row.is_own === 1 })),
  };
}

/**
 * Writes to the other side about a declaration; that side is told. The same words sent twice are one.
 * @throws AppError 401 without a user, 404 for declarations of others
 */
export async function writeWord(
  db: Database,
  caller: Caller,
  { id, content }: { id: string; content: string },
): Promise<{ id: string }> {
  const userId = userIdOf(caller);
  const subject = await subjectOf(db, caller, id);
  const { isDeclarant } = subject;
  const at = now();
  const same = [id, userId, content, at - REPEAT_SECONDS];
  const told = isDeclarant
    ? tellOffice(
        id,
        { sql: 'SELECT value AS user_id FROM json_each(?)', params: [JSON.stringify(await officeListener(db, id))] },
        { sql: SAME, params: same },
      )
    : noticeEntry({
        ...{ userId: subject.declarant_user_id, topic: 'declaration_word', itemId: id, link: declarantPage(id) },
        params: { name: subject.name, content: shortened(content, QUOTED) },
        onceKey: `word:${sha256(JSON.stringify([id, content]))}:${Math.floor(at / REPEAT_SECONDS)}:${subject.declarant_user_id}`,
      });
  const [, found] = await db.batch<{ id: string }>([
    {
      sql: `INSERT INTO review_comment(id,item_type,item_id,version,field,content,add_user,from_publisher,add_time,is_delete)
            SELECT ?,?,?,?,'',?,?,?,?,0 WHERE NOT EXISTS (${SAME})`,
      params: [newId(), DECLARATION_TALK, id, subject.version, content, userId, isDeclarant ? 1 : 0, at, ...same],
    },
    { sql: SAME, params: same },
    told,
  ]);
  return { id: found?.[0]?.id ?? '' };
}
