import { beforeAll, describe, expect, it } from 'vitest';
import type { ClinicDetail, ClinicExpert, Slot } from '../../db/contract/clinic.ts';
import { makeExpert } from '../seed/factories/experts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { unique, upload } from './support/results.ts';

const EDITOR = '13800000013';
const EXPERT = '13800000009';
const APPLICANT = '13800000008';
const OTHERS = ['13800000001', '13800000002', '13800000010'];
const BASE = '/web/egg/base';
const TABLE = 'clinic_application';

let editor: Client;
let expert: Client;
let applicant: Client;
let others: Client[];

/** An expert of this file alone: nobody else counts on their times. */
let ours: string;
const own: string[] = [];

const add = (who: Client, table: string, data: object) => who.post(`${BASE}/add`, { table, data });
const put = (who: Client, id: string, data: object, table = TABLE) =>
  who.put(`${BASE}/put`, { table, data, where: { id } });
const slotsOf = async (id: string): Promise<Slot[]> =>
  (await client().get('/web/v1/clinic/slots', { expert_id: id })).result.slots;
const application = (more: object = {}): Record<string, unknown> => ({
  org_name: '示例铸造公司',
  contacts: '申请联系人',
  phone: '0311-86001234',
  problem: unique('铸件出现气孔'),
  ...more,
});
const apply = (who: Client, more: object = {}) => add(who, TABLE, application(more));
const detail = async (who: Client, id: string): Promise<ClinicDetail> =>
  (await who.get('/web/v1/user/clinic', { id })).result;
const revoke = (who: Client, id: string) => put(who, id, { audit_status: 2 });

async function anExpert(): Promise<string> {
  const { name, scope, direction } = makeExpert({}, 1);
  const added = await add(editor, 'zhuanjia', { name: `${name}${unique('')}`, scope, direction, is_clinic: 1 });
  const id = added.result.expert_id;
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const hours = { expert_id: id, weekday, from_minute: 540, until_minute: 720, slot_minutes: 60 };
    expect((await add(editor, 'clinic_hour', hours)).status).toBe(200);
  }
  own.push(id);
  return id;
}

beforeAll(async () => {
  [editor, expert, applicant] = (await Promise.all(
    [EDITOR, EXPERT, APPLICANT].map((account) => signedIn(account)),
  )) as [Client, Client, Client];
  others = await Promise.all(OTHERS.map((account) => signedIn(account)));
  ours = await anExpert();
  return async () => {
    // Consultations to come keep their expert.
    const open = { expert_id: { in: own }, audit_status: { in: [0, 1] } };
    await editor.put(`${BASE}/put`, { table: TABLE, data: { audit_status: 2 }, where: open });
    for (const id of own) await editor.delete(`${BASE}/del`, { table: 'zhuanjia', where: { expert_id: id } });
  };
});

