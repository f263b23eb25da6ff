import { AUDIENCE_LIMITS, readAudienceFilter } from '../../db/contract/audiences.ts';
import { PUSH_LIMITS } from '../../db/contract/pushes.ts';
import { pushAudiences } from '../../db/schema/push-audiences.ts';
import { pushGroupItems, pushGroups } from '../../db/schema/pushes.ts';
import { pushTemplates } from '../../db/schema/reference.ts';
import type { Row } from '../data/row.ts';
import { allOf, equalsId, exists, living, nobody, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import { invalid } from '../platform/errors.ts';
import { loggedParts, loggedRows } from './operator-log.ts';
import { edited, staffOnly } from './patterns.ts';

const operator = staff('push-admin');

/** Push groups (back-office§3, back-office§6): an operator function. */
export const push_group = staffOnly(pushGroups, 'id', ['title', 'title_params', 'remark', 'item_type'], {
  by: 'push-admin',
  columns: { submission_key: nobody },
  refused: ['submission_key'],
  fixed: ['item_type'],
  names: { add_user: ['user'] },
  hooks: loggedRows('push_group', 'push-group', {
    required: { title: 'push_title_required' },
    maxima: { title: PUSH_LIMITS.title, remark: PUSH_LIMITS.remark, title_params: PUSH_LIMITS.titleParams },
  }),
});

interface Known {
  id: string;
  item_type: number;
}

/** Items of push groups (back-office§3): attached by the operator, marked as pushed by the delivery. */
export const push_group_items = defineTable({
  table: pushGroupItems,
  key: 'id',
  aliases: ['push_group_item'],
  read: operator,
  create: (caller, row) =>
    operator(caller) && exists(pushGroups, (group) => allOf(equalsId(group.id, row.push_group_id), living(group))),
  update: (caller, _, given) =>
    operator(caller) && (given?.push_state === undefined || given.push_state === 0 || given.push_state === 1),
  remove: operator,
  writable: (caller) =>
    operator(caller) ? ['push_group_id', 'item_id', 'item_type', 'push_state', 'push_wechat_ids'] : [],
  fixed: ['push_group_id', 'item_id', 'item_type'],
  names: { push_group_id: ['push_group'], item_id: 'discussed' },
  // Public items, of the group's kind (decision 92).
  hooks: loggedParts(
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
  ),
});

/** Saved audiences: every operator uses those of all. */
export const push_audience = staffOnly(pushAudiences, 'id', ['name', 'filter'], {
  by: 'push-admin',
  // The filter is one that the pickers understand.
  hooks: loggedRows(
    'push_audience',
    'push-audience',
    {
      required: { name: 'audience_name_required', filter: 'required' },
      maxima: { name: AUDIENCE_LIMITS.name, filter: AUDIENCE_LIMITS.filter },
      checks: { filter: { passes: (text) => readAudienceFilter(text) !== null, code: 'invalid_value' } },
      duplicate: 'audience_name_taken',
    },
    { versioned: true },
  ),
});

function isLabels(value: unknown): boolean {
  try {
    const labels: unknown = JSON.parse(String(value));
    if (typeof labels !== 'object' || labels === null || Array.isArray(labels)) return false;
    return Object.values(labels).every((label) => typeof label === 'string');
  } catch {
    return false;
  }
}

function checkKeynotes(value: unknown): void {
  const blank = value === undefined || value === null || value === '';
  if (!blank && !isLabels(value)) throw invalid([{ field: 'keynotes', code: 'invalid_value' }]);
}

/** Message templates (core§7): operators choose among them. */
export const push_template = edited(pushTemplates, 'id', ['template_id', 'name', 'keynotes'], {
  by: 'admin',
  read: staff('push-admin'),
  // `keynotes` names the labels of a message as JSON (back-office§7).
  hooks: {
    required: { template_id: 'required', name: 'required' },
    maxima: { template_id: 100, name: 100, keynotes: 2000 },
    beforeAdd: (rows) => {
      for (const { keynotes } of rows) checkKeynotes(keynotes);
      return undefined;
    },
    beforePut: (_, { keynotes }) => {
      checkKeynotes(keynotes);
      return undefined;
    },
  },
});
