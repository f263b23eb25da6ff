import { PHONE } from '../../../db/contract/accounts.ts';
import {
  ATTRIBUTION_LIMITS,
  type AttributionAnswer,
  type AttributionAsked,
  type AttributionQuestion,
} from '../../../db/contract/attribution-calls.ts';
import type { ReviewedType } from '../../../db/contract/items.ts';
import { platform } from '../../../db/contract/words/platform.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { type Database, isUniqueViolation, type RowOf } from '../../platform/database.ts';
import { decideOnce } from '../../platform/decision.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { sendMail } from '../../platform/mail.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { plainText, shortened } from '../../platform/plain-text.ts';
import { newId } from '../../platform/random.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { sendSmsOfDone } from '../../platform/sms.ts';
import { insert } from '../../platform/sql.ts';
import { administratorsOf, PERSON, relation } from '../items/lists/attribution.ts';
import { checkReviewer, factsOf, type ReviewFacts } from '../items/lists/review-facts.ts';
import { checkAdministrator } from '../organizations/access.ts';
import { ATTRIBUTED, attributedColumns } from './access.ts';

/** Characters of an item's text that administrators see before they answer. */
const SUMMARY = 400;

/** Fixed words: nothing that a publisher wrote goes out under the platform's name. */
const TEXT = `有内容以贵单位名义在${platform[0]}提交审核，请核实发布人是否代表贵单位：`;
const SUBJECT = '请核实以贵单位名义提交的内容';

const pageOf = (id: string): string => `/attribution/${id}`;

type Administrator = RowOf<'user', 'user_id' | 'account' | 'tel'>;

/** Writes to one administrator outside the platform, by the phone or mailbox that they sign in with. */
async function write(env: Env, { account, tel }: Administrator, link: string): Promise<boolean> {
  const to = [account, tel].find((each) => each?.includes('@') || PHONE.test(each ?? ''));
  if (!to) return false;
  const text = `${TEXT}${link}`;
  const sent = to.includes('@')
    ? await sendMail(env, { to, subject: SUBJECT, text })
    : await sendSmsOfDone(env, { phone: to, text, template_id: 'attribution-question' });
  return sent === 'sent';
}

const selectOpen = (facts: ReviewFacts, itemId: string) => ({
  sql: `SELECT q.id FROM ${facts.noun} c JOIN attribution_question q ON q.item_id = c.${facts.key}
          AND q.organization_id = c.unit AND q.publisher = c.add_user AND q.answer_time IS NULL WHERE c.${facts.key} = ?`,
  params: [itemId],
});

/**
 * Asks the administrators of the organisation in whose name an item stands whether its publisher speaks for it: each gets a
 * notice and a message with the link to answer by. A question that waits is not asked again.
 * @param origin of the site, for the link
 * @throws AppError 401, 403 for others than reviewers of the kind, 404, 409 where the publisher belongs to the organisation or
 * nobody administers it, 429
 */
export async function askAdministrators(
  db: Database,
  env: Env,
  caller: Caller,
  input: { item_type: ReviewedType; id: string },
  origin: string,
): Promise<AttributionAsked> {
  const facts = factsOf(input.item_type);
  const userId = checkReviewer(caller, facts);
  const [items = [], people = [], open = []] = await db.batch<unknown>([
    {
      sql: `SELECT c.name, c.add_user, o.organization_id, ${relation(facts)} AS relation FROM ${facts.noun} c
            LEFT JOIN organization o ON o.organization_id = c.unit AND o.is_delete = 0
            WHERE c.${facts.key} = ? AND c.is_delete = 0`,
      params: [input.id],
    },
    {
      sql: `SELECT u.user_id, u.account, u.tel ${administratorsOf(`(SELECT unit FROM ${facts.noun} WHERE ${facts.key} = ?)`)}`,
      params: [input.id],
    },
    selectOpen(facts, input.id),
  ]);
  const item = items[0] as
    | { name: string; add_user: string; organization_id: string | null; relation: string }
    | undefined;
  if (!item) throw notFound();
  const waiting = open[0] as { id: string } | undefined;
  if (waiting) return { id: waiting.id, told: 0, messages: 0 };
  if (!item.organization_id || item.relation === 'administrator' || item.relation === 'member') {
    throw new AppError(409, 'attribution_needless');
  }
  const administrators = people as Administrator[];
  if (administrators.length === 0) throw new AppError(409, 'attribution_nobody');
  await takeAttempt(env, [{ name: 'attribution-question', key: userId, ...ATTRIBUTION_LIMITS.question }]);
  const [id, at] = [newId(), now()];
  try {
    await db.batch([
      insert('attribution_question', {
        id,
        item_type: facts.itemType,
        item_id: input.id,
        organization_id: item.organization_id,
        publisher: item.add_user,
        ask_user: userId,
        add_time: at,
      }),
      ...administrators.map(({ user_id }) =>
        noticeEntry({
          userId: user_id,
          topic: 'attribution_asked',
          itemType: facts.itemType,
          itemId: input.id,
          params: { name: item.name },
          link: pageOf(id),
          onceKey: `attribution:${id}`,
        }),
      ),
      auditEntry({ userId, action: 'attribution-ask', table: facts.noun, itemId: input.id }),
    ]);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const { sql, params } = selectOpen(facts, input.id);
    const other = await db.first<{ id: string }>(sql, params);
    if (!other) throw error;
    return { id: other.id, told: 0, messages: 0 };
  }
  let messages = 0;
  for (const person of administrators) if (await write(env, person, `${origin}${pageOf(id)}`)) messages += 1;
  return { id, told: administrators.length, messages };
}

