import { describe, expect, it } from 'vitest';
import { mobile } from '../seed/people.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { DEAL, database, dealWorld, interest, opened, publicResult, read, step } from './support/deals.ts';
import { OWN } from './support/people.ts';
import { byOrganization, byPerson, MEMBER, unique } from './support/results.ts';

const ADMIN = '13800000011';
const world = dealWorld();

describe('who may', () => {
  it('PUB-024 strangers and visitors find no deal, operators read and do nothing', async () => {
    const id = await opened(world);
    const { version } = (await read(world.owner, id)).result;
    expect((await read(world.stranger, id)).code).toBe(404);
    expect((await world.stranger.post(`${DEAL}/step`, { id, state: 'contacted', version })).code).toBe(404);
    expect((await world.stranger.post(`${DEAL}/message`, { id, content: '你好' })).code).toBe(404);
    expect((await read(client(world.server.url), id)).status).toBe(100);
    expect((await read(world.operator, id)).code).toBe(200);
    expect((await world.operator.post(`${DEAL}/step`, { id, state: 'contacted', version })).code).toBe(403);
    expect((await world.operator.post(`${DEAL}/message`, { id, content: '你好' })).code).toBe(403);
    expect((await world.owner.get('/web/v1/deal/list')).code).toBe(403);
    expect((await world.owner.post('/web/v1/deal/remind', { id })).code).toBe(403);
    const list = (await world.stranger.get(`${DEAL}/list`)).result.records;
    expect(list.map((row: { id: string }) => row.id)).not.toContain(id);
  });

  it('PUB-024 nobody trades for an own item, for one that is not public, or for an organisation of others', async () => {
    const item = await publicResult(world);
    expect((await world.owner.post(DEAL, interest(item))).msg).toBe('不能对本人或本单位发布的内容发起交易');
    const { result } = await world.owner.post('/web/v1/user/chengguo', byPerson());
    expect((await world.seeker.post(DEAL, interest(result.chengguo_id))).code).toBe(404);
    const foreign = await world.stranger.post(DEAL, interest(item, { org_id: world.company }));
    expect(foreign.errors).toMatchObject([{ field: 'org_id', code: 'organization_not_yours' }]);
    const empty = await world.stranger.post(DEAL, { item_type: 1, item_id: item });
    expect(empty.errors.map(({ field }) => field).sort()).toEqual(['name', 'phone', 'remark']);
  });

  it('PUB-024 a deal about a demand goes to its publisher', async () => {
    const demands = (await client(world.server.url).get('/web/v1/xuqiu/list', { pageSize: '5' })).result.records;
    const answer = await world.stranger.post(DEAL, interest(demands[0].xuqiu_id, { item_type: 2 }));
    expect(answer.result).toMatchObject({ opened: true });
    expect((await read(world.stranger, answer.result.id)).result).toMatchObject({
      item_type: 2,
      item_name: demands[0].name,
      item: { public: true },
      due_sides: ['owner'],
    });
    expect((await world.stranger.post(DEAL, interest(demands[0].xuqiu_id))).result.id).toBe(answer.result.id);
  });

  it('PUB-024 whoever administers the publishing organisation speaks for it, too', async () => {
    const input = await signedIn('13800000003', world.server.url);
    const member = await signedIn(MEMBER, world.server.url);
    const session = (await member.get('/web/egg/user/session')).result;
    const organization = { name: session.orgs[0].name };
    const item = await publicResult(world, input, byOrganization({ organization }));
    expect((await member.post(DEAL, interest(item))).code).toBe(409);
    const id = await opened(world, item);
    expect((await read(member, id)).result).toMatchObject({ my_side: 'owner' });
    expect((await step(member, id, 'negotiating')).code).toBe(200);
    const mine = (await member.get(`${DEAL}/list`, { role: 'owner', state: 'open' })).result.records;
    expect(mine.map((row: { id: string }) => row.id)).toContain(id);
    expect((await member.get(`${DEAL}/list`, { role: 'seeker' })).result.records).toEqual([]);
  });
});

