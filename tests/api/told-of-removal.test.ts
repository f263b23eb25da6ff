import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember, PASSWORD } from './support/accounts.ts';
import { answer, ask, matchmakingMeeting, planOf, takePart } from './support/matchmaking.ts';
import { unique } from './support/results.ts';
import { add, BASE, put, remove } from './table-calls.ts';

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);

let editor: Client;
let applicant: Client;
let expert: Client;
beforeAll(async () => {
  [editor, applicant, expert] = (await Promise.all(
    ['13800000013', '13800000002', '13800000009'].map((account) => signedIn(account)),
  )) as [Client, Client, Client];
});

let admin: Client;
beforeAll(async () => {
  admin = await signedIn('13800000011');
});

let number = 0;
const phone = () => `136${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}${number++ % 10}`;

/** Bodies of the short messages to a number, newest first. */
async function messagesTo(to: string): Promise<string[]> {
  const { result } = await client().get('/dev/outbox', { to });
  return result.records.map(
    ({ body, data }: { body: string; data: unknown }) => `${body ?? ''}${JSON.stringify(data ?? '')}`,
  );
}

describe('a seat that others take back', () => {
  it.each([
    [
      'the call of the office',
      (id: string) => editor.post('/web/v1/content/participant/cancel', { kind: 'meeting', id }),
    ],
    ['the table service', (id: string) => remove(editor, 'meeting_user', { id }, 'del')],
    ['the table service, for good', (id: string) => remove(editor, 'meeting_user', { id }, 'remove')],
  ])('SIGN-029 is told to whose it was, by %s', async (_door, cancel) => {
    const name = unique('退座会议');
    const { result } = await add(editor, 'meeting', { name, type: 1, start_time: now() + 30 * DAY });
    const to = phone();
    const seat = await add(client(), 'meeting_user', { meeting_id: result.id, name: '退座人', phone: to });
    await expect.poll(() => messagesTo(to)).toHaveLength(1);
    expect((await cancel(seat.result.id)).result.changed).toBe(1);
    await expect.poll(() => messagesTo(to)).toHaveLength(2);
    expect((await messagesTo(to))[0]).toContain(`${name}」的预约已取消`);
    await put(editor, 'meeting', { is_open: 0 }, { id: result.id });
  });

  it('SIGN-029 is told to nobody who gave it up, nor of what is over', async () => {
    const name = unique('自退会议');
    const { result } = await add(editor, 'meeting', { name, type: 1, start_time: now() + 30 * DAY });
    const to = phone();
    const seat = await add(applicant, 'meeting_user', { meeting_id: result.id, name: '自退人', phone: to });
    await expect.poll(() => messagesTo(to)).toHaveLength(1);
    expect((await remove(applicant, 'meeting_user', { id: seat.result.id }, 'del')).result).toEqual({ changed: 1 });
    const other = phone();
    const next = await add(client(), 'meeting_user', { meeting_id: result.id, name: '后来人', phone: other });
    await expect.poll(() => messagesTo(other)).toHaveLength(1);
    const past = { start_time: now() - 3 * DAY, end_time: now() - 2 * DAY };
    await put(editor, 'meeting', past, { id: result.id });
    await remove(editor, 'meeting_user', { id: next.result.id }, 'del');
    const last = phone();
    const open = await add(editor, 'meeting', { name: unique('后续会议'), type: 1, start_time: now() + 30 * DAY });
    await add(client(), 'meeting_user', { meeting_id: open.result.id, name: '最后人', phone: last });
    await expect.poll(() => messagesTo(last)).toHaveLength(1);
    expect([await messagesTo(to), await messagesTo(other)].map(({ length }) => length)).toEqual([1, 1]);
    for (const { id } of [result, open.result]) await put(editor, 'meeting', { is_open: 0 }, { id });
  });
});

