import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { INDIVIDUAL, PDF, unique, upload } from './support/results.ts';
import { noticesOf, publicResult } from './support/talk.ts';
import { add, put, work } from './table-calls.ts';

let owner: Client;
let reader: Client;
let id: string;

beforeAll(async () => {
  owner = await signedIn(INDIVIDUAL);
  reader = await signedIn('13800000010');
  id = await publicResult(owner);
});

const given = (more: object = {}) => ({
  phone: '13700000001',
  name: '联系人',
  remark: unique('希望进一步了解'),
  item_id: id,
  item_type: 1,
  ...more,
});
const me = async (c: Client) => (await c.get('/web/egg/user/session')).result.user_id as string;

describe('feedback', () => {
  it('COMM-016 COMM-017 COMM-024 COMM-025 a member sends it, finds it again and changes it', async () => {
    const { url } = await upload(reader, '合作意向.pdf', PDF, 'application/pdf');
    const files = JSON.stringify([{ name: '合作意向.pdf', url }]);
    const made = (await add(reader, 'feedback', given({ files }))).result.id;
    const own = { item_id: id, user_id: await me(reader), source: 2 };
    const [row] = (await reader.list('feedback', { where: own, order: [['add_time', 'desc']] })).result.records;
    expect(row).toMatchObject({ id: made, item_type: 1, files, update_time: null });
    expect((await put(reader, 'feedback', { remark: '改过的意见', update_time: 1 }, { id: made })).result).toEqual({
      changed: 1,
    });
    const [changed] = (await reader.list('feedback', { where: own })).result.records;
    expect(changed.remark).toBe('改过的意见');
    expect(changed.update_time).toBeGreaterThanOrEqual(row.add_time);
  });

  it('COMM-021 COMM-022 COMM-023 each missing part is asked for by its own words', async () => {
    const visitor = client();
    const english = (data: object) =>
      visitor.post('/web/egg/base/add', { table: 'feedback', data }, { 'x-lang': 'en' });
    expect((await english(given({ phone: ' ' }))).errors).toMatchObject([
      { field: 'phone', msg: 'Please enter your contact information' },
    ]);
    expect((await english(given({ name: '' }))).errors).toMatchObject([
      { field: 'name', msg: 'Please enter your name' },
    ]);
    expect((await english(given({ remark: '' }))).errors).toMatchObject([
      { field: 'remark', msg: 'Please enter your feedback' },
    ]);
  });

  it('COMM-013 COMM-018 the project form names a place instead of a contact', async () => {
    const data = { name: '项目单位', province_name: '河北省 石家庄市', remark: '希望对接', item_id: 'p', item_type: 5 };
    const made = (await add(reader, 'feedback', data)).result.id;
    expect((await reader.list('feedback', { where: { id: made } })).result.records[0]).toMatchObject(data);
    expect((await add(reader, 'feedback', { ...data, item_type: 1 })).errors).toMatchObject([{ field: 'phone' }]);
    expect((await put(reader, 'feedback', { remark: '改' }, { id: made })).result).toEqual({ changed: 1 });
  });

  it('COMM-016 files are a list of addresses, and lead to no script', async () => {
    for (const url of ['javascript:alert(1)', '//evil.example/x', 'data:text/html,x']) {
      const files = JSON.stringify([{ name: 'x', url }]);
      expect((await add(reader, 'feedback', given({ files }))).errors, url).toMatchObject([{ field: 'files' }]);
    }
    expect((await add(reader, 'feedback', given({ files: '{"name":"x"}' }))).code).toBe(422);
    const { url } = await upload(reader, '意向.pdf', PDF, 'application/pdf');
    const nested = `[{"name":"意向.pdf","url":"${url}","more":${'['.repeat(9_000)}${']'.repeat(9_000)}}]`;
    const made = (await add(reader, 'feedback', given({ files: nested }))).result.id;
    const { files } = (await reader.list('feedback', { where: { id: made } })).result.records[0];
    expect(JSON.parse(files)).toEqual([{ name: '意向.pdf', url }]);
  });

  it('COMM-030 COMM-017 a visitor sends it too, without a source, and the publisher is told and reads it', async () => {
    const item = await publicResult(owner);
    const remark = unique('访客的留言');
    expect((await add(client(), 'feedback', given({ item_id: item, remark }))).status).toBe(200);
    expect(await noticesOf(owner, 'feedback', item)).toMatchObject([{ link: `/resultDetail/${item}#feedback` }]);
    const { records } = (await owner.list('feedback', { where: { item_id: item } })).result;
    expect(records).toMatchObject([{ remark, user_id: null, source: null }]);
    expect((await reader.list('feedback', { where: { item_id: item } })).result.records).toEqual([]);
    expect((await client().list('feedback', { where: { item_id: item } })).result?.records ?? []).toEqual([]);
  });

  it('COMM-019 COMM-020 COMM-027 version 2 adds a reminder of its own, for members and visitors', async () => {
    for (const writer of [reader, client()]) {
      const { id: feedback } = (await add(writer, 'feedback', given())).result;
      // Ahead: one whose time has come is told by the next scheduled run, which ends its first stage.
      const entry = { cheese_id: feedback, ai: 1, remind_start_time: 2_100_000_000, ai_stage: 1 };
      expect((await writer.post('/web/egg/remind/add', entry)).status).toBe(200);
      expect((await owner.post('/web/egg/remind/add', entry)).code).toBe(403);
    }
    const rows = (await reader.list('remind', { order: [['add_time', 'desc']] })).result.records;
    expect(rows[0]).toMatchObject({ ai: 1, ai_stage: 1, remind_start_time: 2_100_000_000 });
  });

  it('COMM-030 one address sends only so much, however the calls are made', async () => {
    const flooder = client();
    const rows = Array.from({ length: 20 }, () => ({ op: 'add', table: 'feedback', data: given() }));
    for (let call = 0; call < 3; call += 1) expect((await work(flooder, rows)).status).toBe(200);
    const refusal = await add(flooder, 'feedback', given());
    expect(refusal.code).toBe(429);
    expect((await add(client(), 'feedback', given())).status).toBe(200);
  });
});
