import type { Context } from 'hono';
import { rowKey, starOpening } from '../../../db/contract/services.ts';
import { bodyOf } from '../../data/service.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { holds, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged } from '../../platform/database.ts';
import type { AppEnv } from '../../platform/env.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { validate } from '../../platform/validate.ts';

async function editor(c: Context<AppEnv>): Promise<string> {
  const caller = await c.get('caller')();
  const userId = userIdOf(caller);
  if (!holds(caller, 'content-admin')) throw forbidden();
  return userId;
}

/**
 * Opens a star to the public, or closes it; asked again, it changes nothing (decision 15).
 * @throws AppError 403 for others than content editors, 404
 */
export async function open(c: Context<AppEnv>): Promise<{ id: string; is_open: number }> {
  const userId = await editor(c);
  const input = validate(starOpening, await bodyOf(c));
  await writeOr(c.get('db'), notFound, [
    {
      sql: 'UPDATE star SET is_open = ?, update_time = ? WHERE id = ? AND is_delete = 0',
      params: [input.is_open, now(), input.id],
    },
    assertChanged(),
    auditEntry({ userId, action: 'open', table: 'star', itemId: input.id, after: input.is_open }),
  ]);
  return { id: input.id, is_open: input.is_open };
}

/**
 * Notes that a star was built: for the first time, or once more (decision 15).
 * @throws AppError 403 for others than content editors, 409 when it was built already, or never yet, or does not exist
 */
export async function build(
  c: Context<AppEnv>,
  which: 'first' | 'again',
): Promise<{ id: string; build_count: number }> {
  const userId = await editor(c);
  const input = validate(rowKey, await bodyOf(c));
  const at = now();
  const built = which === 'first' ? 'build_count = 0' : 'build_count > 0';
  const [rows] = await writeOr<{ build_count: number }>(c.get('db'), 'conflict', [
    {
      sql: `UPDATE star SET build_count = build_count + 1, build_time = ?, update_time = ?
              WHERE id = ? AND is_delete = 0 AND ${built} RETURNING build_count`,
      params: [at, at, input.id],
    },
    assertChanged(),
    auditEntry({ userId, action: 'build', table: 'star', itemId: input.id }),
  ]);
  return { id: input.id, build_count: rows?.[0]?.build_count ?? 0 };
}
