import { CAP, type Caps, type CapsInput } from '../../../../db/contract/inbox.ts';
import { LEFT_OUT } from '../../../../db/contract/pushes.ts';
import { DAY } from '../../../../db/contract/time.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { HAS_PUBLIC_ITEM, holdsId, IS_SCHEDULED } from '../conditions.ts';
import { quietUntil, readQuiet } from './quiet.ts';

const WEEK = CAP.days * DAY;

/** Organisations that one answer names of each kind. */
const NAMED = 500;

/** The target `r` has its message, may have it, or is about to have it, by a claim of the last week before the time. */
const counted = (at: string): string => `r.claim_time > ${at} - ${WEEK}
  AND (r.state IN ('sent', 'sending', 'uncertain') OR r.state = 'waiting' AND r.doubt_since IS NOT NULL)`;

/**
 * Messages that an organisation received in a week, or may have.
 * @param org column with its id
 * @param at parameter with the end of the week in unix seconds
 */
export const received = (org: string, at: string): string =>
  `(SELECT count(*) FROM push_wechat_orgs r WHERE r.org_id = ${org} AND ${counted(at)})`;

/**
 * What an organisation with the preference `f` does not want.
 * @param itemType column with the kind that is brought
 * @param brought source of the fields `b.id` that are brought, each with the one above it; nothing is known of none
 */
const unwanted = (itemType: string, brought: string): string => `(json_array_length(f.item_types) > 0
    AND NOT EXISTS (SELECT 1 FROM json_each(f.item_types) k WHERE k.value = ${itemType})
  OR json_array_length(f.scopes) > 0 AND EXISTS (SELECT 1 FROM ${brought})
    AND NOT EXISTS (SELECT 1 FROM ${brought} AND b.id IN (SELECT value FROM json_each(f.scopes))))`;

/** Fields of items `i.item_id`, as `push_id` and `id`. */
const fieldsOf = (items: string): string =>
  (['chengguo', 'xuqiu'] as const)
    .flatMap((noun) =>
      ['first_scope_id', 'second_scope_id'].map(
        (level) =>
          `SELECT i.push_id, s.${level} AS id FROM ${items} i JOIN ${noun}_scope s ON s.${noun}_id = i.item_id`,
      ),
    )
    .join(' UNION ');

/** Items of pushes that a condition on `p` names, as `push_id` and `item_id`. */
const itemsOf = (which: string): string => `(SELECT p.id AS push_id, g.item_id FROM push_wechat p
  JOIN push_group_items g ON g.push_group_id = p.push_group_id AND ${holdsId('g.push_wechat_ids', 'p.id')} WHERE ${which})`;

/** Of a target that may still be kept from its message: an earlier call that is in doubt is brought to its end. */
const KEPT_FROM = `x.state = 'waiting' AND x.doubt_since IS NULL`;

const leave = (code: string, next: string): string =>
  `state = 'cancelled', push_status = 2, error_code = '${code}', error_msg = NULL, next_time = ${next}`;

/**
 * Leaves out waiting targets of a push whose items were all withdrawn meanwhile (decision 312), and those whose organisation does not
 * want what the push brings, or received as many messages this week as it wants; the target says why, and when it may be tried. Of two pushes to one such organisation the second waits a
 * moment, until the first one counts.
 * @param ids targets
 * @param at unix seconds
 * @returns statements for the batch that claims them
 */
