import { sql } from 'drizzle-orm';
import { AUDIENCE_LIMITS, readAudienceFilter } from '../../db/contract/audiences.ts';
import { PUBLISHED } from '../../db/contract/items.ts';
import { ITEM_PUSH, PUSH_LIMITS } from '../../db/contract/pushes.ts';
import type { RowOf } from '../../db/contract/tables.ts';
import { pushAudiences } from '../../db/schema/push-audiences.ts';
import { pushGroupItems, pushGroups } from '../../db/schema/pushes.ts';
import { pushTemplates } from '../../db/schema/reference.ts';
import type { Demand } from '../data/hooks.ts';
import type { Row } from '../data/row.ts';
import { allOf, equalsId, exists, living, nobody, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import { invalid } from '../platform/errors.ts';
import { grownVersions, inTerm } from '../platform/sql.ts';
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

type Known = RowOf<'push_group', 'id' | 'item_type'>;

const pushesOf = (value: unknown): string[] =>
  String(value ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

/** What an item is to be marked as, and by which pushes. */
interface Attached {
  row: Row;
  before: readonly string[];
  after: readonly string[];
}

/**
 * Items join and leave pushes that are still to be sent, whichever door it comes through: what is sent shows what it was sent
 * with, an item is in one push at a time (decision 85), and a second operator's word was on the items that a push had then
 * (decision 350).
 * @throws AppError 422 push_item_taken
 */
function attaching(items: readonly Attached[]): Demand {
  const moved = items.flatMap(({ row, before, after }) => {
    const added = after.filter((id) => !before.includes(id));
    const taken = before.length > 0 || after.length > 1;
    if (added.length > 0 && taken) throw invalid([{ field: 'push_wechat_ids', code: 'push_item_taken' }]);
    const [group, item] = [row.push_group_id, row.item_id];
    return [
      ...added.map((push) => ({ push, group, item, joins: 1 })),
      ...before.filter((id) => !after.includes(id)).map((push) => ({ push, group, item, joins: 0 })),
    ];
  });
  if (moved.length === 0) return {};
  return {
    before: [
      {
        // A push that is no more lets go of what names it.
        sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(?) j
  LEFT JOIN push_wechat p ON p.id = j.value ->> 'push' AND p.is_delete = 0
  WHERE p.run_state NOT IN ('', 'stopped') OR p.push_status <> 0
    OR j.value ->> 'joins' = 1 AND (p.id IS NULL OR p.push_group_id <> j.value ->> 'group' OR NOT EXISTS (
      SELECT 1 FROM result_publication r WHERE r.item_id = j.value ->> 'item' AND ${inTerm(PUBLISHED.result, 'r.item_id')}
      UNION ALL SELECT 1 FROM demand_publication d WHERE d.item_id = j.value ->> 'item' AND ${inTerm(PUBLISHED.demand, 'd.item_id')}))) THEN json('stale') ELSE 1 END`,
        params: [JSON.stringify(moved)],
      },
    ],
    after: [grownVersions('push_wechat', [...new Set(moved.map(({ push }) => push))])],
  };
}

/** An item is attached as long as a push names it, and what was pushed stays so: the delivery alone says that it was. */
function marked(given: Row, row: Row, after: readonly string[]): void {
  const state = 'push_state' in given ? Number(given.push_state) : null;
  const wasPushed = Number(row.push_state ?? 0) === ITEM_PUSH.pushed;
  if (wasPushed || state === ITEM_PUSH.pushed || (state === ITEM_PUSH.free && after.length > 0))
    throw invalid([{ field: 'push_state', code: 'push_item_taken' }]);
  if ('push_wechat_ids' in given && after.length > 0) given.push_state = ITEM_PUSH.attached;
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
  restated: { values: { push_state: ITEM_PUSH.pushed }, by: operator },
  // What a push names leaves it first.
  remove: (caller, t) => operator(caller) && sql`coalesce(${t.pushWechatIds}, '') = ''`,
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
            sql: [PUBLISHED.result, PUBLISHED.demand]
              .map(
                (facts) => `SELECT p.item_id AS id, ${facts.itemType} AS item_type FROM ${facts.publication} p
  WHERE p.item_id IN (SELECT value FROM json_each(?1)) AND ${inTerm(facts, 'p.item_id')}`,
              )
              .join(' UNION ALL '),
            params: [ids('item_id')],
          },
        ]);
        const fits = (row: Row) =>
          groups.some(({ id, item_type }) => id === row.push_group_id && item_type === Number(row.item_type)) &&
          items.some(({ id, item_type }) => id === row.item_id && item_type === Number(row.item_type));
        if (!rows.every(fits)) throw invalid([{ field: 'item_id', code: 'push_item_unfit' }]);
        const attached = rows.map((row) => ({ row, before: [], after: pushesOf(row.push_wechat_ids) }));
        for (const { row, after } of attached) marked(row, {}, after);
        return attaching(attached);
      },
      beforePut(rows, changes) {
        if (!('push_wechat_ids' in changes || 'push_state' in changes)) return undefined;
        const items = rows.map((row) => ({
          row,
          before: pushesOf(row.push_wechat_ids),
          after: pushesOf('push_wechat_ids' in changes ? changes.push_wechat_ids : row.push_wechat_ids),
        }));
        for (const { row, after } of items) marked(changes, row, after);
        return attaching(items);
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
