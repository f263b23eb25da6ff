import type { MessageInput } from '../../../db/contract/deals.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { type Database, isUniqueViolation, type Statement } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { dealNotices, eventEntry } from './entries.ts';
import { filesOf, markUsed, selectUploads } from './files.ts';
import { type DealRecord, type Person, partySide, pathOf, selectDeal, selectPeople, usersOf } from './record.ts';

const selectWritten = (userId: string, key: string | null): Statement => ({
  sql: 'SELECT deal_id FROM deal_event WHERE add_user = ? AND submission_key = ?',
  params: [userId, key],
});

/**
 * Writes to the other side, with files that the writer has uploaded.
 * @param submissionKey header Idempotency-Key: a repeated message is written once
 * @throws AppError 404 for strangers, 403 for operators, 409 once it was declined, 422 for files of others
 */
export async function writeMessage(
  db: Database,
  caller: Caller,
  input: MessageInput,
  submissionKey: string | null,
): Promise<{ id: string }> {
  const userId = userIdOf(caller);
  const [deals = [], people = [], uploads, written = []] = await db.batch<unknown>([
    selectDeal(input.id),
    selectPeople(input.id),
    selectUploads(caller, input.files),
    selectWritten(userId, submissionKey),
  ]);
  const { deal, side } = partySide(caller, deals[0] as DealRecord | undefined);
  if (written.length > 0) return { id: deal.id };
  const at = now();
  // Papers follow a signing; a declined deal is over for both.
  if (deal.state === 'declined') throw new AppError(409, 'deal_ended');
  const files = filesOf(input.files, uploads);
  const others = usersOf(people as Person[], ['seeker', 'owner'], userId);
  try {
    await db.batch([
      eventEntry({
        dealId: deal.id,
        kind: 'message',
        side,
        userId,
        at,
        content: input.content || null,
        files,
        submissionKey,
      }),
      { sql: 'UPDATE deal SET update_time = max(update_time, ?) WHERE id = ?', params: [at, deal.id] },
      ...markUsed(files, at),
      ...dealNotices(deal, others, 'deal_message'),
    ]);
  } catch (error) {
    if (!isUniqueViolation(error, 'deal_event.')) throw error;
  }
  return { id: deal.id };
}

/**
 * The caller has seen a deal: its notices count as read.
 * @returns how many were unread
 */
export async function markSeen(db: Database, caller: Caller, id: string): Promise<{ read: number }> {
  const read = await db.run('UPDATE notice SET read_time = ? WHERE user_id = ? AND read_time IS NULL AND link = ?', [
    now(),
    userIdOf(caller),
    pathOf(id),
  ]);
  return { read };
}
