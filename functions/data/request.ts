import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { LIMITS } from '../../db/contract/limits.ts';
import type { AppEnv } from '../platform/env.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { validate } from '../platform/validate.ts';
import { isObject } from './where.ts';

/** Bytes of a body: rich texts of a hundred rows fit, a D1 value is not exceeded. */
const MAX_BODY = 1_900_000;
const MAX_NAME = 64;

const name = z.string().min(1).max(MAX_NAME);
/** Kept as it came: names are looked up in maps, never as properties. */
const jsonObject = z.custom<Record<string, unknown>>(isObject, 'invalid_type');
const where = jsonObject.openapi({
  type: 'object',
  description:
    'Conditions, ANDed: {"audit_status":4,"name":{"like":"x"},"or":[{},{}]}. eq ne gt gte lt lte in like null.',
});
const data = jsonObject.openapi({ type: 'object', description: 'Column names and values.' });
const on = jsonObject.openapi({ type: 'object', description: 'Column of the row above -> column of the other table.' });
const columns = z.array(name).min(1).max(LIMITS.selectedColumns);
const order = z
  .array(z.union([z.tuple([name, z.enum(['asc', 'desc'])]), z.tuple([name])]))
  .max(LIMITS.orderColumns)
  .openapi({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    description: '[["add_time","desc"]]',
  });
/** Names a property of the answer; it never reaches SQL. */
const as = z.string().regex(/^[A-Za-z]\w{0,39}$/);

const join = z.strictObject({ table: name, on, columns: columns.optional(), as: as.optional() });
const process = z.strictObject({
  as,
  table: name,
  on: on.openapi({ description: 'Column of the child -> column of its parent.' }),
  columns: columns.optional(),
  where: where.optional(),
  order: order.optional(),
});

/** Parameters of `list` once their JSON is read (CALLS.md "Generic table service"). */
export const listShape = z
  .object({
    table: name,
    columns: columns.optional(),
    where: where.optional(),
    order: order.optional(),
    leftJoin: z.array(join).max(LIMITS.joins).optional(),
    process: z.array(process).max(LIMITS.processes).optional(),
    audience: z.literal('visitors').optional().openapi({
      description: 'Answers what visitors read, whoever asks: the lists that editors share with them.',
    }),
    pageIndex: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(LIMITS.maxPageSize).default(LIMITS.pageSize),
  })
  .openapi('TableList');
export type ListRequest = z.output<typeof listShape>;
export type JoinRequest = z.output<typeof join>;
export type ProcessRequest = z.output<typeof process>;
export type OrderRequest = z.output<typeof order>;

/** The property of the answer that repeats the id (decision 11). */
const key = as.optional();

export const addShape = z.strictObject({ table: name, data, key }).openapi('TableAdd');
export const addsShape = z
  .strictObject({ table: name, data: z.array(data).min(1).max(LIMITS.addsRows), key })
  .openapi('TableAdds');
export const putShape = z.strictObject({ table: name, data, where: where.optional() }).openapi('TablePut');
export const removeShape = z.strictObject({ table: name, where: where.optional() }).openapi('TableRemove');

const operation = z.discriminatedUnion('op', [
  addShape.extend({ op: z.literal('add') }),
  addsShape.extend({ op: z.literal('adds') }),
  putShape.extend({ op: z.literal('put') }),
  removeShape.extend({ op: z.literal('del') }),
  removeShape.extend({ op: z.literal('remove') }),
]);
export type Operation = z.output<typeof operation>;

export const workShape = z
  .strictObject({
    operations: z
      .array(operation)
      .min(1)
      .max(LIMITS.workOperations)
      .superRefine((operations, context) => {
        const rows = operations.reduce((sum, each) => sum + (each.op === 'adds' ? each.data.length : 1), 0);
        if (rows <= LIMITS.workRows) return;
        context.addIssue({ code: 'custom', message: 'too_many', params: { max: LIMITS.workRows } });
      }),
  })
  .openapi('TableWork');

/** The names that `list` looks at; anything else in the query is ignored. */
const LIST_JSON = ['columns', 'where', 'order', 'leftJoin', 'process'] as const;

function readJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (field === 'where') throw new AppError(400, 'invalid_where');
    throw invalid([{ field, code: 'invalid_type' }]);
  }
}

/** A table's name may come bare or as a JSON text. */
const bareName = (text: string): string => (/^"[^"\\]*"$/.test(text) ? text.slice(1, -1) : text);

function checkWhere(input: Record<string, unknown>): void {
  if (input.where !== undefined && !isObject(input.where)) throw new AppError(400, 'invalid_where');
}

/**
 * The parameters of `list`: each is JSON in the query string; blank ones are as good as absent.
 * @param query the query's parameters, decoded
 * @throws AppError 400 or 422
 */
export function readList(query: Record<string, string>): ListRequest {
  const input: Record<string, unknown> = {};
  for (const field of LIST_JSON) {
    const text = query[field]?.trim();
    if (text) input[field] = readJson(field, text);
  }
  for (const field of ['audience', 'pageIndex', 'pageSize'] as const) {
    const text = query[field]?.trim();
    if (text) input[field] = text;
  }
  if (query.table) input.table = bareName(query.table.trim());
  checkWhere(input);
  return validate(listShape, input);
}

/** Types that a form of another site may send without being asked; a call that names none may be a program's. */
const FORM_TYPE = /^\s*(?:text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

async function bodyText(c: Context<AppEnv>): Promise<string> {
  if (FORM_TYPE.test(c.req.header('content-type') ?? '')) throw new AppError(415, 'bad_request');
  if (Number(c.req.header('content-length') ?? 0) > MAX_BODY) throw new AppError(413, 'payload_too_large');
  const text = await c.req.text();
  if (text.length > MAX_BODY) throw new AppError(413, 'payload_too_large');
  return text;
}

/**
 * The JSON body of a writing verb; DELETE may bring its parameters in the query instead.
 * @throws AppError 400, 413, 415 for the types of forms, or 422
 */
export async function readBody<T extends z.ZodType>(c: Context<AppEnv>, shape: T): Promise<z.output<T>> {
  const text = (await bodyText(c)).trim();
  let input: unknown;
  if (text) {
    try {
      input = JSON.parse(text);
    } catch {
      throw new AppError(400, 'bad_request');
    }
  } else if (c.req.method === 'DELETE') {
    const { table, where: condition } = c.req.query();
    input = { table: table && bareName(table), where: condition ? readJson('where', condition) : undefined };
  }
  if (!isObject(input)) throw new AppError(400, 'bad_request');
  checkWhere(input);
  return validate(shape, input);
}
