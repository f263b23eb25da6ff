import type { DealState } from '../../../db/contract/deal-states.ts';
import type { DealFile, DealSide } from '../../../db/contract/deals.ts';
import { STEP_DAYS } from '../../../db/contract/deals.ts';
import type { NoticeParams, NoticeTopic } from '../../../db/contract/notices.ts';
import { DAY } from '../../../db/contract/time.ts';
import type { Statement } from '../../platform/database.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { newId } from '../../platform/random.ts';
import { insert } from '../../platform/sql.ts';
import { type DealRecord, pathOf } from './record.ts';

/** The statement that reads in how many days a step is due; column `value`. */
export const selectStepDays: Statement = {
  sql: 'SELECT value FROM setting WHERE id = ?',
  params: [STEP_DAYS.setting],
};

/**
 * When the next step of a deal is due.
 * @param rows rows of `selectStepDays`
 * @param at unix seconds of the last step
 */
export function dueTime(rows: unknown[] | undefined, at: number): number {
  const value = (rows?.[0] as { value: string } | undefined)?.value ?? '';
  return at + (/^\d{1,3}$/.test(value) ? Number(value) : STEP_DAYS.days) * DAY;
}

/** What happened in a deal: who did what for which side. */
interface Happening {
  dealId: string;
  kind: 'step' | 'proposal' | 'message' | 'case';
  side: DealSide;
  userId: string;
  at: number;
  state?: DealState;
  reason?: string | null;
  content?: string | null;
  amount?: string | null;
  files?: DealFile[];
  submissionKey?: string | null;
}

/** The row of an event, for the batch of what happened. */
export const eventEntry = (event: Happening): Statement =>
  insert('deal_event', {
    id: newId(),
    deal_id: event.dealId,
    kind: event.kind,
    side: event.side,
    state: event.state ?? null,
    reason: event.reason ?? null,
    content: event.content ?? null,
    amount: event.amount ?? null,
    files: JSON.stringify(event.files ?? []),
    add_user: event.userId,
    add_time: event.at,
    submission_key: event.submissionKey ?? null,
  });

/**
 * Notices of a deal to several users, each leading to its page.
 * @param onceKey repeated notices with the same key reach a user once
 */
export const dealNotices = (
  deal: Pick<DealRecord, 'id' | 'item_type' | 'item_id' | 'item_name'>,
  users: readonly string[],
  topic: NoticeTopic,
  params: NoticeParams = {},
  onceKey?: string,
): Statement[] =>
  users.map((userId) =>
    noticeEntry({
      userId,
      topic,
      itemType: deal.item_type,
      itemId: deal.item_id,
      params: { name: deal.item_name, ...params },
      link: pathOf(deal.id),
      ...(onceKey && { onceKey }),
    }),
  );