describe('a consultation that is to come', () => {
  it('SIGN-022 is revoked, which tells both sides, before it or its expert is taken away', async () => {
    const { user_id } = (await expert.get('/web/egg/user/session')).result;
    const columns = ['expert_id', 'is_self', 'is_clinic'];
    const mine = (await expert.list('zhuanjia', { where: { add_user: user_id, is_self: 1 }, columns })).result.records;
    const { expert_id } = mine.find(({ is_clinic }: { is_clinic: number }) => is_clinic === 1);
    const slots = (await client().get('/web/v1/clinic/slots', { expert_id })).text;
    const slot_start = Math.max(...[...slots.matchAll(/"start":(\d+)/g)].map(([, start]) => Number(start)));
    const asked = { org_name: unique('求诊企业'), contacts: '求诊人', phone: phone(), problem: unique('问题') };
    const { result } = await add(applicant, 'clinic_application', { ...asked, expert_id, slot_start });
    const where = { id: result.id };
    const states = async () => {
      for (const verb of ['del', 'remove']) {
        expect((await remove(editor, 'clinic_application', where, verb)).code, verb).toBe(409);
        for (const by of [expert, editor])
          expect((await remove(by, 'zhuanjia', { expert_id }, verb)).code, verb).toBe(409);
      }
      // Off the clinic the expert would read nothing of it; how many there are is said.
      const off = { table: 'zhuanjia', data: { is_clinic: 0 }, where: { expert_id } };
      for (const refused of [
        await editor.put(`${BASE}/put`, off),
        await editor.post(`${BASE}/work`, { operations: [{ op: 'put', ...off }] }),
      ]) {
        expect(refused.code).toBe(409);
        expect(refused.msg).toMatch(/还有 [1-9]\d* 次/);
      }
      return (await applicant.list('clinic_application', { where })).result.records[0].audit_status;
    };
    expect(await states()).toBe(0);
    expect((await editor.post('/web/v1/clinic/book', { ...where, expert_id, slot_start })).code).toBe(200);
    expect(await states()).toBe(1);
    expect((await put(editor, 'clinic_application', { audit_status: 2 }, where)).result).toEqual({ changed: 1 });
    expect((await remove(editor, 'clinic_application', where)).result).toEqual({ changed: 1 });
    expect((await expert.list('zhuanjia', { where: { expert_id }, columns })).result.records).toHaveLength(1);
  });
});

describe.each([
  ['its owner', (who: Client) => who.post('/web/v1/user/account/delete', { password: PASSWORD })],
  [
    'staff',
    async (who: Client) => {
      const { user_id } = (await who.get('/web/egg/user/session')).result;
      return remove(admin, 'user', { user_id });
    },
  ],
])('an account that is ended by %s', (_door, end) => {
  const slotsOf = async (expert_id: string): Promise<number[]> =>
    (await client().get('/web/v1/clinic/slots', { expert_id })).result.slots.map(
      ({ start }: { start: number }) => start,
    );
  const told = async (who: Client, topic: string) =>
    (await who.get('/web/v1/user/notice/list', { pageSize: 100 })).result.records.filter(
      (each: { topic: string }) => each.topic === topic,
    );
  const asked = (problem: string, to = phone()) => ({
    org_name: unique('求诊企业'),
    contacts: '求诊人',
    phone: to,
    problem,
  });

  it('SIGN-022 ACC-008 tells the expert and staff whose consultation is off, and its time is free', async () => {
    const { browser } = await newMember();
    const { user_id } = (await expert.get('/web/egg/user/session')).result;
    const columns = ['expert_id', 'is_clinic'];
    const mine = (await expert.list('zhuanjia', { where: { add_user: user_id, is_self: 1 }, columns })).result.records;
    const { expert_id } = mine.find(({ is_clinic }: { is_clinic: number }) => is_clinic === 1);
    const slot_start = (await slotsOf(expert_id)).at(-1) as number;
    const application = asked(unique('将离开'));
    expect((await add(browser, 'clinic_application', { ...application, expert_id, slot_start })).code).toBe(200);
    expect(await slotsOf(expert_id)).not.toContain(slot_start);
    expect((await end(browser)).code).toBe(200);
    expect(await slotsOf(expert_id)).toContain(slot_start);
    for (const [who, link] of [
      [expert, '/clinicResult?records=expert'],
      [editor, '/content/clinic'],
    ] as const) {
      const mine = (await told(who, 'clinic_revoked')).filter(
        ({ params }: { params: { name: string } }) => params.name === application.org_name,
      );
      expect(mine).toMatchObject([{ link }]);
    }
  });

  it('SIGN-022 ACC-008 revokes what was booked with its expert, and tells who booked', async () => {
    const { browser } = await newMember();
    const [field] = (await client().list('scope', { pageSize: 1 })).result.records;
    const entry = { name: unique('离任专家'), scope: field.id, direction: '铸造', is_self: 1 };
    const { expert_id } = (await add(browser, 'zhuanjia', entry)).result;
    expect((await editor.post('/web/v1/user/zhuanjia/audit', { id: expert_id, audit_status: 4 })).code).toBe(200);
    expect((await put(editor, 'zhuanjia', { is_clinic: 1 }, { expert_id })).code).toBe(200);
    for (const weekday of [1, 2, 3, 4, 5, 6, 7])
      await add(editor, 'clinic_hour', { expert_id, weekday, from_minute: 540, until_minute: 720, slot_minutes: 60 });
    const slot_start = (await slotsOf(expert_id)).at(-1) as number;
    const to = phone();
    const application = { ...asked(unique('等专家'), to), expert_id, slot_start };
    const { id } = (await add(applicant, 'clinic_application', application)).result;
    expect((await editor.post('/web/v1/clinic/book', { id, expert_id, slot_start })).code).toBe(200);
    await expect.poll(() => messagesTo(to)).toHaveLength(1);
    expect((await end(browser)).code).toBe(200);
    const [row] = (await applicant.list('clinic_application', { where: { id } })).result.records;
    expect(row.audit_status).toBe(2);
    const revoked = (await told(applicant, 'clinic_revoked')).filter(({ link }: { link: string }) => link.endsWith(id));
    expect(revoked).toHaveLength(1);
    await expect.poll(() => messagesTo(to)).toHaveLength(2);
    // Nobody is booked with whoever has left.
    const next = { ...asked(unique('再预约')), expert_id, slot_start };
    expect((await add(applicant, 'clinic_application', next)).code).toBe(422);
  });

  it('SIGN-029 ACC-008 tells the other of a 1:1 meeting, once, and frees the place', async () => {
    const { browser } = await newMember();
    const meeting = await matchmakingMeeting(editor);
    await takePart(browser, meeting, '离会人');
    const other = await takePart(applicant, meeting, '留会人');
    const request = (await ask(browser, meeting, other)).result.id;
    expect((await answer(applicant, request)).code).toBe(200);
    expect(await planOf(applicant, meeting)).toHaveLength(1);
    expect((await end(browser)).code).toBe(200);
    expect(await planOf(applicant, meeting)).toEqual([]);
    const about = async () =>
      (await told(applicant, 'matchmaking_cancelled')).filter(({ link }: { link: string }) => link.includes(meeting));
    expect((await about()).map(({ params }: { params: { from: string } }) => params.from)).toEqual(['离会人']);
    await client().post('/dev/cron');
    expect(await about()).toHaveLength(1);
    await put(editor, 'meeting', { is_open: 0 }, { id: meeting });
  });

  it('SIGN-029 ACC-008 tells whom the person asked for a 1:1 meeting, and who asked the person', async () => {
    const [one, other] = [(await newMember()).browser, (await newMember()).browser];
    const meeting = await matchmakingMeeting(editor);
    const gone = await takePart(one, meeting, '离会人');
    await takePart(other, meeting, '再离会人');
    const stays = await takePart(applicant, meeting, '留会人');
    expect((await ask(one, meeting, stays)).code).toBe(200);
    const about = async () =>
      (await told(applicant, 'matchmaking_ended')).filter(({ link }: { link: string }) => link.includes(meeting));
    expect((await end(one)).code).toBe(200);
    expect(await about()).toMatchObject([
      { params: { from: '离会人' }, link: `/meetingMatch/${meeting}?tab=requests` },
    ]);
    expect((await ask(applicant, meeting, gone)).code).toBe(404);
    const { records } = (await applicant.get('/web/v1/user/matchmaking/members', { meeting_id: meeting })).result;
    expect(records.map(({ name }: { name: string }) => name)).toEqual(['再离会人']);
    expect((await ask(applicant, meeting, records[0].id)).code).toBe(200);
    expect((await end(other)).code).toBe(200);
    expect((await about()).map(({ params }: { params: { from: string } }) => params.from).sort()).toEqual(
      ['再离会人', '离会人'].sort(),
    );
    await put(editor, 'meeting', { is_open: 0 }, { id: meeting });
  });
});

