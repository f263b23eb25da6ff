import { beforeAll, describe, expect, it } from 'vitest';
import { makeHall } from '../seed/factories/halls.ts';
import { makeVideo } from '../seed/factories/videos.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { byPerson, INDIVIDUAL, unique } from './support/results.ts';
import { keepsItsTimes, refusesTurnedTimes } from './support/shown-times.ts';
import { add, put, remove } from './table-calls.ts';

const HALL = '/web/v1/hall/detail';
const now = () => Math.floor(Date.now() / 1000);

let editor: Client;

beforeAll(async () => {
  editor = await signedIn('13800000013');
});

describe('the showroom', () => {
  it('INFO-001 INFO-053 has halls by field, under the documented address and the usual one', async () => {
    const { result } = await client().get('/web/v1/hall/list', { pageSize: 50 });
    expect(result.total).toBeGreaterThanOrEqual(4);
    for (const hall of result.records) expect([hall.name, hall.exhibits]).toEqual([hall.name, expect.any(Number)]);
    expect(Math.min(...result.records.map((hall: { exhibits: number }) => hall.exhibits))).toBeGreaterThan(2);
    const [{ scope, id }] = result.records;
    const ofField = (await client().get('/web/v1/hall/list', { scope: scope[0].id })).result.records;
    expect(ofField.map((hall: { id: string }) => hall.id)).toEqual([id]);
    const page = await (await client().fetch('/showromm')).text();
    expect(page).toContain(`/showroom/hall/${id}`);
    const moved = await client().fetch('/showroom');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/showromm']);
    expect(await (await client().fetch('/sitemaps/halls.xml')).text()).toContain(id);
  });

  it('an exhibit that leaves the public lists leaves the hall by itself', async () => {
    const owner = await signedIn(INDIVIDUAL);
    const auditor = await signedIn('13800000004');
    const name = unique('展厅样品');
    const result = (await owner.post('/web/v1/user/chengguo', byPerson({ result: { name } }))).result.chengguo_id;
    const hall = (await add(editor, 'hall', { name: unique('测试展厅'), is_open: 1 })).result.id;
    const stand = () => add(editor, 'hall_exhibit', { hall_id: hall, item_type: 1, item_id: result });
    expect((await stand()).code, 'what is not public cannot be shown').toBe(422);
    await auditor.post('/web/v1/user/chengguo/audit', { id: result, audit_status: 4 });
    expect((await stand()).status).toBe(200);
    expect((await stand()).code, 'it stands there once').toBe(409);
    const shown = async () =>
      (await client().get(HALL, { id: hall })).result.exhibits.map((each: { name: string }) => each.name);
    const rows = async () => (await client().list('hall_exhibit', { where: { hall_id: hall } })).result.total;
    expect([await shown(), await rows()]).toEqual([[name], 1]);
    expect((await owner.delete('/web/v1/user/chengguo', { chengguo_id: result })).status).toBe(200);
    expect([await shown(), await rows()]).toEqual([[], 0]);
  });

  it('a hall and a video are open between their times, for visitors through both doors', async () => {
    for (const [table, name, read] of [
      ['hall', 'name', async (id: string) => (await client().get(HALL, { id })).code === 200],
      ['video', 'title', async (id: string) => (await client().fetch(`/video/${id}`)).status === 200],
    ] as const) {
      const id = (await add(editor, table, { [name]: unique('尚未开放'), is_open: 0 })).result.id;
      const seen = async () => [
        await read(id),
        (await client().list(table, { where: { id } })).result.records.length === 1,
      ];
      expect([table, ...(await seen())]).toEqual([table, false, false]);
      await put(editor, table, { is_open: 1, publish_time: now() + 3600 }, { id });
      expect([table, ...(await seen())]).toEqual([table, false, false]);
      await put(editor, table, { publish_time: now() - 3600 }, { id });
      expect([table, ...(await seen())]).toEqual([table, true, true]);
      await put(editor, table, { unpublish_time: now() - 60 }, { id });
      expect([table, ...(await seen())]).toEqual([table, false, false]);
      expect((await editor.list(table, { where: { id } })).result.records).toHaveLength(1);
    }
  });
});

