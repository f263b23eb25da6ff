import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, key } from './columns.ts';

/** What a match knows of a public result or demand beside its publication; its keys are written with it (db/derived/matching.sql). */
export const matchItems = sqliteTable(
  'match_item',
  {
    /** `result` or `demand`. */
    kind: text('kind').notNull(),
    /** Place in the newest-first order, as in its publication. */
    no: integer('no').notNull(),
    itemId: text('item_id').notNull(),
    /** JSON list of at most three fields: `[label, weight]`. */
    topics: text('topics').notNull(),
    /** Its topic vector, a byte a field of the model, in base64. */
    vector: text('vector').notNull().default(''),
    /** JSON list of what it is found by: `[key, weight]`. */
    keys: text('keys').notNull(),
    /** Grams of its text, and how much the different ones tell together. */
    length: integer('length').notNull(),
    content: real('content').notNull(),
    /** Version of the model that read it, and of the way it was read. */
    model: text('model').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.no] }), index('match_item_model').on(t.model, t.kind, t.no)],
);

/** Publications that changed since a match last read them; `stamp` grows with every change. */
export const matchDue = sqliteTable(
  'match_due',
  {
    kind: text('kind').notNull(),
    no: integer('no').notNull(),
    stamp: integer('stamp').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.kind, t.no] })],
);

/** Models that were trained: one is in force, earlier ones can be taken back; the object store holds them by version. */
export const topicModels = sqliteTable('topic_model', {
  version: text('version').primaryKey(),
  /** 1: in force, 0: kept. */
  current: integer('current').notNull().default(0),
  /** JSON: texts, labelled texts, how well it and the one before it named the held-out texts. */
  figures: text('figures').notNull(),
  addTime: integer('add_time').notNull(),
});

/** What a member does not want to see among the matches of an item again, and why. */
export const matchDismissals = sqliteTable(
  'match_dismissal',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    /** The item that is matched, and the counterpart that is not wanted. */
    itemId: text('item_id').notNull(),
    otherId: text('other_id').notNull(),
    /** Key of `DISMISSAL_REASONS`. */
    reason: text('reason').notNull(),
    addTime: addTime(),
  },
  (t) => [uniqueIndex('match_dismissal_pair').on(t.userId, t.itemId, t.otherId)],
);

/**
 * What a member was shown among the matches of an item, and whether it was opened: what the weights of a match are learned from. What was
 * dismissed, asked for and signed stands in `match_dismissal` and `deal`. It ends when it counts no longer (`MATCH_USE_DAYS`).
 */
export const matchUses = sqliteTable(
  'match_use',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    itemId: text('item_id').notNull(),
    otherId: text('other_id').notNull(),
    /** Of the item that is matched: `result` or `demand`. */
    kind: text('kind').notNull(),
    /** Place in the list, from 1, at the first time. */
    position: integer('position').notNull(),
    openTime: integer('open_time'),
    addTime: addTime(),
  },
  (t) => [uniqueIndex('match_use_pair').on(t.userId, t.otherId, t.itemId), index('match_use_time').on(t.addTime)],
);

/** In how many lists an item was shown, those of one member counted once a week; half of the number goes on into the next (db/derived/matching.sql). */
export const matchExposures = sqliteTable('match_exposure', {
  otherId: text('other_id').primaryKey(),
  /** Weeks since 1970. */
  week: integer('week').notNull(),
  lists: real('lists').notNull(),
});

/** Weights of the reasons of a match that were learned from use: one row a trial, of which one is in force at most. */
export const matchWeights = sqliteTable('match_weights', {
  version: text('version').primaryKey(),
  current: integer('current').notNull().default(0),
  /** JSON: most points by reason. */
  weights: text('weights').notNull(),
  /** JSON: judgements, held-out ones, how well these weights and those before them ordered the held-out ones, whether they were taken. */
  figures: text('figures').notNull(),
  addTime: addTime(),
});

/** The digital portrait of a result or demand, as staff made it of what the model proposed. */
export const itemPortraits = sqliteTable('item_portrait', {
  itemId: text('item_id').primaryKey(),
  /** JSON list: `{ scope, sentence }`. */
  topics: text('topics').notNull(),
  addUser: text('add_user').notNull(),
  updateTime: integer('update_time').notNull(),
});
