import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { newMember } from './support/accounts.ts';
import { idOf } from './support/people.ts';
import { AUDITOR, byOrganization, byPerson, COMPANY, INDIVIDUAL, MEMBER } from './support/results.ts';

const ROOT = '/web/v1/user/chengguo';
const DAY = 86_400;
const seconds = () => Math.floor(Date.now() / 1000);

interface Release {
  id: string;
  name: string;
  expire_time: number | null;
  version: number;
  [column: string]: unknown;
}

const call = (who: Client, verb: string, body: object) => who.post(`${ROOT}/${verb}`, body);
const matching = (who: Client, id: string, on: boolean) => who.put(`${ROOT}/matching`, { id, on });

/** How release management shows an item to its publisher. */
async function shown(who: Client, id: string, query: object = {}): Promise<Release | undefined> {
  const { result } = await who.get(`${ROOT}/releases`, { pageSize: '100', ...query });
  return (result.records as Release[]).find((row) => row.id === id);
}

/** Whether visitors find an item: in the list by its name, and by its address. */
async function isPublic(id: string, name: string, url?: string): Promise<[boolean, boolean]> {
  // What is kept for a signed-in reader is a second old at most.
  await setTimeout(1000);
  const reader = await signedIn(COMPANY, url);
  const list = await reader.get('/web/v1/chengguo/list', { keyword: name });
  const detail = await reader.get('/web/v1/chengguo/detail', { id });
  return [list.result.records.some((row: { chengguo_id: string }) => row.chengguo_id === id), detail.code === 200];
}

async function published(body: object = byPerson(), account = INDIVIDUAL, url?: string) {
  const who = await signedIn(account, url);
  const { result } = await who.post(ROOT, body);
  const id = result.chengguo_id as string;
  const auditor = await signedIn(AUDITOR, url);
  await auditor.post(`${ROOT}/audit`, { id, audit_status: 4 });
  return { who, auditor, id, name: (body as { result: { name: string } }).result.name };
}

describe('a listing', () => {
  it('PUB-001 is renewed by one term, and a click that came twice gives one', async () => {
    const { who, id } = await published();
    const first = await call(who, 'renew', { id });
    expect(first.result).toMatchObject({ chengguo_id: id, is_public: 1, is_expired: 0 });
    expect(first.result.expire_time).toBeGreaterThan(seconds() + 360 * DAY);
    const second = await call(who, 'renew', { id });
    const third = await call(who, 'renew', { id });
    expect(third.result.expire_time).toBe(second.result.expire_time);
    expect(third.result.expire_time).toBeLessThan(seconds() + 740 * DAY);
  });

  it('PUB-001 is withdrawn and comes back, each once however often it is asked for', async () => {
    const { who, id, name } = await published();
    expect(await isPublic(id, name)).toEqual([true, true]);
    const out = await call(who, 'withdraw', { id });
    expect(out.result).toMatchObject({ is_public: 0, audit_status: 4 });
    expect((await call(who, 'withdraw', { id })).result).toEqual(out.result);
    expect(await isPublic(id, name)).toEqual([false, false]);
    expect(await shown(who, id)).toMatchObject({ is_withdrawn: 1, is_public: 0 });
    expect((await client().list('chengguo', { where: { chengguo_id: id } })).result.records).toEqual([]);
    const back = await call(who, 'relist', { id });
    expect(back.result).toMatchObject({ is_public: 1 });
    expect((await call(who, 'relist', { id })).result).toEqual(back.result);
    expect(await isPublic(id, name)).toEqual([true, true]);
    expect(await shown(who, id)).toMatchObject({ is_withdrawn: 0, is_public: 1 });
  });

  it('PUB-145 stays hidden where it was never approved', async () => {
    const who = await signedIn(INDIVIDUAL);
    const id = (await who.post(ROOT, byPerson())).result.chengguo_id as string;
    for (const verb of ['renew', 'relist']) {
      const answer = await call(who, verb, { id });
      expect([answer.code, answer.msg]).toEqual([409, '该内容尚未通过审核，暂不能操作']);
    }
    expect(await shown(who, id)).toMatchObject({ is_public: 0, audit_status: 1 });
  });

  it('PUB-145 is its owner, organisation and auditors to change, and nobody else learns of it', async () => {
    const { id, auditor } = await published(byOrganization(), '13800000003');
    const administrator = await signedIn(MEMBER);
    expect((await call(administrator, 'withdraw', { id })).result).toMatchObject({ is_public: 0 });
    expect((await call(auditor, 'relist', { id })).result).toMatchObject({ is_public: 1 });
    const stranger = await signedIn(INDIVIDUAL);
    for (const verb of ['renew', 'withdraw', 'relist']) {
      expect((await call(stranger, verb, { id })).code).toBe(404);
      expect((await call(stranger, verb, { id: 'unknown' })).code).toBe(404);
      expect((await call(client(), verb, { id })).status).toBe(100);
    }
    expect((await matching(stranger, id, true)).code).toBe(404);
    expect((await call(administrator, 'withdraw', { id, cover: 'x' })).code).toBe(422);
  });

  it('PUB-145 is not changed over somebody else, and each change is logged', async () => {
    const { who, id } = await published();
    const row = await shown(who, id);
    await call(who, 'withdraw', { id, version: row?.version });
    expect((await call(who, 'relist', { id, version: row?.version })).code).toBe(409);
    const both = await Promise.all([call(who, 'relist', { id }), call(who, 'relist', { id })]);
    expect(both.map(({ code }) => code)).toEqual([200, 200]);
    const admin = await signedIn('13800000011');
    const log = await admin.list('audit_log', { where: { item_id: id }, pageSize: 50 });
    const actions = (log.result.records as { action: string }[]).map(({ action }) => action);
    expect(actions.filter((action) => action === 'withdraw')).toHaveLength(1);
    expect(actions.filter((action) => action === 'relist')).toHaveLength(1);
  });
});

