import type { ReviewedKind } from '../../../db/contract/items';
import type { QueuedItem } from '../../../db/contract/working-items';

/** One working version in the queue. */
export type QueueRow = QueuedItem<ReviewedKind>;
