import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, key, seconds } from './columns.ts';

/** What a reviewer asks the administrators of an organisation: whether a person publishes an item in its name. */
export const attributionQuestions = sqliteTable(
  'attribution_question',
  {
    id: key('id'),
    itemType: integer('item_type').notNull(),
    itemId: text('item_id').notNull(),
    organizationId: text('organization_id').notNull(),
    /** Whom the question is about: an answer holds for this person alone. */
    publisher: text('publisher').notNull(),
    askUser: text('ask_user').notNull(),
    addTime: addTime(),
    /** yes | no; empty while it waits. */
    answer: text('answer'),
    answerText: text('answer_text'),
    answerUser: text('answer_user'),
    answerTime: seconds('answer_time'),
  },
  (t) => [
    uniqueIndex('attribution_question_open')
      .on(t.itemId, t.organizationId, t.publisher)
      .where(sql`${t.answerTime} IS NULL`),
    index('attribution_question_item').on(t.itemId, t.organizationId),
    index('attribution_question_organization').on(t.organizationId, t.addTime),
    index('attribution_question_answered').on(t.answerUser).where(sql`${t.answerUser} IS NOT NULL`),
  ],
);

/** What administrators of an organisation say against an item that stands in its name. */
export const attributionObjections = sqliteTable(
  'attribution_objection',
  {
    id: key('id'),
    itemType: integer('item_type').notNull(),
    itemId: text('item_id').notNull(),
    organizationId: text('organization_id').notNull(),
    userId: text('user_id').notNull(),
    reason: text('reason').notNull(),
    addTime: addTime(),
    /** open | kept | withdrawn (the item was) | dropped (the objection was). */
    state: text('state').notNull().default('open'),
    opinion: text('opinion'),
    decideUser: text('decide_user'),
    decideTime: seconds('decide_time'),
  },
  (t) => [
    uniqueIndex('attribution_objection_open').on(t.itemId, t.organizationId).where(sql`${t.state} = 'open'`),
    index('attribution_objection_item').on(t.itemId, t.addTime),
    index('attribution_objection_state').on(t.state, t.addTime),
    index('attribution_objection_organization').on(t.organizationId, t.addTime),
    index('attribution_objection_user').on(t.userId),
  ],
);
