import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import { ADMIN, idOf, joined, OWN, organizationOf } from './support/people.ts';
import { AUDITOR, byOrganization, unique } from './support/results.ts';
import { add, put, remove } from './table-calls.ts';

const RESULT = '/web/v1/user/chengguo';
const TAKEOVER = '/web/v1/user/attribution/takeover';

let admin: Client;
let auditor: Client;
beforeAll(async () => {
  [admin, auditor] = await Promise.all([signedIn(ADMIN), signedIn(AUDITOR)]);
});

interface World {
  owner: Client;
  colleague: Client;
  organization_id: string;
  name: string;
  /** A public result that the colleague entered in the organisation's name. */
  item: string;
}

async function world(): Promise<World> {
  const [{ browser: owner }, { browser: colleague }] = await Promise.all([newMember(), newMember()]);
  const name = unique('离职单位');
  const organization_id = await organizationOf(owner, name);
  expect((await joined(owner, colleague, organization_id)).code).toBe(200);
  const item = (await colleague.post(RESULT, byOrganization({ organization: { name } }))).result.chengguo_id;
  expect((await auditor.post(`${RESULT}/audit`, { id: item, audit_status: 4 })).code).toBe(200);
  return { owner, colleague, organization_id, name, item };
}

/** Whether somebody reads what a visitor says about an item from now on. */
async function hears(who: Client, item_id: string): Promise<boolean> {
  const remark = unique('离职之后的留言');
  const data = { item_type: 1, item_id, name: '来访者', phone: '13700000001', remark };
  expect((await add(client(), 'feedback', data)).code).toBe(200);
  return (await who.list('feedback', { where: { item_id, remark } })).result.total === 1;
}

/** Every way out of an organisation. */
const WAYS: Readonly<
  Record<string, (of: World, where: { organization_id: string; user_id: string }) => Promise<void>>
> = {
  'the call': async ({ owner }, where) => {
    expect((await owner.delete(`${OWN}/member`, where)).code).toBe(200);
  },
  'a mark by the table service': async ({ owner }, where) => {
    expect((await remove(owner, 'organisation_user', where, 'del')).code).toBe(200);
  },
  'a removal for good, by the member': async ({ colleague }, where) => {
    expect((await remove(colleague, 'organisation_user', where)).code).toBe(200);
  },
  'a word that is taken back': async ({ owner }, where) => {
    expect((await owner.put(`${OWN}/member`, { ...where, audit_status: 5 })).code).toBe(200);
  },
};

