import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { idOf, joined, logOf, member, members, OWN, organizationOf, sessionOrgs } from './support/people.ts';
import { unique } from './support/results.ts';
import { add, remove } from './table-calls.ts';

let owner: Client;
let colleague: Client;
let stranger: Client;

beforeAll(async () => {
  [owner, colleague, stranger] = (await members(1, 2, 3)) as [Client, Client, Client];
});

const form = (name: string) => ({
  name,
  province: '130000',
  city: '130100',
  scopes: ['s-101-01-01', 's-101-01-02'],
  contacts: '联系人',
  contacts_tel: '0311-80000000',
  contacts_email: 'office@example.com',
  wechat: 'office-window',
});

describe('information form', () => {
  it('ORG-011 ORG-013 ORG-014 ORG-015 ORG-004 creates an approved organisation that its creator administers', async () => {
    const name = unique('表单研究院');
    const made = await owner.post(OWN, { ...form(name), type: 3, audit_status: 1, user_id: 'other', is_delete: 1 });
    expect(made.result).toMatchObject({ name, is_admin: 1, audit_status: 4, created: true });
    const { organization_id } = made.result;
    const row = (await owner.list('organization', { where: { organization_id } })).result.records[0];
    expect(row).toMatchObject({ name, type: 5, audit_status: 4, is_delete: 0, user_id: await idOf(owner) });
    expect(row).toMatchObject({ provinceName: '河北省', cityName: '石家庄市', wechat: 'office-window' });
    const links = await owner.list('organisation_user', { where: { organization_id } });
    expect(links.result.records).toMatchObject([{ is_admin: 1, audit_status: 4, is_delete: 0 }]);
    const scopes = await owner.list('organization_scope', {
      where: { org_id: organization_id },
      order: [['second_scope_id', 'asc']],
    });
    expect(scopes.result.records).toMatchObject([
      { first_scope_id: 's-101-01', second_scope_id: 's-101-01-01' },
      { first_scope_id: 's-101-01', second_scope_id: 's-101-01-02' },
    ]);
    expect(await sessionOrgs(owner)).toContainEqual({ organization_id, name, is_admin: 1, name_en: null });
  });

  it('ORG-012 ORG-013 by the table service staff choose the type, and are refused what is none; to others it is the platform that tells', async () => {
    const typeOf = async (who: Client, type: unknown) => {
      const added = await add(who, 'organization', { name: unique('类型研究院'), type });
      if (added.code !== 200) return added.errors.map(({ field }) => field);
      const { organization_id } = added.result;
      return (await who.list('organization', { where: { organization_id } })).result.records[0].type;
    };
    const staff = await signedIn('13800000003');
    for (const type of [3, 4, 5, '4']) expect(await typeOf(staff, type), String(type)).toBe(Number(type));
    for (const type of [-1, 0, 100, 'x']) expect(await typeOf(staff, type), String(type)).toEqual(['type']);
    expect([await typeOf(staff, undefined), await typeOf(owner, 3)]).toEqual([5, 5]);
  });

  it('ORG-013 a taken name is refused with the hint to join it, and of two at once one is made', async () => {
    const name = unique('重名研究院');
    const answers = await Promise.all([owner, stranger].map((who) => who.post(OWN, { name })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    const again = await stranger.post(OWN, { name }, { 'x-lang': 'en' });
    expect(again).toMatchObject({ code: 409, msg: 'This organisation exists already, you can ask to join it' });
  });

  it('ORG-013 wrong places, unknown fields and visitors are refused', async () => {
    const name = unique('错误研究院');
    const wrong = await owner.post(OWN, { ...form(name), city: '310100', scopes: ['s-101-01-01', 'nothing'] });
    expect(wrong.code).toBe(422);
    const fields = async (more: object) => (await owner.post(OWN, { name, ...more })).errors.map(({ field }) => field);
    expect(await fields({ province: '130000', city: '310100' })).toEqual(['city']);
    expect(await fields({ scopes: ['nothing'] })).toEqual(['scopes']);
    expect(await fields({ web_site: 'javascript:alert(1)' })).toEqual(['web_site']);
    expect(await fields({ nonsense: 1 })).toEqual(['nonsense']);
    const blank = await owner.post(`${OWN}/bind`, { name: ' ' }, { 'x-lang': 'en' });
    expect(blank).toMatchObject({ code: 422, msg: 'please enter the organisation name' });
    expect((await client().post(OWN, form(name))).status).toBe(100);
    expect((await client().post(`${OWN}/bind`, { name })).status).toBe(100);
    expect((await owner.list('organization', { where: { name } })).result.total).toBe(0);
  });

  it('ORG-019 an edit keeps the name and what it does not name; others cannot edit', async () => {
    const name = unique('修改研究院');
    const organization_id = await organizationOf(owner, name, form(name));
    const change = { organization_id, name: 'other', contacts: '新联系人', scopes: ['s-101-01-01'] };
    expect((await owner.put(OWN, change)).result).toEqual({ organization_id, waits: false });
    const values = (await owner.get(OWN, { organization_id })).result;
    expect(values).toMatchObject({ name, contacts: '新联系人', contacts_tel: '0311-80000000', city: '130100' });
    expect(values.scopes).toEqual(['s-101-01-01']);
    await owner.put('/web/egg/base/put', {
      table: 'organization',
      data: { name: 'x', wechat: 'w' },
      where: { organization_id },
    });
    expect((await owner.get(OWN, { organization_id })).result).toMatchObject({ name, wechat: 'w' });
    await joined(owner, colleague, organization_id);
    for (const other of [colleague, stranger]) {
      expect((await other.put(OWN, change)).code).toBe(404);
      expect((await other.get(OWN, { organization_id })).code).toBe(404);
    }
    expect((await owner.put(OWN, { ...change, organization_id: 'none' })).text).toBe(
      (await stranger.put(OWN, change)).text,
    );
  });
});

describe('binding', () => {
  it('ORG-014 an unknown name is created; a known one waits for its administrator, who decides', async () => {
    const name = unique('绑定研究院');
    const created = await owner.post(`${OWN}/bind`, { name });
    expect(created.result).toMatchObject({ name, is_admin: 1, audit_status: 4, created: true });
    const { organization_id } = created.result;
    const waiting = await colleague.post(`${OWN}/bind`, { name });
    const waits_for = 'administrator';
    expect(waiting.result).toEqual({ organization_id, name, is_admin: 0, audit_status: 1, created: false, waits_for });
    expect((await colleague.post(`${OWN}/bind`, { name })).result).toEqual(waiting.result);
    expect((await sessionOrgs(colleague)).map((org) => org.name)).not.toContain(name);
    expect((await colleague.get(`${OWN}/members`, { organization_id })).code).toBe(404);
    // It is not public yet: whoever waits is led to no page that is not there for them.
    expect((await colleague.get('/web/v1/organization/detail', { id: organization_id })).code).toBe(404);
    expect((await colleague.get(`${OWN}/mine`)).result.records).toContainEqual(
      expect.objectContaining({ organization_id, has_page: false }),
    );
    const mine = (await owner.get(`${OWN}/mine`)).result.records;
    expect(mine.find((org: { name: string }) => org.name === name)).toMatchObject({
      members: 1,
      pending: 1,
      has_page: true,
      is_owner: true,
    });
    const [first] = (await owner.get(`${OWN}/members`, { organization_id })).result.records;
    expect(first).toMatchObject({
      user_id: await idOf(colleague),
      audit_status: 1,
      account: expect.stringMatching(/^\d{3}\*{4}\d{4}$/),
    });
    const user_id = first.user_id;
    expect((await stranger.put(`${OWN}/member`, { organization_id, user_id, audit_status: 4 })).code).toBe(404);
    expect((await colleague.put(`${OWN}/member`, { organization_id, user_id, audit_status: 4 })).code).toBe(404);
    expect((await owner.put(`${OWN}/member`, { organization_id, user_id, audit_status: 4 })).status).toBe(200);
    expect(await sessionOrgs(colleague)).toContainEqual({ organization_id, name, is_admin: 0, name_en: null });
  });

  it('ORG-014 joining through the table service waits for the administrator too, and gives no rights', async () => {
    const name = unique('直接加入');
    const organization_id = await organizationOf(owner, name);
    const data = { organization_id, is_admin: 1, audit_status: 4 };
    const added = await stranger.post('/web/egg/base/add', { table: 'organisation_user', data });
    expect(added.status).toBe(200);
    const rows = await owner.list('organisation_user', { where: { organization_id, user_id: await idOf(stranger) } });
    expect(rows.result.records).toMatchObject([{ is_admin: 0, audit_status: 1 }]);
    expect((await sessionOrgs(stranger)).map((org) => org.name)).not.toContain(name);
  });

  it('ORG-014 PUB-109 the documented steps add an organisation and then the link to it, which is there already', async () => {
    const name = unique('分步登记');
    const base = '/web/egg/base/add';
    const made = await owner.post(base, { table: 'organization', data: { name, audit_status: 4, is_delete: 0 } });
    const { organization_id } = made.result;
    const data = { organization_id, user_id: await idOf(owner), is_admin: 1, is_delete: 0, audit_status: 4 };
    const [link] = (await owner.list('organisation_user', { where: { organization_id } })).result.records;
    expect(link).toMatchObject({ is_admin: 1, audit_status: 4 });
    for (const _ of [1, 2]) {
      const linked = await owner.post(base, { table: 'organisation_user', data, key: 'link_id' });
      expect(linked).toMatchObject({ code: 200, result: { id: link.id, link_id: link.id } });
    }
    expect((await owner.list('organisation_user', { where: { organization_id } })).result.total).toBe(1);
  });
});

describe('invitations', () => {
  it('ORG-014 a link makes its holder a member at once, with no rights, until it is revoked', async () => {
    const name = unique('邀请研究院');
    const organization_id = await organizationOf(owner, name);
    const made = (await owner.post(`${OWN}/invite`, { organization_id })).result;
    expect(made.url).toBe(`/joinOrganization/${made.token}`);
    expect(made.token.length).toBeGreaterThan(40);
    const shown = (await client().get(`${OWN}/join`, { token: made.token })).result;
    expect(shown).toMatchObject({ organization_id, name, member: false });
    const answer = await colleague.post(`${OWN}/join`, { token: made.token });
    expect(answer.result).toEqual({ organization_id, name, is_admin: 0, audit_status: 4 });
    expect((await colleague.post(`${OWN}/join`, { token: made.token })).result).toEqual(answer.result);
    const open = (await owner.get(`${OWN}/invite`, { organization_id })).result.records;
    expect(open).toMatchObject([{ id: made.id, uses: 1, phone: null }]);
    expect(JSON.stringify(open)).not.toContain(made.token);
    expect((await colleague.delete(`${OWN}/invite`, { id: made.id })).code).toBe(404);
    expect((await owner.delete(`${OWN}/invite`, { id: made.id })).result).toEqual({ changed: 1 });
    const late = await stranger.post(`${OWN}/join`, { token: made.token }, { 'x-lang': 'en' });
    expect(late).toMatchObject({ code: 404, msg: 'The invitation holds no more, please ask for a new one' });
    expect((await colleague.post(`${OWN}/invite`, { organization_id })).code).toBe(404);
    expect((await client().post(`${OWN}/join`, { token: made.token })).status).toBe(100);
  });

  it('ORG-014 an invitation by phone is sent there, holds for that account only, and once', async () => {
    const organization_id = await organizationOf(owner, unique('短信邀请'));
    const phone = member(2);
    const made = (await owner.post(`${OWN}/invite`, { organization_id, phone })).result;
    expect(made.sent).toBe(true);
    const messages = (await owner.get('/dev/outbox', { to: phone, channel: 'sms' })).result.records;
    expect(JSON.stringify(messages)).toContain(made.url);
    expect((await stranger.post(`${OWN}/join`, { token: made.token })).code).toBe(403);
    expect((await colleague.post(`${OWN}/join`, { token: made.token })).result).toMatchObject({ audit_status: 4 });
    await owner.delete(`${OWN}/member`, { organization_id, user_id: await idOf(colleague) });
    expect((await colleague.post(`${OWN}/join`, { token: made.token })).code).toBe(404);
    expect((await owner.post(`${OWN}/invite`, { organization_id, phone: '123' })).errors[0]?.field).toBe('phone');
  });

  it('ORG-014 who was removed does not come back by a link that is still about', async () => {
    const organization_id = await organizationOf(owner, unique('移除成员'));
    const { token } = (await owner.post(`${OWN}/invite`, { organization_id })).result;
    await colleague.post(`${OWN}/join`, { token });
    const user_id = await idOf(colleague);
    expect((await owner.delete(`${OWN}/member`, { organization_id, user_id })).result).toEqual({ changed: 1 });
    expect((await colleague.post(`${OWN}/join`, { token })).code).toBe(404);
  });

  it('ORG-014 nor does who was removed by the table service, or whose membership was refused afterwards', async () => {
    const organization_id = await organizationOf(owner, unique('移除成员'));
    const user_id = await idOf(colleague);
    const where = { organization_id, user_id };
    for (const out of [
      () => remove(owner, 'organisation_user', where),
      () => remove(owner, 'organisation_user', where, 'del'),
      () => owner.put(`${OWN}/member`, { ...where, audit_status: 5 }),
    ]) {
      const { token } = (await owner.post(`${OWN}/invite`, { organization_id })).result;
      expect((await colleague.post(`${OWN}/join`, { token })).status).toBe(200);
      expect((await out()).status).toBe(200);
      expect((await colleague.post(`${OWN}/join`, { token })).code).toBe(404);
    }
    const { token } = (await owner.post(`${OWN}/invite`, { organization_id })).result;
    expect((await colleague.post(`${OWN}/join`, { token })).status).toBe(200);
    expect((await remove(colleague, 'organisation_user', where)).status, 'who leaves is put out by nobody').toBe(200);
    expect((await colleague.post(`${OWN}/join`, { token })).status).toBe(200);
  });
});

describe('members', () => {
  it('ORG-003 ORG-015 members see members, administrators also names; the others nothing', async () => {
    const organization_id = await organizationOf(owner, unique('成员列表'));
    await joined(owner, colleague, organization_id);
    const seen = (await colleague.get(`${OWN}/members`, { organization_id })).result;
    expect(seen.total).toBe(2);
    expect(seen.records[0]).toMatchObject({ is_admin: 1, is_owner: true, audit_status: 4 });
    expect(seen.records[0].account).toBeUndefined();
    expect(seen.records[0].name).toBeUndefined();
    const full = (await owner.get(`${OWN}/members`, { organization_id })).result.records;
    expect(full[0].account).toMatch(/\*{4}/);
    expect((await stranger.get(`${OWN}/members`, { organization_id })).code).toBe(404);
    expect((await client().get(`${OWN}/members`, { organization_id })).status).toBe(100);
    const rows = await owner.list('organisation_user', { where: { organization_id } });
    expect(Object.keys(rows.result.records[0])).toEqual(
      expect.arrayContaining(['organization_id', 'user_id', 'is_admin', 'is_delete', 'add_time', 'audit_status']),
    );
  });

  it('ORG-015 the last administrator stays one until another takes over, by every door and at once', async () => {
    const organization_id = await organizationOf(owner, unique('最后管理员'));
    const [first, second] = [await idOf(owner), await idOf(colleague)];
    await joined(owner, colleague, organization_id);
    const leave = (who: Client) => who.delete(`${OWN}/member`, { organization_id });
    expect((await leave(owner)).code).toBe(409);
    expect((await owner.put(`${OWN}/member`, { organization_id, user_id: first, is_admin: 0 })).code).toBe(409);
    const where = { organization_id, user_id: first };
    const table = 'organisation_user';
    expect((await owner.put('/web/egg/base/put', { table, data: { is_admin: 0 }, where })).code).toBe(409);
    expect((await owner.call('DELETE', '/web/egg/base/remove', { body: { table, where } })).code).toBe(409);
    expect((await owner.put(`${OWN}/member`, { organization_id, user_id: second, is_admin: 1 })).status).toBe(200);
    // A plain member is left, so that one of the two has to stay.
    await joined(owner, stranger, organization_id);
    const both = await Promise.all([leave(owner), leave(colleague)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
    const left = both[0]?.code === 200 ? colleague : owner;
    const row = (await left.list('organization', { where: { organization_id } })).result.records[0];
    expect(row.user_id).toBe(await idOf(left));
  });

  it('ORG-015 a hand-over makes another member owner and administrator once accepted, and is written down', async () => {
    const organization_id = await organizationOf(owner, unique('移交单位'));
    await joined(owner, colleague, organization_id);
    const [from, to] = [await idOf(owner), await idOf(colleague)];
    const hand = (who: Client, user_id: string) => who.post(`${OWN}/transfer`, { organization_id, user_id });
    expect((await hand(colleague, to)).code).toBe(404);
    expect((await hand(stranger, to)).code).toBe(404);
    expect((await hand(owner, await idOf(stranger))).errors[0]?.field).toBe('user_id');
    expect((await hand(owner, from)).errors[0]?.field).toBe('user_id');
    expect((await hand(owner, to)).result).toEqual({ organization_id, user_id: to });
    expect((await owner.get(`${OWN}/members`, { organization_id })).result.records[0]).toMatchObject({
      ...{ user_id: from, is_admin: 1, is_owner: true },
    });
    const answer = { organization_id, accept: true };
    for (const who of [owner, stranger]) expect((await who.put(`${OWN}/transfer`, answer)).code).toBe(404);
    expect((await colleague.put(`${OWN}/transfer`, answer)).result).toEqual({ organization_id, accepted: true });
    expect((await hand(owner, from)).code).toBe(404);
    const rows = (await colleague.get(`${OWN}/members`, { organization_id })).result.records;
    const state = rows.map((row: { user_id: string; is_admin: number; is_owner: boolean }) => [
      row.user_id,
      row.is_admin,
      row.is_owner,
    ]);
    expect(state).toEqual([
      [to, 1, true],
      [from, 0, false],
    ]);
    expect((await logOf(organization_id, 'owner'))[0]).toMatchObject({ before: from, after: to, user_id: to });
    expect((await logOf(organization_id, 'handover'))[0]).toMatchObject({ before: from, after: to, user_id: from });
    expect((await logOf(organization_id, 'member')).length).toBeGreaterThan(0);
  });

  it('ORG-015 staff that enters data gives no organisation away', async () => {
    const organization_id = await organizationOf(owner, unique('录入员'));
    const clerk = await signedIn('13800000003');
    const data = { organization_id, user_id: await idOf(clerk), is_admin: 1 };
    await clerk.post('/web/egg/base/add', { table: 'organisation_user', data });
    expect((await sessionOrgs(clerk)).map((org) => org.organization_id)).not.toContain(organization_id);
    expect((await clerk.post(`${OWN}/transfer`, { organization_id, user_id: data.user_id })).code).toBe(404);
  });
});