describe('videos', () => {
  it('INFO-017 a list bears the title of its address and has the videos of its type alone', async () => {
    const page = await (await client().fetch(`/videoList/2/${encodeURIComponent('路演回放')}`)).text();
    expect(page).toContain('<h1>路演回放</h1>');
    expect(page).toContain(`/video/${makeVideo({}, 2).id}`);
    expect(page).not.toContain(`/video/${makeVideo({}, 0).id}`);
    const hostile = await (await client().fetch(`/videoList/1/${encodeURIComponent('<img src=x>')}`)).text();
    expect(hostile).not.toContain('<img src=x>');
  });

  it('INFO-016 the page of a video tells search engines its length and its chapters', async () => {
    const { id } = makeVideo({}, 0);
    const page = await (await client().fetch(`/video/${id}`)).text();
    expect(page).toContain('"@type":"VideoObject"');
    expect(page).toContain('"duration":"PT0M40S"');
    expect(page).toContain('"startOffset":30');
    expect(await (await client().fetch('/sitemaps/videos.xml')).text()).toContain(`/video/${id}`);
    expect((await client().fetch('/video/nothing')).status).toBe(404);
  });

  it('films come in ranges', async () => {
    const { url } = makeVideo({}, 0);
    const part = await client().fetch(String(url), { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-type'), (await part.arrayBuffer()).byteLength]).toEqual([
      206,
      'video/webm',
      100,
    ]);
    expect(part.headers.get('content-range')).toMatch(/^bytes 100-199\/\d+$/);
  });

  it('chapters in no order are refused', async () => {
    const chapters = JSON.stringify([
      { at: 20, title: '后' },
      { at: 10, title: '先' },
    ]);
    const answer = await add(editor, 'video', { title: unique('章节'), chapters });
    expect([answer.code, answer.errors[0]?.field]).toEqual([422, 'chapters']);
  });

  it('a demo hall has what it names', async () => {
    const { result } = await client().get(HALL, { id: makeHall({}, 1).id });
    for (const address of [result.video, result.panorama]) expect((await client().fetch(address)).status).toBe(200);
  });
});

