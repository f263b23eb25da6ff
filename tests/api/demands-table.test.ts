import { describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import {
  AUDITOR,
  audit,
  ENTRY,
  form,
  inChinese,
  inEnglish,
  month,
  PATH,
  publicly,
  publish,
  rowOf,
} from './support/demands.ts';
import { COMPANY, INDIVIDUAL, MEMBER, OTHER_SCOPE, PDF, SCOPE, unique, upload } from './support/results.ts';

const BASE = '/web/egg/base';
const add = (who: Client, table: string, data: unknown) => who.post(`${BASE}/add`, { table, data });
const adds = (who: Client, table: string, data: unknown[]) => who.post(`${BASE}/adds`, { table, data });
const put = (who: Client, data: unknown, xuqiu_id: string) =>
  who.put(`${BASE}/put`, { table: 'xuqiu', data, where: { xuqiu_id } });
const remove = (who: Client, table: string, where: unknown) =>
  who.call('DELETE', `${BASE}/remove`, { body: { table, where } });

/** The row that the documented browser flow adds: the demand's own columns, its scopes as text, its organisation's key. */
const rowFrom = (body: Record<string, unknown>, more: object = {}) => ({
  ...(body.demand as object),
  scope: (body.scopes as string[]).join(','),
  org_name: (body.organization as { name: string }).name,
  ...more,
});

/** What is the same however a demand came in. */
const COMPARED = [
  ...['audit_status', 'source', 'level', 'docking_type', 'type', 'cooperation_mode', 'secrecy', 'is_open', 'platform'],
  ...['org_province', 'org_city', 'org_county', 'org_province_name', 'org_city_name', 'org_county_name', 'org_country'],
  ...['contacts', 'contacts_tel', 'contacts_addr', 'profile', 'scope', 'org_name', 'is_delete', 'unit', 'release_time'],
];
const essence = (row: Record<string, unknown>) => Object.fromEntries(COMPARED.map((name) => [name, row[name] ?? null]));

describe('demands through the generic calls', () => {
  it('PUB-116 PUB-117 PUB-118 PUB-119 the documented steps end as the publishing call does', async () => {
    const member = await signedIn(MEMBER);
    const file = await upload(member, '说明.pdf', PDF, 'application/pdf');
    const body = inChinese({ demand: { type: 2, cooperation_mode: 4 }, scopes: [SCOPE.id, OTHER_SCOPE.id] });
    const latest = await member.list('xuqiu', {
      columns: ['code', 'xuqiu_id'],
      order: [['add_time', 'desc']],
      pageSize: 1,
    });
    expect(latest.result.records[0].code).toMatch(/^XQ/);
    const name = (body.organization as { name: string }).name;
    const organization = (await member.list('organization', { where: { name, is_delete: 0 } })).result.records[0];
    const wish = { audit_status: 4, source: 1, level: 3, docking_type: '1', code: 'XQ1', version: 9, is_delete: 1 };
    const added = await add(member, 'xuqiu', rowFrom(body, { ...wish, unit: organization.organization_id }));
    expect([added.code, added.errors]).toEqual([200, []]);
    const id = added.result.xuqiu_id as string;
    expect(
      (
        await adds(member, 'xuqiu_scope', [
          { xuqiu_id: id, first_scope_id: SCOPE.parent, second_scope_id: SCOPE.id },
          { xuqiu_id: id, first_scope_id: OTHER_SCOPE.parent, second_scope_id: OTHER_SCOPE.id },
        ])
      ).result.ids,
    ).toHaveLength(2);
    const enclosure = { item_id: id, type: 'enclosure', file_name: file.fileShowName, file_path: file.url };
    expect((await adds(member, 'attachment_relation', [enclosure])).status).toBe(200);
    const published = await publish(member, { ...body, attachments: [file] });
    const [generic, proper] = [await rowOf(member, id), await rowOf(member, published.xuqiu_id)];
    expect(essence(generic)).toEqual(essence(proper));
    expect(generic.code.slice(0, 12)).toBe(proper.code.slice(0, 12));
    const [one, other] = [await form(member, id), await form(member, published.xuqiu_id)];
    expect(one.scopes).toEqual(other.scopes);
    expect(one.attachments).toEqual(other.attachments);
  });

  it('PUB-078 PUB-079 PUB-080 PUB-081 PUB-098 PUB-095 PUB-096 the same rules judge both doors', async () => {
    const person = await signedIn(INDIVIDUAL);
    const columns = { 'organization.name': 'org_name', scopes: 'scope' } as Record<string, string>;
    for (const body of [
      inChinese({ demand: { org_province: '', name: '', profile: '', contacts_tel: '' }, scopes: [] }),
      inChinese({ demand: { type: 9, is_open: 2, secrecy: 7 }, organization: { name: '' } }),
      inEnglish({ demand: { contacts_email: '', contacts: '', keyword: '字'.repeat(201) } }),
    ]) {
      const proper = await person.post(PATH, body);
      const generic = await add(person, 'xuqiu', rowFrom(body));
      const expected = proper.errors.map(({ field, code }) => [columns[field] ?? field.replace(/^demand\./, ''), code]);
      expect(generic.errors.map(({ field, code }) => [field, code]).sort()).toEqual(expected.sort());
    }
  });

  it('PUB-107 PUB-124 the code and the source are the server’s; entry staff chooses a source', async () => {
    const staff = await signedIn(ENTRY);
    const english = await add(staff, 'xuqiu', rowFrom(inEnglish(), { source: 4, docking_type: '2,1', code: 'XQ9' }));
    const row = await rowOf(staff, english.result.id);
    expect(row).toMatchObject({ source: 4, docking_type: '1,2', audit_status: 1 });
    expect(row.code).toMatch(new RegExp(`^XQ${month()}\\d{3,}$`));
    const auditor = await signedIn(AUDITOR);
    const audited = await add(auditor, 'xuqiu', rowFrom(inChinese(), { source: 4 }));
    expect(await rowOf(auditor, audited.result.id)).toMatchObject({
      source: 2,
      audit_status: 4,
      release_time: expect.any(Number),
      expire_time: expect.any(Number),
    });
    expect((await publicly(audited.result.id))?.code).toMatch(/^XQ\d{6}/);
    await remove(auditor, 'xuqiu', { xuqiu_id: audited.result.id });
    expect(await publicly(audited.result.id)).toBeNull();
  });

  it('PUB-121 PUB-043 an edit through the table service asks for a new review, and only of the own demand', async () => {
    const person = await signedIn(INDIVIDUAL);
    const body = inChinese({ organization: { name: unique('通用修改') } });
    const { xuqiu_id } = await publish(person, body);
    await audit(await signedIn(AUDITOR), xuqiu_id, 4);
    const name = unique('通用修改后');
    expect((await put(await signedIn(COMPANY), { name }, xuqiu_id)).code).toBe(404);
    expect(
      (await put(person, { name, org_province: '110000', org_city: '110100', org_county: '110101' }, xuqiu_id)).status,
    ).toBe(200);
    expect(await rowOf(person, xuqiu_id)).toMatchObject({
      name,
      audit_status: 1,
      org_county_name: '东城区',
      version: 3,
    });
    expect((await publicly(xuqiu_id))?.name).toBe((body.demand as { name: string }).name);
    expect((await remove(person, 'xuqiu_scope', { xuqiu_id })).result.changed).toBe(1);
    await adds(person, 'xuqiu_scope', [
      { xuqiu_id, first_scope_id: OTHER_SCOPE.parent, second_scope_id: OTHER_SCOPE.id },
    ]);
    expect((await form(person, xuqiu_id)).scopes.map(({ id }: { id: string }) => id)).toEqual([OTHER_SCOPE.id]);
  });

  it('PUB-120 an auditor’s follow-up of a public demand shows at once, a withdrawn one stays withdrawn', async () => {
    const auditor = await signedIn(AUDITOR);
    const body = inChinese({ organization: { name: unique('跟进单位') } });
    const { xuqiu_id } = await publish(auditor, body);
    const file = await upload(auditor, '补充.pdf', PDF, 'application/pdf');
    const answer = await auditor.post(`${PATH}/followUp`, { xuqiu_id, attachments: [file] });
    expect(answer.result).toMatchObject({ level: 1, audit_status: 4 });
    expect((await publicly(xuqiu_id))?.files).toEqual([expect.objectContaining({ file_name: '补充.pdf' })]);
    expect((await auditor.post(`${PATH}/withdraw`, { id: xuqiu_id })).status).toBe(200);
    expect((await auditor.put(PATH, { ...body, xuqiu_id })).result.audit_status).toBe(4);
    const unlisted = await (await signedIn(COMPANY)).get('/web/v1/xuqiu/detail', { id: xuqiu_id });
    expect(unlisted.code).toBe(404);
    expect((await put(auditor, { uses: '再改' }, xuqiu_id)).status).toBe(200);
    expect((await (await signedIn(COMPANY)).get('/web/v1/xuqiu/detail', { id: xuqiu_id })).code).toBe(404);
  });
});
