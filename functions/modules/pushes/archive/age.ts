import { monthsLater } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';

/**
 * Before when something must be over to be archived, as the setting `push-archive-months` says.
 * @param at unix seconds
 * @returns unix seconds, null where nothing is archived
 */
export async function archivedBefore(db: Database, at: number): Promise<number | null> {
  const setting = await db.first<{ value: string }>(`SELECT value FROM setting WHERE id = 'push-archive-months'`);
  const months = Number(setting?.value ?? 0);
  return Number.isInteger(months) && months > 0 ? monthsLater(at, -months) : null;
}
