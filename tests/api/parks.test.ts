import { beforeAll, describe, expect, it } from 'vitest';
import { parkOf, parkPage } from '../../db/contract/parks.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { INDIVIDUAL, MEMBER, PDF, unique, upload } from './support/results.ts';
import { keepsItsTimes, refusesTurnedTimes } from './support/shown-times.ts';
import { add, put, remove } from './table-calls.ts';

const EDITOR = '13800000013';
const BASE = '/web/egg/base';
const TABLE = 'yuanqu_intention';

let member: Client;
let editor: Client;

beforeAll(async () => {
  [member, editor] = await Promise.all([signedIn(MEMBER), signedIn(EDITOR)]);
});

const asked = (who: Client, { table, ...query }: ReturnType<typeof parkOf> | ReturnType<typeof parkPage>) =>
  who.list(table, query);
const aPark = async () => (await asked(client(), parkPage('', '', 1, 1))).result.records[0];
const intention = (yuanqu_id: string, more: object = {}) => ({
  yuanqu_id,
  name: '落户联系人',
  org_name: '示例装备公司',
  project: unique('轴承产线'),
  amount: '5000 万元',
  phone: '0311-86001234',
  ...more,
});
const send = (who: Client, data: object) => who.post(`${BASE}/add`, { table: TABLE, data });
const stored = async (who: Client, project: string) => (await who.list(TABLE, { where: { project } })).result.records;

