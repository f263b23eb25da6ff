import * as z from 'zod';

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

/** Chapters as they are stored; none where there are none. */
export const chaptersOf = (stored: string | null): Chapter[] =>
  stored && areChapters(stored) ? (JSON.parse(stored) as Chapter[]) : [];

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
