import { beforeAll, expect, test } from 'vitest';
import { DAY } from '../../db/contract/time.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { PDF, unique, upload } from './support/results.ts';

const OFFICE = '13800000012';
const ROUND = '/web/v1/programme/office/round';
const now = () => Math.floor(Date.now() / 1000);

let office: Client;
let declarant: Client;
let member: Client;

beforeAll(async () => {
  [office, declarant, member] = await Promise.all([signedIn(OFFICE), signedIn('13800000010'), signedIn('13800000001')]);
});

/** A round of long ago, which no call means that names none. */
const roundOf = (changes: object = {}) => ({
  title: unique('历史批次'),
  guide: '<p>申报指南<script>alert(1)</script></p>',
  open_time: 1_300_000_000,
  close_time: 1_300_000_000 + 30 * DAY,
  opinions_needed: 3,
  opinions_due: 1_300_000_000 + 60 * DAY,
  sees_others: 1,
  shows_applicant: 0,
  kinds: [
    { name: '营业执照', is_required: 1 },
    { name: '知识产权证明', is_required: 0 },
  ],
  attachments: [] as object[],
  ...changes,
});

const kindsOf = async (id: string) =>
  (await office.list('project_round_file', { where: { round_id: id }, order: [['sort', 'asc']] })).result.records;

const stored = async (id: string) => (await office.list('project_round', { where: { id } })).result.records[0];

test('a round is written whole: settings, kinds of attachments and files in one call', async () => {
  const file = await upload(office, '申报通知.pdf', PDF, 'application/pdf');
  const made = await office.post(ROUND, roundOf({ attachments: [file] }));
  expect(made.status, made.text).toBe(200);
  const { id } = made.result;
  const row = await stored(id);
  expect(row).toMatchObject({ opinions_needed: 3, sees_others: 1, shows_applicant: 0, version: 1 });
  expect(row.guide).toBe('<p>申报指南</p>');
  const kinds = await kindsOf(id);
  expect(kinds.map((kind: { name: string; is_required: number }) => [kind.name, kind.is_required])).toEqual([
    ['营业执照', 1],
    ['知识产权证明', 0],
  ]);
  const files = await client().list('attachment_relation', { where: { item_id: id } });
  expect(files.result.records).toHaveLength(1);

  const round = roundOf({
    title: row.title,
    kinds: [
      { id: kinds[1].id, name: '专利证书', is_required: 1 },
      { name: '获奖证明', is_required: 0 },
    ],
  });
  const put = await office.put(ROUND, { id, version: 1, round });
  expect(put.status, put.text).toBe(200);
  const after = await kindsOf(id);
  expect(after.map((kind: { name: string }) => kind.name)).toEqual(['专利证书', '获奖证明']);
  expect(after[0].id).toBe(kinds[1].id);
  expect((await client().list('attachment_relation', { where: { item_id: id } })).result.records).toEqual([]);
  const late = await office.put(ROUND, { id, version: 1, round });
  expect(late.status).toBe(409);
  expect((await stored(id)).version).toBe(2);
});

test('times that do not fit are refused at their fields, by either door', async () => {
  const wrong = roundOf({ close_time: 1_300_000_000 });
  expect((await office.post(ROUND, wrong)).errors).toMatchObject([
    { field: 'close_time', code: 'round_close_before_open' },
  ]);
  const due = roundOf({ opinions_due: 1_300_000_001 });
  expect((await office.post(ROUND, due)).errors).toMatchObject([
    { field: 'opinions_due', code: 'round_due_before_close' },
  ]);
  const table = 'project_round';
  const { kinds: _, attachments: __, ...data } = wrong;
  expect((await office.post('/web/egg/base/add', { table, data })).errors).toMatchObject([{ field: 'close_time' }]);
  const { id } = (await office.post(ROUND, roundOf())).result;
  const put = await office.put('/web/egg/base/put', { table, data: { close_time: 1_299_999_999 }, where: { id } });
  expect(put.errors).toMatchObject([{ field: 'close_time', code: 'round_close_before_open' }]);
  const blank = await office.post(ROUND, roundOf({ title: ' ', kinds: [{ name: '', is_required: 1 }] }));
  expect(blank.errors.map(({ field }) => field).sort()).toEqual(['kinds.0.name', 'title']);
  const nothing = (await office.list(table, { where: { title: wrong.title } })).result.records;
  expect(nothing).toEqual([]);
});

test('a round goes while it is empty, and stays once somebody declared in it; others keep none', async () => {
  const empty = (await office.post(ROUND, roundOf())).result.id;
  for (const other of [declarant, member]) {
    expect((await other.post(ROUND, roundOf())).code).toBe(403);
    expect(
      (await other.call('DELETE', '/web/egg/base/del', { body: { table: 'project_round', where: { id: empty } } }))
        .code,
    ).toBe(404);
  }
  expect((await client().post(ROUND, roundOf())).status).toBe(100);
  const del = (id: string) =>
    office.call('DELETE', '/web/egg/base/del', { body: { table: 'project_round', where: { id } } });
  expect((await del(empty)).status).toBe(200);
  expect(await stored(empty)).toBeUndefined();
});

test('the open round is answered to everybody, with its documented names', async () => {
  const before = (await office.get('/web/v1/programme/round')).result;
  const opens = now() - 5;
  const closes = now() + DAY;
  const round = roundOf({
    title: unique('开放批次'),
    title_en: 'The open round',
    open_time: opens,
    close_time: closes,
    opinions_due: closes + DAY,
  });
  const { id } = (await office.post(ROUND, round)).result;
  const expected = { id, title: round.title, title_en: 'The open round', opens, closes, opinions_due: closes + DAY };
  expect((await office.get('/web/v1/programme/round')).result).toEqual(expected);
  await expect
    .poll(async () => (await client().get('/web/v1/programme/round')).result, { timeout: 20_000 })
    .toEqual(expected);

  // Who declares now declares in it, and it stays.
  const made = await declarant.post('/web/egg/base/add', {
    table: 'project',
    data: { name: '批次内申报', org_name: '申报单位' },
  });
  expect(made.status, made.text).toBe(200);
  const drop = () => office.call('DELETE', '/web/egg/base/del', { body: { table: 'project_round', where: { id } } });
  const kept = await drop();
  expect([kept.code, kept.msg]).toEqual([409, '该批次已有申报，不能删除']);
  await declarant.call('DELETE', '/web/egg/base/del', { body: { table: 'project', where: { id: made.result.id } } });
  expect((await drop()).status).toBe(200);
  expect((await office.get('/web/v1/programme/round')).result).toEqual(before);
});
