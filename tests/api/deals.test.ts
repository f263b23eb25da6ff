import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../setup/client.ts';
import { client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byOrganization, byPerson, COMPANY, INDIVIDUAL, MEMBER, unique, upload } from './support/results.ts';

const OPERATOR = '13800000007';
const ADMIN = '13800000011';
const STRANGER = '13800000010';
const DEAL = '/web/v1/user/deal';

let server: TestServer;
let owner: Client;
let seeker: Client;
let stranger: Client;
let operator: Client;
let company: string;

beforeAll(async () => {
  server = await startServer();
  const { url } = server;
  [owner, seeker, stranger, operator] = await Promise.all([
    signedIn(INDIVIDUAL, url),
    signedIn(COMPANY, url),
    signedIn(STRANGER, url),
    signedIn(OPERATOR, url),
  ]);
  const session = await seeker.get('/web/egg/user/session');
  company = session.result.orgs[0].organization_id;
});
afterAll(() => server.stop());

async function publicResult(by = owner, submission = byPerson()): Promise<string> {
  const { result } = await by.post('/web/v1/user/chengguo', submission);
  const auditor = await signedIn(AUDITOR, server.url);
  const audited = await auditor.post('/web/v1/user/chengguo/audit', { id: result.chengguo_id, audit_status: 4 });
  expect(audited.code).toBe(200);
  return result.chengguo_id;
}

const interest = (itemId: string, changes: object = {}) => ({
  item_type: 1,
  item_id: itemId,
  name: '采购负责人',
  phone: '0311-80001234',
  remark: '希望了解合作方式和报价。',
  ...changes,
});

async function opened(itemId?: string, changes: object = {}): Promise<string> {
  const answer = await seeker.post(DEAL, interest(itemId ?? (await publicResult()), changes));
  expect(answer.code).toBe(200);
  return answer.result.id;
}

const read = (by: Client, id: string) => by.get(DEAL, { id });

async function step(by: Client, id: string, state: string, more: object = {}) {
  const { version } = (await read(by, id)).result;
  return by.post(`${DEAL}/step`, { id, state, version, ...more });
}

const unreadOf = async (by: Client, id: string): Promise<number | undefined> =>
  (await by.get(`${DEAL}/list`, { pageSize: '100' })).result.records.find((row: { id: string }) => row.id === id)
    ?.unread;

async function database<T = Record<string, unknown>>(sql: string, ...params: unknown[]): Promise<T[]> {
  const d1 = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  return (
    await d1
      .prepare(sql)
      .bind(...params)
      .all<T>()
  ).results;
}

