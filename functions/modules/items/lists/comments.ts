import type { ItemFacts } from '../../../../db/contract/items.ts';
import type { CommentRow } from '../../../../db/contract/reviews.ts';
import type { Statement } from '../../../platform/database.ts';
import { shownName } from '../../../platform/masked-account.ts';

const LIMIT = 200;

/** What a publisher hands in; other entries of the log are no new version to anybody who reads. */
const SUBMITTED = `('publish', 'edit', 'follow-up')`;

/**
 * SQL expression: how often an item was handed in; the first counts where the log does not know it.
 * @param item SQL for its key; @param until SQL for the id of a row that came after what counts: ids grow with time
 */
export const submissions = ({ noun }: ItemFacts, item: string, until?: string): string =>
  `max(1, (SELECT count(*) FROM audit_log s WHERE s.table_name = '${noun}' AND s.item_id = ${item}
    ${until ? `AND s.id < ${until}` : ''} AND s.action IN ${SUBMITTED}))`;

/**
 * The talk about an item, oldest first, 200 at most.
 * @param reader user id of who reads; @param named whether auditors are named: publishers learn what was said, not who said it
 */
export const readComments = (facts: ItemFacts, itemId: string, reader: string, named: boolean): Statement => ({
  sql: `SELECT c.id, c.field, c.content, c.version, c.from_publisher, c.add_user = ? AS is_own,
          iif(c.from_publisher = 1 OR ?, ${shownName('u')}, NULL) AS author, c.add_time, c.resolve_time,
          ${submissions(facts, 'c.item_id', 'c.id')} AS submission
        FROM review_comment c LEFT JOIN user u ON u.user_id = c.add_user
        WHERE c.item_id = ? AND c.item_type = ? AND c.is_delete = 0 ORDER BY c.add_time, c.id LIMIT ${LIMIT}`,
  params: [reader, named ? 1 : 0, itemId, facts.itemType],
});

/** The rows of `readComments`; none where the batch has no such answer. */
export const commentsOf = (rows: unknown[] | undefined): CommentRow[] => (rows ?? []) as CommentRow[];
