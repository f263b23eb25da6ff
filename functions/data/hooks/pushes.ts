import { PUSH_LIMITS } from '../../../db/contract/pushes.ts';
import { invalid } from '../../platform/errors.ts';
import { wakeClock } from '../../platform/schedules.ts';
import type { TableHooks, WriteContext } from '../hooks.ts';
import type { Row } from '../row.ts';

/** A new time is told to the clock, whichever door it came through (design 1, 7). */
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
export const push: TableHooks = {
  required: { title: 'push_title_required', remark: 'push_remark_required' },
  maxima: { title: PUSH_LIMITS.title, remark: PUSH_LIMITS.remark, title_params: PUSH_LIMITS.titleParams },
  beforeAdd: schedule,
  beforePut: (_, changes, context) => schedule([changes], context),
  beforeRemove: (rows) => ({ after: [free(rows)] }),
};

/** Push group (back-office§3). */
export const pushGroup: TableHooks = {
  required: { title: 'push_title_required' },
  maxima: { title: PUSH_LIMITS.title, remark: PUSH_LIMITS.remark, title_params: PUSH_LIMITS.titleParams },
};

interface Known {
  id: string;
  item_type: number;
}

/** Push group item: public, and of the group's kind (ruling 92). */
export const pushGroupItem: TableHooks = {
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
};
