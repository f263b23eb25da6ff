import { shownTime } from '../../../db/contract/time';

/** Unix seconds as yyyy-MM-dd hh:mm:ss, 24-hour, UTC+8 whatever the visitor's zone (decision 20); '' without a time. */
export function formatDate(unix: number | string | null | undefined): string {
  const seconds = Number(unix);
  return seconds ? shownTime(seconds) : '';
}

/** A moment as pages tell it: to the minute. Only logs tell the second. */
export const formatMinute = (unix: number | string | null | undefined): string => formatDate(unix).slice(0, 16);

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