describe('a deal from interest to its end', () => {
  it('PUB-024 PUB-026 an interest opens a deal with its first message, and is a feedback of source 2', async () => {
    const item = await publicResult();
    const file = await upload(seeker, '需求说明.png');
    const files = [{ name: '需求说明.png', url: file.url }];
    const answer = await seeker.post(DEAL, interest(item, { files, org_id: company }));
    expect(answer.result).toMatchObject({ state: 'interest', opened: true });
    const { result } = await read(seeker, answer.result.id);
    expect(result).toMatchObject({
      my_side: 'seeker',
      state: 'interest',
      due_sides: ['owner'],
      overdue: false,
      item: { public: true },
      seeker: { org_id: company, name: '采购负责人', phone: '0311-80001234' },
    });
    expect(result.events.map(({ kind }: { kind: string }) => kind)).toEqual(['step', 'message']);
    expect(result.events[1]).toMatchObject({ mine: true, content: '希望了解合作方式和报价。' });
    expect(result.events[1].files).toEqual([{ ...files[0], suffix: 'png', size: file.size }]);
    expect(await database('SELECT source, remark, phone, files FROM feedback WHERE item_id = ?', item)).toEqual([
      { source: 2, remark: '希望了解合作方式和报价。', phone: '0311-80001234', files: JSON.stringify(files) },
    ]);
    expect(await unreadOf(owner, answer.result.id)).toBe(1);
  });

  it('PUB-024 until the publisher acts, the asking side learns nothing but what is public', async () => {
    const id = await opened();
    const before = (await read(seeker, id)).result;
    expect(before.owner).toMatchObject({ name: '', phone: null });
    expect((await step(owner, id, 'contacted')).result).toMatchObject({ state: 'contacted' });
    const after = (await read(seeker, id)).result;
    expect(after.owner).toMatchObject({ phone: '13900000000' });
    expect((await read(operator, id)).result).toMatchObject({
      my_side: null,
      owner: { phone: null },
      seeker: { phone: null },
    });
  });

  it('PUB-024 it goes forward only, and a signing takes both sides and one amount', async () => {
    const id = await opened();
    expect((await step(owner, id, 'signed')).code).toBe(409);
    expect((await step(owner, id, 'contacted')).code).toBe(200);
    expect((await step(seeker, id, 'negotiating')).code).toBe(200);
    const back = await step(owner, id, 'contacted');
    expect([back.code, back.msg]).toEqual([409, '交易只能向前推进']);
    const proposed = await step(seeker, id, 'signed', { amount: '120.5', note: '按年许可' });
    expect(proposed.result).toMatchObject({ state: 'negotiating', proposed_side: 'seeker' });
    expect((await read(owner, id)).result).toMatchObject({ due_sides: ['owner'], amount: '120.5' });
    // The proposer alone signs nothing, and another amount is a proposal of the other side.
    expect((await step(seeker, id, 'signed', { amount: '120.5' })).result.state).toBe('negotiating');
    const other = await step(owner, id, 'signed', { amount: '150' });
    expect(other.result).toMatchObject({ state: 'negotiating', proposed_side: 'owner' });
    expect((await step(seeker, id, 'signed', { amount: '150.0' })).result).toMatchObject({ state: 'signed' });
    const { result } = await read(owner, id);
    expect(result).toMatchObject({
      state: 'signed',
      amount: '150',
      due_time: null,
      due_sides: [],
      proposed_side: null,
    });
    expect((await step(owner, id, 'declined', { reason: 'price' })).code).toBe(409);
    const log = await database(
      `SELECT action, before, after FROM audit_log WHERE item_id = ? AND action LIKE 'deal-%' ORDER BY id`,
      id,
    );
    expect(log.map(({ action, after }) => `${action} ${after}`)).toEqual([
      'deal-open interest',
      'deal-step contacted',
      'deal-step negotiating',
      'deal-propose proposed',
      'deal-propose proposed',
      'deal-propose proposed',
      'deal-step signed',
    ]);
  });

  it('PUB-024 a declined deal carries its reason, is over, and a new one may be opened', async () => {
    const item = await publicResult();
    const id = await opened(item);
    expect((await step(owner, id, 'declined')).errors).toMatchObject([
      { field: 'reason', code: 'deal_reason_required' },
    ]);
    expect((await step(owner, id, 'declined', { reason: 'mood' })).code).toBe(422);
    const bare = await step(owner, id, 'declined', { reason: 'other' });
    expect(bare.errors).toMatchObject([{ field: 'note', code: 'deal_note_required' }]);
    expect((await step(owner, id, 'declined', { reason: 'taken', note: '已独家许可' })).code).toBe(200);
    const { result } = await read(seeker, id);
    expect(result).toMatchObject({ state: 'declined', decline_reason: 'taken', due_time: null });
    expect(result.events.at(-1)).toMatchObject({ reason: 'taken', content: '已独家许可', side: 'owner', mine: false });
    expect((await seeker.post(`${DEAL}/message`, { id, content: '好的' })).code).toBe(409);
    expect(await opened(item)).not.toBe(id);
  });

  it('PUB-024 both sides write, with files of their own only, and a repeated message is one', async () => {
    const id = await opened();
    const file = await upload(owner, '协议.png');
    const message = { id, content: '请看附件', files: [{ name: '协议草案.png', url: file.url }] };
    const key = { 'idempotency-key': unique('message') };
    expect((await owner.post(`${DEAL}/message`, message, key)).code).toBe(200);
    expect((await owner.post(`${DEAL}/message`, message, key)).code).toBe(200);
    const foreign = await seeker.post(`${DEAL}/message`, message);
    expect(foreign.errors).toMatchObject([{ field: 'files.0.url', code: 'upload_missing' }]);
    expect((await seeker.post(`${DEAL}/message`, { id })).errors).toMatchObject([{ field: 'content' }]);
    const { result } = await read(seeker, id);
    const said = result.events.filter(({ kind }: { kind: string }) => kind === 'message');
    expect(said).toHaveLength(2);
    expect(said[1].files).toMatchObject([{ name: '协议草案.png', url: file.url }]);
    expect(
      await database("SELECT use_time IS NOT NULL AS used FROM upload WHERE ? LIKE '%' || object_key", file.url),
    ).toEqual([{ used: 1 }]);
    expect(result.unread).toBe(1);
    expect((await seeker.post(`${DEAL}/seen`, { id })).result).toEqual({ read: 1 });
    expect((await read(seeker, id)).result.unread).toBe(0);
  });
});