describe('Parks', () => {
  it('INFO-034 INFO-037 INFO-052 one call answers a park with its sections, brochure and photos', async () => {
    const { yuanqu_id } = await aPark();
    const { records } = (await asked(client(), parkOf(yuanqu_id))).result;
    expect(records).toHaveLength(1);
    const [park] = records;
    for (const name of [
      ...[
        'name',
        'add_time',
        'region_bg',
        'build_bg',
        'ecology_bg',
        'link_bg',
        'merchants',
        'financial_support_policy',
      ],
      ...[
        'incentive_policy',
        'talent_attraction_policy',
        'supporting_policy',
        'innovation_policy',
        'contacts',
        'contacts_tel',
      ],
    ]) {
      expect([name, park[name]]).toEqual([name, expect.anything()]);
    }
    const types = park.files.map(({ type }: { type: string }) => type);
    expect(types).toContain('enclosure');
    expect(types.filter((type: string) => type === 'build_docs').length).toBeGreaterThan(1);
    for (const { file_path } of park.files) expect((await client().fetch(file_path)).status).toBe(200);
  });

  it('the list is narrowed by area and by name', async () => {
    const { yuanqu_id, city, name } = await aPark();
    const found = async (keyword: string, region: string) =>
      (await asked(client(), parkPage(keyword, region, 1, 100))).result.records.map(
        (row: { yuanqu_id: string }) => row.yuanqu_id,
      );
    expect(await found('', city)).toContain(yuanqu_id);
    expect(await found(name, '130000')).toEqual([yuanqu_id]);
    expect(await found('', '110000')).toEqual([]);
  });

  it('an editor keeps parks with files and photos; others are refused', async () => {
    const data = {
      name: unique('新园区'),
      profile: '<p>简介</p><script>alert(1)</script>',
      contacts_tel: '0311-86009999',
    };
    expect((await member.post(`${BASE}/add`, { table: 'yuanqu', data })).code).toBe(403);
    expect(
      (await editor.post(`${BASE}/add`, { table: 'yuanqu', data: { ...data, contacts_tel: '电话' } })).errors[0]?.field,
    ).toBe('contacts_tel');
    const { yuanqu_id } = (await editor.post(`${BASE}/add`, { table: 'yuanqu', data })).result;
    const file = await upload(editor, '手册.pdf', PDF, 'application/pdf');
    const attached = { item_id: yuanqu_id, type: 'enclosure', file_name: file.fileShowName, file_path: file.url };
    expect((await editor.post(`${BASE}/add`, { table: 'attachment_relation', data: attached })).code).toBe(200);
    const [park] = (await asked(client(), parkOf(yuanqu_id))).result.records;
    expect(park.files).toHaveLength(1);
    expect(park.profile).toBe('<p>简介</p>');
    const where = { yuanqu_id };
    expect((await member.call('DELETE', `${BASE}/del`, { body: { table: 'yuanqu', where } })).code).not.toBe(200);
    expect((await editor.call('DELETE', `${BASE}/del`, { body: { table: 'yuanqu', where } })).result.changed).toBe(1);
    expect((await asked(client(), parkOf(yuanqu_id))).result.records).toEqual([]);
  });

  it('a park is there for visitors between its times, for editors at any time, through every door', async () => {
    const name = unique('定时公开园区');
    const { yuanqu_id } = (await add(editor, 'yuanqu', { name, profile: '<p>简介</p>' })).result;
    const doors = { page: `/parkDetail/${yuanqu_id}`, list: `/park?keyword=${encodeURIComponent(name)}` };
    await keepsItsTimes(editor, {
      ...{ table: 'yuanqu', key: 'yuanqu_id', id: yuanqu_id, sitemap: '/sitemaps/parks.xml' },
      ...doors,
    });
    await refusesTurnedTimes(editor, 'yuanqu', { yuanqu_id });
    await remove(editor, 'yuanqu', { yuanqu_id }, 'del');
  });

  it('what hangs on a park is closed with it: search, intentions, comments, talk, favourites and files', async () => {
    const name = unique('暂未公开的园区');
    const { yuanqu_id } = (await add(editor, 'yuanqu', { name })).result;
    const { url, fileShowName } = await upload(editor, '招商.pdf', PDF, 'application/pdf');
    const file = { item_id: yuanqu_id, type: 'enclosure', file_name: fileShowName, file_path: url };
    expect((await add(editor, 'attachment_relation', file)).code).toBe(200);
    const written = () => add(member, 'comment', { item_id: yuanqu_id, item_type: 3, content: unique('还有厂房吗') });
    const keep = () => member.post('/web/v1/user/favourite', { item_type: 3, id: yuanqu_id });
    expect([(await written()).code, (await keep()).code]).toEqual([200, 200]);
    const doors = async () => {
      const search = (await client().get('/web/v1/search', { keyword: name, type: 'park' })).result.groups;
      const talk = (await client().get('/web/v1/community/list', { type: 3, pageSize: 100 })).result.records;
      const board = (await client().list('comment', { where: { item_id: yuanqu_id, item_type: 3 } })).result;
      const kept = (await member.get('/web/v1/user/favourite/list', { item_type: 3, pageSize: 50 })).result.records;
      return {
        search: JSON.stringify(search).includes(yuanqu_id),
        talk: talk.some(({ item_id }: { item_id: string }) => item_id === yuanqu_id),
        favourite: kept.some((row: { item_id: string; gone: boolean }) => row.item_id === yuanqu_id && !row.gone),
        board: board.total > 0,
        file: (await client().fetch(url)).status === 200,
        intention: (await send(client(), intention(yuanqu_id))).code === 200,
        comment: (await written()).code === 200,
        keep: (await keep()).code === 200,
      };
    };
    const hour = 3600;
    const now = Math.floor(Date.now() / 1000);
    for (const [times, shown] of [
      [{ is_open: 0 }, false],
      [{ is_open: 1, publish_time: now + hour }, false],
      [{ publish_time: now - hour }, true],
      [{ unpublish_time: now - 60 }, false],
    ] as const) {
      expect((await put(editor, 'yuanqu', times, { yuanqu_id })).code).toBe(200);
      const seen = await doors();
      expect([times, seen]).toEqual([times, Object.fromEntries(Object.keys(seen).map((door) => [door, shown]))]);
    }
    await remove(editor, 'yuanqu', { yuanqu_id }, 'del');
  });

  it('an intention to settle is read by editors and by its writer; sent twice it is one', async () => {
    const { yuanqu_id } = await aPark();
    const data = intention(yuanqu_id);
    const [one, two] = await Promise.all([send(member, data), send(member, data)]);
    expect([one.code, two.code].sort()).toEqual([200, 409]);
    expect((await send(member, data)).msg).toContain('您今天已提交过相同的落户意向');
    const [row] = await stored(member, data.project);
    expect(row).toMatchObject({ phone: data.phone, state: 1 });
    expect(row).not.toHaveProperty('note');
    expect(await stored(await signedIn(INDIVIDUAL), data.project)).toEqual([]);
    expect((await client().list(TABLE)).code).toBe(404);
    expect(await stored(editor, data.project)).toHaveLength(1);
    const change = { table: TABLE, data: { state: 2, note: '已约考察' }, where: { id: row.id } };
    expect((await member.put(`${BASE}/put`, change)).code).not.toBe(200);
    expect((await editor.put(`${BASE}/put`, change)).result).toEqual({ changed: 1 });
    expect((await stored(member, data.project))[0].state).toBe(2);
    const told = (await editor.get('/web/v1/user/notice/list', { pageSize: 20 })).result.records;
    expect(
      told.some(
        ({ topic, item_id }: { topic: string; item_id: string }) => topic === 'park_intention' && item_id === yuanqu_id,
      ),
    ).toBe(true);
  });

  it('visitors send one too; what is missing is told at its field, a park must exist', async () => {
    const { yuanqu_id } = await aPark();
    const data = intention(yuanqu_id);
    expect((await send(client(), data)).code).toBe(200);
    expect(await stored(editor, data.project)).toHaveLength(1);
    for (const [field, value] of [
      ['name', ''],
      ['project', ' '],
      ['phone', ''],
      ['phone', '打给我'],
      ['remark', '长'.repeat(501)],
    ] as const) {
      const answer = await send(client(), intention(yuanqu_id, { [field]: value }));
      expect([field, answer.errors[0]?.field]).toEqual([field, field]);
    }
    expect((await send(client(), intention('nothing'))).code).not.toBe(200);
  });

  it('floods of intentions are refused', async () => {
    const { yuanqu_id } = await aPark();
    const who = await signedIn('13800000010');
    const data = Array.from({ length: 30 }, (_, number) => intention(yuanqu_id, { project: unique(`洪水${number}`) }));
    const first = await who.post(`${BASE}/adds`, { table: TABLE, data });
    expect([200, 429]).toContain(first.code);
    const more = await send(who, intention(yuanqu_id));
    expect(more.code).toBe(429);
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('the message board of a park takes comments', async () => {
    const { yuanqu_id } = await aPark();
    const content = unique('请问标准厂房还有空置吗');
    const data = { item_id: yuanqu_id, item_type: 3, content };
    expect((await member.post(`${BASE}/add`, { table: 'comment', data })).code).toBe(200);
    const { records } = (await client().list('comment', { where: { item_id: yuanqu_id, item_type: 3 } })).result;
    expect(records.map((row: { content: string }) => row.content)).toContain(content);
  });
});