describe('who left an organisation', () => {
  it('PUB-024 SRV-019 speaks for it in no deal any more, neither who opened nor who published it, and reads on', async () => {
    const join = async (administrator: Client, who: Client, organization_id: string) => {
      const { result } = await administrator.post(`${OWN}/invite`, { organization_id });
      expect((await who.post(`${OWN}/join`, { token: result.token })).code).toBe(200);
      const user_id = (await who.get('/web/egg/user/session')).result.user_id;
      return () => administrator.call('DELETE', `${OWN}/member`, { query: { organization_id, user_id } });
    };
    const [asking, publishing, head] = await Promise.all(
      [mobile(39), mobile(40), MEMBER].map((account) => signedIn(account, world.server.url)),
    );
    if (!asking || !publishing || !head) throw new Error('nobody');
    const [org] = (await head.get('/web/egg/user/session')).result.orgs;
    const outs = [await join(world.seeker, asking, world.company), await join(head, publishing, org.organization_id)];
    const item = await publicResult(world, publishing, byOrganization({ organization: { name: org.name } }));
    const { id } = (await asking.post(DEAL, interest(item, { org_id: world.company }))).result;
    expect((await outs[0]?.())?.code).toBe(200);
    // Of the publisher nothing is told that the asking side did not read.
    expect((await read(asking, id)).result).toMatchObject({ my_side: null, owner: { name: '', phone: null } });
    const listed = (await asking.get(`${DEAL}/list`, {})).result.records.find((row: { id: string }) => row.id === id);
    expect(listed).toMatchObject({ my_side: null, owner: org.name });
    expect((await step(publishing, id, 'negotiating')).code).toBe(200);
    for (const out of outs.slice(1)) expect((await out()).code).toBe(200);
    for (const left of [asking, publishing]) {
      const answer = await read(left, id);
      expect([answer.code, answer.result?.my_side]).toEqual([200, null]);
      expect((await step(left, id, 'signed')).code).toBe(403);
      expect((await left.post(`${DEAL}/message`, { id, content: '仍以单位名义' })).code).toBe(403);
      expect((await left.put(`${DEAL}/contact`, { id, own: true })).code).not.toBe(200);
    }
    expect((await step(world.seeker, id, 'signed')).result).toMatchObject({ proposed_side: 'seeker' });
    expect((await step(head, id, 'signed')).result).toMatchObject({ state: 'signed' });
    // What is said about the item from now on is the organisation's to read.
    const later = (await world.stranger.post(DEAL, interest(item))).result.id;
    const remark = unique('离职之后的意见');
    const feedback = { item_type: 1, item_id: item, name: '来访者', phone: '13700000001', remark };
    expect((await client(world.server.url).post('/web/egg/base/add', { table: 'feedback', data: feedback })).code).toBe(
      200,
    );
    for (const [who, reads] of [
      [publishing, false],
      [head, true],
    ] as const) {
      const texts = (await who.list('feedback', { where: { item_id: item } })).result.records;
      expect(texts.some((row: { remark: string }) => row.remark === remark)).toBe(reads);
      const { result: found } = await head.list('feedback', { where: { item_id: item, remark } });
      const one = await who.get('/web/v1/push/feedback', { id: found.records[0].id });
      expect(one.code, 'the viewer reads what the table does').toBe(reads ? 200 : 404);
      const notices = (await who.get('/web/v1/user/notice/list', { pageSize: '100' })).result.records;
      const told = notices.filter(
        (notice: { topic: string; item_id: string; link: string }) =>
          (notice.topic === 'feedback' && notice.item_id === item) || notice.link === `/deals/${later}`,
      );
      expect(told).toHaveLength(reads ? 2 : 0);
    }
  });
});

