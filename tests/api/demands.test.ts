import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import {
  AUDITOR,
  audit,
  ENTRY,
  form,
  inChinese,
  inEnglish,
  isPublic,
  month,
  PATH,
  publish,
  rowOf,
} from './support/demands.ts';
import { COMPANY, INDIVIDUAL, MEMBER, OTHER_SCOPE, PDF, SCOPE, unique, upload } from './support/results.ts';

const organizationOf = async (who: Client) =>
  (await who.get('/web/egg/user/session')).result.orgs[0].organization_id as string;

describe('publishing a demand', () => {
  it('PUB-126 PUB-030 PUB-100 PUB-041 PUB-107 a member publishes; it waits for its audit with source 2', async () => {
    const member = await signedIn(MEMBER);
    const given = {
      type: 1,
      detail_desc: '<p>详细说明</p>',
      enclosure: '图纸一套',
      investment_amount: '300',
      uses: '设备改造',
      cooperative_institute: '高等院校',
      cooperation_mode: 3,
      secrecy: 1,
      is_open: 3,
      is_open_info: '仅公开行业',
      keyword: '压铸 气孔',
      contacts_email: 'demand@example.com',
      contacts_wechat: 'window-2',
      complete_time: '2027-06-30 08:00:00',
      industry_id: '["C32"]',
      activity_id: 'a1',
      process: 5,
    };
    const body = inChinese({ demand: { ...given, source: 1, level: 3, docking_type: [1, 2], audit_status: 4 } });
    const { xuqiu_id, code, audit_status } = await publish(member, body);
    expect([audit_status, code]).toEqual([1, expect.stringMatching(`^XQ\\d{6}${month()}\\d{3,}$`)]);
    const row = await rowOf(member, xuqiu_id);
    expect(row).toMatchObject({
      ...given,
      source: 2,
      level: 0,
      docking_type: null,
      platform: 'THTT',
      is_delete: 0,
      is_pushed: 0,
      is_tagging: 0,
      unit: await organizationOf(member),
      org_province: '130000',
      org_city: '130100',
      org_county: '130102',
      org_province_name: '河北省',
      org_city_name: '石家庄市',
      org_county_name: '长安区',
    });
    expect(Math.abs(row.add_time - Date.now() / 1000)).toBeLessThan(120);
    expect(await isPublic(xuqiu_id)).toBe(false);
    expect((await client().list('xuqiu', { where: { xuqiu_id } })).result.records).toEqual([]);
    expect((await client().post(PATH, body)).status).toBe(100);
  });

  it('PUB-104 PUB-107 entry staff chooses source, level and ways of docking', async () => {
    const staff = await signedIn(ENTRY);
    const chosen = { source: 3, level: 2, docking_type: [4, 1] };
    const body = inChinese({ demand: chosen, organization: { name: unique('需求企业') } });
    const { xuqiu_id, audit_status } = await publish(staff, body);
    expect(audit_status).toBe(1);
    expect(await rowOf(staff, xuqiu_id)).toMatchObject({ source: 3, level: 2, docking_type: '1,4' });
    const auditor = await signedIn(AUDITOR);
    const edited = await auditor.put(PATH, {
      ...inChinese({ demand: { source: 1, level: 3, docking_type: [6] } }),
      xuqiu_id,
    });
    expect(edited.status).toBe(200);
    expect(await rowOf(staff, xuqiu_id)).toMatchObject({ source: 3, level: 2, docking_type: '1,4' });
    const wrong = await staff.post(PATH, inChinese({ demand: { source: 9, docking_type: [9], level: 9 } }));
    expect(wrong.errors.map(({ field }) => field)).toEqual(['demand.source', 'demand.level', 'demand.docking_type']);
  });

  it('PUB-117 PUB-124 the code carries the post code of the place, zeros for places without one, none in English', async () => {
    const person = await signedIn(INDIVIDUAL);
    const places = (await person.list('post_code', { where: { city: '石家庄市', area: '长安区' } })).result.records;
    const known = await publish(person, inChinese());
    expect(known.code).toMatch(new RegExp(`^XQ${places[0].post_code}${month()}\\d{3,}$`));
    // Post codes are those of counties.
    const province = { org_province: '130000', org_city: null, org_county: null };
    const unknown = await publish(person, inChinese({ demand: province }));
    expect(unknown.code).toMatch(new RegExp(`^XQ000000${month()}\\d{3,}$`));
    expect(await rowOf(person, unknown.xuqiu_id)).toMatchObject({ ...province, org_province_name: '河北省' });
    const english = await publish(person, inEnglish());
    expect(english.code).toMatch(new RegExp(`^XQ${month()}\\d{3,}$`));
    const tail = (code: string) => Number(code.slice(code.indexOf(month(), 2) + 4));
    expect([tail(unknown.code) > tail(known.code), tail(english.code) > tail(unknown.code)]).toEqual([true, true]);
  });

  it('PUB-116 twenty publishers at once get twenty codes of one sequence', async () => {
    const clients = await Promise.all([MEMBER, INDIVIDUAL, COMPANY, ENTRY].map((account) => signedIn(account)));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => clients[n % clients.length]?.post(PATH, n % 5 ? inChinese() : inEnglish())),
    );
    expect(answers.map((answer) => answer?.code)).toEqual(Array.from({ length: 20 }, () => 200));
    const tails = answers.map((answer) => String(answer?.result.code).replace(/^.*(?=\d{3}$)/, ''));
    expect(new Set(tails).size).toBe(20);
  });

  it('PUB-126 the same submission sent twice at once makes one demand', async () => {
    const person = await signedIn(INDIVIDUAL);
    const body = inChinese();
    const key = { 'idempotency-key': unique('form-') };
    const answers = await Promise.all([1, 2, 3].map(() => person.post(PATH, body, key)));
    expect(new Set(answers.map((answer) => answer.result.xuqiu_id)).size).toBe(1);
    const again = await person.post(PATH, body, key);
    expect(again.result).toEqual(answers[0]?.result);
    const name = (body.demand as { name: string }).name;
    expect((await person.list('xuqiu', { where: { name } })).result.total).toBe(1);
    expect((await person.post(PATH, body, { 'idempotency-key': 'k'.repeat(101) })).code).toBe(400);
  });

  it('PUB-031 PUB-119 scopes are linked with their parents, files are the own uploads', async () => {
    const member = await signedIn(MEMBER);
    const file = await upload(member, '图纸.pdf', PDF, 'application/pdf');
    const body = inChinese({ scopes: [SCOPE.id, OTHER_SCOPE.id, SCOPE.id], attachments: [file] });
    const { xuqiu_id } = await publish(member, body);
    const links = (await member.list('xuqiu_scope', { where: { xuqiu_id } })).result.records;
    expect(links.map((row: Record<string, string>) => [row.first_scope_id, row.second_scope_id]).sort()).toEqual([
      [SCOPE.parent, SCOPE.id],
      [OTHER_SCOPE.parent, OTHER_SCOPE.id],
    ]);
    const files = (await member.list('attachment_relation', { where: { item_id: xuqiu_id } })).result.records;
    expect(files).toEqual([
      expect.objectContaining({ type: 'enclosure', file_name: '图纸.pdf', file_suffix: 'pdf', size: PDF.byteLength }),
    ]);
    const foreign = await (await signedIn(INDIVIDUAL)).post(PATH, inChinese({ attachments: [file] }));
    expect(foreign.errors[0]).toMatchObject({ field: 'attachments.0.file_path', code: 'upload_missing' });
    const unknown = await member.post(PATH, inChinese({ scopes: ['none'], demand: { cover: '/files/none.png' } }));
    expect(unknown.errors.map(({ field, code }) => [field, code])).toEqual([
      ['scopes', 'unknown_reference'],
      ['demand.cover', 'upload_missing'],
    ]);
  });

  it('PUB-118 a new organisation is made with its publisher as administrator; a foreign one stays as it is', async () => {
    const person = await signedIn(INDIVIDUAL);
    const name = unique('新需求企业');
    const body = inChinese({ organization: { name, social_credit_code: '91130100MA0TEST00X', address: '中山路1号' } });
    const { xuqiu_id } = await publish(person, body);
    const { unit } = await rowOf(person, xuqiu_id);
    const links = (await person.list('organisation_user', { where: { organization_id: unit } })).result.records;
    expect(links).toEqual([expect.objectContaining({ is_admin: 1, audit_status: 4 })]);
    const shown = (await form(person, xuqiu_id)).organization;
    expect(shown).toMatchObject({ name, province: '130000', social_credit_code: '91130100MA0TEST00X' });
    const other = await signedIn(COMPANY);
    const second = await publish(other, inChinese({ organization: { name, address: '别处2号' } }));
    expect((await rowOf(other, second.xuqiu_id)).unit).toBe(unit);
    expect((await form(person, xuqiu_id)).organization.address).toBe('中山路1号');
    const own = await publish(person, inChinese({ organization: { name, address: '中山路3号' } }));
    const entered = await publish(
      await signedIn(ENTRY),
      inChinese({ organization: { name, web_site: 'https://example.com' } }),
    );
    expect((await form(person, xuqiu_id)).organization.address).toBe('中山路1号');
    for (const each of [own, entered]) await audit(await signedIn(AUDITOR), each.xuqiu_id, 4);
    expect((await form(person, xuqiu_id)).organization).toMatchObject({
      address: '中山路3号',
      web_site: 'https://example.com',
    });
  });
});

