import { describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import * as demands from './support/demands.ts';
import * as results from './support/results.ts';
import {
  byOrganization,
  byPerson,
  INDIVIDUAL,
  MEMBER,
  OTHER_SCOPE,
  PDF,
  SCOPE,
  unique,
  upload,
} from './support/results.ts';

/**
 * The same submission through the publishing calls and through the table service. What differs is documented: organisations,
 * scopes and files are rows of their own there (core§7), complaints stand at columns, columns of staff and of the server
 * are left out instead of refused (decision 22), a person's row may name an organisation, which is asked about it, and a
 * repeated key is refused instead of answered with the first item.
 */
const BASE = '/web/egg/base';
type Values = Record<string, unknown>;

interface Kind {
  group: 'result' | 'demand';
  table: 'chengguo' | 'xuqiu';
  key: 'chengguo_id' | 'xuqiu_id';
  itemType: number;
  auditor: string;
  path: string;
}
const RESULT: Kind = {
  group: 'result',
  table: 'chengguo',
  key: 'chengguo_id',
  itemType: 1,
  auditor: results.AUDITOR,
  path: '/web/v1/user/chengguo',
};
const DEMAND: Kind = {
  group: 'demand',
  table: 'xuqiu',
  key: 'xuqiu_id',
  itemType: 2,
  auditor: demands.AUDITOR,
  path: demands.PATH,
};

const UNIT = '燕赵先进材料研究院';

const organizationNamed = async (who: Client, name: string): Promise<string> =>
  (await who.list('organization', { where: { name, is_delete: 0 } })).result.records[0].organization_id;

/** The item's row as the documented steps of a browser add it. */
const rowFrom = ({ group }: Kind, body: Values, unit?: string): Values => ({
  ...(body[group] as Values),
  scope: (body.scopes as string[]).join(','),
  ...(body.organization ? { org_name: (body.organization as Values).name, ...(unit && { unit }) } : {}),
});

async function published(kind: Kind, who: Client, body: Values): Promise<string> {
  const answer = await who.post(kind.path, body);
  expect([answer.msg, answer.errors]).toEqual(['成功', []]);
  return answer.result[kind.key];
}

async function added(kind: Kind, who: Client, body: Values, unit?: string): Promise<string> {
  const answer = await who.post(`${BASE}/add`, { table: kind.table, data: rowFrom(kind, body, unit) });
  expect([answer.msg, answer.errors]).toEqual(['成功', []]);
  const id: string = answer.result.id;
  const links = (body.scopes as string[]).map((second_scope_id) => ({
    [kind.key]: id,
    first_scope_id: SCOPE.parent,
    second_scope_id,
  }));
  expect((await who.post(`${BASE}/adds`, { table: `${kind.table}_scope`, data: links })).status).toBe(200);
  for (const file of (body.attachments ?? []) as { fileShowName: string; url: string }[]) {
    const data = { item_id: id, type: 'enclosure', file_name: file.fileShowName, file_path: file.url };
    expect((await who.post(`${BASE}/add`, { table: 'attachment_relation', data })).status).toBe(200);
  }
  return id;
}

/** Ids, codes and times are of each item itself; versions count writes, of which the documented steps take several. */
const OWN = new Set([
  'code',
  'add_time',
  'update_time',
  'release_time',
  'sort_time',
  'expire_time',
  'version',
  'id',
  'approved_version',
]);

/** Everything but what is an item's own; whether a time is there still counts. */
function essence(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((each) => essence(each, id));
  if (value === id) return 'the item';
  if (typeof value === 'string') return value.replaceAll(id, 'the item');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      OWN.has(name) && typeof each !== 'object' ? typeof each : essence(each, id),
    ]),
  );
}

