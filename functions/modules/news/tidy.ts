import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

/**
 * Puts publications whose end has come among the history, and takes away links to drafts that have ended. Readers compare the
 * time themselves: this only keeps what they read small.
 */
export async function tidyNews(db: Database): Promise<void> {
  const at = now();
  await db.batch([
    { sql: 'UPDATE news_publication SET is_past = 1 WHERE is_past = 0 AND end_time <= ?', params: [at] },
    { sql: 'DELETE FROM news_preview WHERE end_time <= ?', params: [at] },
  ]);
}