describe('times of the clinic', () => {
  it('SIGN-005 experts of the clinic are listed with their next free time, by field', async () => {
    const { records, facets } = (await client().get('/web/v1/clinic/experts', { pageSize: 100 })).result;
    const withTimes = records.filter(({ next }: ClinicExpert) => next !== null);
    expect(withTimes.length).toBeGreaterThanOrEqual(6);
    for (const { next, free } of withTimes) {
      expect(next.start).toBeGreaterThan(Date.now() / 1000);
      expect(free).toBeGreaterThan(0);
    }
    const [field] = facets.scope;
    const narrowed = (await client().get('/web/v1/clinic/experts', { scope: field.id, pageSize: 100 })).result;
    expect(narrowed.total).toBe(field.n);
  });

  it('hours make slots, days off take them away, and what is no slot is refused', async () => {
    const id = await anExpert();
    const before = await slotsOf(id);
    // Three a day on the 28 days from today, whose first hours may be over.
    expect(before.length).toBeGreaterThan(27 * 3 - 1);
    expect(before[0] && before[0].end - before[0].start).toBe(3600);
    const dayOf = ({ start }: Slot) => new Date((start + 28_800) * 1000).toISOString().slice(0, 10);
    const off = dayOf(before[10] as Slot);
    const away = { expert_id: id, from_day: off, until_day: off };
    expect((await add(editor, 'clinic_day_off', away)).status).toBe(200);
    expect((await slotsOf(id)).map(dayOf)).not.toContain(off);
    const refused = await apply(applicant, { expert_id: id, slot_start: before[10]?.start });
    expect([refused.code, refused.errors[0]?.field]).toEqual([422, 'slot_start']);
    const between = await apply(applicant, { expert_id: id, slot_start: (before[0] as Slot).start + 600 });
    expect(between.code).toBe(422);
    const nobody = await apply(applicant, { expert_id: 'nobody', slot_start: before[0]?.start });
    expect([nobody.code, nobody.errors[0]?.field]).toEqual([422, 'expert_id']);
    const alone = await apply(applicant, { slot_start: before[0]?.start });
    expect([alone.code, alone.errors[0]?.field]).toEqual([422, 'expert_id']);
  });

  it('SIGN-025 staff book nothing without an expert and a time, by the table service either', async () => {
    const { result } = await apply(applicant);
    const alone = await put(editor, result.id, { audit_status: 1 });
    expect([alone.code, alone.errors[0]?.field]).toEqual([422, 'expert_id']);
    const timeless = (await apply(applicant, { expert_id: ours })).result.id;
    const early = await put(editor, timeless, { audit_status: 1 });
    expect([early.code, early.errors[0]?.field]).toEqual([422, 'slot_start']);
    for (const id of [result.id, timeless]) {
      expect((await detail(editor, id)).audit_status).toBe(0);
      await revoke(applicant, id);
    }
  });

  it('hours that leave no room, and days that end before they begin, are refused', async () => {
    const hours = { expert_id: ours, weekday: 1, from_minute: 600, until_minute: 630, slot_minutes: 60 };
    expect((await add(editor, 'clinic_hour', hours)).errors[0]?.field).toBe('until_minute');
    const days = { expert_id: ours, from_day: '2030-02-02', until_day: '2030-02-01' };
    expect((await add(editor, 'clinic_day_off', days)).errors[0]?.field).toBe('until_day');
    expect((await add(applicant, 'clinic_hour', { ...hours, until_minute: 700 })).code).toBe(404);
  });

  it('of fifty who ask for one time at once exactly one has it, and revoking gives it back', async () => {
    const [slot] = await slotsOf(ours);
    const start = (slot as Slot).start;
    const callers = [applicant, expert, ...others];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        apply(callers[number % callers.length] as Client, { expert_id: ours, slot_start: start }),
      ),
    );
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    const codes = new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code));
    expect([...codes]).toEqual([409]);
    const holders = await editor.list(TABLE, {
      where: { expert_id: ours, slot_start: start, audit_status: { ne: 2 } },
    });
    expect(holders.result.records).toHaveLength(1);
    expect((await slotsOf(ours)).map((each) => each.start)).not.toContain(start);
    const id = given[0]?.result.id as string;
    expect((await revoke(editor, id)).result.changed).toBe(1);
    expect((await slotsOf(ours)).map((each) => each.start)).toContain(start);
  });

  it('two slots that overlap cannot both be held, however the hours were cut between', async () => {
    const id = await anExpert();
    const [, slot] = await slotsOf(id);
    const { start } = slot as Slot;
    const first = await apply(applicant, { expert_id: id, slot_start: start });
    expect(first.status).toBe(200);
    const { records } = (await editor.list('clinic_hour', { where: { expert_id: id }, pageSize: 100 })).result;
    for (const row of records)
      await put(editor, row.id, { from_minute: 570, until_minute: 720, slot_minutes: 30 }, 'clinic_hour');
    const inside = await apply(others[0] as Client, { expert_id: id, slot_start: start + 1800 });
    expect([inside.code, inside.msg]).toEqual([409, '该时段刚刚被预约，请另选一个']);
    expect((await slotsOf(id)).map((each) => each.start)).not.toContain(start + 1800);
    await revoke(applicant, first.result.id);
    const after = await apply(others[0] as Client, { expert_id: id, slot_start: start + 1800 });
    expect(after.status).toBe(200);
    await revoke(others[0] as Client, after.result.id);
  });

  it('a person holds three times to come, also when they ask for many at once', async () => {
    const id = await anExpert();
    const who = others[1] as Client;
    const slots = (await slotsOf(id)).slice(3, 11);
    const answers = await Promise.all(slots.map(({ start }) => apply(who, { expert_id: id, slot_start: start })));
    const given = answers.filter(({ status }) => status === 200);
    expect(given.length).toBeLessThanOrEqual(3);
    const rest = slots.filter((_, place) => answers[place]?.status !== 200).slice(0, 3 - given.length);
    for (const { start } of rest) given.push(await apply(who, { expert_id: id, slot_start: start }));
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200]);
    const more = await apply(who, { expert_id: id, slot_start: (await slotsOf(id)).at(-1)?.start });
    expect([more.code, more.msg]).toEqual([409, '每人最多同时预约 3 个未到的时段，请先完成或撤销已有预约']);
    for (const { result } of given) await revoke(who, result.id);
  });
});

