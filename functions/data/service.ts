import type { Context } from 'hono';
import type { AppEnv } from '../platform/env.ts';
import { AppError, invalid, notFound } from '../platform/errors.ts';
import { addressOf } from '../platform/rate-limit.ts';
import { validate } from '../platform/validate.ts';
import { planList } from './plan.ts';
import { runList } from './query.ts';
import { type ListRequest, listShape, type Operation } from './request.ts';
import type { Row } from './row.ts';
import { runOperations } from './write.ts';

/** A plain service's table: its rules stand with the table, whichever door a call comes through (house 1). */
export class TableService {
  private readonly table: string;
  private readonly order: ListRequest['order'];
  private readonly key: string;

  /** @param order of the list, as the table service writes it; @param key name of the key's column */
  constructor(table: string, order: ListRequest['order'], key = 'id') {
    this.table = table;
    this.order = order;
    this.key = key;
  }

  /** A page of the rows that the caller may read. */
  async list(c: Context<AppEnv>, where?: Row) {
    const { pageIndex, pageSize } = c.req.query();
    const request = validate(listShape, {
      table: this.table,
      order: this.order,
      ...(where && { where }),
      ...(pageIndex?.trim() && { pageIndex }),
      ...(pageSize?.trim() && { pageSize }),
    });
    return runList(c.get('db'), planList(request, await c.get('caller')()));
  }

  /**
   * One row that the caller may read.
   * @throws AppError 404
   */
  async one(c: Context<AppEnv>, id: string): Promise<Row> {
    const request = validate(listShape, { table: this.table, where: { [this.key]: id }, pageSize: 1 });
    const { records } = await runList(c.get('db'), planList(request, await c.get('caller')()));
    const [row] = records as Row[];
    if (!row) throw notFound();
    return row;
  }

  /** Adds a row; answers its key. */
  add = (c: Context<AppEnv>, data: Row): Promise<Row> => this.run(c, { op: 'add', table: this.table, data });

  /**
   * Changes one row.
   * @throws AppError 404 when there is none that the caller may write
   */
  async put(c: Context<AppEnv>, id: string, data: Row): Promise<Row> {
    return this.touched(await this.run(c, { op: 'put', table: this.table, data, where: { [this.key]: id } }));
  }

  /**
   * Takes one row away: marks it where the table can, else deletes it.
   * @throws AppError 404 when there is none that the caller may write
   */
  async remove(c: Context<AppEnv>, id: string, op: 'del' | 'remove'): Promise<Row> {
    return this.touched(await this.run(c, { op, table: this.table, where: { [this.key]: id } }));
  }

  private touched(answer: Row): Row {
    if (answer.changed === 0) throw notFound();
    return answer;
  }

  private async run(c: Context<AppEnv>, operation: Operation): Promise<Row> {
    const caller = await c.get('caller')();
    const [answer] = await runOperations([operation], caller, c.get('db'), c.env, addressOf(c.req.raw), c.get('lang'));
    return answer as Row;
  }
}

/**
 * The JSON body of a call, or the query of one without a body.
 * @throws AppError 400 for anything but an object
 */
export async function bodyOf(c: Context<AppEnv>): Promise<Row> {
  const text = (await c.req.text()).trim();
  if (!text) return { ...c.req.query() };
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Row;
  } catch {
    // Told as what it is below.
  }
  throw new AppError(400, 'bad_request');
}

/**
 * Takes the row's key out of a body.
 * @throws AppError 422 without one
 */
export function withId({ id, ...data }: Row): { id: string; data: Row } {
  if ((typeof id !== 'string' && typeof id !== 'number') || String(id).trim() === '') {
    throw invalid([{ field: 'id', code: 'required' }]);
  }
  return { id: String(id), data };
}
