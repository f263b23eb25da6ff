import * as z from 'zod';
import { asked, type Row } from './tables.ts';
import { type Catalogue, defineText } from './words.ts';

/** What editors write for everybody: one table, a public list, a page of each (core§6). */
export interface Content {
  table: 'innovate';
  /** Addresses of the list and of one, without its key. */
  list: string;
  page: string;
  /** Names of the list and of its kinds. */
  text: Catalogue<{ title: string; lead: string; others: string; types: Readonly<Record<number, string>> }>;
}

const COLUMNS = ['id', 'title', 'title_en', 'type', 'cover', 'source', 'add_time'] as const;
/** Beside them on a page of its own: editors see one there that visitors do not. */
const WHOLE = [...COLUMNS, 'content', 'is_open', 'publish_time', 'unpublish_time'] as const;
const NEWEST = [
  ['add_time', 'desc'],
  ['id', 'desc'],
] as const;

/** One of them in a list, and with all that its page shows. */
export type ContentRow = Pick<Row<Content['table']>, (typeof COLUMNS)[number]>;
export type ContentPage = Pick<Row<Content['table']>, (typeof WHOLE)[number]>;
const OTHERS = 6;

/**
 * The parameters of the table service's list for a page of the public list, newest first.
 * @param chosen `type` of one kind alone, `language` 1 of those with an English title; blank for all
 */
export const contentPage = (
  { table }: Content,
  { type = '', language = '' }: Readonly<Record<string, string>>,
  pageIndex: number,
  pageSize: number,
) =>
  asked({
    table,
    columns: COLUMNS,
    audience: 'visitors',
    where: {
      ...(/^\d{1,4}$/.test(type) && { type: Number(type) }),
      ...(language === '1' && { title_en: { null: false } }),
    },
    order: NEWEST,
    pageIndex,
    pageSize,
  });

/** The same for one, whose answer is a page of one row or none. */
export const contentOf = ({ table }: Content, id: string) =>
  asked({
    table,
    columns: WHOLE,
    where: { id },
    pageSize: 1,
  });

/** The same for others of its type (back-office§7). */
export const othersOf = ({ table }: Content, { id, type }: Pick<ContentRow, 'id' | 'type'>) =>
  asked({
    table,
    columns: COLUMNS,
    audience: 'visitors',
    where: { type, id: { ne: id } },
    order: NEWEST,
    pageSize: OTHERS,
  });

/** Words of innovation items (back-office§3). */
export const innovationWords = defineText({
  title: ['创新案例', 'Innovation cases'],
  lead: [
    '各地在技术转移中行之有效的做法：如何合作、如何管理、如何服务，可供借鉴。',
    'What has worked in technology transfer elsewhere: ways to cooperate, to manage and to serve, there to be borrowed.',
  ],
  others: ['同类案例', 'Others of the same type'],
  types: {
    1: ['合作机制', 'Ways to cooperate'],
    2: ['管理改革', 'Management reforms'],
    3: ['服务实践', 'Services in practice'],
  },
  noun: ['创新案例', 'Innovation case'],
  type: ['类型', 'Type'],
  none: ['还没有创新案例', 'No innovation cases yet'],
  noneHint: ['编辑发布后会显示在这里。', 'They appear here once the editors publish them.'],
  noneFound: ['没有符合条件的案例', 'No case fits'],
  noneFoundHint: ['换一个条件，或查看全部案例。', 'Choose something else, or see all of them.'],
  showAll: ['查看全部', 'Show all'],
  manage: ['管理案例', 'Manage cases'],
  manageTitle: ['创新案例管理', 'Manage innovation cases'],
  manageLead: [
    '撰写、发布和撤下创新案例。关闭“公开”后，或在公开时间之外，只有编辑能看到。',
    'Write, publish and withdraw innovation cases. While “Public” is off, and outside their times, only editors see them.',
  ],
  keyword: ['标题或来源', 'Title or source'],
  language: ['语言', 'Language'],
  english: ['有英文标题', 'With an English title'],
  name: ['标题', 'Title'],
  nameEn: ['英文标题', 'Title in English'],
  source: ['来源', 'Source'],
  cover: ['封面', 'Cover'],
  content: ['正文', 'Text'],
  open: ['公开', 'Public'],
  openOf: (name: string) => [`公开 ${name}`, `${name} is public`],
  openHint: ['关闭后立即从网站上撤下。', 'When off, it leaves the site at once.'],
  added: ['添加时间', 'Added'],
});

/** Kinds of innovation items. */
export const INNOVATION_TYPES = [1, 2, 3] as const;

/** What is written of an innovation item, and how long it may be. */
export const innovationInput = z.object({
  title: z.string().trim().min(1, 'required').max(100, 'too_long'),
  title_en: z.string().trim().max(200, 'too_long'),
  type: z.literal(INNOVATION_TYPES, 'required'),
  source: z.string().trim().max(100, 'too_long'),
  cover: z.string(),
  content: z.string(),
  is_open: z.literal([0, 1]),
  publish_time: z.string(),
  unpublish_time: z.string(),
});

/** Innovation items (core§2). */
export const INNOVATIONS: Content = {
  table: 'innovate',
  list: '/innovate',
  page: '/innovateDetail',
  text: innovationWords,
};

/** All that is so, for the server's first views and the sitemap. */
export const CONTENT: readonly Content[] = [INNOVATIONS];
