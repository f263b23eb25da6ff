import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { FEATURED } from '../contract/featured.ts';
import { isDelete, key, seconds } from './columns.ts';

/** Administrative division of China (core§3): 6-digit code, level 1 to 3, `pid` 0 for provinces, name for English pages. */
export const divisions = sqliteTable(
  'china',
  {
    id: key('id'),
    name: text('name').notNull(),
    level: integer('level').notNull(),
    pid: text('pid').notNull(),
    nameEn: text('name_en'),
  },
  (t) => [index('china_parent').on(t.pid), index('china_level').on(t.level)],
);

/** Country or territory of ISO 3166-1 (core§3). */
export const countries = sqliteTable(
  'countries',
  {
    id: key('id'),
    cnName: text('cn_name').notNull(),
    enName: text('en_name').notNull(),
    level: integer('level').notNull().default(1),
  },
  (t) => [index('countries_en_name').on(t.enName)],
);

/** Industry of GB/T 4754 (core§3): depth 1 (a letter) to 4, `is_leaf` 1 on the lowest. */
export const industries = sqliteTable(
  'industry_v2',
  {
    code: key('code'),
    name: text('name').notNull(),
    isLeaf: integer('is_leaf').notNull().default(0),
    depth: integer('depth').notNull(),
    pid: text('pid').notNull().default('0'),
  },
  (t) => [index('industry_parent').on(t.pid)],
);

/** Post code by the names of province, city and county (core§3); demand codes carry it (core§9). */
export const postCodes = sqliteTable(
  'post_code',
  {
    id: integer('id').primaryKey(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    area: text('area').notNull(),
    postCode: text('post_code').notNull(),
  },
  (t) => [uniqueIndex('post_code_place').on(t.province, t.city, t.area)],
);

/** Field of technology (core§3): the top codes are technology, form, direction and scene. */
export const scopes = sqliteTable(
  'scope',
  {
    id: key('id'),
    pid: text('pid').notNull().default('0'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    sort: integer('sort').notNull().default(0),
    level: integer('level').notNull(),
    code: text('code'),
    stage: integer('stage'),
    isDelete: isDelete(),
    patentClassifyIds: text('patent_classify_ids'),
    patentClassifyNames: text('patent_classify_names'),
  },
  (t) => [
    index('scope_parent').on(t.pid, t.sort),
    index('scope_level').on(t.level, t.sort),
    index('scope_code').on(t.code),
  ],
);

/** Region with a front page of its own (core§1, core§3): logo and title of the header, the centre that it belongs to. */
export const regions = sqliteTable('region', {
  id: key('id'),
  name: text('name').notNull(),
  enName: text('en_name'),
  logo: text('logo'),
  title: text('title'),
  titleEn: text('title_en'),
  centerUrl: text('center_url'),
});

/** What the front page of a region shows first, in the order that editors chose; `kind` is one of FEATURED. */
export const regionFeatures = sqliteTable(
  'region_feature',
  {
    region: text('region').notNull(),
    kind: text('kind', { enum: FEATURED }).notNull(),
    itemId: text('item_id').notNull(),
    sort: integer('sort').notNull().default(0),
    /** From when and until when it is shown; empty for no limit. */
    publishTime: seconds('publish_time'),
    unpublishTime: seconds('unpublish_time'),
  },
  (t) => [primaryKey({ columns: [t.region, t.kind, t.itemId] })],
);

/** Setting (core§3): every value is a text, lists are JSON. */
export const settings = sqliteTable('setting', { id: key('id'), value: text('value').notNull().default('') });

/** County workstation and county platform (core§1, core§3): an empty address is one that is not established yet (core§8). */
export const workstations = sqliteTable(
  'workstation',
  {
    id: key('id'),
    areaCode: text('area_code').notNull(),
    name: text('name').notNull(),
    url: text('url'),
    platformUrl: text('platform_url'),
    kind: text('kind'),
  },
  (t) => [index('workstation_area').on(t.areaCode)],
);

/** Way by which a result reaches the platform; its code is part of the result's number (core§9, decision 60). */
export const promotionTypes = sqliteTable('promotion_type', {
  id: key('id'),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  nameEn: text('name_en'),
});

/** Message template of the chat app (core§7, back-office§7); `keynotes` is JSON: keynote name to label. */
export const pushTemplates = sqliteTable('push_template', {
  id: key('id'),
  templateId: text('template_id').notNull(),
  name: text('name').notNull(),
  keynotes: text('keynotes'),
});