export function keepPromises(ids: readonly string[], at: number): Statement[] {
  const list = JSON.stringify(ids);
  const named = `x.id IN (SELECT value FROM json_each(?1)) AND ${KEPT_FROM}`;
  const pushes = 'p.id IN (SELECT push_id FROM push_wechat_orgs WHERE id IN (SELECT value FROM json_each(?1)))';
  const capped = 'SELECT 1 FROM push_preference f WHERE f.org_id = x.org_id AND f.weekly_cap > 0';
  return [
    {
      sql: `UPDATE push_wechat_orgs AS x SET ${leave(LEFT_OUT.withdrawn, '0')}
WHERE ${named} AND EXISTS (SELECT 1 FROM push_wechat p WHERE p.id = x.push_id AND NOT ${HAS_PUBLIC_ITEM})`,
      params: [list],
    },
    {
      sql: `WITH brought AS MATERIALIZED (${fieldsOf(itemsOf(pushes))})
UPDATE push_wechat_orgs AS x SET ${leave(LEFT_OUT.unwanted, '0')}
WHERE ${named} AND EXISTS (SELECT 1 FROM push_preference f JOIN push_wechat p ON p.id = x.push_id
  WHERE f.org_id = x.org_id AND ${unwanted('p.item_type', 'brought b WHERE b.push_id = x.push_id')})`,
      params: [list],
    },
    {
      sql: `UPDATE push_wechat_orgs AS x SET ${leave(
        LEFT_OUT.cap,
        `(SELECT n.claim_time FROM (SELECT r.claim_time, row_number() OVER (ORDER BY r.claim_time DESC) AS place
  FROM push_wechat_orgs r WHERE r.org_id = x.org_id AND ${counted('?2')}) n
  WHERE n.place = (SELECT f.weekly_cap FROM push_preference f WHERE f.org_id = x.org_id)) + ${WEEK}`,
      )}
WHERE ${named} AND EXISTS (${capped} AND ${received('x.org_id', '?2')} >= f.weekly_cap)`,
      params: [list, at],
    },
    {
      sql: `UPDATE push_wechat_orgs AS x SET next_time = ?2 + 1 WHERE ${named} AND EXISTS (${capped})
  AND EXISTS (SELECT 1 FROM push_wechat_orgs y WHERE y.org_id = x.org_id AND y.id < x.id AND y.state = 'waiting'
    AND y.id IN (SELECT value FROM json_each(?1)))`,
      params: [list, at],
    },
  ];
}

interface Target {
  org_id: string;
  org_name: string;
  cap: number;
  received: number;
  is_unwanted: number;
}

/** Organisations with preferences among those named, or among the targets of the push that are still to be sent. */
function selectTargets({ push_id, orgs, item_type, items }: CapsInput, at: number): Statement {
  const which = orgs
    ? 'f.org_id IN (SELECT value FROM json_each(?2))'
    : `f.org_id IN (SELECT org_id FROM push_wechat_orgs WHERE push_id = ?3 AND state IN ('waiting', 'failed', 'refused'))`;
  const chosen = items ? `(SELECT NULL AS push_id, value AS item_id FROM json_each(?5))` : itemsOf('p.id = ?3');
  return {
    sql: `WITH brought AS MATERIALIZED (${fieldsOf(chosen)})
SELECT f.org_id, o.name AS org_name, f.weekly_cap AS cap, ${received('f.org_id', '?1')} AS received,
  ${unwanted('coalesce(?4, (SELECT item_type FROM push_wechat WHERE id = ?3), k.value)', 'brought b WHERE 1')} AS is_unwanted
FROM push_preference f JOIN organization o ON o.organization_id = f.org_id AND o.is_delete = 0 WHERE ${which}
  AND (f.weekly_cap > 0 OR f.item_types <> '[]' OR f.scopes <> '[]') ORDER BY o.name`,
    params: [
      ...[at, JSON.stringify(orgs ?? []), push_id ?? '', item_type ?? null],
      ...(items ? [JSON.stringify(items)] : []),
    ],
  };
}

/**
 * Which organisations a push will be kept from, were it sent now: they received as many messages this week as they want, or
 * do not want what it brings; and until when everybody's message would wait, that goes out now or at the planned time.
 * @param input organisations with what they are brought, or the push whose open targets they are
 */
export async function capsOf(db: Database, input: CapsInput): Promise<Caps> {
  const at = now();
  const [targets = [], settings = [], plans = []] = await db.batch<unknown>([
    selectTargets(input, at),
    readQuiet,
    {
      sql: `SELECT p.auto_push_time AS time FROM push_wechat p WHERE p.id = ? AND ${IS_SCHEDULED}`,
      params: [input.push_id ?? ''],
    },
  ]);
  const planned = input.time ?? (plans as { time: number }[])[0]?.time ?? at;
  const rows = targets as Target[];
  const over = rows.filter(({ cap, received: count }) => cap > 0 && count >= cap);
  const refused = rows.filter((row) => row.is_unwanted === 1);
  return {
    over: over
      .slice(0, NAMED)
      .map(({ org_id, org_name, received: count, cap }) => ({ org_id, org_name, received: count, cap })),
    unwanted: refused.slice(0, NAMED).map(({ org_id, org_name }) => ({ org_id, org_name })),
    left_out: new Set([...over, ...refused].map(({ org_id }) => org_id)).size,
    quiet_until: quietUntil((settings as { value: string }[])[0]?.value, Math.max(at, planned)) || null,
  };
}