describe('what ends with an account', () => {
  it('PUB-024 an open deal of a person ends with their account, and nobody keeps the phone number', async () => {
    const account = '13800000005';
    const leaving = await signedIn(account, world.server.url);
    const item = await publicResult(world);
    const { result } = await leaving.post(DEAL, interest(item));
    const deleted = await leaving.post('/web/v1/user/account/delete', { password: 'Demo@2026' });
    expect(deleted.code).toBe(200);
    const { result: deal } = await read(world.owner, result.id);
    expect(deal).toMatchObject({ state: 'declined', decline_reason: 'party_left', due_time: null });
    expect(deal.seeker).toMatchObject({ name: '', phone: null });
    expect(await database(world, 'SELECT seeker_phone AS phone FROM deal WHERE id = ?', result.id)).toEqual([
      { phone: null },
    ]);
  });
});

describe('late steps', () => {
  it('PUB-024 the side that is due is told once a step, operators find the deal and may remind', async () => {
    const admin = await signedIn(ADMIN, world.server.url);
    const days = (value: string) => admin.put('/web/v1/admin/setting', { id: 'deal-step-days', value });
    expect((await days('soon')).code).toBe(422);
    expect((await days('0')).code).toBe(200);
    const id = await opened(world);
    await days('7');
    const cron = () => client(world.server.url).post('/dev/cron', {});
    await cron();
    await cron();
    const overdue = () =>
      database(world, `SELECT user_id FROM notice WHERE link = ? AND topic = 'deal_overdue'`, `/deals/${id}`);
    expect(await overdue()).toHaveLength(1);
    expect((await read(world.seeker, id)).result.overdue).toBe(true);
    const late = (await world.operator.get('/web/v1/deal/list', { overdue: '1', pageSize: '100' })).result.records;
    expect(late.map((row: { id: string }) => row.id)).toContain(id);
    expect((await world.operator.post('/web/v1/deal/remind', { id })).result).toEqual({ told: 1 });
    await world.operator.post('/web/v1/deal/remind', { id });
    expect(await overdue()).toHaveLength(2);
    expect((await step(world.owner, id, 'contacted')).code).toBe(200);
    expect((await read(world.seeker, id)).result.overdue).toBe(false);
    await cron();
    expect(await overdue()).toHaveLength(2);
    await step(world.owner, id, 'declined', { reason: 'price' });
    expect((await world.operator.post('/web/v1/deal/remind', { id })).code).toBe(409);
  });

  it('PUB-024 operators search by item and organisation, in either language', async () => {
    const item = await publicResult(world);
    const id = await opened(world, item, { org_id: world.company });
    const { item_name } = (await read(world.owner, id)).result;
    const find = async (keyword: string) => (await world.operator.get('/web/v1/deal/list', { keyword })).result.records;
    expect((await find(item_name)).map((row: { id: string }) => row.id)).toEqual([id]);
    const english = unique('Desalination ');
    const named = await publicResult(world, world.owner, byPerson({ result: { name_en: english } }));
    const about = await opened(world, named, { org_id: world.company });
    expect((await find(english.slice(4))).map((row: { id: string }) => row.id)).toEqual([about]);
    // Its English name stays with the deal once it is withdrawn, in the list and on the page; one that nobody reviewed does not come in.
    expect((await world.owner.post('/web/v1/user/chengguo/withdraw', { id: named })).code).toBe(200);
    const [row] = await find(english.slice(4));
    expect(row).toMatchObject({ id: about, item_name_en: english });
    expect((await read(world.owner, about)).result).toMatchObject({ item_name_en: english, item: { public: false } });
    const unreviewed = byPerson({ result: { name_en: `Unreviewed ${english}` } });
    expect((await world.owner.put('/web/v1/user/chengguo', { ...unreviewed, chengguo_id: named })).code).toBe(200);
    expect((await read(world.owner, about)).result).toMatchObject({ item_name_en: null });
    expect(await find(unique('没有这个名字'))).toEqual([]);
    expect((await world.operator.get('/web/v1/deal/list', { state: 'signed,nothing' })).code).toBe(200);
  });
});
