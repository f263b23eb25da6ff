import { AHEAD, HOUR, shownTime } from '../../../db/contract/time';

/** Unix seconds as yyyy-MM-dd hh:mm:ss, 24-hour, UTC+8 whatever the visitor's zone (decision 20); '' without a time. */
export function formatDate(unix: number | string | null | undefined): string {
  const seconds = Number(unix);
  return seconds ? shownTime(seconds) : '';
}

/** A moment as pages tell it: to the minute. Only logs tell the second. */
export const formatMinute = (unix: number | string | null | undefined): string => formatDate(unix).slice(0, 16);

/** Which zone a moment is told in, for a reader whose clock shows another one then; '' for all others (decision 442). */
const zoneAt = (unix: number): string =>
  new Date(unix * 1000).getTimezoneOffset() * -60 === AHEAD ? '' : ` (UTC+${AHEAD / HOUR})`;

/** A moment at which somebody has to be somewhere, or done: to the minute, with the zone for whoever is elsewhere; '' without a time. */
export function formatMoment(unix: number | null | undefined): string {
  return unix ? formatMinute(unix) + zoneAt(unix) : '';
}

/**
 * From when to when something is, told as a moment is: the end of the same day by its time alone.
 * @param until null where only the beginning is known
 * @param dash between both
 */
export function formatSpan(from: number, until: number | null, dash = '–'): string {
  const [begin, end] = [formatMinute(from), formatMinute(until)];
  if (!end) return formatMoment(from);
  return `${begin}${dash}${end.slice(0, 10) === begin.slice(0, 10) ? end.slice(11) : end}${zoneAt(from)}`;
}

/** The day part of formatDate. */
export const formatDay = (unix: number | string | null | undefined): string => formatDate(unix).slice(0, 10);

const tidy = (value: number): string => String(Math.round(value * 10) / 10);

/** Bytes in b under 1024, in kb under 1 MB, otherwise in m (core§9). */
export function fileSize(bytes: number | string | null | undefined): string {
  const size = Number(bytes) || 0;
  if (size < 1024) return `${size}b`;
  if (size < 1024 * 1024) return `${tidy(Math.min(size / 1024, 1023.9))}kb`;
  return `${tidy(size / 1024 / 1024)}m`;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function randomId(length = 32): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte & 63]).join('');
}
