import { expect } from 'vitest';
import type { Answer, Client } from '../setup/client.ts';

export const BASE = '/web/egg/base';

/** Part of names that this run makes, so that a second run over the same data finds its own only. */
export const run = Math.random().toString(36).slice(2, 8);

export const add = (c: Client, table: string, data: unknown, more: object = {}) =>
  c.post(`${BASE}/add`, { table, data, ...more });
export const adds = (c: Client, table: string, data: unknown[]) => c.post(`${BASE}/adds`, { table, data });
export const put = (c: Client, table: string, data: unknown, where: unknown) =>
  c.put(`${BASE}/put`, { table, data, where });
export const remove = (c: Client, table: string, where: unknown, verb = 'remove') =>
  c.call('DELETE', `${BASE}/${verb}`, { body: { table, where } });
export const work = (c: Client, operations: unknown[]) => c.post(`${BASE}/work`, { operations });

/** A refusal that says nothing: a 4xx envelope without rows. */
export function refused(answer: Answer, note?: unknown): void {
  expect(answer.code, JSON.stringify(note ?? answer.text)).toBeGreaterThanOrEqual(400);
  expect(answer.code, JSON.stringify(note ?? answer.text)).toBeLessThan(500);
  expect(answer.status).toBe(answer.code === 401 ? 100 : answer.code);
  expect(answer.result?.records).toBeUndefined();
}
