import { beforeAll, describe, expect, it } from 'vitest';
import { administratorPhone } from '../seed/people.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { EDITOR } from './support/matchmaking.ts';
import { ADMIN, idOf, joined, logOf, members, OPERATOR, OWN, organizationOf, sessionOrgs } from './support/people.ts';
import { AUDITOR, byOrganization, unique } from './support/results.ts';
import { add, adds } from './table-calls.ts';

const MERGE = '/web/v1/admin/organization/merge';

let admin: Client;
let auditor: Client;
let first: Client;
let second: Client;
let third: Client;

beforeAll(async () => {
  [admin, auditor] = await Promise.all([signedIn(ADMIN), signedIn(AUDITOR)]);
  [first, second, third] = (await members(1, 2, 3)) as [Client, Client, Client];
});

/** A published result of an organisation. */
async function published(who: Client, organization: string): Promise<{ id: string; name: string }> {
  const body = byOrganization({ organization: { name: organization } });
  const { chengguo_id: id } = (await who.post('/web/v1/user/chengguo', body)).result;
  await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 4 });
  return { id, name: (body.result as { name: string }).name };
}

const detail = async (id: string) => (await first.get('/web/v1/chengguo/detail', { id })).result;
const found = async (keyword: string) =>
  (await first.get('/web/v1/chengguo/list', { keyword })).result.records.map(
    (card: { chengguo_id: string }) => card.chengguo_id,
  ) as string[];

