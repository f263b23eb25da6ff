import type { Database } from '../../../platform/database.ts';

/**
 * Names of the activity types that the setting `push-activity-types` lists (decision 92).
 * @returns none when the setting is no JSON list
 */
export async function activityTypes(db: Database): Promise<string[]> {
  const row = await db.first<{ value: string }>('SELECT value FROM setting WHERE id = ?', ['push-activity-types']);
  try {
    const list: unknown = JSON.parse(row?.value ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
