import * as z from 'zod';
import { contentOf, isUnseen } from './controls.ts';
import { LAST_TIME } from './time.ts';

const newText = (max: number) => z.string().overwrite(contentOf).max(max).nullish();
const texts = new Map<number, ReturnType<typeof newText>>();

/** A text that may be missing; white space around it is no content. One shape a length: hundreds of fields have the same. */
export function text(max: number): ReturnType<typeof newText> {
  const made = texts.get(max) ?? newText(max);
  texts.set(max, made);
  return made;
}

/** Key of a row. */
export const id = z.string().min(1).max(40);

/** A key that some clients send as a number. */
export const looseId = z.union([z.string().min(1).max(40), z.number()]).transform(String);

/** What a form holds of a text: blank where it is none. */
export const blank = (max: number) => z.string().overwrite(contentOf).max(max, 'too_long');

/** The same of a text that there must be. */
export const filled = (max: number, code = 'required') =>
  z.string().overwrite(contentOf).min(1, code).max(max, 'too_long');

/** A text that some clients send as a number. */
export const looseText = (max: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value === null || value === undefined ? null : contentOf(String(value))))
    .pipe(z.string().max(max).nullable());

const toNumber = (value: number | string): number => (typeof value === 'string' ? Number(value) : value);
const numeric = z.union([z.number(), z.string().regex(/^\d{1,9}$/)]);

/** One of the values of a list, as a number or its digits; an empty text means none. */
export const choice = (values: readonly number[]) =>
  z
    .union([numeric, z.literal('')])
    .nullish()
    .transform((value) => (value === '' || value === null || value === undefined ? null : toNumber(value)))
    .refine((value) => value === null || values.includes(value), 'invalid_value');

/** Several values of a list, as a list or as text with commas; stored as text with commas in rising order. */
export const choices = (values: readonly number[]) =>
  z
    .union([z.array(numeric).max(50), z.string().max(200)])
    .nullish()
    .transform((value) =>
      typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : (value ?? []),
    )
    .transform((list) => [...new Set(list.map(toNumber))].sort((a, b) => a - b))
    .refine((list) => list.every((value) => values.includes(value)), 'invalid_value')
    .transform((list) => (list.length > 0 ? list.join(',') : null));

const dropped = z.unknown().optional();

/** Columns that clients send along and the server decides: read and dropped (decision 22). */
export const derived = <K extends string>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, dropped])) as Record<K, z.ZodOptional<z.ZodUnknown>>;

/** Whether rich text shows something: words, or a picture. What is no text shows nothing; rules look before shapes do. */
export const hasContent = (html: unknown): boolean =>
  typeof html === 'string' && (/<(?:img|video|table)\b/i.test(html) || !isUnseen(html.replace(/<[^>]*>|&nbsp;/g, '')));

/** A time in unix seconds, of a year that is written with four digits. */
export const unixTime = z.number().int('invalid_value').positive('invalid_value').max(LAST_TIME, 'invalid_value');

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

function isDateTime(value: string): boolean {
  const [, year, month, day] = (DATE_TIME.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A time as text, `yyyy-MM-dd HH:mm:ss` (core§9, decision 20). */
export const dateTime = () =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || isDateTime(value), 'invalid_type')
    .nullish();