describe('smart matching', () => {
  it('MAT-001 MAT-003 is ticked and unticked by the publisher, once per click', async () => {
    const { who, id } = await published();
    expect(await shown(who, id)).toMatchObject({ match_state: 0 });
    const on = await matching(who, id, true);
    expect(on.result).toMatchObject({ match_state: 1 });
    expect((await matching(who, id, true)).result).toEqual(on.result);
    expect((await matching(who, id, false)).result).toMatchObject({ match_state: 0 });
    await call(who, 'withdraw', { id });
    expect((await matching(who, id, true)).code).toBe(409);
  });

  it('MAT-001 may be wanted right after the release, while the review goes on', async () => {
    const who = await signedIn(INDIVIDUAL);
    const id = (await who.post(ROOT, byPerson())).result.chengguo_id as string;
    expect((await matching(who, id, true)).result).toMatchObject({ match_state: 1, audit_status: 1 });
    const auditor = await signedIn(AUDITOR);
    await auditor.post(`${ROOT}/audit`, { id, audit_status: 5, opinion: '重复' });
    await matching(who, id, false);
    expect((await matching(who, id, true)).code).toBe(409);
  });

  it('MAT-002 MAT-003 the portrait is the labelling team’s, for reviewed items only, and stays when matching pauses', async () => {
    const { who, auditor, id } = await published();
    const portrait = (person: Client, state: number) => call(person, 'portrait', { id, match_state: state });
    expect((await portrait(who, 3)).code).toBe(403);
    expect((await portrait(auditor, 1)).code).toBe(422);
    expect((await portrait(auditor, 2)).result).toMatchObject({ match_state: 2, is_tagging: 0 });
    expect((await portrait(auditor, 3)).result).toMatchObject({ match_state: 3, is_tagging: 1 });
    await matching(who, id, false);
    expect((await matching(who, id, true)).result).toMatchObject({ match_state: 3, is_tagging: 1 });
    const pending = (await who.post(ROOT, byPerson())).result.chengguo_id as string;
    expect((await call(auditor, 'portrait', { id: pending, match_state: 2 })).code).toBe(409);
  });
});