describe('editing a demand', () => {
  it('PUB-121 PUB-127 scopes and files become exactly the new ones, and others cannot edit', async () => {
    const member = await signedIn(MEMBER);
    const [a, b, c] = [await upload(member), await upload(member), await upload(member)];
    const files = (...list: (typeof a)[]) => list.map((file) => ({ file_path: file?.url }));
    const body = inChinese({ attachments: files(a, b) });
    const { xuqiu_id, code } = await publish(member, body);
    const changed = { ...body, xuqiu_id, version: 1, scopes: [OTHER_SCOPE.id], attachments: files(b, c) };
    expect((await (await signedIn(COMPANY)).put(PATH, changed)).code).toBe(404);
    expect((await client().put(PATH, changed)).status).toBe(100);
    expect((await member.put(PATH, changed)).result).toEqual({ xuqiu_id, code, audit_status: 1 });
    const shown = await form(member, xuqiu_id);
    expect([shown.version, shown.variant]).toEqual([2, 'zh']);
    expect(shown.scopes.map((scope: { id: string }) => scope.id)).toEqual([OTHER_SCOPE.id]);
    expect(shown.attachments.map((file: { file_path: string }) => file.file_path)).toEqual([b?.url, c?.url]);
    expect((await member.list('xuqiu_scope', { where: { xuqiu_id } })).result.total).toBe(1);
  });

  it('PUB-127 an edit that started from an older version is refused, and of several at once one holds', async () => {
    const person = await signedIn(INDIVIDUAL);
    const body = inEnglish();
    const { xuqiu_id } = await publish(person, body);
    expect((await person.put(PATH, { ...body, xuqiu_id, version: 1 })).status).toBe(200);
    const stale = await person.put(PATH, { ...inEnglish({ demand: { name: '旧版本' } }), xuqiu_id, version: 1 });
    expect([stale.code, (await form(person, xuqiu_id)).version]).toEqual([409, 2]);
    const together = await Promise.all(
      [1, 2, 3].map((n) => person.put(PATH, { ...inEnglish({ demand: { name: `并发${n}` } }), xuqiu_id, version: 2 })),
    );
    expect(together.map((answer) => answer.code).sort()).toEqual([200, 409, 409]);
    expect((await form(person, xuqiu_id)).variant).toBe('en');
  });

  it('PUB-128 the owner deletes, others do not; what is deleted is gone from every list', async () => {
    const auditor = await signedIn(AUDITOR);
    const { xuqiu_id, audit_status } = await publish(auditor, inChinese());
    expect([audit_status, await isPublic(xuqiu_id)]).toEqual([4, true]);
    expect((await (await signedIn(COMPANY)).delete(PATH, { xuqiu_id })).code).toBe(404);
    expect((await auditor.delete(PATH)).errors[0]).toMatchObject({ field: 'xuqiu_id', code: 'required' });
    expect((await auditor.delete(PATH, { xuqiu_id })).result.changed).toBe(1);
    expect((await auditor.delete(PATH, { xuqiu_id })).code).toBe(404);
    expect((await auditor.get(`${PATH}/detail`, { id: xuqiu_id })).code).toBe(404);
    expect((await auditor.get('/web/v1/xuqiu/detail', { id: xuqiu_id })).code).toBe(404);
    expect((await client().list('xuqiu', { where: { xuqiu_id } })).result.records).toEqual([]);
  });

  it('PUB-128 of deletions at once one deletes, and the others hear that nothing is there, not that somebody changed it', async () => {
    const member = await signedIn(MEMBER);
    for (let round = 0; round < 3; round++) {
      const { xuqiu_id } = await publish(member, inChinese());
      const answers = await Promise.all(Array.from({ length: 30 }, () => member.delete(PATH, { xuqiu_id })));
      expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 29 }, () => 404)]);
    }
  });

  it('PUB-120 PUB-045 material handed in afterwards sets level 1; without any, matching is not offered', async () => {
    const member = await signedIn(MEMBER);
    const [before, after] = [await upload(member), await upload(member, 'plan.pdf', PDF, 'application/pdf')];
    const { xuqiu_id } = await publish(member, inChinese({ attachments: [{ file_path: before.url }] }));
    const empty = await member.post(`${PATH}/followUp`, { xuqiu_id, attachments: [] }, { 'x-lang': 'en' });
    expect(empty.errors).toEqual([
      { field: 'attachments', code: 'matching_not_offered', msg: 'matching cannot be offered' },
    ]);
    expect((await rowOf(member, xuqiu_id)).level).toBe(0);
    const answer = await member.post(`${PATH}/followUp`, { xuqiu_id, attachments: [after] });
    expect(answer.result).toMatchObject({ xuqiu_id, level: 1, audit_status: 1 });
    const shown = await form(member, xuqiu_id);
    expect(shown.attachments.map((file: { file_path: string }) => file.file_path)).toEqual([after.url]);
    const stranger = await signedIn(COMPANY);
    expect((await stranger.post(`${PATH}/followUp`, { xuqiu_id, attachments: [after] })).code).toBe(404);
  });
});