describe('merging organisations', () => {
  it('ORG-001 ORG-006 results, members, groups, fields and pushes follow, the old name and link lead on', async () => {
    const [stays, goes] = [unique('保留研究院'), unique('重复研究院')];
    const to = await organizationOf(first, stays, { contacts: '保留联系人' });
    const from = await organizationOf(second, goes, {
      scopes: ['s-101-01-01'],
      director: '负责人甲',
      contacts: '其他联系人',
    });
    await joined(second, third, from);
    await joined(second, first, from);
    const merges = async (who: Client) =>
      (await who.get('/web/v1/user/notice/list', { pageSize: '100' })).result.records
        .filter((row: { topic: string }) => row.topic === 'organization_merged')
        .map((row: { params: object }) => row.params);
    const result = await published(second, goes);
    expect(await detail(result.id)).toMatchObject({ unit: from, org_name: goes });
    const operator = await signedIn(OPERATOR);
    const group = (await add(operator, 'organization_group', { name: unique('组') })).result.id;
    await adds(
      operator,
      'organization_group_item',
      [from, to].map((org_id) => ({ org_group_id: group, org_id })),
    );

    const name_en = 'Institute that stays';
    const editor = await signedIn(EDITOR);
    await editor.put('/web/egg/base/put', { table: 'organization', where: { organization_id: to }, data: { name_en } });
    const merged = await admin.post(MERGE, { from, to });
    expect(merged.result).toMatchObject({ results: 1, demands: 0, members: 3, pushes: 0 });

    const words = { name: goes, name_en: null, from: stays };
    expect(await merges(first)).toEqual([{ ...words, code: 'received' }]);
    expect(await merges(second)).toEqual([{ ...words, code: 'member' }]);
    expect(await merges(third)).toEqual([{ ...words, code: '' }]);
    await admin.post(MERGE, { from, to });
    expect(await merges(second)).toHaveLength(1);
    const shown = await detail(result.id);
    expect(shown).toMatchObject({
      ...{ unit: to, org_name: stays, org_name_en: name_en },
      org: { organization_id: to, name: stays, name_en },
    });
    expect(await found(stays)).toContain(result.id);
    expect(await found(goes)).not.toContain(result.id);
    expect(await found(result.name)).toContain(result.id);
    const items = (await first.get('/web/v1/organization/items', { id: from, kind: 'result' })).result;
    expect(items.records.map((card: { chengguo_id: string }) => card.chengguo_id)).toEqual([result.id]);
    expect((await client().get('/web/v1/organization/detail', { id: from })).result).toMatchObject({
      organization_id: to,
      name: stays,
      director: '负责人甲',
      scope: [{ id: 's-101-01-01' }],
    });
    expect((await first.get(OWN, { organization_id: to })).result.contacts).toBe('保留联系人');

    const people = (await first.get(`${OWN}/members`, { organization_id: to })).result;
    expect(people.total).toBe(3);
    expect(people.records.filter((row: { is_admin: number }) => row.is_admin === 1)).toMatchObject([
      { user_id: await idOf(first), is_owner: true },
    ]);
    expect((await sessionOrgs(third)).map(({ organization_id }) => organization_id)).toContain(to);
    const grouped = await operator.list('organization_group_item', { where: { org_group_id: group } });
    expect(grouped.result.records).toMatchObject([{ org_id: to }]);
    const working = (await second.get('/web/v1/user/chengguo/detail', { id: result.id })).result;
    expect(working.organization).toMatchObject({ organization_id: to, name: stays });
    expect((await logOf(from, 'merge'))[0]).toMatchObject({ before: goes, after: to });
    expect((await logOf(to, 'merge'))[0]).toMatchObject({ before: from, after: stays });

    const again = await published(second, goes);
    expect(await detail(again.id)).toMatchObject({ unit: to, org_name: stays });
    expect((await third.post(OWN, { name: goes })).code).toBe(409);
    expect((await third.post(`${OWN}/bind`, { name: goes })).result).toMatchObject({
      organization_id: to,
      name: stays,
    });
  });

  it('ORG-001 what the one that stays does not say of itself in English it takes over, its public items say so too', async () => {
    const [stays, goes, full] = [unique('保留中文院'), unique('双语研究院'), unique('自有英文院')];
    const english = { name_en: 'Institute in two languages', profile_en: 'A few sentences.' };
    const to = await organizationOf(first, stays);
    const place = { province: '130000', economic_circle: '京津冀' };
    const from = await organizationOf(second, goes, { ...place, contacts_tel: '0311-81111111' });
    const editor = await signedIn(EDITOR);
    const inEnglish = (organization_id: string, data: object) =>
      editor.put('/web/egg/base/put', { table: 'organization', where: { organization_id }, data });
    expect((await inEnglish(from, english)).status).toBe(200);
    const own = await published(first, stays);
    await admin.post(MERGE, { from, to });
    const row = async (organization_id: string) =>
      (await editor.list('organization', { where: { organization_id } })).result.records[0];
    expect(await row(to)).toMatchObject({ ...english, ...place });
    expect((await first.get(OWN, { organization_id: to })).result.contacts_tel || null).toBeNull();
    const keyword = own.name;
    const { records } = (await client().get('/web/v1/chengguo/list', { keyword })).result;
    expect(records).toMatchObject([{ chengguo_id: own.id, org_name: stays, org_name_en: english.name_en }]);
    // What it says itself stays, and a circle belongs to its place.
    const other = await organizationOf(second, full, { province: '110000' });
    await inEnglish(other, { name_en: 'Its own name' });
    await admin.post(MERGE, { from: to, to: other });
    expect(await row(other)).toMatchObject({
      name_en: 'Its own name',
      profile_en: english.profile_en,
      province: '110000',
    });
    expect((await row(other)).economic_circle || null).toBeNull();
  });

  it('ORG-002 pushes follow: one push reaches an organisation once, another goes on to the one that stays', async () => {
    const operator = await signedIn(OPERATOR);
    const bound = await Promise.all([15, 16].map((number) => signedIn(administratorPhone(number))));
    const [from, to] = (await Promise.all(
      bound.map((who, place) => organizationOf(who, unique(`推送单位${place}`))),
    )) as [string, string];
    const group = (await add(operator, 'push_group', { title: unique('推送组'), item_type: 1 })).result.id;
    const push = async (...orgs: string[]): Promise<string> => {
      const data = { title: unique('推送'), remark: '合并前的推送', push_group_id: group, item_type: 1 };
      const { id } = (await add(operator, 'push_wechat', data)).result;
      const targets = orgs.map((org_id) => ({ push_id: id, org_id, push_group_id: group }));
      expect((await adds(operator, 'push_wechat_orgs', targets)).status).toBe(200);
      return id;
    };
    const [both, single] = [await push(from, to), await push(from)];
    expect((await admin.post(MERGE, { from, to })).result).toMatchObject({ pushes: 2 });
    for (const push_id of [both, single]) {
      const targets = await operator.list('push_wechat_orgs', { where: { push_id } });
      expect(targets.result.records).toMatchObject([{ org_id: to, push_status: 0, state: 'waiting' }]);
    }
  });

  it('ORG-015 a look-alike gives nobody rights; where nobody administers, its administrator does', async () => {
    const [from, to] = [await organizationOf(second, unique('仿冒')), await organizationOf(first, unique('正牌'))];
    await admin.post(MERGE, { from, to });
    const rows = (await first.get(`${OWN}/members`, { organization_id: to })).result.records;
    const rights = Object.fromEntries(
      rows.map((row: { user_id: string; is_admin: number }) => [row.user_id, row.is_admin]),
    );
    expect(rights).toEqual({ [await idOf(first)]: 1, [await idOf(second)]: 0 });
  });

  it('ORG-015 links and invitations of a look-alike lead nobody into the organisation that stays', async () => {
    const [from, to] = [await organizationOf(second, unique('仿冒二')), await organizationOf(first, unique('正牌二'))];
    const { token } = (await second.post(`${OWN}/invite`, { organization_id: from })).result;
    const invited = { organization_id: from, user_id: await idOf(third) };
    expect((await add(second, 'organisation_user', invited)).status).toBe(200);
    await admin.post(MERGE, { from, to });
    for (const body of [{ token }, { organization_id: to }, { organization_id: from }])
      expect((await third.post(`${OWN}/join`, body)).code).toBe(404);
    expect((await third.get(OWN, { organization_id: to })).code).toBe(404);
    const asked = await third.post(`${OWN}/bind`, {
      name: (await first.get(OWN, { organization_id: to })).result.name,
    });
    expect(asked.result).toMatchObject({ organization_id: to, audit_status: 1, waits_for: 'administrator' });
  });

  it('ORG-001 what editors show of it on the front page of a region is the one that stays', async () => {
    const [stays, goes] = [unique('留下的示范院'), unique('重名的示范院')];
    const [to, from] = [await organizationOf(first, stays), await organizationOf(second, goes)];
    await published(second, goes);
    const editor = await signedIn(EDITOR);
    const region = '130184';
    const show = (...ids: string[]) =>
      editor.post('/web/v1/content/featured', {
        region,
        items: ids.map((item_id) => ({ kind: 'organization', item_id })),
      });
    expect((await show(from)).status).toBe(200);
    expect((await admin.post(MERGE, { from, to })).status).toBe(200);
    const { records } = (await editor.get('/web/v1/content/featured', { region })).result;
    expect(records).toMatchObject([{ kind: 'organization', item_id: to, public: true }]);
    const home = (await client().get('/web/v1/home', { region, _t: Math.random() })).result;
    expect(home.partners[0].organization_id).toBe(to);
    expect((await show()).status).toBe(200);
  });

  it('ORG-001 what both are asked about an item, and object to in it, goes on as one', async () => {
    const names = [unique('留下的研究院'), unique('重名的研究院')] as const;
    const [to, from] = [await organizationOf(first, names[0]), await organizationOf(second, names[1])];
    const of = (name: string) => byOrganization({ organization: { name } });
    const body = of(names[1]);
    const { chengguo_id: id } = (await third.post('/web/v1/user/chengguo', body)).result;
    const item = { item_type: 1, id };
    const doubted = async (who: Client, organization_id: string) => {
      const asked = (await auditor.post('/web/v1/review/attribution/ask', item)).result.id;
      const objection = { ...item, organization_id, reason: `非本单位成果：${organization_id}` };
      expect((await who.post('/web/v1/user/attribution/objection', objection)).status).toBe(200);
      return asked as string;
    };
    const gone = await doubted(second, from);
    const changed = { ...body, organization: of(names[0]).organization, chengguo_id: id };
    expect((await third.put('/web/v1/user/chengguo', changed)).status).toBe(200);
    const kept = await doubted(first, to);
    expect(kept).not.toBe(gone);

    expect((await admin.post(MERGE, { from, to })).status).toBe(200);
    const { attribution } = (await auditor.get('/web/v1/review/detail', item)).result;
    expect(attribution.questions.map((row: { id: string }) => row.id)).toEqual([kept]);
    const open = attribution.objections.filter(({ state }: { state: string }) => state === 'open');
    expect(open.map(({ reason }: { reason: string }) => reason)).toEqual([`非本单位成果：${to}`]);
    expect(
      (await first.post('/web/v1/user/attribution/answer', { id: kept, answer: 'no', word: '并非本单位人员' })).status,
    ).toBe(200);
  });

  it('ORG-001 an edit that was open is stale, a chain of merges leads to the last, a repeated call is harmless', async () => {
    const names = [unique('链一'), unique('链二'), unique('链三')];
    const [a, b, c] = (await Promise.all(names.map((name) => organizationOf(second, name)))) as [
      string,
      string,
      string,
    ];
    const result = await published(second, names[0] ?? '');
    const form = (await second.get('/web/v1/user/chengguo/detail', { id: result.id })).result;
    await admin.post(MERGE, { from: a, to: b });
    await admin.post(MERGE, { from: b, to: c });
    expect(await detail(result.id)).toMatchObject({ unit: c, org_name: names[2] });
    expect((await client().get('/web/v1/organization/detail', { id: a })).result.organization_id).toBe(c);
    const stale = {
      ...byOrganization({ organization: { name: names[0] } }),
      chengguo_id: result.id,
      version: form.version,
    };
    expect((await second.put('/web/v1/user/chengguo', stale)).code).toBe(409);
    expect((await admin.post(MERGE, { from: b, to: c })).status).toBe(200);
    expect(await detail(result.id)).toMatchObject({ unit: c });
  });

  it('ORG-001 nothing merges with itself or with what is not there; of two crossing merges one happens', async () => {
    const [a, b] = [await organizationOf(second, unique('交叉一')), await organizationOf(second, unique('交叉二'))];
    expect((await admin.post(MERGE, { from: a, to: a })).code).toBe(422);
    expect((await admin.post(MERGE, { from: a, to: 'none' })).code).toBe(404);
    expect((await admin.post(MERGE, { from: 'none', to: a })).code).toBe(404);
    const both = await Promise.all([admin.post(MERGE, { from: a, to: b }), admin.post(MERGE, { from: b, to: a })]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const living = await second.list('organization', { where: { organization_id: { in: [a, b] } } });
    expect(living.result.total).toBe(1);
  });

  it('ORG-001 a new name reaches what is public and the search', async () => {
    const [old, name] = [unique('更名前'), unique('更名后')];
    const organization_id = await organizationOf(second, old);
    const result = await published(second, old);
    await admin.put('/web/v1/admin/organization', { organization_id, name });
    expect(await detail(result.id)).toMatchObject({ org_name: name, org: { organization_id, name } });
    expect(await found(name)).toEqual([result.id]);
    expect(await found(old)).toEqual([]);
  });
});
