import type { Answer, AnswerInput, PassInput } from '../../../../db/contract/inbox.ts';
import { itemPage, PUBLISHED } from '../../../../db/contract/items.ts';
import { ITEM } from '../../../../db/contract/limits.ts';
import { pushPath } from '../../../../db/contract/pushes.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import type { Caller } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, type RowOf, type Statement } from '../../../platform/database.ts';
import { AppError, invalid } from '../../../platform/errors.ts';
import { wrote } from '../../../platform/guarded.ts';
import { shownName } from '../../../platform/masked-account.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { newId } from '../../../platform/random.ts';
import { inTerm } from '../../../platform/sql.ts';
import { toldOf } from '../../../tables/memberships.ts';
import { filesOf, markUsed, selectUploads } from '../../deals/files.ts';
import { holdsId } from '../conditions.ts';
import { type Received, readAnswerable } from './access.ts';
import { type Answerer, answerEntry, feedbackEntry, type Given, selectAnswerer, selectFeedback } from './entries.ts';
import { readAnswers } from './page.ts';

type Held = RowOf<'push_answer', 'answer' | 'reason' | 'content' | 'files' | 'passed_to' | 'user_id' | 'version'>;

const selectHeld = (push: Received, itemId: string): Statement => ({
  sql: `SELECT answer, reason, content, files, passed_to, user_id, version FROM push_answer
        WHERE push_id = ? AND org_id = ? AND item_id = ?`,
  params: [push.id, push.org_id, itemId],
});

/** An item of this push by its public name, whatever its publisher wrote since; none for the push as a whole. */
const selectItem = (push: Received, itemId: string): Statement => ({
  sql: `SELECT i.item_id, coalesce(r.name, d.name, '') AS name, iif(c.add_user IS NULL, ${toldOf('x')}, ${toldOf('c')}) AS owner
        FROM push_group_items i
        LEFT JOIN result_publication r ON i.item_type = ${ITEM.result} AND r.item_id = i.item_id AND ${inTerm(PUBLISHED.result, 'i.item_id')}
        LEFT JOIN demand_publication d ON i.item_type = ${ITEM.demand} AND d.item_id = i.item_id AND ${inTerm(PUBLISHED.demand, 'i.item_id')}
        LEFT JOIN chengguo c ON c.chengguo_id = r.item_id LEFT JOIN xuqiu x ON x.xuqiu_id = d.item_id
        WHERE i.push_group_id = ? AND i.item_id = ? AND ${holdsId('i.push_wechat_ids', '?')}`,
  params: [push.push_group_id, itemId, push.id],
});

interface ItemRow {
  item_id: string;
  name: string;
  owner: string | null;
}

/** Told once for each item and organisation, however often the answer is changed. */
function publisherNotice(push: Received, item: ItemRow | undefined, given: Given, userId: string): Statement[] {
  if (!item?.owner || item.owner === userId || !['interested', 'replied'].includes(given.answer)) return [];
  return [
    noticeEntry({
      userId: item.owner,
      topic: 'feedback',
      itemType: push.item_type,
      itemId: item.item_id,
      params: { name: item.name },
      link: itemPage(push.item_type, item.item_id),
      onceKey: `push-answer:${push.id}:${push.org_id}:${item.item_id}`,
    }),
  ];
}

const same = (held: Held, given: Given, userId: string): boolean =>
  held.user_id === userId &&
  held.answer === given.answer &&
  held.reason === given.reason &&
  (held.content ?? '') === (given.content ?? '') &&
  held.files === given.files &&
  (given.passed_to === null || held.passed_to === given.passed_to);

interface Wish {
  item_id: string;
  version: number;
  files?: AnswerInput['files'];
  given: Omit<Given, 'files' | 'item_id'>;
  /** Statements that go with a written answer. */
  more?: (item: ItemRow | undefined) => Statement[];
}

async function shown(db: Database, push: Received, itemId: string): Promise<Answer> {
  const found = (await readAnswers(db, push)).find((answer) => answer.item_id === itemId);
  if (!found) throw new AppError(409, 'conflict');
  return found;
}

