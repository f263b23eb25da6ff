import * as z from 'zod';
import { slug } from './items.ts';
import { asked, type Row } from './tables.ts';

/** Kinds of videos: guides, presentations of results, places to look around in. */
export const VIDEO_TYPES = [1, 2, 3] as const;

/** Chapters of one video. */
const MOST_CHAPTERS = 50;

/** Where a part of a video begins, in seconds, and what it is called. */
export const chapter = z.object({
  at: z.number().min(0).max(86_400),
  title: z.string().min(1).max(60),
  title_en: z.string().max(120).optional(),
});
export type Chapter = z.output<typeof chapter>;

const chapterList = z
  .array(chapter)
  .max(MOST_CHAPTERS)
  .refine((list) => list.every(({ at }, place) => place === 0 || at > (list[place - 1]?.at ?? 0)));

/** Whether a text is a list of chapters in their order. */
export function areChapters(text: string): boolean {
  try {
    return chapterList.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** Chapters as they are stored, which only lists of chapters are; none where there are none. */
export function chaptersOf(stored: string | null): Chapter[] {
  try {
    const list: unknown = JSON.parse(stored || '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const LINE = /^\s*(?:(\d{1,2}):)?(\d{1,3}):(\d{2})\s+([^|]+?)(?:\s*\|\s*(.+?))?\s*$/;

/**
 * Chapters as editors write them: one a line, `mm:ss title | English title`.
 * @returns null where a line is no chapter
 */
export function readChapters(text: string): Chapter[] | null {
  const lines = text.split('\n').filter((line) => line.trim());
  const read = lines.map((line): Chapter | null => {
    const [, hours = '0', minutes = '0', seconds = '0', title = '', title_en] = LINE.exec(line) ?? [];
    if (!title || Number(seconds) > 59) return null;
    const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return { at, title, ...(title_en && { title_en }) };
  });
  return read.some((one) => one === null) || !areChapters(JSON.stringify(read)) ? null : (read as Chapter[]);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as `mm:ss`, with hours where there are any. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return whole >= 3600 ? `${Math.floor(whole / 3600)}:${rest}` : rest;
}

/** The same as text, for the editors' form. */
export const writtenChapters = (list: readonly Chapter[]): string =>
  list.map(({ at, title, title_en }) => `${clockOf(at)} ${title}${title_en ? ` | ${title_en}` : ''}`).join('\n');

const CARD = ['id', 'title', 'title_en', 'cover', 'url', 'type', 'duration', 'add_time'] as const;
const WHOLE = [
  ...CARD,
  ...(['profile', 'profile_en', 'chapters', 'captions', 'captions_en'] as const),
  ...(['is_open', 'publish_time', 'unpublish_time'] as const),
] as const;
const ORDER = [
  ['sort', 'asc'],
  ['add_time', 'desc'],
] as const;
const OTHERS = 5;

/** A video in a list, and with all that its page shows. */
export type VideoCard = Pick<Row<'video'>, (typeof CARD)[number]>;
export type VideoWhole = Pick<Row<'video'>, (typeof WHOLE)[number]>;

/**
 * The parameters of the table service's list for a page of the videos of a type.
 * @param type what is no type is none
 */
export const videoPage = (type: string, pageIndex: number, pageSize: number) =>
  asked({
    table: 'video',
    columns: CARD,
    audience: 'visitors',
    where: { type: /^\d{1,4}$/.test(type) ? Number(type) : -1 },
    order: ORDER,
    pageIndex,
    pageSize,
  });

/** The same for one, whose answer is a page of one row or none. */
export const videoOf = (id: string) => asked({ table: 'video', columns: WHOLE, where: { id }, pageSize: 1 });

/** The same for others of its type. */
export const videosBeside = ({ id, type }: Pick<VideoCard, 'id' | 'type'>) =>
  asked({
    table: 'video',
    columns: CARD,
    audience: 'visitors',
    where: { type, id: { ne: id } },
    order: ORDER,
    pageSize: OTHERS,
  });

/** Path of a video's page (core§2). */
export const videoPath = (id: string): string => `/video/${id}`;

/**
 * Path of the list of a type, under a title (core§2).
 * @param title in Chinese, as the page bears it
 */
export const videoListPath = (type: number, title: string): string => `/videoList/${type}/${slug(title)}`;
