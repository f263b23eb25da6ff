import type { CommentRow } from '../../../db/contract/reviews.ts';
import type { Statement } from '../../platform/database.ts';
import type { ReviewFacts } from './kinds.ts';

const LIMIT = 200;

/**
 * The talk about an item, oldest first, 200 at most.
 * @param reader user id of who reads; @param named whether auditors are named: publishers learn what was said, not who said it
 */
export const readComments = (facts: ReviewFacts, itemId: string, reader: string, named: boolean): Statement => ({
  sql: `SELECT c.id, c.field, c.content, c.version, c.from_publisher, c.add_user = ? AS is_own,
          iif(c.from_publisher = 1 OR ?, coalesce(u.name, u.nickname), NULL) AS author, c.add_time, c.resolve_time
        FROM review_comment c LEFT JOIN user u ON u.user_id = c.add_user
        WHERE c.item_id = ? AND c.item_type = ? AND c.is_delete = 0 ORDER BY c.add_time, c.id LIMIT ${LIMIT}`,
  params: [reader, named ? 1 : 0, itemId, facts.itemType],
});

/** The rows of `readComments`; none where the batch has no such answer. */
export const commentsOf = (rows: unknown[] | undefined): CommentRow[] => (rows ?? []) as CommentRow[];