describe('applications', () => {
  it('SIGN-019 what is asked is stored, waiting, and the same is sent once', async () => {
    const file = await upload(applicant);
    const given = application({ scope_id: 's-101-02', files: JSON.stringify([{ name: '记录.pdf', url: file.url }]) });
    const first = await add(applicant, TABLE, given);
    expect(first.status).toBe(200);
    const { id } = first.result;
    const again = await add(applicant, TABLE, given);
    expect([again.code, again.msg]).toEqual([409, '您已提交过相同的申请，可在申请记录中查看']);
    const { files: _, ...texts } = given;
    const [row] = (await applicant.list(TABLE, { where: { id } })).result.records;
    expect(row).toMatchObject({ ...texts, audit_status: 0, add_time: expect.any(Number) });
    expect((await detail(applicant, id)).files).toMatchObject([{ name: '记录.pdf', suffix: 'png' }]);
    const foreign = await apply(others[0] as Client, { files: JSON.stringify([{ name: 'x', url: file.url }]) });
    expect([foreign.code, foreign.errors[0]?.field]).toEqual([422, 'files']);
    const missing = await apply(applicant, { org_name: '', contacts: '', phone: '' });
    expect(missing.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'contacts',
      'org_name',
      'phone',
    ]);
    // Once it is taken back, one may ask anew.
    await revoke(applicant, id);
    const anew = await add(applicant, TABLE, given);
    expect(anew.status).toBe(200);
    await revoke(applicant, anew.result.id);
  });

  it('SIGN-020 SIGN-022 SIGN-025 own applications are revoked, those of others are not, and revoked stays', async () => {
    const { id } = (await apply(applicant)).result;
    const foreign = await revoke(others[0] as Client, id);
    expect(foreign.code).toBe(404);
    expect((await put(applicant, id, { audit_status: 1 })).code).not.toBe(200);
    expect((await revoke(applicant, id)).result.changed).toBe(1);
    expect((await detail(applicant, id)).audit_status).toBe(2);
    expect((await put(editor, id, { audit_status: 1 })).msg).toBe('该申请已撤销');
    const book = await editor.post('/web/v1/clinic/book', {
      id,
      expert_id: ours,
      slot_start: (await slotsOf(ours))[0]?.start,
    });
    expect([book.code, book.msg]).toEqual([409, '该申请已撤销']);
  });

  it('SIGN-020 what was booked goes to another expert: both of them and the applicant are told what it means to them', async () => {
    const first = makeExpert({}, 2).expert_id as string;
    const org_name = unique('改派公司');
    const slot = (await slotsOf(first)).at(-2) as Slot;
    const { id } = (await apply(applicant, { expert_id: first, slot_start: slot.start, org_name })).result;
    const book = (expert_id: string, slot_start: number | undefined) =>
      editor.post('/web/v1/clinic/book', { id, expert_id, slot_start });
    const told = async (who: Client) =>
      (await who.get('/web/v1/user/notice/list', { pageSize: 20 })).result.records
        .filter(
          ({ params, topic }: { params: { name?: string }; topic: string }) =>
            topic === 'clinic_booked' && params.name === org_name,
        )
        .map(({ params, link }: { params: { code?: string }; link: string }) => [params.code ?? '', link])
        .sort();
    expect((await book(first, slot.start)).code).toBe(200);
    expect((await book(ours, (await slotsOf(ours)).at(-2)?.start)).code).toBe(200);
    const page = `/clinicResult?id=${id}`;
    expect(await told(expert)).toEqual([
      ['', page],
      ['passed', '/clinicResult?records=expert'],
    ]);
    expect(await told(applicant)).toEqual([
      ['', page],
      ['moved', page],
    ]);
    await revoke(applicant, id);
  });

  it('SIGN-020 of two who move a consultation at the same moment one does', async () => {
    const { id } = (await apply(applicant)).result;
    const slots = (await slotsOf(ours)).slice(-5);
    const book = (slot: number) =>
      editor.post('/web/v1/clinic/book', { id, expert_id: ours, slot_start: slots[slot]?.start });
    expect((await book(0)).code).toBe(200);
    expect((await Promise.all([book(1), book(2)])).map(({ code }) => code).sort()).toEqual([200, 409]);
    await revoke(applicant, id);
  });

  it('nobody reads the application of another, its talk, its files; the expert and staff do', async () => {
    const file = await upload(applicant);
    const [slot] = (await slotsOf(makeExpert({}, 2).expert_id as string)).slice(-1);
    const given = { expert_id: makeExpert({}, 2).expert_id, slot_start: slot?.start };
    const files = JSON.stringify([{ name: '频谱.pdf', url: file.url }]);
    const added = await apply(applicant, { ...given, files });
    expect(added.msg).toBe('成功');
    const { id } = added.result;
    const key = { 'idempotency-key': unique('key') };
    const said = { id, content: '请先准备样品' };
    for (let time = 0; time < 2; time += 1) {
      expect((await expert.post('/web/v1/user/clinic/message', said, key)).status).toBe(200);
    }
    expect((await detail(applicant, id)).messages).toMatchObject([
      { side: 'expert', content: '请先准备样品', mine: false },
    ]);
    expect((await detail(expert, id)).my_side).toBe('expert');
    expect((await detail(editor, id)).my_side).toBe('staff');
    const stranger = others[0] as Client;
    for (const answer of [
      await stranger.get('/web/v1/user/clinic', { id }),
      await stranger.post('/web/v1/user/clinic/message', { id, content: '打扰' }),
      await stranger.post('/web/v1/user/clinic/finish', { id, summary: '没有' }),
      await stranger.post('/web/v1/user/clinic/agree', { id, agree: true }),
    ])
      expect(answer.code).toBe(404);
    expect((await stranger.list(TABLE, { where: { id } })).result.records).toEqual([]);
    for (const path of ['list', 'book', 'ask', 'case']) {
      const call =
        path === 'list'
          ? stranger.get('/web/v1/clinic/list')
          : stranger.post(`/web/v1/clinic/${path}`, { id, expert_id: '', slot_start: null });
      expect((await call).code).toBe(403);
    }
    expect((await client().get('/web/v1/user/clinic', { id })).status).toBe(100);
    const reads = async (who: Client) => (await who.fetch(file.url)).status;
    expect([await reads(applicant), await reads(expert), await reads(editor)]).toEqual([200, 200, 200]);
    expect([await reads(stranger), await reads(client())].every((status) => status >= 400)).toBe(true);
    const mine = (await expert.get('/web/v1/user/clinic/list', { role: 'expert', pageSize: 100 })).result.records;
    expect(mine.map((row: { id: string }) => row.id)).toContain(id);
    // The notice of the message leads to the page, whose call takes the mark away.
    const notices = (await applicant.get('/web/v1/user/notice/list', { pageSize: 20 })).result.records;
    expect(notices).toContainEqual(
      expect.objectContaining({ topic: 'clinic_message', link: `/clinicResult?id=${id}` }),
    );
    expect((await applicant.post('/web/v1/user/clinic/seen', { id })).result.read).toBeGreaterThan(0);
    await revoke(applicant, id);
    expect((await expert.post('/web/v1/user/clinic/message', said)).code).toBe(409);
  });
});

