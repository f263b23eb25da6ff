import type { Preference, PreferenceInput } from '../../../../db/contract/inbox.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { writeOr } from '../../../platform/guarded.ts';
import { received } from '../delivery/promises.ts';

interface Row {
  org_id: string;
  scopes: string | null;
  item_types: string | null;
  weekly_cap: number | null;
  version: number | null;
  received: number;
}

async function read(db: Database, caller: Caller, orgId: string): Promise<Preference> {
  const userId = userIdOf(caller);
  const row = await db.first<Row>(
    `SELECT o.organization_id AS org_id, f.scopes, f.item_types, f.weekly_cap, f.version, ${received('o.organization_id', '?1')} AS received
     FROM organization o LEFT JOIN push_preference f ON f.org_id = o.organization_id
     WHERE o.organization_id = ?2 AND o.is_delete = 0
       AND (o.user_id = ?3 OR o.organization_id IN (SELECT value FROM json_each(?4)))`,
    [now(), orgId, userId, JSON.stringify(caller.adminOrganizationIds)],
  );
  if (!row) throw notFound();
  return {
    org_id: row.org_id,
    scopes: JSON.parse(row.scopes ?? '[]'),
    item_types: JSON.parse(row.item_types ?? '[]'),
    weekly_cap: row.weekly_cap ?? 0,
    version: row.version ?? 0,
    received: row.received,
  };
}

/**
 * What an organisation wants to be sent, for its administrators.
 * @throws AppError 401 without a user, 404 for everybody else
 */
export const readPreference = read;

/**
 * Says what an organisation wants to be sent, for its administrators.
 * @throws AppError 401 without a user, 404 for everybody else, 409 when it was changed meanwhile
 */
export async function savePreference(db: Database, caller: Caller, input: PreferenceInput): Promise<Preference> {
  await read(db, caller, input.org_id);
  const at = now();
  const lists = [JSON.stringify(input.scopes), JSON.stringify(input.item_types)];
  await writeOr(db, 'conflict', [
    {
      sql: `INSERT INTO push_preference (org_id, scopes, item_types, weekly_cap, user_id, version, add_time, update_time)
              SELECT ?1, ?2, ?3, ?4, ?5, 1, ?6, ?6
              WHERE ?7 = 0 OR EXISTS (SELECT 1 FROM push_preference WHERE org_id = ?1)
              ON CONFLICT (org_id) DO UPDATE SET scopes = excluded.scopes, item_types = excluded.item_types,
                weekly_cap = excluded.weekly_cap, user_id = excluded.user_id, version = version + 1,
                update_time = excluded.update_time
              WHERE version = ?7 OR (scopes = ?2 AND item_types = ?3 AND weekly_cap = ?4)`,
      params: [input.org_id, ...lists, input.weekly_cap, caller.userId, at, input.version],
    },
    assertChanged(),
  ]);
  return read(db, caller, input.org_id);
}