/** How an item stands for everybody who has to do with it. */
async function standing(kind: Kind, owner: Client, id: string) {
  const auditor = await signedIn(kind.auditor);
  const row = (await auditor.list(kind.table, { where: { [kind.key]: id } })).result?.records[0] ?? null;
  const form = await owner.get(`${kind.path}/detail`, { id });
  const review = await auditor.get('/web/v1/review/detail', { item_type: String(kind.itemType), id });
  const page = await auditor.get(`/web/v1/${kind.table}/detail`, { id });
  const notices = await owner.get('/web/v1/user/notice/list', { pageSize: '100' });
  const history = ((review.result?.history ?? []) as Values[]).map(({ action, before, after, opinion, user }) => ({
    action,
    before,
    after,
    opinion,
    user,
  }));
  const { similar: _similar, ...shown } = (page.result ?? {}) as Values;
  return essence(
    {
      row,
      form: form.result,
      history,
      submission: review.result?.submission ?? null,
      approved: review.result?.approved ?? null,
      changes: review.result?.changes ?? null,
      page: shown,
      told: ((notices.result?.records ?? []) as Values[])
        .filter(({ item_id }) => item_id === id)
        .map(({ topic, params, link }) => ({ topic, params, link })),
    },
    id,
  );
}

/** Whose submissions, and of whom. */
const CASES: [title: string, kind: Kind, account: string, body: () => Values, unit: boolean][] = [
  [
    'an organisation’s result by its administrator',
    RESULT,
    MEMBER,
    () => byOrganization({ scopes: [SCOPE.id, OTHER_SCOPE.id] }),
    true,
  ],
  ['a person’s result', RESULT, INDIVIDUAL, () => byPerson(), false],
  [
    'a result by its auditor',
    RESULT,
    results.AUDITOR,
    () => byOrganization({ result: { process: 3, cooperation: '3,1', secrecy: 0 } }),
    true,
  ],
  [
    'a result abroad',
    RESULT,
    INDIVIDUAL,
    () =>
      byPerson({
        variant: 'overseas',
        result: { region_id: null, org_country: 'Germany', contacts_email: 'a@example.org' },
      }),
    false,
  ],
  ['a classified result by its auditor', RESULT, results.AUDITOR, () => byPerson({ result: { secrecy: 1 } }), false],
  [
    'an organisation’s demand',
    DEMAND,
    MEMBER,
    () => demands.inChinese({ demand: { type: 2, cooperation_mode: 4 }, scopes: [SCOPE.id, OTHER_SCOPE.id] }),
    true,
  ],
  ['a demand that names an organisation in words', DEMAND, INDIVIDUAL, () => demands.inChinese(), false],
  ['a demand in English', DEMAND, MEMBER, () => demands.inEnglish(), true],
  [
    'a demand by its auditor',
    DEMAND,
    demands.AUDITOR,
    () => demands.inChinese({ demand: { is_open: 1, uses: '' } }),
    true,
  ],
];

describe('two doors, one submission', () => {
  it.each(CASES)(
    'TBL-003 PUB-116 PUB-117 %s is the same whichever way it comes',
    async (_, kind, account, make, linked) => {
      const who = await signedIn(account);
      const body = make();
      const file = await upload(who, '说明.pdf', PDF, 'application/pdf');
      const submission = { ...body, attachments: [file] };
      const unit = linked ? await organizationNamed(who, UNIT) : undefined;
      const proper = await published(kind, who, submission);
      const generic = await added(kind, who, submission, unit);
      expect(await standing(kind, who, generic)).toEqual(await standing(kind, who, proper));
    },
  );

  it.each(CASES)('TBL-005 PUB-121 %s is edited and decided alike', async (_, kind, account, make, linked) => {
    const who = await signedIn(account);
    const auditor = await signedIn(kind.auditor);
    const body = make();
    const unit = linked ? await organizationNamed(who, UNIT) : undefined;
    const [proper, generic] = [await published(kind, who, body), await added(kind, who, body, unit)];
    const isAuditors = account === kind.auditor;
    if (!isAuditors) {
      for (const id of [proper, generic]) {
        expect((await auditor.post(`${kind.path}/audit`, { id, audit_status: 4 })).status).toBe(200);
      }
      expect(await standing(kind, who, generic)).toEqual(await standing(kind, who, proper));
    }
    const values = {
      ...(body[kind.group] as Values),
      name: unique('改名'),
      profile: '<p>改后的<b>简介</b><script>x</script></p>',
      industry_id: '',
    };
    const edited = { ...body, [kind.group]: values };
    expect((await who.put(kind.path, { ...edited, [kind.key]: proper })).status).toBe(200);
    const { id_number: _number, ...shown } = rowFrom(kind, edited, unit);
    const put = await who.put(`${BASE}/put`, { table: kind.table, data: shown, where: { [kind.key]: generic } });
    expect([put.msg, put.errors]).toEqual(['成功', []]);
    expect(await standing(kind, who, generic)).toEqual(await standing(kind, who, proper));
    for (const id of [proper, generic]) {
      if (isAuditors) continue;
      expect((await auditor.post(`${kind.path}/audit`, { id, audit_status: 3, opinion: '请补充' })).status).toBe(200);
    }
    expect(await standing(kind, who, generic)).toEqual(await standing(kind, who, proper));
    expect((await who.call('DELETE', kind.path, { query: { id: proper } })).result).toEqual({ changed: 1 });
    const where = { [kind.key]: generic };
    expect((await who.call('DELETE', `${BASE}/del`, { body: { table: kind.table, where } })).result).toEqual({
      changed: 1,
    });
    expect(await standing(kind, who, generic)).toEqual(await standing(kind, who, proper));
  });

  it('PUB-042 scopes that are replaced alone ask for a new review, and the history says so', async () => {
    const [who, auditor] = [await signedIn(INDIVIDUAL), await signedIn(results.AUDITOR)];
    const id = await added(RESULT, who, byPerson());
    await auditor.post(`${RESULT.path}/audit`, { id, audit_status: 4 });
    const where = { chengguo_id: id };
    expect(
      (await who.call('DELETE', `${BASE}/remove`, { body: { table: 'chengguo_scope', where } })).result.changed,
    ).toBe(1);
    const { result } = await auditor.get('/web/v1/review/detail', { item_type: '1', id });
    expect((result.history as Values[]).slice(0, 2)).toMatchObject([
      { action: 'edit', before: '4', after: '1' },
      { action: 'audit', after: '4' },
    ]);
  });
});