describe('release management', () => {
  it('MAT-004 narrows own items by state, listing and word', async () => {
    const { who, id, name } = await published();
    const row = await shown(who, id, { keyword: name, audit_status: '4', listing: 'public' });
    expect(row).toMatchObject({ name, open_comments: 0, contact_reveals: 0, is_expired: 0 });
    expect(await shown(who, id, { audit_status: '1' })).toBeUndefined();
    for (const listing of ['expired', 'expiring', 'withdrawn']) {
      expect(await shown(who, id, { listing })).toBeUndefined();
    }
    expect(await shown(await signedIn(MEMBER), id)).toBeUndefined();
    expect((await client().get(`${ROOT}/releases`)).status).toBe(100);
  });

  it('MAT-004 the demo member finds a listing that is over and one that ends soon', async () => {
    const server = await startServer();
    try {
      const member = await signedIn(MEMBER, server.url);
      const names = async (listing: string) =>
        (await member.get(`${ROOT}/releases`, { listing })).result.records.map((row: Release) => row.is_public);
      expect(await names('expired')).toEqual([0]);
      expect(await names('expiring')).toEqual([1]);
    } finally {
      await server.stop();
    }
  });
});

describe('the end of a listing', () => {
  let server: TestServer;
  let database: D1Database;
  beforeAll(async () => {
    // The tasks run when a test says so, and at no minute of their own.
    server = await startServer({ crons: false });
    database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  });
  afterAll(() => server.stop());

  const run = () => client(server.url).post('/dev/cron', {});
  const endAt = (id: string, at: number | null) =>
    database.prepare('UPDATE chengguo SET expire_time = ? WHERE chengguo_id = ?').bind(at, id).run();
  const expireTime = async (id: string) =>
    (await database.prepare('SELECT expire_time FROM chengguo WHERE chengguo_id = ?').bind(id).first<Release>())
      ?.expire_time;
  const notices = async (who: Client, id: string) => {
    const { result } = await who.get('/web/v1/user/notice/list', { pageSize: '100' });
    return (result.records as { item_id: string; topic: string; params: { days?: number } }[])
      .filter((notice) => notice.item_id === id && notice.topic !== 'audited')
      .map(({ topic, params }) => [topic, params.days]);
  };

  /** Whoever has the item's key, or its link in a push, reads no contact and writes nothing about it, by either door. */
  const sayNothingOf = async (id: string) => {
    const [reader, operator] = await Promise.all([COMPANY, '13800000007'].map((who) => signedIn(who, server.url)));
    if (!reader || !operator) throw new Error('nobody');
    const { user_id } = (await reader.get('/web/egg/user/session')).result;
    const link = 'e'.repeat(32);
    await database
      .prepare(
        `INSERT INTO user_push (id, user_id, item_type, title, items, state, run_key, add_time) VALUES (?, ?, 1, '', json_array(?), 'sent', ?, unixepoch())`,
      )
      .bind(link, user_id, id, link)
      .run();
    const visitor = client(server.url);
    expect((await visitor.get('/web/v1/userPush', { id: link })).result.items).toMatchObject([{ public: false }]);
    const item = await visitor.get('/web/v1/userPush/item', { id: link, item_id: id });
    expect(item.result).toMatchObject({ public: false, contact: null, profile: '' });
    const said = { id: link, item_id: id, name: '来访者', phone: '13700000001', remark: '期满之后' };
    expect((await visitor.post('/web/v1/userPush/feedback', said)).code).toBe(404);
    expect((await reader.post('/web/v1/user/favourite', { item_type: 1, id })).code).toBe(404);
    expect((await reader.put('/web/v1/user/follow', { kind: 'item', target: id, rhythm: 'daily' })).code).toBe(404);
    const comment = { table: 'comment', data: { item_type: 1, item_id: id, content: '期满之后' } };
    expect((await reader.post('/web/egg/base/add', comment)).errors).toMatchObject([{ field: 'item_id' }]);
    expect((await reader.get('/web/v1/talk/subject', { item_type: '1', item_id: id })).code).toBe(404);
    const group = { title: '期满', item_type: 1, items: [id] };
    expect((await operator.post('/web/v1/pushGroup', group)).errors).toMatchObject([{ code: 'push_item_unfit' }]);
    const push_group_id = (
      await operator.post('/web/egg/base/add', { table: 'push_group', data: { title: '期满', item_type: 1 } })
    ).result.id;
    const packed = { table: 'push_group_items', data: { push_group_id, item_id: id, item_type: 1 } };
    expect((await operator.post('/web/egg/base/add', packed)).errors).toMatchObject([{ code: 'push_item_unfit' }]);
    const pushed = await operator.post('/egg/match/pushToSubUser', { item_type: 1, items: [id] });
    expect(pushed.errors).toMatchObject([{ field: 'items' }]);
  };

  it('PUB-001 hides the item at its second, takes it out of the lists at the sweep, and a renewal brings it back', async () => {
    const { who, id, name } = await published(byPerson(), INDIVIDUAL, server.url);
    const total = async () => (await client(server.url).get('/web/v1/chengguo/cat/statistics')).result.total as number;
    const before = await total();
    await endAt(id, seconds() - 5);
    expect(await isPublic(id, name, server.url)).toEqual([true, false]);
    await sayNothingOf(id);
    await run();
    await run();
    expect(await isPublic(id, name, server.url)).toEqual([false, false]);
    expect(await notices(who, id)).toEqual([['expired', undefined]]);
    expect(await shown(who, id, { listing: 'expired' })).toMatchObject({
      is_expired: 1,
      is_public: 0,
      audit_status: 4,
    });
    expect((await call(who, 'relist', { id })).msg).toBe('展示期已结束，请先续期');
    expect((await matching(who, id, true)).code).toBe(409);
    const renewed = await call(who, 'renew', { id });
    expect(renewed.result).toMatchObject({ is_public: 1, is_expired: 0 });
    expect(renewed.result.expire_time).toBeGreaterThan(seconds() + 360 * DAY);
    expect(await isPublic(id, name, server.url)).toEqual([true, true]);
    const counted = await (await signedIn(COMPANY, server.url)).get('/web/v1/chengguo/cat/statistics');
    expect(counted.result.total).toBe(before);
  });

  it('PUB-001 the owner hears of it a month and a week before, once each, and anew after a renewal', async () => {
    const { who, id } = await published(byPerson(), INDIVIDUAL, server.url);
    const end = seconds() + 29 * DAY;
    await endAt(id, end);
    await run();
    await run();
    expect(await notices(who, id)).toEqual([['expiry_soon', 29]]);
    await endAt(id, seconds() + 6 * DAY);
    await run();
    await run();
    expect(await notices(who, id)).toContainEqual(['expiry_soon', 6]);
    expect(await notices(who, id)).toHaveLength(2);
    await call(who, 'renew', { id });
    await run();
    expect(await notices(who, id)).toHaveLength(2);
    await endAt(id, seconds() + 20 * DAY);
    await run();
    expect(await notices(who, id)).toContainEqual(['expiry_soon', 20]);
  });

  it('PUB-001 who published very much hears of its end once, and renews all of it at once', async () => {
    const [{ browser: who }, { browser: other }] = [await newMember(server.url), await newMember(server.url)];
    const mine = await idOf(who);
    const eight = database.prepare('SELECT item_id AS id FROM result_publication LIMIT 8');
    const ids = (await eight.all<{ id: string }>()).results.map(({ id }) => id);
    const [ended = '', ...many] = ids;
    for (const [place, id] of ids.entries()) {
      const sql = 'UPDATE chengguo SET add_user = ?, expire_time = ?, unlist_time = NULL WHERE chengguo_id = ?';
      await database
        .prepare(sql)
        .bind(mine, seconds() + (10 + place) * DAY, id)
        .run();
    }
    const renewAll = (by: Client) => call(by, 'renewExpiring', {});
    const heard = async () =>
      (await who.get('/web/v1/user/notice/list')).result.records.map(
        ({ topic, params, link }: { topic: string; params: { days?: number; count?: number }; link: string }) => [
          topic,
          params.days,
          params.count,
          link,
        ],
      );
    await run();
    await run();
    expect(await heard()).toEqual([['expiry_soon', 10, 8, '/memberCenter/releases?kind=results&listing=expiring']]);
    await endAt(ended, seconds() - 5);
    // What stands in the name of an organisation that they left is its administrators' to renew.
    const theirs = many.pop() ?? '';
    const organization = '(SELECT min(organization_id) FROM organization)';
    await database.prepare(`UPDATE chengguo SET unit = ${organization} WHERE chengguo_id = ?`).bind(theirs).run();
    await database
      .prepare(
        `INSERT INTO organisation_user (id, organization_id, user_id, audit_status, is_delete) VALUES ('left', ${organization}, ?, 4, 1)`,
      )
      .bind(mine)
      .run();
    expect((await renewAll(client(server.url))).status).toBe(100);
    expect((await renewAll(other)).result).toEqual({ renewed: 0, more: false });
    const both = await Promise.all([renewAll(who), renewAll(who)]);
    expect(both.map(({ result }) => result.renewed).sort()).toEqual([0, 6]);
    expect((await renewAll(who)).result).toEqual({ renewed: 0, more: false });
    for (const id of many) expect(await expireTime(id)).toBeGreaterThan(seconds() + 370 * DAY);
    expect(await expireTime(ended)).toBeLessThan(seconds());
    expect(await expireTime(theirs)).toBeLessThan(seconds() + 20 * DAY);
    const log = "SELECT count(*) AS n FROM audit_log WHERE user_id = ? AND action = 'renew'";
    expect(await database.prepare(log).bind(mine).first('n')).toBe(6);
    // They hear of the end of their own seven, who receives the organisation's messages of the eighth.
    for (const id of [...many, theirs]) await endAt(id, seconds() - 5);
    await run();
    const told = `SELECT n.user_id = o.user_id AND n.link = '/memberOrg?id=' || o.organization_id || '#publications' AS right
      FROM notice n, organization o WHERE n.topic = 'expired' AND n.item_id = ? AND o.organization_id = ${organization}`;
    expect((await database.prepare(told).bind(theirs).all()).results).toEqual([{ right: 1 }]);
    expect((await heard())[0]).toEqual([
      'expired',
      undefined,
      7,
      '/memberCenter/releases?kind=results&listing=expired',
    ]);
  });

  it('PUB-001 nobody is told of the end of what nobody sees', async () => {
    const { who, id } = await published(byPerson(), INDIVIDUAL, server.url);
    await call(who, 'withdraw', { id });
    await endAt(id, seconds() + 5 * DAY);
    await run();
    await endAt(id, seconds() - DAY);
    await run();
    expect(await notices(who, id)).toEqual([]);
  });

  it('PUB-001 items approved before listings had an end get one, with time to be told', async () => {
    const { id } = await published(byPerson(), INDIVIDUAL, server.url);
    const old = await published(byPerson(), INDIVIDUAL, server.url);
    await endAt(id, null);
    await endAt(old.id, null);
    const release = seconds() - 900 * DAY;
    await database.prepare('UPDATE chengguo SET release_time = ? WHERE chengguo_id = ?').bind(release, old.id).run();
    await run();
    for (const each of [id, old.id]) expect(await expireTime(each)).toBeGreaterThan(seconds() + 360 * DAY);
    expect(await isPublic(old.id, old.name, server.url)).toEqual([true, true]);
  });

  it('PUB-001 lasts as many months as the setting says', async () => {
    const { who, id } = await published(byPerson(), INDIVIDUAL, server.url);
    await database.prepare(`UPDATE setting SET value = '2' WHERE id = 'listing-months'`).run();
    await endAt(id, seconds() + DAY);
    const { result } = await call(who, 'renew', { id });
    await database.prepare(`UPDATE setting SET value = '12' WHERE id = 'listing-months'`).run();
    expect(result.expire_time).toBeGreaterThan(seconds() + 58 * DAY);
    expect(result.expire_time).toBeLessThan(seconds() + 64 * DAY);
  });
});

describe('demands', () => {
  it('MAT-001 PUB-001 have the same calls', async () => {
    const server = await startServer();
    try {
      const owner = await signedIn(COMPANY, server.url);
      const path = '/web/v1/user/xuqiu';
      const { result } = await owner.get(`${path}/releases`, { listing: 'expiring' });
      const row = result.records[0] as Release;
      expect((await owner.post(`${path}/renew`, { id: row.id, version: row.version })).result).toMatchObject({
        xuqiu_id: row.id,
        is_public: 1,
        version: row.version + 1,
      });
      expect((await owner.post(`${path}/withdraw`, { id: row.id })).result.is_public).toBe(0);
      expect((await client(server.url).get('/web/v1/xuqiu/detail', { id: row.id })).code).toBe(404);
      expect((await owner.post(`${path}/relist`, { id: row.id })).result.is_public).toBe(1);
      const auditor = await signedIn('13800000006', server.url);
      expect((await auditor.post(`${path}/portrait`, { id: row.id, match_state: 2 })).result.match_state).toBe(2);
      expect((await owner.put(`${path}/matching`, { id: row.id, on: false })).result.match_state).toBe(0);
    } finally {
      await server.stop();
    }
  });
});
