import { DAY, HOUR } from '../../db/contract/time.ts';
import { type Limit, takeAttempt } from '../platform/rate-limit.ts';
import { findTable } from './catalog.ts';
import type { WriteContext } from './hooks.ts';

/** Rows that visitors behind one address add to a table: a hall full of people signs up for the same course (decision 80). */
const VISITORS = { hourly: 60, daily: 300 };

function limitsOf(table: string, { caller, address }: WriteContext): Limit[] {
  const visiting = caller.kind === 'visitor';
  const own = findTable(table)?.policy.additions;
  const most = visiting ? (own?.visitors ?? VISITORS) : own?.members && caller.authorities.size > 0 ? undefined : own;
  if (!most) return [];
  const key = visiting ? address : (caller.userId ?? caller.recommenderId ?? '');
  const name = `${visiting ? 'visitor' : 'user'}-adds-${table}`;
  return [
    { name: `${name}-hour`, key, limit: most.hourly, windowSeconds: HOUR },
    { name: `${name}-day`, key, limit: most.daily, windowSeconds: DAY },
  ];
}

/**
 * Counts rows that the policy lets the caller add, where their number is limited: all of them or none, in whatever call they come.
 * @param table physical name
 * @param rows how many are about to be added
 * @throws AppError 429 with Retry-After
 */
export async function takeAdditions(table: string, rows: number, context: WriteContext): Promise<void> {
  const limits = context.attempt === 0 ? limitsOf(table, context) : [];
  if (limits.length === 0) return;
  await takeAttempt(context.env, limits, rows);
}
