import { DAY } from '../../../db/contract/time.ts';
import type { RecentPush, Workplace } from '../../../db/contract/workplace.ts';
import type { Statement } from '../../platform/database.ts';
import { numberIn } from '../../platform/paging.ts';
import { STAGE } from '../pushes/records/figures.ts';

/** Days that count as lately, and pushes that are looked at then, the newest first. */
const LATELY = 30;
const LOOKED = 50;
/** Pushes that the workplace names. */
const SHOWN = 5;

/** The index leads by the kind of items, so that each kind is asked for by itself. */
const lately = (columns: string): string =>
  `SELECT * FROM (${[1, 2]
    .map(
      (
        type,
      ) => `SELECT * FROM (SELECT ${columns}, add_time FROM push_wechat WHERE item_type = ${type} AND add_time >= ?1
        AND is_delete = 0 ORDER BY add_time DESC LIMIT ${LOOKED})`,
    )
    .join(' UNION ALL ')}) ORDER BY add_time DESC LIMIT ${LOOKED}`;

/**
 * The recent pushes that could not reach everybody, for a count.
 * @param at unix seconds
 */
export const failedPushes = (at: number): Statement => ({
  sql: `SELECT 1 FROM (${lately('id')}) p
        WHERE EXISTS (SELECT 1 FROM push_tally t WHERE t.push_id = p.id AND t.n > 0 AND ${STAGE.failed})`,
  params: [at - LATELY * DAY],
});

/** The statements whose rows `pushesOf` takes. */
export const readPushes = (at: number): Statement[] => [
  {
    sql: `SELECT p.id, p.title, p.item_type, p.add_time, p.run_state, p.auto_push_time,
            coalesce(p.push_time, iif(p.run_state = 'cancelled', NULL, p.confirm_time)) AS sent_time,
            ${(['chosen', 'sent', 'failed', 'opened', 'answered'] as const)
              .map((stage) => `coalesce(sum(CASE WHEN ${STAGE[stage]} THEN t.n END), 0) AS ${stage}`)
              .join(', ')}
          FROM (${lately('id, title, item_type, run_state, auto_push_time, push_time, confirm_time')}) p
          LEFT JOIN push_tally t ON t.push_id = p.id
          GROUP BY p.id ORDER BY p.add_time DESC, p.id DESC`,
    params: [at - LATELY * DAY],
  },
  {
    sql: `SELECT count(*) AS n FROM (SELECT 1 FROM push_wechat WHERE run_state = 'running' AND is_delete = 0 LIMIT ${LOOKED})`,
    params: [],
  },
  {
    sql: `SELECT count(*) AS n, min(auto_push_time) AS next FROM (SELECT auto_push_time FROM push_wechat
          WHERE push_status = 0 AND auto_push_time > ? AND is_delete = 0 ORDER BY auto_push_time LIMIT ${LOOKED})`,
    params: [at],
  },
];

/** How recent pushes stand, from the rows of `readPushes`; those that could not reach everybody stand first. */
export function pushesOf([rows, running, scheduled]: readonly unknown[][]): Workplace['pushes'] {
  const recent = (rows ?? []) as RecentPush[];
  const sum = (stage: 'failed' | 'opened' | 'answered') => recent.reduce((all, push) => all + push[stage], 0);
  const due = scheduled?.[0] as { n: number; next: number | null } | undefined;
  return {
    running: numberIn(running),
    scheduled: due?.n ?? 0,
    next: due?.next ?? null,
    failed: sum('failed'),
    opened: sum('opened'),
    answered: sum('answered'),
    recent: recent.toSorted((a, b) => Number(b.failed > 0) - Number(a.failed > 0)).slice(0, SHOWN),
  };
}
