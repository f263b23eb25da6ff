import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import { ADMIN, idOf, joined, OWN, organizationOf } from './support/people.ts';
import { unique, upload } from './support/results.ts';
import { listed } from './support/verification.ts';

const EDIT = `${OWN}/edit`;
const QUEUE = '/web/v1/organization/edit';
const EDITOR = '13800000013';
const INPUT = '13800000003';

const newcomer = async (): Promise<Client> => (await newMember()).browser;
const shown = async (id: string, who: Client = client()) =>
  (await who.get('/web/v1/organization/detail', { id })).result;
const waiting = async (keyword: string, state?: number) =>
  (await (await signedIn(EDITOR)).get(`${QUEUE}/list`, { keyword, ...(state && { state: String(state) }) })).result
    .records as { organization_id: string; add_time: number; applies: boolean; fields: string[] }[];
/** What a reviewer compares. */
const changesOf = async (id: string) =>
  (await (await signedIn(EDITOR)).get(EDIT, { organization_id: id })).result.edit?.changes as
    | { field: string; before: unknown; after: unknown }[]
    | undefined;
const decide = async (name: string, audit_status: number, opinion?: string) => {
  const [{ organization_id, add_time } = { organization_id: '', add_time: 0 }] = await waiting(name);
  return (await signedIn(EDITOR)).put(QUEUE, { organization_id, add_time, audit_status, ...(opinion && { opinion }) });
};
const noticesOf = async (who: Client) =>
  ((await who.get('/web/v1/user/notice/list')).result.records as { topic: string; params: object }[]).filter(
    ({ topic }) => topic === 'organization_edit',
  );
const put = (who: Client, organization_id: string, data: object) =>
  who.put('/web/egg/base/put', { table: 'organization', data, where: { organization_id } });

/** An organisation that public lists name, and its administrator. */
async function founded() {
  const admin = await newcomer();
  const name = unique('资料审核研究院');
  const id = await organizationOf(admin, name);
  await listed(name);
  return { admin, name, id };
}

const PROFILE = {
  profile: '<p>建院三十年。</p><script>alert(1)</script>',
  assets: 1,
  capital: 2,
  technology: 1,
  business: 2,
  talent: '王工｜高级工程师｜新材料\n李工',
  equipment: '扫描电镜｜SU8010｜形貌分析',
  web_site: 'https://profile.example.com',
};