describe('from an application to a case', () => {
  it('SIGN-003 SIGN-004 SIGN-006 booked, closed, agreed, published without names, and taken back', async () => {
    const org_name = unique('远山铸造');
    const { id } = (await apply(applicant, { scope_id: 's-101-02', org_name })).result;
    const call = (who: Client, path: string, more: object = {}) => who.post(`/web/v1/${path}`, { id, ...more });
    const slot = (await slotsOf(ours)).at(5) as Slot;
    expect((await call(editor, 'user/clinic/finish', { summary: '过早' })).msg).toBe('该申请尚未预约');
    expect((await call(editor, 'clinic/book', { expert_id: ours, slot_start: slot.start })).status).toBe(200);
    expect(await detail(applicant, id)).toMatchObject({ audit_status: 1, slot_start: slot.start, slot_end: slot.end });
    expect((await call(editor, 'clinic/ask')).msg).toBe('请先办结该申请');
    expect((await call(applicant, 'user/clinic/finish', { summary: '自己' })).code).toBe(403);
    expect((await call(editor, 'user/clinic/finish', { summary: `${org_name}型砂水分过高，已调整` })).status).toBe(200);
    expect((await call(applicant, 'user/clinic/agree', { agree: true })).code, 'nobody asked yet').toBe(409);
    expect((await call(editor, 'clinic/case')).msg).toBe('申请人尚未同意公开，或已撤回同意');
    expect((await call(editor, 'clinic/ask')).result.changed).toBe(1);
    expect((await call(editor, 'user/clinic/agree', { agree: true })).code, 'only the applicant').toBe(403);
    expect((await call(applicant, 'user/clinic/agree', { agree: true })).result.changed).toBe(1);

    const drafts = await Promise.all([call(editor, 'clinic/case'), call(editor, 'clinic/case')]);
    const [key] = new Set(drafts.map(({ result }) => result.id));
    expect(new Set(drafts.map(({ result }) => result.id)).size).toBe(1);
    const visible = async () => (await client().list('clinic_case', { where: { id: key } })).result.records;
    expect(await visible()).toEqual([]);
    const [draft] = (await editor.list('clinic_case', { where: { id: key } })).result.records;
    expect(draft.result).toBe('某企业型砂水分过高，已调整');

    const write = (data: object) => put(editor, key as string, data, 'clinic_case');
    const content = `<p>由<b>${org_name.slice(0, 2)} ${org_name.slice(2)}</b>提供，电话 0311 8600 1234</p>`;
    await write({ content, org_name: '另一家单位', expert_id: ours });
    const { errors } = await write({ is_open: 1 });
    expect(errors).toMatchObject([{ field: 'content' }, { field: 'org_name' }, { field: 'expert_id' }]);
    expect(errors[0]?.msg).toContain(org_name);
    expect(await visible()).toEqual([]);
    const bare = { content: '<p>某企业铸件气孔</p>', org_name: null, expert_id: null, is_open: 1 };
    expect((await write(bare)).status).toBe(200);
    expect(await visible()).toHaveLength(1);
    expect((await write({ result_en: `Thanks to ${org_name}` })).code, 'also once it is open').toBe(422);
    const page = async () => (await client().fetch(`/clinicCaseDetail/${key}`)).status;
    expect(await page()).toBe(200);
    const shown = await (
      await client().fetch(`/web/egg/base/list?table=clinic_case&where=${JSON.stringify({ id: key })}`)
    ).text();
    expect(shown).not.toContain(id);
    // An older version names somebody: it comes back closed.
    const history = (await editor.get('/web/v1/content/history', { table: 'clinic_case', id: key as string })).result
      .records;
    const named = history.find(({ version }: { version: number }) => version === 2);
    await editor.post('/web/v1/content/restore', { table: 'clinic_case', id: key, version: named.version });
    expect(await visible()).toEqual([]);
    await write(bare);
    expect(await visible()).toHaveLength(1);

    expect((await call(applicant, 'user/clinic/agree', { agree: false })).result.changed).toBe(1);
    expect(await visible()).toEqual([]);
    expect((await write({ is_open: 1 })).msg).toBe('申请人尚未同意公开，或已撤回同意');
    await call(editor, 'clinic/ask');
    await call(applicant, 'user/clinic/agree', { agree: true });
    expect((await write({ is_open: 1 })).status).toBe(200);
    await revoke(applicant, id);
    expect(await visible()).toEqual([]);
    await editor.delete(`${BASE}/del`, { table: 'clinic_case', where: { id: key } });
  });
});

describe('public pages', () => {
  it('SIGN-002 SIGN-007 the entry and the introduction say what they are before scripts run, in both languages', async () => {
    for (const path of [
      '/clinic',
      '/clinicIntroduce',
      '/clinicExpert',
      '/clinicCase',
      '/clinicResult',
      '/clinicRegister',
    ]) {
      for (const lang of ['zh', 'en']) {
        const answer = await client().fetch(`${path}?lang=${lang}`);
        const text = await answer.text();
        expect([path, lang, answer.status, (text.match(/<h1/g) ?? []).length]).toEqual([path, lang, 200, 1]);
        expect(text).toContain('application/ld+json');
        expect(text).toContain('rel="canonical"');
      }
    }
    expect((await client().fetch('/clinicCaseDetail/none')).status).toBe(404);
    const index = await (await client().fetch('/sitemaps/pages.xml')).text();
    expect(index).toContain('/clinicExpert');
    expect(await (await client().fetch('/sitemaps/clinic.xml')).text()).toContain('/clinicCaseDetail/');
  });
});
