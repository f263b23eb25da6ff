import { AUDIENCE_LIMITS, readAudienceFilter } from '../../../db/contract/audiences.ts';
import { GROUP_LIMITS } from '../../../db/contract/push-pickers.ts';
import { PUSH_LIMITS } from '../../../db/contract/pushes.ts';
import { invalid } from '../../platform/errors.ts';
import { wakeClock } from '../../platform/schedules.ts';
import type { TableHooks, WriteContext } from '../hooks.ts';
import type { Row } from '../row.ts';
import { loggedParts, loggedRows } from './operatorLog.ts';

/** A new time is told to the clock, whichever door it came through (house 1, 7). */
const schedule = (rows: readonly Row[], { env }: WriteContext) => {
  const times = rows.map((row) => Number(row.auto_push_time ?? 0)).filter((time) => time > 0);
  if (times.length === 0) return undefined;
  return { settled: () => wakeClock(env, Math.min(...times) * 1000) };
};

const free = (rows: readonly Row[]) => ({
  sql: `UPDATE push_group_items SET push_state = 0, push_wechat_ids = NULL
WHERE push_state = 1 AND push_wechat_ids IN (SELECT value FROM json_each(?))`,
  params: [JSON.stringify(rows.map((row) => row.id))],
});

/** Push record (back-office§5): the texts of the warnings, the maxima, the schedule; a removed push gives its items back. */
export const push: TableHooks = loggedRows(
  'push_wechat',
  'push',
  {
    required: { title: 'push_title_required', remark: 'push_remark_required' },
    maxima: { title: PUSH_LIMITS.title, remark: PUSH_LIMITS.remark, title_params: PUSH_LIMITS.titleParams },
    beforeAdd: schedule,
    beforePut: (_, changes, context) => schedule([changes], context),
    beforeRemove: (rows) => ({ after: [free(rows)] }),
  },
  { column: 'auto_push_time', versioned: true },
);

/** Push group (back-office§3). */
export const pushGroup: TableHooks = loggedRows('push_group', 'push-group', {
  required: { title: 'push_title_required' },
  maxima: { title: PUSH_LIMITS.title, remark: PUSH_LIMITS.remark, title_params: PUSH_LIMITS.titleParams },
});

interface Known {
  id: string;
  item_type: number;
}

/** Push group item: public, and of the group's kind (decision 92). */
export const pushGroupItem: TableHooks = loggedParts(
  { table: 'push_group', noun: 'push-group', key: 'push_group_id' },
  {
    async beforeAdd(rows, { db }) {
      const ids = (name: string) => JSON.stringify(rows.map((row) => row[name]));
      const [groups = [], items = []] = await db.batch<Known>([
        {
          sql: 'SELECT id, item_type FROM push_group WHERE id IN (SELECT value FROM json_each(?))',
          params: [ids('push_group_id')],
        },
        {
          sql: `SELECT item_id AS id, 1 AS item_type FROM result_publication WHERE item_id IN (SELECT value FROM json_each(?1))
UNION ALL SELECT item_id, 2 FROM demand_publication WHERE item_id IN (SELECT value FROM json_each(?1))`,
          params: [ids('item_id')],
        },
      ]);
      const fits = (row: Row) =>
        groups.some(({ id, item_type }) => id === row.push_group_id && item_type === Number(row.item_type)) &&
        items.some(({ id, item_type }) => id === row.item_id && item_type === Number(row.item_type));
      if (!rows.every(fits)) throw invalid([{ field: 'item_id', code: 'push_item_unfit' }]);
      return undefined;
    },
  },
);

/** Target of a push (back-office§3). */
export const pushTarget: TableHooks = loggedParts({
  table: 'push_wechat',
  noun: 'push',
  key: 'push_id',
  versioned: true,
});

/** Saved audience: its filter is one that the pickers understand. */
export const pushAudience: TableHooks = loggedRows(
  'push_audience',
  'push-audience',
  {
    required: { name: 'audience_name_required', filter: 'required' },
    maxima: { name: AUDIENCE_LIMITS.name, filter: AUDIENCE_LIMITS.filter },
    checks: { filter: { passes: (text) => readAudienceFilter(text) !== null, code: 'invalid_value' } },
    duplicate: 'audience_name_taken',
  },
  { versioned: true },
);

/** Organisation group and its members (back-office§3, §5). */
export const organizationGroup: TableHooks = loggedRows(
  'organization_group',
  'organization-group',
  { maxima: { name: GROUP_LIMITS.name, remark: GROUP_LIMITS.remark } },
  { versioned: true },
);
export const organizationGroupItem: TableHooks = loggedParts({
  table: 'organization_group',
  noun: 'organization-group',
  key: 'org_group_id',
  versioned: true,
});
