import type { Context } from 'hono';
import type { JSONValue } from 'hono/utils/types';
import { messageOf } from '../../db/contract/errors.ts';
import type { AppEnv } from './env.ts';
import type { AppError } from './errors.ts';

/** One page of a list (CALLS.md "Answers"). `more` says that `total` is a floor: more rows exist than were counted. */
export interface Page<T> {
  records: T[];
  current: number;
  pages: number;
  total: number;
  more?: boolean;
}

/**
 * The success answer of every call (core§7, decision 2).
 * @param result what the call returns
 */
export function ok(c: Context<AppEnv>, result: unknown = null) {
  return c.json({ status: 200, msg: messageOf('ok', c.get('lang')), result: result as JSONValue }, 200);
}

/**
 * A page of records with its counts.
 * @param total rows in all; `pages` follows from `size`
 */
export function pageOf<T>(records: T[], current: number, size: number, total: number, more = false): Page<T> {
  return { records, current, pages: Math.ceil(total / size), total, ...(more && { more }) };
}

/**
 * The refusal of every call: HTTP says it in HTTP's words, the body in the page's language (decision 3).
 * @param error the refusal; 401 reads as status 100
 */
export function refuse(c: Context<AppEnv>, error: AppError) {
  const lang = c.get('lang') ?? 'zh';
  const { operation } = error;
  const errors = error.fields.map(({ field, code, params }) => ({ field, code, msg: messageOf(code, lang, params) }));
  if (typeof error.params.seconds === 'number') c.header('Retry-After', String(error.params.seconds));
  c.header('Cache-Control', 'no-store');
  return c.json(
    {
      status: error.status === 401 ? 100 : error.status,
      msg: errors[0]?.msg ?? messageOf(error.code, lang, error.params),
      result: errors.length > 0 || operation !== undefined ? { errors, operation } : (error.result as JSONValue),
    },
    error.status,
  );
}
