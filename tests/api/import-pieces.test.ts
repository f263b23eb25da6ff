import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import { IMPORT_STATE } from '../../db/contract/import-kinds.ts';
import { imports } from '../../db/contract/words/imports.ts';
import { defineText } from '../../db/contract/words.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { detail, HEADINGS, lines, PATH, reportOf, resultRow, rowsOf, until } from './support/imports.ts';
import { INPUT, unique } from './support/results.ts';

const words = defineText(imports).zh;

let server: TestServer;
let files: R2Bucket;
let staff: Client;

beforeAll(async () => {
  server = await startServer({ crons: false });
  files = (await server.runtime.miniflare.getR2Bucket('FILES')) as unknown as R2Bucket;
  staff = await signedIn(INPUT, server.url);
});
afterAll(() => server.stop());

const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

it('an import begins with all its pieces alone', async () => {
  const rows = many(4, () => resultRow());
  const { result } = await staff.post(PATH, {
    kind: 'result',
    name: 'a.csv',
    headings: HEADINGS,
    pieces: 2,
    rows: 4,
  });
  await staff.put(`${PATH}/piece`, { id: result.id, no: 2, rows: lines(rows).slice(2) });
  const early = await staff.post(`${PATH}/begin`, { id: result.id });
  expect([early.code, early.msg]).toEqual([409, '文件尚未全部上传，请重新选择同一文件继续']);
  const outside = await staff.put(`${PATH}/piece`, { id: result.id, no: 3, rows: lines(rows) });
  expect(outside.code).toBe(404);
  const falling = await staff.put(`${PATH}/piece`, { id: result.id, no: 1, rows: lines(rows).toReversed() });
  expect(falling.code).toBe(422);
  // What was announced is as much as the file may hold, whoever sends it.
  const more = many(3, () => resultRow());
  const piece = (no: number, from: readonly string[][]) =>
    staff.put(`${PATH}/piece`, { id: result.id, no, rows: from.map((cells, at) => ({ line: 10 * no + at, cells })) });
  const over = await piece(1, more);
  expect([over.code, over.msg]).toEqual([409, messageOf('import_too_many', 'zh', { rows: 4 })]);
  expect((await piece(2, more)).code).toBe(200);
  expect([(await piece(1, more.slice(1))).code, (await piece(1, rows.slice(0, 1))).code]).toEqual([409, 200]);
  expect((await staff.post(`${PATH}/begin`, { id: result.id })).code).toBe(200);
  await until(staff, result.id, IMPORT_STATE.done);
  const made = (await rowsOf(staff, result.id)).map(({ name }) => name);
  expect(made.toSorted()).toEqual([rows[0], ...more].map((row) => row?.[0]).toSorted());
  expect((await files.list({ prefix: `imports/${result.id}/` })).objects).toEqual([]);
});

it('of two who send a piece at once the one that was refused brings nothing, and what is missing is told in the end', async () => {
  const file = { kind: 'result', name: 'b.csv', headings: HEADINGS, pieces: 8, rows: 13 };
  const { id } = (await staff.post(PATH, file)).result;
  // Six of eight fit: which ones is left to chance.
  const sent = many(8, (n) => many(2, (at) => ({ line: 2 + 2 * n + at, cells: resultRow() })));
  const first = await Promise.all(sent.map((rows, n) => staff.put(`${PATH}/piece`, { id, no: n + 1, rows })));
  expect(first.map(({ code }) => code).toSorted()).toEqual([...many(6, () => 200), 409, 409]);
  expect((await staff.post(`${PATH}/begin`, { id })).code).toBe(409);
  const refused = first.flatMap(({ code }, n) => (code === 409 ? [n] : []));
  const [one = 0, other = 0] = refused;
  expect((await detail(staff, id)).received).toEqual(many(8, (n) => n + 1).filter((no) => !refused.includes(no - 1)));
  expect((await files.list({ prefix: `imports/${id}/` })).objects).toHaveLength(6);
  // One announced row is left, and one piece gives one back.
  const kept = sent.findIndex((_, n) => !refused.includes(n));
  const put = (n: number, rows: unknown) => staff.put(`${PATH}/piece`, { id, no: n + 1, rows });
  expect((await put(kept, sent[kept]?.slice(0, 1))).code).toBe(200);
  expect((await put(one, sent[one]?.slice(0, 1))).code).toBe(200);
  // The last piece repeats the number of a row that is there: it is none of its own.
  expect((await put(other, [{ line: 2 + 2 * kept, cells: resultRow() }])).code).toBe(200);
  expect((await files.list({ prefix: `imports/${id}/` })).objects).toHaveLength(8);
  const late = many(6, () => put(one, [{ line: 2 + 2 * one, cells: resultRow() }]));
  const begun = staff.post(`${PATH}/begin`, { id });
  const changed = await Promise.all(late);
  expect((await begun).code).toBe(200);
  for (const { code } of changed) expect([200, 409]).toContain(code);
  expect(await until(staff, id, IMPORT_STATE.done)).toMatchObject({ row_count: 13, done_count: 12 });
  const report = await reportOf(staff, id);
  expect(report).toHaveLength(13);
  expect(report[12]).toBe(`"","","${words.missing}","","","${words.missingRows('1', '13')}"`);
  expect((await reportOf(staff, id, 'en'))[12]).toContain('Of the 13 rows that were announced 1 did not come');
});

it('pieces that come while an import is cancelled are kept by nobody', async () => {
  const rows = many(150, (n) => ({ line: n + 1, cells: ['字'.repeat(500)] }));
  const kept: string[] = [];
  for (const wait of many(16, (n) => 2 + 2 * n)) {
    const start = { kind: 'result', name: unique('停'), headings: ['name'], pieces: 12, rows: 1_800 };
    const { id } = (await staff.post(PATH, start)).result;
    const cancelled = delay(wait).then(() => staff.post(`${PATH}/cancel`, { id }));
    const pieces = many(12, (n) => staff.put(`${PATH}/piece`, { id, no: n + 1, rows }));
    expect((await cancelled).status).toBe(200);
    for (const piece of await Promise.all(pieces)) expect([200, 409]).toContain(piece.code);
    kept.push(...(await files.list({ prefix: `imports/${id}/` })).objects.map(({ key }) => key));
  }
  expect(kept).toEqual([]);
});