const many = Array.from({ length: 31 }, (_, place) => `s-${place}`);
const BAD: [title: string, kind: Kind, change: Values][] = [
  ['no name', RESULT, { result: { name: '' } }],
  ['no profile', RESULT, { result: { profile: '<p> </p>' } }],
  ['a profile of scripts alone', RESULT, { result: { profile: '<script>x</script>' } }],
  ['no field', RESULT, { scopes: [] }],
  ['a field that there is not', RESULT, { scopes: ['absent'] }],
  ['too many fields', RESULT, { scopes: many }],
  ['an unknown place', RESULT, { result: { region_id: '999999' } }],
  ['a cover of others', RESULT, { result: { cover: '/files/0123456789abcdef0123456789abcdef.png' } }],
  ['a telephone that is none', RESULT, { result: { contacts_tel: 'abc' } }],
  ['no telephone', RESULT, { result: { contacts_tel: '' } }],
  ['an unknown stage', RESULT, { result: { process: 99 } }],
  ['too long a name', RESULT, { result: { name: '长'.repeat(201) } }],
  ['no identity number', RESULT, { result: { id_number: '' } }],
  ['a mask of nothing', RESULT, { result: { id_number: '130******02' } }],
  ['no name', DEMAND, { demand: { name: '' } }],
  ['a profile of scripts alone', DEMAND, { demand: { profile: '<script>x</script>' } }],
  ['an unknown place', DEMAND, { demand: { org_province: '990000', org_city: null, org_county: null } }],
  ['an unknown country', DEMAND, { demand: { org_country: 'Nowhere', contacts_email: 'a@example.org' } }],
  ['a field that there is not', DEMAND, { scopes: ['absent'] }],
  ['an openness that is none', DEMAND, { demand: { is_open: 2 } }],
];

describe('two doors, one refusal', () => {
  it.each(BAD)('PUB-078 PUB-079 PUB-095 %s (%o) is refused alike', async (_, kind, change) => {
    const who = await signedIn(INDIVIDUAL);
    const body = kind === RESULT ? byPerson(change) : demands.inChinese(change);
    const proper = await who.post(kind.path, body);
    const generic = await who.post(`${BASE}/add`, { table: kind.table, data: rowFrom(kind, body) });
    const column = (field: string): string =>
      field.startsWith('scopes') ? 'scope' : field.replace(`${kind.group}.`, '');
    const told = (answer: typeof proper) => answer.errors.map(({ field, code }) => [column(field), code]).sort();
    expect(proper.code).toBe(422);
    expect([generic.code, told(generic)]).toEqual([422, told(proper)]);
  });
});
