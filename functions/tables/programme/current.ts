import type { Database, RowOf, Statement } from '../../platform/database.ts';

/** A round as its documented call answers it, with what is asked of its declarations. */
export interface Round extends RowOf<'project_round', 'id' | 'title' | 'title_en' | 'close_time' | 'opinions_due'> {
  /** Unix seconds. */
  open_time: number;
  is_open: number;
}

/**
 * The round that calls mean which name none: the open one, else the one that opened last (decision 111).
 * @param at unix seconds
 */
export const readRound = (at: number): Statement => ({
  sql: `SELECT id, title, title_en, open_time, close_time, opinions_due, open_time <= ?1 AND ?1 < close_time AS is_open FROM project_round
        WHERE is_delete = 0 AND open_time <= ?1 ORDER BY is_open DESC, open_time DESC LIMIT 1`,
  params: [at],
});

/**
 * The same, read alone.
 * @returns null where no round has opened yet
 */
export function currentRound(db: Database, at: number): Promise<Round | null> {
  const { sql, params } = readRound(at);
  return db.first<Round>(sql, params);
}
