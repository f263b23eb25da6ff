import type { NoticeParams, NoticeTopic } from '../../db/contract/notices.ts';
import { now } from './clock.ts';
import type { Statement } from './database.ts';
import { newId } from './random.ts';

/** One thing that a user is told. */
export interface Notice {
  userId: string;
  topic: NoticeTopic;
  /** The item it is about: kind as in `ITEM`, and key. */
  itemType?: number | null;
  itemId?: string | null;
  params?: NoticeParams;
  /** Path of the page that it leads to, such as `/deals/01J…`. */
  link?: string;
  /** Repeated writes with the same key tell the user once. */
  onceKey?: string;
}

/**
 * The row that tells a user something, for the batch of what happened.
 * @returns a statement that does nothing when the same `onceKey` was told before
 */
export const noticeEntry = (notice: Notice): Statement => ({
  sql: `INSERT OR IGNORE INTO notice(id,user_id,topic,item_type,item_id,params,link,once_key,add_time)
VALUES (?,?,?,?,?,?,?,?,?)`,
  params: [
    newId(),
    notice.userId,
    notice.topic,
    notice.itemType ?? null,
    notice.itemId ?? null,
    JSON.stringify(notice.params ?? {}),
    notice.link ?? '',
    notice.onceKey ?? null,
    now(),
  ],
});
