import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, isDelete, key, seconds, shownTimes } from './columns.ts';

/** A hall of the showroom (core§1): exhibits of one field with what may be seen of them. */
export const halls = sqliteTable(
  'hall',
  {
    id: key('id'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    summary: text('summary'),
    summaryEn: text('summary_en'),
    /** Field of technology. */
    scope: text('scope'),
    cover: text('cover'),
    video: text('video'),
    /** WebVTT, what is said in the film, in Chinese and in English. */
    captions: text('captions'),
    captionsEn: text('captions_en'),
    /** A wide picture to look around in. */
    panorama: text('panorama'),
    sort: integer('sort').notNull().default(0),
    ...shownTimes(),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    isDelete: isDelete(),
  },
  (t) => [index('hall_order').on(t.isDelete, t.sort, t.addTime)],
);

/** What stands in a hall: a result, a demand or a product of the platform. */
export const hallExhibits = sqliteTable(
  'hall_exhibit',
  {
    id: key('id'),
    hallId: text('hall_id').notNull(),
    itemType: integer('item_type').notNull(),
    itemId: text('item_id').notNull(),
    /** What the guide says of it. */
    note: text('note'),
    noteEn: text('note_en'),
    sort: integer('sort').notNull().default(0),
    addTime: addTime(),
  },
  (t) => [
    uniqueIndex('hall_exhibit_once').on(t.hallId, t.itemType, t.itemId),
    index('hall_exhibit_order').on(t.hallId, t.sort, t.addTime),
  ],
);
