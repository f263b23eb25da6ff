import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { key, seconds } from './columns.ts';

/**
 * Kept counts of what the platform does (the triggers of db/derived/figures.sql keep them): one row for each kind and group,
 * so that a screen reads some twenty rows whatever the tables hold. What lists hold now is counted in `facet_count`.
 */
export const figures = sqliteTable(
  'figure',
  {
    /** result | demand | deal | push | programme | meeting. */
    kind: text('kind').notNull(),
    /** What its names are: years, months `yyyy-MM` of UTC+8, states, or one of the first two and a facet token such as `2026-11:s-101-01`. */
    group: text('grp').notNull(),
    /** JSON object name -> number; names without any are left out. */
    counts: text('counts').notNull().default('{}'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.group] })],
);

/** How far a demand ever came; no row before anybody turned to it. */
export const itemProgress = sqliteTable('item_progress', {
  itemId: key('item_id'),
  /** 1 somebody turned to it, 2 a deal came to talks, 3 signed. */
  level: integer('level').notNull(),
});

/** What the figures need of a deal, as it was when it happened: the item may be withdrawn or worded otherwise later. */
export const dealProgress = sqliteTable(
  'deal_progress',
  {
    dealId: key('deal_id'),
    openTime: integer('open_time').notNull(),
    /** Seconds until the publishing side first did something; empty until then. */
    answerSeconds: integer('answer_seconds'),
    signTime: seconds('sign_time'),
    /** Amount of a signed deal in yuan; empty where none was given. */
    yuan: integer('yuan'),
    /** JSON list of the item's facet tokens when the deal was signed. */
    facets: text('facets').notNull().default('[]'),
    /** 1 while both sides let everybody read the amount. */
    shown: integer('shown').notNull().default(0),
    /**
     * 1 from when on the amount is part of the sum of its year: with two others at once, or since both sides let it be read. It stays
     * so, because what was told once can be remembered (decision 117).
     */
    told: integer('told').notNull().default(0),
  },
  (t) => [index('deal_progress_waiting').on(t.signTime).where(sql`${t.yuan} IS NOT NULL AND ${t.told} = 0`)],
);
