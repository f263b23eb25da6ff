import { UPLOAD_DAY } from '../../../db/contract/uploads.ts';
import { dayEnd, dayStart, now, shownMinute } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';

const MEGABYTE = 1024 * 1024;

const LIMIT_MB = `coalesce((SELECT CAST(value AS INTEGER) FROM setting WHERE id = 'upload-daily-mb' AND value GLOB '[1-9]*'), ${UPLOAD_DAY.megabytes})`;

const TODAY = `(SELECT coalesce(sum(size), 0) AS bytes, count(*) AS files FROM upload WHERE user_id = ? AND add_time >= ?)`;

/**
 * Condition of a row that is to be written: its owner's day still has room for it. In the statement of the insert itself it
 * holds against tickets side by side.
 * @param size bytes that come to the day
 */
export const dayHasRoom = (userId: string, size: number): Statement => ({
  sql: `EXISTS (SELECT 1 FROM ${TODAY} WHERE bytes + ? <= ${LIMIT_MB} * ${MEGABYTE} AND files < ${UPLOAD_DAY.files})`,
  params: [userId, dayStart(now()), size],
});

/** Makes its batch fail when the owner's day holds more than it may. */
export const assertDayKept = (userId: string): Statement => ({
  sql: `SELECT CASE WHEN bytes <= ${LIMIT_MB} * ${MEGABYTE} AND files <= ${UPLOAD_DAY.files} THEN 1 ELSE json('stale') END FROM ${TODAY}`,
  params: [userId, dayStart(now())],
});

/** What is left of the owner's day, in bytes and in files. */
export async function restOfDay(db: Database, userId: string): Promise<{ bytes: number; files: number }> {
  const row = await db.first<{ bytes: number; files: number }>(
    `SELECT ${LIMIT_MB} * ${MEGABYTE} - bytes AS bytes, ${UPLOAD_DAY.files} - files AS files FROM ${TODAY}`,
    [userId, dayStart(now())],
  );
  return row ?? { bytes: 0, files: 0 };
}

/** The refusal for today, 429: it names the limits and the moment at which they start anew. */
export async function quotaReached(db: Database): Promise<AppError> {
  const row = await db.first<{ mb: number }>(`SELECT ${LIMIT_MB} AS mb`);
  const at = now();
  const end = dayEnd(at);
  return new AppError(429, 'upload_quota', {
    params: {
      mb: row?.mb ?? UPLOAD_DAY.megabytes,
      files: UPLOAD_DAY.files,
      time: shownMinute(end),
      seconds: end - at,
    },
  });
}
