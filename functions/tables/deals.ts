import { sql } from 'drizzle-orm';
import { amongSql } from '../data/rules.ts';
import { closeTables, type FileReaders } from '../data/table.ts';
import { holds, readFromJson } from '../platform/caller.ts';

/** Files of deals: for the two sides, who speaks for their organisations as far back as they read, and operators. */
const ofDeals: FileReaders = (caller, { name }) => {
  if (caller.userId === null) return null;
  const from = sql`(SELECT j.value FROM json_each(${readFromJson(caller)}) j WHERE j.key = o.value)`;
  const speaks = sql`${amongSql(sql`o.value`, caller.adminOrganizationIds)} AND d.add_time >= coalesce(${from}, 0)`;
  return sql`SELECT 1 FROM upload_use f JOIN deal_event e ON e.id = f.item_id JOIN deal d ON d.id = e.deal_id
    WHERE f.object_name = ${name} AND f.table_name = 'deal_event' AND (${holds(caller, 'push-admin') ? 1 : 0}
      OR ${caller.userId} IN (d.seeker_user, d.owner_user)
      OR EXISTS (SELECT 1 FROM json_each(json_array(d.seeker_org, d.owner_org)) o WHERE ${speaks}))`;
};

/** Deals: calls of their own, for the two sides. */
export const deals = closeTables(['deal']);
export const steps = closeTables(['deal_event'], ofDeals);
