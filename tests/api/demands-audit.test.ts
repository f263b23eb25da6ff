import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import {
  AUDITOR,
  audit,
  ENTRY,
  form,
  inChinese,
  nameOf,
  OTHER,
  PATH,
  publicly,
  publish,
  rowOf,
} from './support/demands.ts';
import { COMPANY, INDIVIDUAL, MEMBER, unique } from './support/results.ts';

const ADMIN = '13800000011';
const MONTH = 31 * 86_400;

async function submitted(changes: Parameters<typeof inChinese>[0] = {}) {
  const who = await signedIn(INDIVIDUAL);
  const body = inChinese({ organization: { name: unique('需求单位') }, ...changes });
  const { xuqiu_id } = await publish(who, body);
  return { who, body, id: xuqiu_id };
}

const noticesOf = async (who: Client, id: string) =>
  (await who.get('/web/v1/user/notice/list', { pageSize: '50' })).result.records.filter(
    (notice: { item_id: string }) => notice.item_id === id,
  );

const renamed = (body: Record<string, unknown>, name: string) => ({
  ...body,
  demand: { ...(body.demand as object), name },
});

describe('auditing demands', () => {
  it('PUB-129 PUB-040 an approved demand is public for a year, and its publisher is told', async () => {
    const { who, body, id } = await submitted();
    const auditor = await signedIn(AUDITOR);
    expect((await audit(auditor, id, 4)).result).toMatchObject({ xuqiu_id: id, audit_status: 4 });
    expect((await publicly(id))?.name).toBe(nameOf(body));
    const row = await rowOf(who, id);
    const months = (row.expire_time - Date.now() / 1000) / MONTH;
    expect([months > 11, months < 13, row.release_time === row.sort_time]).toEqual([true, true, true]);
    const found = await client().get('/web/v1/xuqiu/list', { keyword: nameOf(body) });
    expect(found.result.records.map((record: { xuqiu_id: string }) => record.xuqiu_id)).toEqual([id]);
    expect((await audit(auditor, id, 4)).code).toBe(409);
    const told = await noticesOf(who, id);
    expect(told).toEqual([
      expect.objectContaining({ topic: 'audited', item_type: 2, link: expect.stringContaining(id) }),
    ]);
    expect(await noticesOf(auditor, id)).toEqual([]);
  });

  it('PUB-129 the auditors of results and entry staff decide nothing, others are refused', async () => {
    const { who, id } = await submitted();
    for (const account of [COMPANY, ENTRY, '13800000004']) {
      expect((await audit(await signedIn(account), id, 4)).code).toBe(403);
    }
    expect((await audit(who, id, 4)).code).toBe(403);
    expect((await audit(client(), id, 4)).status).toBe(100);
    expect((await audit(await signedIn(AUDITOR), 'none', 4)).code).toBe(404);
    expect((await audit(await signedIn(ADMIN), id, 4)).status).toBe(200);
  });

  it('PUB-129 a return needs an opinion; the publisher reads it, edits, and it is under review again', async () => {
    const { who, body, id } = await submitted();
    const auditor = await signedIn(AUDITOR);
    for (const status of [3, 5]) {
      const answer = await audit(auditor, id, status);
      expect(answer.errors).toEqual([{ field: 'opinion', code: 'opinion_required', msg: '请填写审核意见' }]);
    }
    expect((await audit(auditor, id, 3, { opinion: '请写明技术指标', version: 1 })).status).toBe(200);
    const returned = await form(who, id);
    expect(returned).toMatchObject({ audit_status: 3, audit_opinion: '请写明技术指标', version: 2 });
    expect((await audit(auditor, id, 4, { version: 1 })).code).toBe(409);
    expect((await who.put(PATH, { ...body, xuqiu_id: id, version: 2 })).result.audit_status).toBe(1);
    expect(await publicly(id)).toBeNull();
  });

  it('PUB-043 PUB-127 the approved version stays public until an edit is approved', async () => {
    const { who, body, id } = await submitted();
    const auditor = await signedIn(AUDITOR);
    await audit(auditor, id, 4);
    const end = (await rowOf(who, id)).expire_time;
    const after = unique('修改后的需求');
    const edited = await who.put(PATH, { ...renamed(body, after), xuqiu_id: id });
    expect(edited.result.audit_status).toBe(1);
    expect([(await publicly(id))?.name, (await form(who, id)).demand.name]).toEqual([nameOf(body), after]);
    await audit(auditor, id, 4);
    expect([(await publicly(id))?.name, (await rowOf(who, id)).expire_time]).toEqual([after, end]);
    await audit(auditor, id, 5, { opinion: '重复需求' });
    expect(await publicly(id)).toBeNull();
  });

  it('PUB-040 what an auditor publishes is public at once, and an own edit shows at once', async () => {
    const auditor = await signedIn(AUDITOR);
    const body = inChinese({ organization: { name: unique('审核员单位') } });
    const { xuqiu_id, audit_status } = await publish(auditor, body);
    expect([audit_status, (await rowOf(auditor, xuqiu_id)).expire_time > Date.now() / 1000]).toEqual([4, true]);
    const name = unique('审核员修改');
    expect((await auditor.put(PATH, { ...renamed(body, name), xuqiu_id })).result.audit_status).toBe(4);
    expect((await publicly(xuqiu_id))?.name).toBe(name);
  });

  it('PUB-129 of decisions side by side one holds', async () => {
    const { id } = await submitted();
    const auditor = await signedIn(AUDITOR);
    const answers = await Promise.all(
      [4, 3, 5].map((status) => audit(auditor, id, status, { opinion: '意见', version: 1 })),
    );
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 409, 409]);
  });
});

