import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { addTime, isDelete, key, seconds, shownTimes } from './columns.ts';

/** Video (core§2): the list shows those of one type. */
export const videos = sqliteTable(
  'video',
  {
    id: key('id'),
    title: text('title').notNull(),
    titleEn: text('title_en'),
    profile: text('profile'),
    profileEn: text('profile_en'),
    cover: text('cover'),
    url: text('url'),
    type: integer('type').notNull().default(1),
    duration: integer('duration'),
    /** JSON list of times in seconds with their titles in both languages. */
    chapters: text('chapters'),
    /** WebVTT, what is said in Chinese and in English. */
    captions: text('captions'),
    captionsEn: text('captions_en'),
    sort: integer('sort').notNull().default(0),
    ...shownTimes(),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [index('video_type').on(t.isDelete, t.type, t.sort, t.addTime)],
);

/** Book (core§2): on the public shelf once the editors opened it. */
export const books = sqliteTable(
  'book',
  {
    id: key('id'),
    name: text('name').notNull(),
    author: text('author'),
    press: text('press'),
    profile: text('profile'),
    cover: text('cover'),
    url: text('url'),
    sort: integer('sort').notNull().default(0),
    addTime: addTime(),
    isDelete: isDelete(),
    nameEn: text('name_en'),
    authorEn: text('author_en'),
    pressEn: text('press_en'),
    profileEn: text('profile_en'),
    /** One of `BOOK_TYPES`. */
    type: integer('type').notNull().default(1),
    isbn: text('isbn'),
    /** Year of publication. */
    year: integer('year'),
    ...shownTimes(),
  },
  (t) => [index('book_order').on(t.isDelete, t.sort, t.addTime)],
);

/** Innovation item (back-office§3). */
export const innovations = sqliteTable(
  'innovate',
  {
    id: key('id'),
    title: text('title').notNull(),
    titleEn: text('title_en'),
    content: text('content'),
    type: integer('type').notNull().default(1),
    cover: text('cover'),
    source: text('source'),
    ...shownTimes(),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [
    index('innovate_type').on(t.isDelete, t.type, t.addTime),
    index('innovate_untranslated')
      .on(t.addTime)
      .where(sql`${t.titleEn} IS NULL AND ${t.isOpen} = 1 AND ${t.isDelete} = 0`),
  ],
);

/** Park (back-office§3): background, policies and the contact person of its windows. */
export const parks = sqliteTable(
  'yuanqu',
  {
    id: key('yuanqu_id'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    cover: text('cover'),
    profile: text('profile'),
    profileEn: text('profile_en'),
    address: text('address'),
    sort: integer('sort').notNull().default(0),
    regionBg: text('region_bg'),
    buildBg: text('build_bg'),
    ecologyBg: text('ecology_bg'),
    linkBg: text('link_bg'),
    merchants: text('merchants'),
    financialSupportPolicy: text('financial_support_policy'),
    incentivePolicy: text('incentive_policy'),
    talentAttractionPolicy: text('talent_attraction_policy'),
    supportingPolicy: text('supporting_policy'),
    innovationPolicy: text('innovation_policy'),
    contacts: text('contacts'),
    contactsTel: text('contacts_tel'),
    province: text('province'),
    city: text('city'),
    county: text('county'),
    ...shownTimes(),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [index('yuanqu_time').on(t.isDelete, t.addTime), index('yuanqu_order').on(t.isDelete, t.sort, t.addTime)],
);

/** Intention to settle in a park: who, with which project and sum, and how to reach them. */
export const parkIntentions = sqliteTable(
  'yuanqu_intention',
  {
    id: key('id'),
    parkId: text('yuanqu_id').notNull(),
    name: text('name').notNull(),
    orgName: text('org_name'),
    project: text('project').notNull(),
    amount: text('amount'),
    phone: text('phone').notNull(),
    remark: text('remark'),
    userId: text('user_id'),
    /** 1 new, 2 contacted, 3 settled, 4 closed. */
    state: integer('state').notNull().default(1),
    note: text('note'),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    isDelete: isDelete(),
  },
  (t) => [
    index('yuanqu_intention_park').on(t.parkId, t.isDelete, t.addTime),
    index('yuanqu_intention_state').on(t.isDelete, t.state, t.addTime),
    index('yuanqu_intention_user').on(t.userId, t.isDelete, t.addTime),
  ],
);

/** Project form (core§3): a short form that names a project and comments on it. */
export const projectForms = sqliteTable(
  'project_form',
  {
    id: key('id'),
    code: text('code').notNull(),
    name: text('name').notNull(),
    comment: text('comment'),
    addUser: text('add_user').notNull(),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [index('project_form_user').on(t.addUser, t.isDelete, t.addTime)],
);
