import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { INDIVIDUAL, MEMBER } from './support/results.ts';

const EDITOR = '13800000013';
const remindPath = '/web/egg/remind';
const starPath = '/web/ns/star';
const stationPath = '/web/ns/workstation';

const removed = (c: Client, path: string, id: string) => c.call('DELETE', path, { body: { id } });

async function ownCheese(c: Client): Promise<string> {
  const data = { title: '中试记录', profile: '<p>第一次中试的记录</p>' };
  return (await c.post('/web/egg/base/add', { table: 'cheese', data })).result.id;
}

async function newReminder(c: Client, remind_start_time = 2_000_000_000): Promise<string> {
  const cheese_id = await ownCheese(c);
  const { result } = await c.post(`${remindPath}/add`, { cheese_id, ai: 1, remind_start_time, ai_stage: 1 });
  return result.id;
}

const reminders = async (c: Client) => (await c.get(`${remindPath}/list`, { pageSize: 100 })).result.records;

describe('Reminders', () => {
  it('SRV-001 SRV-002 SRV-005 a reminder on an own cheese is listed to its owner alone', async () => {
    const owner = await signedIn(MEMBER);
    const id = await newReminder(owner);
    const row = (await reminders(owner)).find((each: { id: string }) => each.id === id);
    expect(row).toMatchObject({ ai: 1, remind_start_time: 2_000_000_000, ai_stage: 1 });
    const stranger = await signedIn(INDIVIDUAL);
    expect((await reminders(stranger)).some((each: { id: string }) => each.id === id)).toBe(false);
  });

  it('SRV-003 the owner moves a reminder; somebody else is refused and nothing changes', async () => {
    const owner = await signedIn(MEMBER);
    const id = await newReminder(owner);
    expect((await owner.put(`${remindPath}/put`, { id, remind_start_time: 2_100_000_000 })).status).toBe(200);
    const stranger = await signedIn(INDIVIDUAL);
    expect((await stranger.put(`${remindPath}/put`, { id, remind_start_time: 1 })).status).toBe(404);
    const row = (await reminders(owner)).find((each: { id: string }) => each.id === id);
    expect(row.remind_start_time).toBe(2_100_000_000);
    expect((await owner.put(`${remindPath}/put`, { remind_start_time: 1 })).errors[0]?.field).toBe('id');
  });

  it('SRV-004 the owner deletes a reminder; somebody else cannot', async () => {
    const owner = await signedIn(MEMBER);
    const id = await newReminder(owner);
    expect((await removed(await signedIn(INDIVIDUAL), `${remindPath}/del`, id)).status).toBe(404);
    expect((await removed(owner, `${remindPath}/del`, id)).status).toBe(200);
    expect((await reminders(owner)).some((each: { id: string }) => each.id === id)).toBe(false);
  });

  it('SRV-001 visitors are told to sign in', async () => {
    expect((await client().get(`${remindPath}/list`)).status).toBe(100);
  });
});

describe('Stars', () => {
  const newStar = async (editor: Client) =>
    (await editor.post(`${starPath}/add`, { name: '科技之星', url: 'https://example.org/star' })).result.id as string;

  it('SRV-006 SRV-007 SRV-008 SRV-011 a star is public once an editor opened it', async () => {
    const editor = await signedIn(EDITOR);
    const visitor = client();
    const id = await newStar(editor);
    expect((await visitor.get(`${starPath}/info`, { id })).status).toBe(404);
    expect((await editor.get(`${starPath}/info`, { id })).result.name).toBe('科技之星');
    expect((await editor.put(`${starPath}/open`, { id })).result.is_open).toBe(1);
    expect((await visitor.get(`${starPath}/info`, { id })).result.name).toBe('科技之星');
    const list = await visitor.get(`${starPath}/list`, { pageSize: 100 });
    expect(list.result.records.some((row: { id: string }) => row.id === id)).toBe(true);
    await editor.put(`${starPath}/open`, { id, is_open: 0 });
    expect((await visitor.get(`${starPath}/info`, { id })).status).toBe(404);
  });

  it('SRV-009 SRV-010 editors change and delete a star by either method', async () => {
    const editor = await signedIn(EDITOR);
    const [first, second] = [await newStar(editor), await newStar(editor)];
    expect((await editor.put(`${starPath}/put`, { id: first, name: '科技新星' })).status).toBe(200);
    expect((await editor.get(`${starPath}/info`, { id: first })).result.name).toBe('科技新星');
    expect((await editor.put(`${starPath}/del`, { id: first })).status).toBe(200);
    expect((await removed(editor, `${starPath}/del`, second)).status).toBe(200);
    for (const id of [first, second]) expect((await editor.get(`${starPath}/info`, { id })).status).toBe(404);
  });

  it('SRV-012 SRV-013 a star is built once, and again after that', async () => {
    const editor = await signedIn(EDITOR);
    const id = await newStar(editor);
    expect((await editor.put(`${starPath}/buildAgain`, { id })).status).toBe(409);
    expect((await editor.put(`${starPath}/build`, { id })).result.build_count).toBe(1);
    expect((await editor.put(`${starPath}/build`, { id })).status).toBe(409);
    expect((await editor.put(`${starPath}/buildAgain`, { id })).result.build_count).toBe(2);
  });

  it('SRV-007 SRV-009 SRV-011 SRV-012 members and visitors write no star', async () => {
    const id = await newStar(await signedIn(EDITOR));
    for (const c of [client(), await signedIn(MEMBER)]) {
      const answers = await Promise.all([
        c.post(`${starPath}/add`, { name: '别人的星' }),
        c.put(`${starPath}/put`, { id, name: '别人的星' }),
        c.put(`${starPath}/open`, { id }),
        c.put(`${starPath}/build`, { id }),
        c.put(`${starPath}/del`, { id }),
      ]);
      for (const answer of answers) expect(answer.code).toBeGreaterThanOrEqual(400);
    }
    expect((await (await signedIn(EDITOR)).get(`${starPath}/info`, { id })).result.name).toBe('科技之星');
  });
});

