import type { ReviewedType } from '../../../db/contract/items.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { UNDO_SECONDS } from '../../../db/contract/reviews.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import type { Caller } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type RowOf, type Statement } from '../../platform/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { withdrawStatements } from '../../tables/items/publication.ts';
import { publisherTold, toldOfItem } from '../items/lists/publisher-told.ts';
import { checkReviewer, factsOf, type ReviewFacts } from '../items/lists/review-facts.ts';

interface Item {
  name: string;
  /** Who was told of the approval; null for nobody. */
  told: string | null;
  unit: string | null;
  audit_status: number;
  version: number;
  deals: number;
}

interface Entry extends RowOf<'audit_log', 'id' | 'action' | 'before' | 'after' | 'add_time'> {
  user_id: string;
}

/** Whether the newest entry is an approval by this person, not long ago, of something that never was approved before. */
function isUndoable(entries: readonly Entry[], userId: string, at: number): boolean {
  const [last, ...earlier] = entries;
  if (last?.action !== 'audit' || last.after !== String(AUDIT.approved) || last.user_id !== userId) return false;
  if (last.before !== String(AUDIT.pending) || at - last.add_time > UNDO_SECONDS) return false;
  return earlier.every(({ after }) => after !== String(AUDIT.approved));
}

const LOG = 200;

/** What an approval gave the item: its place in the lists, and the end of its listing. */
function takenBack({ noun, key, published }: ReviewFacts, id: string, version: number): Statement {
  const listing = published ? ', sort_time = NULL, expire_time = NULL' : '';
  return {
    sql: `UPDATE ${noun} SET audit_status = ${AUDIT.pending}, version = version + 1, release_time = NULL${listing}
          WHERE ${key} = ? AND version = ? AND audit_status = ${AUDIT.approved} AND is_delete = 0`,
    params: [id, version],
  };
}

/**
 * Takes an own first approval back within a few minutes (decision 266): the item waits for its review again, and nobody reads it meanwhile.
 * What changed an organisation's record, or what somebody already answered with a deal, is decided anew instead.
 * @throws AppError 401, 403 for others than reviewers of the kind, 404, 409 when it cannot be undone any more
 */
export async function undoApproval(
  db: Database,
  caller: Caller,
  { item_type, id }: { item_type: ReviewedType; id: string },
): Promise<{ id: string; audit_status: number }> {
  const facts = factsOf(item_type);
  const userId = checkReviewer(caller, facts);
  const [items = [], log = []] = await db.batch<unknown>([
    {
      sql: `SELECT c.name, ${toldOfItem(facts)} AS told, c.unit, c.audit_status, c.version,
              EXISTS (SELECT 1 FROM deal d WHERE d.item_id = c.${facts.key}) AS deals
            FROM ${facts.noun} c WHERE c.${facts.key} = ? AND c.is_delete = 0`,
      params: [id],
    },
    {
      sql: `SELECT id, action, user_id, before, "after", add_time FROM audit_log WHERE table_name = ? AND item_id = ?
            ORDER BY add_time DESC, id DESC LIMIT ${LOG}`,
      params: [facts.noun, id],
    },
  ]);
  const item = items[0] as Item | undefined;
  if (!item) throw notFound();
  const at = now();
  const entries = log as Entry[];
  const tooLate = new AppError(409, 'approval_undo_late');
  if (item.audit_status !== AUDIT.approved || item.deals === 1 || !isUndoable(entries, userId, at)) throw tooLate;
  const approved = entries[0]?.add_time ?? at;
  const [changed = [], told = []] = await db.batch<unknown>([
    {
      sql: `SELECT 1 FROM audit_log WHERE table_name = 'organization' AND item_id = ? AND action = 'edit' AND user_id = ? AND add_time >= ? LIMIT 1`,
      params: [item.unit ?? '', userId, approved],
    },
    {
      sql: `SELECT 1 FROM notice WHERE user_id = ? AND topic = 'audited' AND item_id = ? AND add_time >= ? AND read_time IS NOT NULL LIMIT 1`,
      params: [item.told, id, approved],
    },
  ]);
  if (changed.length > 0) throw tooLate;
  await writeOr(db, 'conflict', [
    takenBack(facts, id, item.version),
    assertChanged(),
    ...(facts.published ? withdrawStatements(facts.published.kind, id) : []),
    { sql: 'DELETE FROM approved_version WHERE item_id = ?', params: [id] },
    {
      sql: `DELETE FROM notice WHERE user_id = ? AND topic = 'audited' AND item_id = ? AND add_time >= ? AND read_time IS NULL`,
      params: [item.told, id, approved],
    },
    // Who has read of the approval is told that it is under review again.
    ...(told.length > 0
      ? [
          noticeEntry({
            ...publisherTold(facts, id, `/reviewTalk/${facts.pages}/${id}`, userId),
            topic: 'audited',
            itemType: facts.itemType,
            itemId: id,
            params: { name: item.name, audit_status: AUDIT.pending, opinion: null },
          }),
        ]
      : []),
    auditEntry({
      userId,
      action: 'approval-undo',
      table: facts.noun,
      itemId: id,
      before: AUDIT.approved,
      after: AUDIT.pending,
    }),
  ]);
  return { id, audit_status: AUDIT.pending };
}
