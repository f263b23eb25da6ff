import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { unique } from './support/results.ts';
import { add, put, remove } from './table-calls.ts';

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
  ])('SIGN-029 is told to whose it was, by %s', async (_door, cancel) => {
    const name = unique('退座会议');
    const { result } = await add(editor, 'meeting', { name, type: 1, start_time: now() + 30 * DAY });
    const to = phone();
    const seat = await add(client(), 'meeting_user', { meeting_id: result.id, name: '退座人', phone: to });
    await expect.poll(() => messagesTo(to)).toHaveLength(1);
    expect((await cancel(seat.result.id)).result.changed).toBe(1);
    await expect.poll(() => messagesTo(to)).toHaveLength(2);
    expect((await messagesTo(to))[0]).toContain('已取消');
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