describe('Favourites by the star service', () => {
  it('SRV-006 SRV-007 SRV-008 SRV-010 a member keeps a public item, lists what is kept and lets it go', async () => {
    const member = await signedIn('13800000010');
    // The oldest is of the demo data: what other tests publish may be gone a moment later.
    const [{ chengguo_id: item_id, name }] = (await client().get('/web/v1/chengguo/list', { order: 'oldest' })).result
      .records;
    const mine = async (c: Client) => (await c.get(`${starPath}/list`, { mine: 1 })).result.records;
    for (const _ of [1, 2]) {
      expect((await member.post(`${starPath}/add`, { item_id, item_type: 1 })).result).toEqual({ favourite: true });
    }
    expect(await mine(member)).toMatchObject([{ item_id, item_type: 1, gone: false, card: { name } }]);
    expect((await member.get(`${starPath}/info`, { item_id })).result).toEqual({ favourite: true });
    expect(await mine(await signedIn(INDIVIDUAL))).toEqual([]);
    expect((await member.put(`${starPath}/del`, { item_id, item_type: 1 })).result).toEqual({ changed: 1 });
    expect((await removed(member, `${starPath}/del`, item_id)).status).toBe(404);
    expect(await mine(member)).toEqual([]);
  });

  it('SRV-006 SRV-007 SRV-010 what is not public is not kept, and visitors keep nothing', async () => {
    const member = await signedIn('13800000010');
    expect((await member.post(`${starPath}/add`, { item_id: 'x', item_type: 1 })).code).toBe(404);
    expect((await member.post(`${starPath}/add`, { item_id: 'x', item_type: 9 })).code).toBe(422);
    const visitor = client();
    expect((await visitor.post(`${starPath}/add`, { item_id: 'x', item_type: 1 })).status).toBe(100);
    expect((await visitor.put(`${starPath}/del`, { item_id: 'x' })).status).toBe(100);
    expect((await visitor.get(`${starPath}/list`, { mine: 1 })).status).toBe(100);
  });
});

describe('Workstations', () => {
  it('SRV-014 SRV-015 SRV-016 SRV-017 the list is public, and editors alone keep it', async () => {
    const visitor = client();
    const before = await visitor.get(`${stationPath}/list`, { pageSize: 100 });
    expect(before.result.total).toBeGreaterThanOrEqual(17);
    const data = { name: '试点工作站', area_code: '130183', url: 'https://example.org/station' };
    for (const c of [visitor, await signedIn(MEMBER)]) {
      expect((await c.post(`${stationPath}/add`, data)).code).toBeGreaterThanOrEqual(400);
    }
    const editor = await signedIn(EDITOR);
    const { id } = (await editor.post(`${stationPath}/add`, data)).result;
    expect((await editor.put(`${stationPath}/put`, { id, name: '试点工作站二' })).status).toBe(200);
    expect((await editor.put(`${stationPath}/put`, { id, url: 'javascript:alert(1)' })).status).toBe(422);
    const list = await visitor.get(`${stationPath}/list`, { pageSize: 100 });
    expect(list.result.records.find((row: { id: string }) => row.id === id).name).toBe('试点工作站二');
    expect((await removed(editor, `${stationPath}/del`, id)).status).toBe(200);
    const after = await visitor.get(`${stationPath}/list`, { pageSize: 100 });
    expect(after.result.total).toBe(before.result.total);
  });

  it('SRV-014 the same answers under the bare path', async () => {
    const answer = await client().get('/ns/workstation/list');
    expect(answer.result.total).toBeGreaterThanOrEqual(17);
  });
});