describe.each([
  ['by the call', (user_id: string) => admin.put('/web/v1/admin/user', { user_id, is_delete: 1 })],
  ['by the table service', (user_id: string) => remove(admin, 'user', { user_id }, 'del')],
])('an account that is disabled %s', (_door, disable) => {
  it('SIGN-029 ACC-008 ends what waits for an answer, tells the other, and keeps what was agreed', async () => {
    const [{ browser }, { browser: asker }] = [await newMember(), await newMember()];
    const { user_id } = (await browser.get('/web/egg/user/session')).result;
    const meeting = await matchmakingMeeting(editor);
    const [id, stays] = [await takePart(browser, meeting, '停用人'), await takePart(applicant, meeting, '留会人')];
    await takePart(asker, meeting, '申请人');
    expect((await answer(applicant, (await ask(browser, meeting, stays)).result.id)).code).toBe(200);
    const request = (await ask(asker, meeting, id)).result.id;
    expect((await disable(user_id)).code).toBe(200);
    const topics = async (who: Client) =>
      (await who.get('/web/v1/user/notice/list', { pageSize: 100 })).result.records
        .filter(({ link }: { link: string }) => link.includes(meeting))
        .map(({ topic }: { topic: string }) => topic);
    expect(await topics(asker)).toEqual(['matchmaking_ended']);
    expect(await topics(applicant)).not.toContain('matchmaking_ended');
    expect(await planOf(applicant, meeting)).toHaveLength(1);
    const sent = await asker.get('/web/v1/user/matchmaking/requests', { meeting_id: meeting, box: 'sent' });
    expect(sent.result.records).toMatchObject([{ id: request, state: 'cancelled' }]);
    expect((await ask(asker, meeting, id)).code).toBe(404);
    await put(editor, 'meeting', { is_open: 0 }, { id: meeting });
  });
});