describe('races', () => {
  it('PUB-024 ten interests side by side are one deal, one feedback, one notice', async () => {
    const item = await publicResult();
    const answers = await Promise.all(Array.from({ length: 10 }, () => seeker.post(DEAL, interest(item))));
    expect(answers.map(({ code }) => code)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect(answers.filter(({ result }) => result.opened)).toHaveLength(1);
    expect(await database('SELECT count(*) AS n FROM deal WHERE item_id = ?', item)).toEqual([{ n: 1 }]);
    expect(await database('SELECT count(*) AS n FROM feedback WHERE item_id = ?', item)).toEqual([{ n: 1 }]);
    expect(await unreadOf(owner, answers[0]?.result.id)).toBe(1);
  });

  it('PUB-024 two people step at once: one step counts, the other is told and finds the new state', async () => {
    const id = await opened();
    const { version } = (await read(owner, id)).result;
    const answers = await Promise.all([
      owner.post(`${DEAL}/step`, { id, state: 'contacted', version }),
      seeker.post(`${DEAL}/step`, { id, state: 'declined', reason: 'changed', version }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    const won = answers.find(({ code }) => code === 200)?.result.state;
    expect((await read(seeker, id)).result).toMatchObject({ state: won, version: version + 1 });
    const steps = await database(`SELECT state FROM deal_event WHERE deal_id = ? AND kind = 'step'`, id);
    expect(steps).toHaveLength(2);
  });

  it('PUB-024 a step whose answer was lost is repeated without harm', async () => {
    const id = await opened();
    const { version } = (await read(owner, id)).result;
    const body = { id, state: 'contacted', version };
    const [first, again] = [await owner.post(`${DEAL}/step`, body), await owner.post(`${DEAL}/step`, body)];
    expect([first.code, again.code]).toEqual([200, 200]);
    expect(again.result).toEqual(first.result);
    expect((await seeker.post(`${DEAL}/step`, body)).code).toBe(409);
  });
});

describe('who may', () => {
  it('PUB-024 strangers and visitors find no deal, operators read and do nothing', async () => {
    const id = await opened();
    const { version } = (await read(owner, id)).result;
    expect((await read(stranger, id)).code).toBe(404);
    expect((await stranger.post(`${DEAL}/step`, { id, state: 'contacted', version })).code).toBe(404);
    expect((await stranger.post(`${DEAL}/message`, { id, content: '你好' })).code).toBe(404);
    expect((await read(client(server.url), id)).status).toBe(100);
    expect((await read(operator, id)).code).toBe(200);
    expect((await operator.post(`${DEAL}/step`, { id, state: 'contacted', version })).code).toBe(403);
    expect((await operator.post(`${DEAL}/message`, { id, content: '你好' })).code).toBe(403);
    expect((await owner.get('/web/v1/deal/list')).code).toBe(403);
    expect((await owner.post('/web/v1/deal/remind', { id })).code).toBe(403);
    const list = (await stranger.get(`${DEAL}/list`)).result.records;
    expect(list.map((row: { id: string }) => row.id)).not.toContain(id);
  });

  it('PUB-024 nobody trades for an own item, for one that is not public, or for an organisation of others', async () => {
    const item = await publicResult();
    expect((await owner.post(DEAL, interest(item))).msg).toBe('不能对本人或本单位发布的内容发起交易');
    const { result } = await owner.post('/web/v1/user/chengguo', byPerson());
    expect((await seeker.post(DEAL, interest(result.chengguo_id))).code).toBe(404);
    const foreign = await stranger.post(DEAL, interest(item, { org_id: company }));
    expect(foreign.errors).toMatchObject([{ field: 'org_id', code: 'organization_not_yours' }]);
    const empty = await stranger.post(DEAL, { item_type: 1, item_id: item });
    expect(empty.errors.map(({ field }) => field).sort()).toEqual(['name', 'phone', 'remark']);
  });

  it('PUB-024 whoever administers the publishing organisation speaks for it, too', async () => {
    const input = await signedIn('13800000003', server.url);
    const member = await signedIn(MEMBER, server.url);
    const session = (await member.get('/web/egg/user/session')).result;
    const organization = { name: session.orgs[0].name };
    const item = await publicResult(input, byOrganization({ organization }));
    expect((await member.post(DEAL, interest(item))).code).toBe(409);
    const id = await opened(item);
    expect((await read(member, id)).result).toMatchObject({ my_side: 'owner' });
    expect((await step(member, id, 'negotiating')).code).toBe(200);
    const mine = (await member.get(`${DEAL}/list`, { role: 'owner', state: 'open' })).result.records;
    expect(mine.map((row: { id: string }) => row.id)).toContain(id);
    expect((await member.get(`${DEAL}/list`, { role: 'seeker' })).result.records).toEqual([]);
  });
});

describe('late steps', () => {
  it('PUB-024 the side that is due is told once a step, operators find the deal and may remind', async () => {
    const admin = await signedIn(ADMIN, server.url);
    const days = (value: string) => admin.put('/web/v1/admin/setting', { id: 'deal-step-days', value });
    expect((await days('soon')).code).toBe(422);
    expect((await days('0')).code).toBe(200);
    const id = await opened();
    await days('7');
    const cron = () => client(server.url).post('/dev/cron', {});
    await cron();
    await cron();
    const overdue = () =>
      database(`SELECT user_id FROM notice WHERE link = ? AND topic = 'deal_overdue'`, `/deals/${id}`);
    expect(await overdue()).toHaveLength(1);
    expect((await read(seeker, id)).result.overdue).toBe(true);
    const late = (await operator.get('/web/v1/deal/list', { overdue: '1', pageSize: '100' })).result.records;
    expect(late.map((row: { id: string }) => row.id)).toContain(id);
    expect((await operator.post('/web/v1/deal/remind', { id })).result).toEqual({ told: 1 });
    await operator.post('/web/v1/deal/remind', { id });
    expect(await overdue()).toHaveLength(2);
    expect((await step(owner, id, 'contacted')).code).toBe(200);
    expect((await read(seeker, id)).result.overdue).toBe(false);
    await cron();
    expect(await overdue()).toHaveLength(2);
    await step(owner, id, 'declined', { reason: 'price' });
    expect((await operator.post('/web/v1/deal/remind', { id })).code).toBe(409);
  });

  it('PUB-024 operators search by item and organisation', async () => {
    const item = await publicResult();
    const id = await opened(item, { org_id: company });
    const { item_name } = (await read(owner, id)).result;
    const find = async (keyword: string) => (await operator.get('/web/v1/deal/list', { keyword })).result.records;
    expect((await find(item_name)).map((row: { id: string }) => row.id)).toEqual([id]);
    expect(await find(unique('没有这个名字'))).toEqual([]);
    expect((await operator.get('/web/v1/deal/list', { state: 'signed,nothing' })).code).toBe(200);
  });
});
