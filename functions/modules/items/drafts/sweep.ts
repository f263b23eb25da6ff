import { DRAFT_LIMITS } from '../../../../db/contract/drafts.ts';
import { DAY } from '../../../../db/contract/time.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';

/** Rows that one run removes at most: a run stays short, the next one goes on. */
const BATCH = 400;

/**
 * Removes drafts that nobody wrote on for 90 days.
 * @returns how many
 */
export const removeOldDrafts = (db: Database): Promise<number> =>
  db.run(
    `DELETE FROM draft WHERE id IN (SELECT id FROM draft WHERE update_time < ? ORDER BY update_time LIMIT ${BATCH})`,
    [now() - DRAFT_LIMITS.days * DAY],
  );