describe('what editors keep', () => {
  const NOUNS = {
    hall: ['id', 'name'],
    video: ['id', 'title'],
    book: ['id', 'name'],
    innovate: ['id', 'title'],
    yuanqu: ['yuanqu_id', 'name'],
    star: ['id', 'name'],
    clinic_case: ['id', 'title'],
  } as const;
  const history = async (table: string, id: string) =>
    (await editor.get('/web/v1/content/history', { table, id })).result.records as {
      version: number;
      name: string;
      changed: string[];
      user_name: string | null;
    }[];
  const restore = (table: string, id: string, version?: number) =>
    editor.post('/web/v1/content/restore', { table, id, ...(version && { version }) });

  it.each(Object.entries(NOUNS))('%s keeps its versions, and each comes back', async (table, [key, name]) => {
    const [first, second] = [unique('第一版'), unique('第二版')];
    const id = (await add(editor, table, { [name]: first })).result.id;
    expect((await put(editor, table, { [name]: second }, { [key]: id })).status).toBe(200);
    // A write that changes nothing makes no version, nor does the place in a list.
    expect((await put(editor, table, { [name]: second }, { [key]: id })).status).toBe(200);
    if (table !== 'innovate') await put(editor, table, { sort: 3 }, { [key]: id });
    expect(await history(table, id)).toMatchObject([
      { version: 2, name: second, changed: [name], user_name: expect.any(String) },
      { version: 1, name: first, changed: [] },
    ]);
    expect((await restore(table, id, 1)).status).toBe(200);
    const row = async () => (await editor.list(table, { where: { [key]: id } })).result.records[0];
    expect((await row())[name]).toBe(first);
    expect((await history(table, id)).map(({ version }) => version)).toEqual([3, 2, 1]);
    expect((await restore(table, id, 9)).code).toBe(404);

    // What was taken away comes back, closed to visitors where it can be.
    await put(editor, table, { cover: null }, { [key]: id });
    expect((await remove(editor, table, { [key]: id }, 'del')).status).toBe(200);
    expect(await row()).toBeUndefined();
    const removed = (await editor.get('/web/v1/content/removed', { table, keyword: first })).result;
    expect(removed.records).toMatchObject([{ id, name: first }]);
    expect((await restore(table, id)).status).toBe(200);
    expect((await restore(table, id)).code, 'it is there already').toBe(404);
    const back = await row();
    expect(back[name]).toBe(first);
    expect(back.is_open).toBe(0);
  });

  it('a case is public between its times, for visitors through every door; editors see it at any time', async () => {
    const { id } = (await add(editor, 'innovate', { title: unique('定时公开的案例'), type: 1 })).result;
    const doors = { page: `/innovateDetail/${id}`, sitemap: '/sitemaps/innovate.xml' };
    await keepsItsTimes(editor, { table: 'innovate', key: 'id', id, ...doors });
    await put(editor, 'innovate', { publish_time: now() + 3600 }, { id });
    const member = await signedIn(INDIVIDUAL);
    const comment = { item_id: id, item_type: 8, content: unique('想了解') };
    expect((await add(member, 'comment', comment)).errors[0]?.field).toBe('item_id');
    await put(editor, 'innovate', { publish_time: now() - 3600 }, { id });
    expect((await add(member, 'comment', comment)).code).toBe(200);
    await refusesTurnedTimes(editor, 'innovate', { id });
    await remove(editor, 'innovate', { id }, 'del');
  });

  it('halls, videos, meetings, courses and what the front door shows end after they begin as well', async () => {
    const NAMED = { hall: 'name', video: 'title', meeting: 'name', course: 'name' } as const;
    for (const [table, name] of Object.entries(NAMED)) {
      const id = (await add(editor, table, { [name]: unique('时间颠倒'), is_open: 0 })).result.id;
      await refusesTurnedTimes(editor, table, { id });
      const turned = { [name]: unique('时间颠倒'), publish_time: 20, unpublish_time: 10 };
      expect((await add(editor, table, turned)).errors[0]?.field).toBe('unpublish_time');
      const answer = await editor.post('/web/egg/base/adds', { table, data: [turned] });
      expect(answer.errors[0]?.field).toBe('0.unpublish_time');
      await remove(editor, table, { id }, 'del');
    }
    const item = { item_type: 1, item_id: 'nothing', publish_time: 20, unpublish_time: 10 };
    expect((await add(editor, 'front_door_item', item)).errors[0]?.field).toBe('unpublish_time');
  });

  it('what stood there before versions were kept is the first of them', async () => {
    const { id, title } = makeVideo({}, 3);
    expect((await put(editor, 'video', { duration: 41 }, { id: String(id) })).status).toBe(200);
    expect((await history('video', String(id))).slice(-2)).toMatchObject([
      { changed: ['duration'] },
      { version: 1, name: title, user_name: null },
    ]);
    expect((await restore('video', String(id), 1)).status).toBe(200);
  });

  it('they are put in order at once; what is not named stands behind', async () => {
    const ORDER = {
      order: [
        ['sort', 'asc'],
        ['add_time', 'asc'],
        ['id', 'asc'],
      ],
      pageSize: 100,
    };
    const names = [unique('甲厅'), unique('乙厅'), unique('丙厅')];
    const ids: string[] = [];
    for (const name of names) ids.push((await add(editor, 'hall', { name, is_open: 0, sort: 0 })).result.id);
    const before = (await editor.list('hall', ORDER)).result.records;
    const given = [ids[2], ids[0]];
    expect((await editor.post('/web/v1/content/order', { table: 'hall', ids: given })).result).toEqual({ changed: 2 });
    const after = (await editor.list('hall', ORDER)).result.records;
    const idOf = ({ id }: { id: string }) => id;
    const rest = before.map(idOf).filter((id: string) => !given.includes(id));
    expect(after.map(idOf)).toEqual([...given, ...rest]);
    const twice = await editor.post('/web/v1/content/order', { table: 'hall', ids: [ids[0], ids[0]] });
    expect(twice.code).toBe(422);
    for (const id of ids) await remove(editor, 'hall', { id }, 'del');
  });

  it('nobody else reads versions, brings rows back or puts them in order', async () => {
    const { id } = makeHall({}, 0);
    for (const who of [client(), await signedIn(INDIVIDUAL), await signedIn('13800000004')]) {
      expect((await who.get('/web/v1/content/history', { table: 'hall', id: String(id) })).status).not.toBe(200);
      expect((await who.get('/web/v1/content/removed', { table: 'hall' })).status).not.toBe(200);
      const asked = { table: 'hall', id: String(id), version: 1 };
      expect((await who.post('/web/v1/content/restore', asked)).status).not.toBe(200);
      expect((await who.post('/web/v1/content/order', { table: 'hall', ids: [String(id)] })).status).not.toBe(200);
    }
  });

  it('captions are WebVTT with times and text, or none', async () => {
    const id = (await add(editor, 'video', { title: unique('带字幕'), is_open: 0 })).result.id;
    const said = (captions: string) => put(editor, 'video', { captions }, { id });
    for (const wrong of [
      '第一句',
      'WEBVTT',
      'WEBVTT\n\n00:05.000 --> 00:02.000\n倒着',
      'WEBVTT\n\n00:01 --> 00:02\n没有毫秒',
    ])
      expect((await said(wrong)).errors).toMatchObject([{ field: 'captions' }]);
    expect((await said('WEBVTT\n\nNOTE 校对\n\n1\n00:00.000 --> 00:02.500\n第一句')).status).toBe(200);
    expect((await said('')).status).toBe(200);
  });
});