describe('openness of a demand', () => {
  const contacts = async (who: Client, id: string) => {
    const row = await rowOf(who, id);
    return row && [row.contacts, row.contacts_tel, row.contacts_email, row.contacts_addr, row.is_open_info];
  };

  it('PUB-036 PUB-030 a closed demand shows its contacts to nobody but publisher and staff', async () => {
    const info = '只公开行业';
    const demand = { is_open: 1, contacts: '不公开的人', contacts_email: 'closed@example.com', is_open_info: info };
    const { who, id } = await submitted({ demand });
    await audit(await signedIn(AUDITOR), id, 4);
    for (const reader of [client(), await signedIn(COMPANY), await signedIn(OTHER)]) {
      for (const path of ['/web/v1/xuqiu/detail', '/web/v1/xuqiu/list', '/web/egg/base/list']) {
        const query = path.endsWith('base/list')
          ? { table: 'xuqiu', where: { xuqiu_id: id } }
          : { id, pageSize: '100', preview: '1' };
        const answer = await reader.get(path, query);
        expect(answer.text).not.toMatch(/不公开的人|closed@example\.com|只公开行业/);
      }
      const joined = await reader.list('xuqiu_scope', {
        where: { xuqiu_id: id },
        leftJoin: [{ table: 'xuqiu', on: { xuqiu_id: 'xuqiu_id' }, as: 'item' }],
      });
      expect(joined.text).not.toMatch(/不公开的人|closed@example\.com|只公开行业/);
    }
    expect(await contacts(who, id)).toEqual([
      '不公开的人',
      '0311-81234567',
      'closed@example.com',
      expect.any(String),
      info,
    ]);
    expect((await contacts(await signedIn(AUDITOR), id))?.[0]).toBe('不公开的人');
  });

  it('PUB-036 PUB-090 a partly open demand says what is open; an open one keeps such words to itself', async () => {
    const auditor = await signedIn(AUDITOR);
    const words = { is_open_info: '企业名称面谈后公开' };
    const partly = await submitted({ demand: { is_open: 3, ...words } });
    const open = await submitted({ demand: { is_open: 0, ...words } });
    for (const { id } of [partly, open]) await audit(auditor, id, 4);
    expect([(await publicly(partly.id))?.is_open_info, (await publicly(open.id))?.is_open_info]).toEqual([
      words.is_open_info,
      null,
    ]);
    expect((await rowOf(client(), partly.id)).is_open_info).toBe(words.is_open_info);
    expect((await rowOf(client(), open.id)).is_open_info).toBeNull();
    // The number comes from the call that counts who was shown it, never with the row.
    const member = await signedIn(MEMBER);
    expect((await rowOf(member, open.id)).contacts).toBeNull();
    const shown = await member.post('/web/v1/contact/reveal', { item_type: 2, id: open.id });
    expect([shown.code, shown.result.contacts]).toEqual([200, expect.stringMatching(/./)]);
  });
});