interface QuestionRow extends Omit<AttributionQuestion, 'summary'> {
  profile: string | null;
  ask_user: string;
}

const selectQuestion = (facts: ReviewFacts, id: string) => ({
  sql: `SELECT ${attributedColumns(facts)}, q.id, q.organization_id, o.name AS organization_name, q.add_time, q.answer,
          q.answer_text, ${PERSON} AS answer_name, q.answer_time, q.ask_user, substr(c.profile, 1, 20000) AS profile
        FROM attribution_question q
        JOIN ${facts.noun} c ON c.${facts.key} = q.item_id AND c.is_delete = 0
        JOIN organization o ON o.organization_id = q.organization_id AND o.is_delete = 0
        LEFT JOIN user w ON w.user_id = q.publisher LEFT JOIN user u ON u.user_id = q.answer_user
        WHERE q.id = ? AND q.item_type = ${facts.itemType}`,
  params: [id],
});

async function readQuestion(db: Database, caller: Caller, id: string): Promise<QuestionRow> {
  userIdOf(caller);
  const answers = await db.batch<QuestionRow>(ATTRIBUTED.map((facts) => selectQuestion(facts, id)));
  const row = answers.flat()[0];
  if (!row) throw notFound();
  checkAdministrator(caller, row.organization_id);
  return row;
}

/**
 * What the administrators of an organisation are asked.
 * @throws AppError 401 without a user, 404 for others and where the item is gone
 */
export async function questionOf(db: Database, caller: Caller, id: string): Promise<AttributionQuestion> {
  const { profile, ask_user: _asker, ...row } = await readQuestion(db, caller, id);
  return { ...row, summary: shortened(plainText(profile ?? ''), SUMMARY) };
}

/**
 * Answers for the organisation whether the publisher speaks for it; the answer stands in the review, and who asked is told.
 * The same answer again changes nothing.
 * @throws AppError 401 without a user, 404 for others than its administrators, 409 when another one was given
 */
export async function answerQuestion(
  db: Database,
  caller: Caller,
  { id, answer, word }: AttributionAnswer,
): Promise<{ id: string; answer: string }> {
  const row = await readQuestion(db, caller, id);
  const userId = userIdOf(caller);
  const facts = factsOf(row.item_type as ReviewedType);
  if (row.answer === answer) return { id, answer };
  if (row.answer) throw new AppError(409, 'attribution_answered');
  const opinion = word || null;
  const counts = await decideOnce(db, {
    guarded: {
      sql: `UPDATE attribution_question SET answer = ?, answer_text = ?, answer_user = ?, answer_time = ?
            WHERE id = ? AND answer_time IS NULL`,
      params: [answer, opinion, userId, now(), id],
    },
    told: [
      noticeEntry({
        userId: row.ask_user,
        topic: 'attribution_answered',
        itemType: facts.itemType,
        itemId: row.item_id,
        params: { name: row.name, from: row.organization_name, code: answer, content: opinion },
        link: `/audit/${facts.pages}/${row.item_id}`,
        onceKey: `attribution-answer:${id}`,
      }),
    ],
    log: [
      auditEntry({
        ...{ userId, action: 'attribution-answer', table: facts.noun, itemId: row.item_id },
        ...{ after: answer, opinion },
      }),
    ],
  });
  if (!counts) throw new AppError(409, 'attribution_answered');
  return { id, answer };
}
