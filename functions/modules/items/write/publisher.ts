import { VISITOR } from '../../../platform/caller.ts';
import { publishApproved } from '../../../tables/items/lifecycle.ts';
import { withdrawStatements } from '../../../tables/items/publication.ts';
import type { Publisher } from '../../../tables/items/publishing.ts';

/** Public versions for writes that come through the table service (house 1). */
export const publisher: Publisher = {
  publish: (db, kind, ids, userId) => publishApproved(db, kind, ids, { ...VISITOR, userId }, 'publish'),
  refresh: (db, kind, ids, userId) => publishApproved(db, kind, ids, { ...VISITOR, userId }, 'refresh'),
  withdraw: withdrawStatements,
};