/** Writes an answer and its feedback in one transaction, or answers what the same press has written before. */
async function write(db: Database, caller: Caller, push: Received & { userId: string }, wish: Wish): Promise<Answer> {
  const { userId } = push;
  const { item_id, version } = wish;
  const [items = [], people = [], feedbacks = [], uploads, helds = []] = await db.batch<unknown>([
    selectItem(push, item_id),
    selectAnswerer(userId),
    selectFeedback(push, item_id, userId),
    selectUploads(caller, wish.files),
    selectHeld(push, item_id),
  ]);
  const [item] = items as ItemRow[];
  if (item_id && !item) throw invalid([{ field: 'item_id', code: 'unknown_reference' }]);
  const files = filesOf(wish.files, uploads);
  const given: Given = { ...wish.given, item_id, files: files.length > 0 ? JSON.stringify(files) : null };
  const [held] = helds as Held[];
  if (held && same(held, given, userId)) return shown(db, push, item_id);
  const [person] = people as Answerer[];
  if (!person || (held?.version ?? 0) !== version) throw new AppError(409, 'conflict');
  const [feedback] = feedbacks as { id: string }[];
  const at = now();
  const feedbackId = feedback?.id ?? newId();
  const written = await wrote(db, [
    answerEntry(push, given, { id: newId(), userId, feedbackId, version, at }),
    assertChanged(),
    feedbackEntry(push, given, person, { id: feedbackId, exists: feedback !== undefined, at }),
    ...markUsed(files, at),
    ...publisherNotice(push, item, given, userId),
    ...(wish.more?.(item) ?? []),
    auditEntry({ userId, action: 'push-answer', table: 'push_answer', itemId: push.id, after: given.answer }),
  ]);
  if (!written) {
    const { sql, params } = selectHeld(push, item_id);
    const other = await db.first<Held>(sql, params);
    if (!other || !same(other, given, userId)) throw new AppError(409, 'conflict');
  }
  return shown(db, push, item_id);
}

/**
 * Answers a push, or one of its items, for an organisation (PUSH-083, COMM-026). The same answer twice is one.
 * @throws AppError 401 without a user, 404 for others than the organisation's people, 409 when somebody answered
 * meanwhile, 422 with complaints at fields
 */
export async function answerPush(db: Database, caller: Caller, input: AnswerInput): Promise<Answer> {
  const push = await readAnswerable(db, caller, input);
  return write(db, caller, push, {
    item_id: input.item_id,
    version: input.version,
    files: input.files,
    given: {
      answer: input.answer,
      reason: (input.answer === 'irrelevant' && input.reason) || null,
      content: input.content || null,
      passed_to: null,
    },
  });
}

/**
 * Passes a push, or one of its items, on to a colleague, who is told.
 * @throws AppError as answerPush; 422 when the other is no member of the organisation
 */
export async function passOn(db: Database, caller: Caller, input: PassInput): Promise<Answer> {
  const push = await readAnswerable(db, caller, input);
  const colleague = await db.first(
    `SELECT 1 AS n FROM organisation_user m JOIN user u ON u.user_id = m.user_id AND u.is_delete = 0
     WHERE m.organization_id = ? AND m.user_id = ? AND m.is_delete = 0 AND m.audit_status = 4 AND m.user_id <> ?`,
    [push.org_id, input.user_id, push.userId],
  );
  if (!colleague) throw invalid([{ field: 'user_id', code: 'inbox_colleague_unfit' }]);
  const from = await db.first<{ name: string }>(`SELECT ${shownName('u')} AS name FROM user u WHERE u.user_id = ?`, [
    push.userId,
  ]);
  return write(db, caller, push, {
    item_id: input.item_id,
    version: input.version,
    given: { answer: 'passed', reason: null, content: input.content || null, passed_to: input.user_id },
    more: (item) => [
      noticeEntry({
        userId: input.user_id,
        topic: 'push_passed',
        itemType: push.item_type,
        itemId: input.item_id || null,
        params: { name: item?.name || push.title, from: from?.name ?? '' },
        link: pushPath(push.id, push.item_type, push.org_id, push.push_group_id),
        onceKey: `push-passed:${push.id}:${push.org_id}:${input.item_id}`,
      }),
    ],
  });
}