describe('who left an organisation', () => {
  for (const [way, out] of Object.entries(WAYS)) {
    it(`PUB-024 hears nothing of what is said to it any more, by ${way}; who comes back does`, async () => {
      const of = await world();
      const where = { organization_id: of.organization_id, user_id: await idOf(of.colleague) };
      expect(await hears(of.colleague, of.item)).toBe(true);
      await out(of, where);
      expect([await hears(of.colleague, of.item), await hears(of.owner, of.item)]).toEqual([false, true]);
      const item = of.item;
      expect((await of.colleague.delete(RESULT, { chengguo_id: item })).msg).toContain('您已不在该单位');
      expect((await joined(of.owner, of.colleague, of.organization_id)).code).toBe(200);
      expect(await hears(of.colleague, of.item)).toBe(true);
    });
  }

  it('PUB-024 hears nothing either where the organisation was merged since', async () => {
    const of = await world();
    const { browser: head } = await newMember();
    const to = await organizationOf(head, unique('并入单位'));
    const user_id = await idOf(of.colleague);
    expect((await of.owner.delete(`${OWN}/member`, { organization_id: of.organization_id, user_id })).code).toBe(200);
    expect((await admin.post('/web/v1/admin/organization/merge', { from: of.organization_id, to })).code).toBe(200);
    expect([await hears(of.colleague, of.item), await hears(head, of.item)]).toEqual([false, true]);
  });

  it('PUB-024 writes nothing in its name any more, by no door, and its administrators take it over', async () => {
    const of = await world();
    const { owner, colleague, organization_id, item, name } = of;
    const product = (
      await add(colleague, 'chanpin', { name: unique('离职产品'), unit: organization_id, profile: '介绍' })
    ).result.id;
    const expert = (await add(colleague, 'zhuanjia', { name: '本人', unit: organization_id, is_self: 1 })).result.id;
    const user_id = await idOf(colleague);
    const about = { organization_id, item_type: 1, id: item };
    expect((await owner.post(TAKEOVER, about)).code, 'of a member nothing is taken').toBe(404);
    expect((await owner.delete(`${OWN}/member`, { organization_id, user_id })).code).toBe(200);
    const edit = () => ({ ...byOrganization({ organization: { name } }), chengguo_id: item });
    for (const answer of [
      await colleague.put(RESULT, edit()),
      await colleague.get(`${RESULT}/detail`, { chengguo_id: item }),
      await colleague.delete(RESULT, { chengguo_id: item }),
      await colleague.get('/web/v1/review/talk', { item_type: 1, id: item }),
      await colleague.post('/web/v1/review/comment', { item_type: 1, id: item, content: '以单位名义回复' }),
      await colleague.post('/web/v1/user/pushApplication', { item_type: 1, item_id: item }),
      await colleague.get('/web/v1/push/item', { item_type: 1, item_id: item }),
      await colleague.post(`${RESULT}/withdraw`, { id: item }),
      await colleague.post(`${RESULT}/renew`, { id: item }),
    ])
      expect(answer.code).toBeGreaterThanOrEqual(400);
    const tables = { chengguo: { chengguo_id: item }, chanpin: { chanpin_id: product } };
    for (const [table, where] of Object.entries(tables)) {
      const answers = [
        await put(colleague, table, { name: '改写' }, where),
        await remove(colleague, table, where, 'del'),
        await remove(colleague, table, where),
      ];
      for (const { code, result } of answers) expect([code === 200, result?.changed ?? 0]).not.toEqual([true, 1]);
    }
    const files = { item_id: item, type: 'enclosure', file_name: 'a', file_path: '/files/a', file_suffix: 'pdf' };
    expect((await add(colleague, 'attachment_relation', files)).code).not.toBe(200);
    expect(
      (await put(colleague, 'zhuanjia', { name: '本人仍可改' }, { expert_id: expert })).code,
      'an expert is a person',
    ).toBe(200);
    const publications = async () =>
      (await owner.get('/web/v1/user/organization/publications', { organization_id })).result.records.map(
        ({ item_id, publisher_left }: { item_id: string; publisher_left: number }) => [item_id, publisher_left],
      );
    expect(Object.fromEntries(await publications())).toEqual({ [item]: 1, [product]: 1, [expert]: 0 });
    expect((await colleague.get('/web/v1/user/chanpin/list', {})).result.records).toMatchObject([{ has_left: 1 }]);
    const { browser: stranger } = await newMember();
    for (const who of [stranger, colleague]) expect((await who.post(TAKEOVER, about)).code).toBe(404);
    expect((await owner.post(TAKEOVER, { ...about, item_type: 4, id: expert })).code).toBe(404);
    const answers = await Promise.all([1, 2].map(() => owner.post(TAKEOVER, about)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 404]);
    expect((await owner.put(RESULT, edit())).result).toMatchObject({ chengguo_id: item, audit_status: 1 });
    expect((await colleague.put(RESULT, edit())).code).toBe(404);
    expect((await owner.get(`${RESULT}/list`, {})).result.records).toMatchObject([{ chengguo_id: item }]);
    expect(Object.fromEntries(await publications())).toMatchObject({ [item]: 0, [product]: 1 });
    // Who comes back finds what was taken over in the hands of whoever did.
    expect((await joined(owner, colleague, organization_id)).code).toBe(200);
    expect((await put(colleague, 'chanpin', { name: '归来后改写' }, tables.chanpin)).result).toEqual({ changed: 1 });
    expect((await colleague.put(RESULT, edit())).code).toBe(404);
  });

  it('PUB-024 hears nothing either of reviews and decisions: who receives its messages does, where the item is taken over', async () => {
    const { owner, colleague, organization_id, item, name } = await world();
    const pending = (await colleague.post(RESULT, byOrganization({ organization: { name } }))).result.chengguo_id;
    const user_id = await idOf(colleague);
    const told = async (who: Client, about: string) => {
      const { records } = (await who.get('/web/v1/user/notice/list', { pageSize: '100' })).result;
      return (records as { topic: string; item_id: string; link: string }[])
        .filter(({ item_id }) => item_id === about)
        .map(({ topic, link }) => `${topic} ${link}`)
        .sort();
    };
    const comment = async (content: string) =>
      expect((await auditor.post('/web/v1/review/comment', { item_type: 1, id: pending, content })).code).toBe(200);
    await comment('在职时的问题');
    expect(await told(colleague, pending)).toEqual([`review_comment /reviewTalk/results/${pending}`]);
    expect((await owner.delete(`${OWN}/member`, { organization_id, user_id })).code).toBe(200);
    const before = await Promise.all([pending, item].map((about) => told(colleague, about)));
    await comment('离职后的问题');
    const opinion = '请补充';
    expect((await auditor.post(`${RESULT}/audit`, { id: pending, audit_status: 3, opinion })).code).toBe(200);
    expect((await auditor.post(`${RESULT}/audit`, { id: item, audit_status: 3, opinion })).code).toBe(200);
    expect(await Promise.all([pending, item].map((about) => told(colleague, about)))).toEqual(before);
    const link = `/memberOrg?id=${organization_id}#publications`;
    expect(await told(owner, pending)).toEqual([`audited ${link}`, `review_comment ${link}`]);
    expect(await told(owner, item)).toEqual([`audited ${link}`]);
    const own = async (who: Client) =>
      (await who.get(`${RESULT}/releases`, {})).result.records.map(
        (row: { id: string; has_left: number; audit_opinion: string | null; open_comments: number }) =>
          row.id === pending && [row.has_left, row.audit_opinion, row.open_comments],
      );
    expect(await own(colleague)).toContainEqual([1, null, 0]);
    // By no door.
    const where = { chengguo_id: pending };
    const row = (await colleague.list('chengguo', { where, columns: ['chengguo_id', 'audit_opinion'] })).result.records;
    expect(row).toMatchObject([{ chengguo_id: pending }]);
    expect(row[0].audit_opinion ?? null).toBe(null);
    expect((await colleague.get('/web/v1/chengguo/detail', { id: pending })).code).toBe(404);
    expect((await colleague.get('/web/v1/user/overview', {})).result).toMatchObject({ returned: [], items: [] });
    // Once taken over it is the new publisher's own.
    const about = { organization_id, item_type: 1, id: pending };
    expect((await owner.post(TAKEOVER, about)).code).toBe(200);
    await comment('接手后的问题');
    expect(await told(owner, pending)).toContain(`review_comment /reviewTalk/results/${pending}`);
    expect(await own(owner)).toContainEqual([0, opinion, 3]);
  });

  it('ORG-014 has invited nobody any more once others put them out; what others offered holds', async () => {
    const [owner, head, byRow, byPhone, kept] = await Promise.all([1, 2, 3, 4, 5].map(() => newMember()));
    if (!owner || !head || !byRow || !byPhone || !kept) throw new Error('nobody');
    const organization_id = await organizationOf(owner.browser, unique('邀请单位'));
    expect((await joined(owner.browser, head.browser, organization_id)).code).toBe(200);
    const user_id = await idOf(head.browser);
    expect((await owner.browser.put(`${OWN}/member`, { organization_id, user_id, is_admin: 1 })).code).toBe(200);
    const row = { organization_id, user_id: await idOf(byRow.browser) };
    expect((await add(head.browser, 'organisation_user', row)).code).toBe(200);
    const invite = async (by: Client, phone: string) =>
      (await by.post(`${OWN}/invite`, { organization_id, phone })).result.token;
    const [token, other] = [await invite(head.browser, byPhone.phone), await invite(owner.browser, kept.phone)];
    expect((await owner.browser.delete(`${OWN}/member`, { organization_id, user_id })).code).toBe(200);
    expect((await byRow.browser.post(`${OWN}/join`, { organization_id })).code).toBe(404);
    expect((await byPhone.browser.post(`${OWN}/join`, { token })).code).toBe(404);
    expect((await kept.browser.post(`${OWN}/join`, { token: other })).code).toBe(200);
  });
});
