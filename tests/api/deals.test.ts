import { describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import { DEAL, database, dealWorld, interest, opened, publicResult, read, step, unreadOf } from './support/deals.ts';
import { AUDITOR, unique, upload } from './support/results.ts';

const world = dealWorld();

describe('a deal from interest to its end', () => {
  it('PUB-024 PUB-026 an interest opens a deal with its first message, and is a feedback of source 2', async () => {
    const item = await publicResult(world);
    const file = await upload(world.seeker, '需求说明.png');
    const files = [{ name: '需求说明.png', url: file.url }];
    const answer = await world.seeker.post(DEAL, interest(item, { files, org_id: world.company }));
    expect(answer.result).toMatchObject({ state: 'interest', opened: true });
    const { result } = await read(world.seeker, answer.result.id);
    expect(result).toMatchObject({
      my_side: 'seeker',
      state: 'interest',
      due_sides: ['owner'],
      overdue: false,
      item: { public: true },
      seeker: { org_id: world.company, name: '采购负责人', phone: '0311-80001234' },
    });
    expect(result.events.map(({ kind }: { kind: string }) => kind)).toEqual(['step', 'message']);
    expect(result.events[1]).toMatchObject({ mine: true, content: '希望了解合作方式和报价。' });
    expect(result.events[1].files).toEqual([{ ...files[0], suffix: 'png', size: file.size }]);
    expect(await database(world, 'SELECT source, remark, phone, files FROM feedback WHERE item_id = ?', item)).toEqual([
      { source: 2, remark: '希望了解合作方式和报价。', phone: '0311-80001234', files: JSON.stringify(files) },
    ]);
    expect(await unreadOf(world.owner, answer.result.id)).toBe(1);
  });

  it('PUB-024 who never gave a name is called as they asked, or by the masked account: never a closed one', async () => {
    const { browser, phone } = await newMember(world.server.url);
    const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    const asked = await browser.post(DEAL, interest(await publicResult(world), { name: '试用采购' }));
    const names = async (by: Client, id: string) =>
      (await read(by, id)).result.events.map(({ name }: { name: string }) => name);
    expect(await names(world.owner, asked.result.id)).toEqual(['试用采购', '试用采购']);

    const own = await publicResult(world, browser);
    const deal = await opened(world, own);
    expect((await step(browser, deal, 'contacted')).code).toBe(200);
    expect((await names(world.seeker, deal)).at(-1)).toBe(masked);
    const auditor = await signedIn(AUDITOR, world.server.url);
    const { result } = await auditor.get('/web/v1/review/detail', { item_type: '1', id: own });
    expect(result.publisher).toBe(masked);
    expect(result.history.at(-1)).toMatchObject({ action: 'publish', user: masked });
  });

  it('COMM-025 an intent and a message on the same item are two rows, and neither is written over the other', async () => {
    const item = await publicResult(world);
    const data = { phone: '13700000001', name: '留言人', remark: '先留言了解', item_id: item, item_type: 1 };
    const message = await world.seeker.post('/web/egg/base/add', { table: 'feedback', data });
    await opened(world, item);
    const rows = async () =>
      (await world.seeker.list('feedback', { where: { item_id: item }, order: [['kind', 'asc']] })).result.records as {
        id: string;
        kind: string;
        remark: string;
      }[];
    const [intent] = await rows();
    expect(await rows()).toMatchObject([
      { kind: 'intent', remark: '希望了解合作方式和报价。' },
      { kind: 'message', remark: '先留言了解' },
    ]);
    const write = (id: string | undefined) =>
      world.seeker.put('/web/egg/base/put', { table: 'feedback', data: { remark: '改过的留言' }, where: { id } });
    expect((await write(message.result.id)).result).toEqual({ changed: 1 });
    expect((await write(intent?.id)).status).not.toBe(200);
    const forged = { ...data, kind: 'intent', remark: '并非意向' };
    await world.seeker.post('/web/egg/base/add', { table: 'feedback', data: forged });
    expect((await rows()).map(({ kind, remark }) => [kind, remark])).toContainEqual(['message', '改过的留言']);
    expect((await rows()).filter(({ kind }) => kind === 'intent')).toMatchObject([
      { remark: '希望了解合作方式和报价。' },
    ]);
  });

  it('name and phone of the publisher come from one source: as published, or the member who says so', async () => {
    const id = await opened(world);
    await step(world.owner, id, 'contacted');
    const shown = async () => (await read(world.seeker, id)).result.owner;
    expect(await shown()).toMatchObject({ name: '独立研发者', phone: '13900000000' });
    const choose = (by: typeof world.owner, own: boolean) => by.post(`${DEAL}/contact`, { id, own });
    expect((await choose(world.seeker, true)).code).toBe(403);
    expect((await choose(world.stranger, true)).code).toBe(404);
    expect((await choose(world.owner, true)).status).toBe(200);
    const [me] = await database<{ name: string; account: string; tel: string | null }>(
      world,
      `SELECT coalesce(nullif(name, ''), nickname) AS name, account, tel FROM user WHERE account = '13800000002'`,
    );
    expect(await shown()).toMatchObject({ name: me?.name, phone: me?.tel || me?.account });
    expect((await read(world.owner, id)).result.owner_contact).toBe('own');
    expect((await read(world.seeker, id)).result.owner_contact).toBeNull();
    expect((await choose(world.owner, false)).status).toBe(200);
    expect(await shown()).toMatchObject({ name: '独立研发者', phone: '13900000000' });
  });

  it('PUB-024 until the publisher acts, the asking side learns nothing but what is public', async () => {
    const id = await opened(world);
    const before = (await read(world.seeker, id)).result;
    expect(before.owner).toMatchObject({ name: '', phone: null });
    expect((await step(world.owner, id, 'contacted')).result).toMatchObject({ state: 'contacted' });
    const after = (await read(world.seeker, id)).result;
    expect(after.owner).toMatchObject({ phone: '13900000000' });
    expect((await read(world.operator, id)).result).toMatchObject({
      my_side: null,
      owner: { phone: null },
      seeker: { phone: null },
    });
  });

  it('PUB-024 it goes forward only, and a signing takes both sides and one amount', async () => {
    const id = await opened(world);
    expect((await step(world.owner, id, 'signed')).code).toBe(409);
    expect((await step(world.owner, id, 'contacted')).code).toBe(200);
    expect((await step(world.seeker, id, 'negotiating')).code).toBe(200);
    const back = await step(world.owner, id, 'contacted');
    expect([back.code, back.msg]).toEqual([409, '交易只能向前推进']);
    const proposed = await step(world.seeker, id, 'signed', { amount: '120.5', note: '按年许可' });
    expect(proposed.result).toMatchObject({ state: 'negotiating', proposed_side: 'seeker' });
    expect((await read(world.owner, id)).result).toMatchObject({ due_sides: ['owner'], amount: '120.5' });
    // The proposer alone signs nothing, and another amount is a proposal of the other side.
    expect((await step(world.seeker, id, 'signed', { amount: '120.5' })).result.state).toBe('negotiating');
    const other = await step(world.owner, id, 'signed', { amount: '150' });
    expect(other.result).toMatchObject({ state: 'negotiating', proposed_side: 'owner' });
    expect((await step(world.seeker, id, 'signed', { amount: '150.0' })).result).toMatchObject({ state: 'signed' });
    const { result } = await read(world.owner, id);
    expect(result).toMatchObject({
      state: 'signed',
      amount: '150',
      due_time: null,
      due_sides: [],
      proposed_side: null,
    });
    expect((await step(world.owner, id, 'declined', { reason: 'price' })).code).toBe(409);
    const log = await database(
      world,
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
    const item = await publicResult(world);
    const id = await opened(world, item);
    expect((await step(world.owner, id, 'declined')).errors).toMatchObject([
      { field: 'reason', code: 'deal_reason_required' },
    ]);
    expect((await step(world.owner, id, 'declined', { reason: 'mood' })).code).toBe(422);
    const bare = await step(world.owner, id, 'declined', { reason: 'other' });
    expect(bare.errors).toMatchObject([{ field: 'note', code: 'deal_note_required' }]);
    expect((await step(world.owner, id, 'declined', { reason: 'taken', note: '已独家许可' })).code).toBe(200);
    const { result } = await read(world.seeker, id);
    expect(result).toMatchObject({ state: 'declined', decline_reason: 'taken', due_time: null });
    expect(result.events.at(-1)).toMatchObject({ reason: 'taken', content: '已独家许可', side: 'owner', mine: false });
    expect((await world.seeker.post(`${DEAL}/message`, { id, content: '好的' })).code).toBe(409);
    expect(await opened(world, item)).not.toBe(id);
  });

  it('PUB-024 both sides write, with files of their own only, and a repeated message is one', async () => {
    const id = await opened(world);
    const file = await upload(world.owner, '协议.png');
    const message = { id, content: '请看附件', files: [{ name: '协议草案.png', url: file.url }] };
    const key = { 'idempotency-key': unique('message') };
    expect((await world.owner.post(`${DEAL}/message`, message, key)).code).toBe(200);
    expect((await world.owner.post(`${DEAL}/message`, message, key)).code).toBe(200);
    const foreign = await world.seeker.post(`${DEAL}/message`, message);
    expect(foreign.errors).toMatchObject([{ field: 'files.0.url', code: 'upload_missing' }]);
    expect((await world.seeker.post(`${DEAL}/message`, { id })).errors).toMatchObject([{ field: 'content' }]);
    const { result } = await read(world.seeker, id);
    const said = result.events.filter(({ kind }: { kind: string }) => kind === 'message');
    expect(said).toHaveLength(2);
    expect(said[1].files).toMatchObject([{ name: '协议草案.png', url: file.url }]);
    expect(
      await database(world, "SELECT use_time IS NOT NULL AS used FROM upload WHERE ? LIKE '%' || object_key", file.url),
    ).toEqual([{ used: 1 }]);
    expect(result.unread).toBe(1);
    expect((await world.seeker.post(`${DEAL}/seen`, { id })).result).toEqual({ read: 1 });
    expect((await read(world.seeker, id)).result.unread).toBe(0);
  });
});

describe('races', () => {
  it('PUB-024 ten interests side by side are one deal, one feedback, one notice', async () => {
    const item = await publicResult(world);
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.seeker.post(DEAL, interest(item))));
    expect(answers.map(({ code }) => code)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect(answers.filter(({ result }) => result.opened)).toHaveLength(1);
    expect(await database(world, 'SELECT count(*) AS n FROM deal WHERE item_id = ?', item)).toEqual([{ n: 1 }]);
    expect(await database(world, 'SELECT count(*) AS n FROM feedback WHERE item_id = ?', item)).toEqual([{ n: 1 }]);
    expect(await unreadOf(world.owner, answers[0]?.result.id)).toBe(1);
  });

  it('PUB-024 two people step at once: one step counts, the other is told and finds the new state', async () => {
    const id = await opened(world);
    const { version } = (await read(world.owner, id)).result;
    const answers = await Promise.all([
      world.owner.post(`${DEAL}/step`, { id, state: 'contacted', version }),
      world.seeker.post(`${DEAL}/step`, { id, state: 'declined', reason: 'changed', version }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    const won = answers.find(({ code }) => code === 200)?.result.state;
    expect((await read(world.seeker, id)).result).toMatchObject({ state: won, version: version + 1 });
    const steps = await database(world, `SELECT state FROM deal_event WHERE deal_id = ? AND kind = 'step'`, id);
    expect(steps).toHaveLength(2);
  });

  it('PUB-024 a step whose answer was lost is repeated without harm', async () => {
    const id = await opened(world);
    const { version } = (await read(world.owner, id)).result;
    const body = { id, state: 'contacted', version };
    const [first, again] = [await world.owner.post(`${DEAL}/step`, body), await world.owner.post(`${DEAL}/step`, body)];
    expect([first.code, again.code]).toEqual([200, 200]);
    expect(again.result).toEqual(first.result);
    expect((await world.seeker.post(`${DEAL}/step`, body)).code).toBe(409);
  });
});
