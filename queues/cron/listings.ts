import { expireListings } from '../../functions/modules/items/listings/expiry.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/**
 * Ends listings whose term is over, and reminds their owners in time.
 */
export const endListings = (env: Env): Promise<void> => expireListings(new Database(env.DB));