describe('what an organisation says of itself', () => {
  it('ORG-007 ORG-008 ORG-009 ORG-010 is public once a reviewer approved it, and told to its administrator', async () => {
    const { admin, name, id } = await founded();
    const answer = await admin.put(OWN, { organization_id: id, ...PROFILE, contacts: '办公室' });
    expect(answer.result).toEqual({ organization_id: id, waits: true });
    // Ways to reach its people change at once, what the public reads does not.
    expect((await admin.get(OWN, { organization_id: id })).result).toMatchObject({ contacts: '办公室', assets: null });
    expect(await shown(id)).toMatchObject({ profile: null, assets: null, talent: null });
    const { edit } = (await admin.get(EDIT, { organization_id: id })).result;
    expect(edit).toMatchObject({ state: 1, opinion: null });
    expect(edit.changes).toHaveLength(8);
    const [row] = await waiting(name);
    expect(row).toMatchObject({ organization_id: id, applies: true });
    expect(row?.fields).toContain('organization.talent');
    expect((await changesOf(id))?.find(({ field }) => field === 'organization.talent')).toMatchObject({
      before: null,
      after: PROFILE.talent,
    });
    expect((await decide(name, 4)).result).toEqual({ organization_id: id, audit_status: 4 });
    expect(await shown(id)).toMatchObject({ ...PROFILE, profile: '<p>建院三十年。</p>' });
    expect(await waiting(name)).toEqual([]);
    expect((await admin.get(EDIT, { organization_id: id })).result.edit).toBeNull();
    expect(await noticesOf(admin)).toMatchObject([{ params: { name, code: 4 } }]);
    expect(
      (await admin.put(OWN, { organization_id: id, ...PROFILE, profile: '<p>建院三十年。</p>' })).result.waits,
    ).toBe(false);
  });

  it('ORG-007 is returned with an opinion, mended, and withdrawn; nothing of it is public meanwhile', async () => {
    const { admin, name, id } = await founded();
    await admin.put(OWN, { organization_id: id, director: '负责人甲', performance: '服务百家企业' });
    expect((await decide(name, 3)).errors[0]?.field).toBe('opinion');
    expect((await decide(name, 3, '请补充依据')).status).toBe(200);
    expect(await noticesOf(admin)).toMatchObject([{ params: { code: 3, opinion: '请补充依据' } }]);
    expect(await waiting(name)).toEqual([]);
    expect(await waiting(name, 3)).toMatchObject([{ organization_id: id }]);
    expect((await admin.get(EDIT, { organization_id: id })).result.edit).toMatchObject({
      ...{ state: 3, opinion: '请补充依据' },
    });
    await admin.put(OWN, { organization_id: id, director: '负责人乙' });
    expect(await waiting(name)).toHaveLength(1);
    expect(await changesOf(id)).toMatchObject([
      { field: 'organization.director', after: '负责人乙' },
      { field: 'organization.performance', after: '服务百家企业' },
    ]);
    expect((await admin.delete(EDIT, { organization_id: id })).result).toEqual({ changed: 1 });
    expect((await admin.delete(EDIT, { organization_id: id })).result).toEqual({ changed: 0 });
    expect(await waiting(name)).toEqual([]);
    expect(await shown(id)).toMatchObject({ director: null, performance: null });
  });

  it('ORG-007 waits at the table service as well, and staff that enters data changes it at once', async () => {
    const { admin, name, id } = await founded();
    expect((await put(admin, id, { assets: 2, wechat: 'window' })).result).toEqual({ changed: 1 });
    expect((await put(admin, id, { capital: 1 })).result).toEqual({ changed: 1 });
    expect((await admin.get(OWN, { organization_id: id })).result).toMatchObject({ assets: null, wechat: 'window' });
    expect(await changesOf(id)).toHaveLength(2);
    await put(await signedIn(INPUT), id, { assets: 2 });
    expect((await shown(id)).assets).toBe(2);
    // What leads back to the record needs no word.
    expect(await changesOf(id)).toMatchObject([{ field: 'organization.capital' }]);
    await put(admin, id, { capital: null });
    expect(await waiting(name)).toEqual([]);
  });

  it('ORG-007 ORG-008 ORG-009 ORG-010 refuses what is not on the documented lists, at its field and at both doors', async () => {
    const { admin, id } = await founded();
    for (const column of ['assets', 'capital', 'technology', 'business']) {
      const add = { table: 'organization', data: { name: unique('不在表中'), [column]: 9 } };
      const doors = [
        await admin.put(OWN, { organization_id: id, [column]: 9 }),
        await admin.post(OWN, { name: unique('不在表中'), [column]: 3 }),
        await put(admin, id, { [column]: 9 }),
        await put(await signedIn(INPUT), id, { [column]: 0 }),
        await admin.post('/web/egg/base/add', add),
        await admin.post('/web/egg/base/adds', { ...add, data: [add.data] }),
      ];
      for (const { code, errors } of doors) {
        expect([code, errors?.[0]?.field.split('.').at(-1), errors?.[0]?.code]).toEqual([422, column, 'invalid_value']);
      }
    }
    expect((await admin.get(EDIT, { organization_id: id })).result.edit).toBeNull();
  });

  it('ACC-055 a gender is one of the documented ones', async () => {
    const who = await newcomer();
    const where = { user_id: await idOf(who) };
    const save = (sex: unknown) => who.put('/web/egg/base/put', { table: 'user', data: { sex }, where });
    for (const sex of [2, -1, '7']) {
      const { code, errors } = await save(sex);
      expect([code, errors?.[0]?.field, errors?.[0]?.code]).toEqual([422, 'sex', 'invalid_value']);
    }
    for (const sex of [0, 1, null]) expect((await save(sex)).status).toBe(200);
    const phone = `139${String(randomInt(10 ** 8)).padStart(8, '0')}`;
    const signup = { table: 'forum_cooperation', data: { name: '报名人', phone, sex: 2 } };
    expect((await who.post('/web/egg/base/add', signup)).errors[0]?.field).toBe('sex');
  });

  it('of two edits at once none is lost, and an approval is one of what the reviewer saw', async () => {
    const { admin, name, id } = await founded();
    const both = await Promise.all([
      admin.put(OWN, { organization_id: id, director: '甲' }),
      admin.put(OWN, { organization_id: id, team_scale: '二十人' }),
    ]);
    expect(both.map(({ code }) => code).filter((code) => code !== 409)).not.toEqual([]);
    for (const { code } of both) expect([200, 409]).toContain(code);
    const known = (await waiting(name))[0];
    expect(known?.fields).toHaveLength(both.filter(({ code }) => code === 200).length);
    await admin.put(OWN, { organization_id: id, director: '乙' });
    const reviewer = await signedIn(EDITOR);
    const { add_time = 0 } = known ?? {};
    expect((await reviewer.put(QUEUE, { organization_id: id, add_time, audit_status: 4 })).code).toBe(409);
    expect(await shown(id)).toMatchObject({ director: null });
    const twice = await Promise.all([decide(name, 4), decide(name, 4)]);
    expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shown(id)).toMatchObject({ director: '乙' });
  });

  it('is nobody else’s to edit, read or decide about, nor anybody’s who ceased to administer', async () => {
    const { admin, name, id } = await founded();
    const [member, stranger] = [await newcomer(), await newcomer()];
    await joined(admin, member, id);
    await admin.put(OWN, { organization_id: id, director: '甲' });
    for (const who of [member, stranger]) {
      expect((await who.put(OWN, { organization_id: id, director: '乙' })).code).toBe(404);
      expect((await who.get(EDIT, { organization_id: id })).code).toBe(404);
      expect((await who.delete(EDIT, { organization_id: id })).code).toBe(404);
      expect((await who.get(`${QUEUE}/list`)).code).toBe(403);
      expect((await who.put(QUEUE, { organization_id: id, add_time: 1, audit_status: 4 })).code).toBe(403);
    }
    await admin.put(`${OWN}/member`, { organization_id: id, user_id: await idOf(member), is_admin: 1 });
    await admin.delete(`${OWN}/member`, { organization_id: id });
    expect((await waiting(name))[0]?.applies).toBe(false);
    expect((await decide(name, 4)).code).toBe(409);
    expect((await decide(name, 3, '提交人已离开')).status).toBe(200);
    expect((await shown(id)).director).toBeNull();
    expect((await (await signedIn(ADMIN)).get(`${QUEUE}/list`)).status).toBe(200);
  });

  it('a logo is an own upload, and for the public once it is approved', async () => {
    const { admin, name, id } = await founded();
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    );
    const { url } = await upload(admin, '标志.png', png, 'image/png');
    const foreign = await (await newcomer()).put(OWN, { organization_id: id, logo: url });
    expect(foreign.code).toBe(404);
    for (const logo of ['https://elsewhere.example.com/x.png', '/files/none.png'])
      expect((await admin.put(OWN, { organization_id: id, logo })).errors[0]?.field).toBe('logo');
    expect((await admin.put(OWN, { organization_id: id, logo: url })).result.waits).toBe(true);
    const reading = async (who: Client) => (await who.fetch(url)).status;
    expect(await Promise.all([client(), await signedIn(EDITOR), admin].map(reading))).toEqual([404, 200, 200]);
    expect((await shown(id)).logo).toBeNull();
    await decide(name, 4);
    expect((await shown(id)).logo).toBe(url);
    expect(await reading(client())).toBe(200);
  });
});
