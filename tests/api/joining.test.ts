import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember, PASSWORD, sentTo } from './support/accounts.ts';
import { ADMIN, idOf, joined, OWN, organizationOf, sessionOrgs } from './support/people.ts';
import { PDF, unique, upload } from './support/results.ts';
import { put } from './table-calls.ts';

const QUEUE = '/web/v1/admin/membership';

const newcomer = async (): Promise<Client> => (await newMember()).browser;
const bind = (who: Client, name: string) => who.post(`${OWN}/bind`, { name });
const leave = (who: Client, organization_id: string) => who.delete(`${OWN}/member`, { organization_id });
const closeAccount = (who: Client) =>
  who.post('/web/v1/user/account/delete', { password: PASSWORD }, { 'x-lang': 'en' });
const speaksFor = async (who: Client, organization_id: string) =>
  (await sessionOrgs(who)).some((org) => org.organization_id === organization_id);
const ownRow = async (who: Client, organization_id: string) =>
  (await who.get(`${OWN}/mine`)).result.records.find(
    (row: { organization_id: string }) => row.organization_id === organization_id,
  );
const notices = async (who: Client, topic: string) =>
  (await who.get('/web/v1/user/notice/list')).result.records.filter((row: { topic: string }) => row.topic === topic);
const waiting = async (admin: Client, keyword: string) =>
  (await admin.get(`${QUEUE}/list`, { keyword })).result.records as Record<string, never>[];

/** An organisation whose only member closed the account. */
async function orphaned(more: object = {}) {
  const founder = await newcomer();
  const name = unique('无人管理的研究所');
  const organization_id = await organizationOf(founder, name, more);
  expect((await closeAccount(founder)).status).toBe(200);
  return { name, organization_id };
}

describe('joining an organisation that nobody administers', () => {
  it('ORG-014 whom the platform makes its administrator through the table service receives its messages', async () => {
    const { name, organization_id } = await orphaned();
    const [person, admin] = [await newcomer(), await signedIn(ADMIN)];
    await bind(person, name);
    const [row] = await waiting(admin, name);
    expect((await admin.put(QUEUE, { id: row?.id, audit_status: 4, is_admin: 0 })).status).toBe(200);
    const where = { organization_id, user_id: await idOf(person) };
    const before = await admin.get('/web/egg/base/list', { table: 'organization', where: { organization_id } });
    expect(before.result.records).toMatchObject([{ user_id: null }]);
    const made = await put(admin, 'organisation_user', { is_admin: 1 }, where);
    expect(made.result).toEqual({ changed: 1 });
    expect(await ownRow(person, organization_id)).toMatchObject({ is_owner: true, is_admin: 1, frozen: false });
  });

  it('ORG-014 waits for the platform by the call and by the table service, and gives nobody a voice before', async () => {
    const { name, organization_id } = await orphaned();
    const [caller, other] = [await newcomer(), await newcomer()];
    const answer = await bind(caller, name);
    expect(answer.result).toMatchObject({ organization_id, is_admin: 0, audit_status: 1, waits_for: 'platform' });
    const rows = { table: 'organisation_user', data: [{ organization_id, is_admin: 1, audit_status: 4 }] };
    const added = await other.post('/web/egg/base/adds', rows);
    expect(added.status).toBe(200);
    for (const who of [caller, other]) {
      expect(await speaksFor(who, organization_id)).toBe(false);
      expect((await who.get(`${OWN}/members`, { organization_id })).code).toBe(404);
      expect(await ownRow(who, organization_id)).toMatchObject({ audit_status: 1, frozen: true, invited: false });
    }
    const admin = await signedIn(ADMIN);
    expect(await waiting(admin, name)).toHaveLength(2);
    expect((await caller.get(`${QUEUE}/list`)).code).toBe(403);
  });

  it('ORG-014 the platform reads words and evidence, lets in or refuses with a reason, and the applicant is told', async () => {
    const { name, organization_id } = await orphaned();
    const [first, second] = [await newcomer(), await newcomer()];
    await bind(first, name);
    await bind(second, name);
    const file = await upload(first, '授权书.pdf', PDF, 'application/pdf');
    const asked = await first.post(`${OWN}/ask`, {
      organization_id,
      message: '我是该所科研处负责人',
      files: [{ name: '授权书.pdf', url: file.url }],
    });
    expect(asked.result).toMatchObject({ audit_status: 1, waits_for: 'platform' });
    expect((await first.post(`${OWN}/ask`, { organization_id })).errors[0]?.field).toBe('message');
    const foreign = { organization_id, files: [{ name: 'x.pdf', url: file.url }] };
    expect((await second.post(`${OWN}/ask`, foreign)).errors[0]?.field).toBe('files.0.url');

    const admin = await signedIn(ADMIN);
    const queue = await waiting(admin, name);
    const row = queue.find((each) => each.message === '我是该所科研处负责人');
    expect(row).toMatchObject({ organization_name: name, is_member: false, members: 0 });
    expect(row?.files).toMatchObject([{ name: '授权书.pdf', url: file.url }]);
    const other = queue.find((each) => each.id !== row?.id);
    const reading = async (who: Client) => (await who.fetch(file.url)).status;
    expect(await Promise.all([admin, first, second, client()].map(reading))).toEqual([200, 200, 404, 404]);
    const refusal = { id: other?.id, audit_status: 5 };
    expect((await admin.put(QUEUE, refusal)).errors[0]?.field).toBe('opinion');
    expect((await admin.put(QUEUE, { ...refusal, opinion: '材料不足' })).status).toBe(200);
    expect((await notices(second, 'membership_refused'))[0]?.params).toMatchObject({ name, opinion: '材料不足' });
    const decision = { id: row?.id, audit_status: 4, is_admin: 1 };
    expect((await second.put(QUEUE, decision)).code).toBe(403);
    const both = await Promise.all([admin.put(QUEUE, decision), admin.put(QUEUE, decision)]);
    expect(both.map(({ code }) => code)).toEqual([200, 200]);
    expect((await admin.put(QUEUE, { ...refusal, opinion: '材料不足' })).result).toEqual({
      id: other?.id,
      audit_status: 5,
    });
    for (const late of [
      { ...decision, is_admin: 0 },
      { id: other?.id, audit_status: 4 },
    ])
      expect((await admin.put(QUEUE, late)).code).toBe(409);
    for (const [who, topic] of [
      [first, 'membership_approved'],
      [second, 'membership_refused'],
    ] as const)
      expect(
        (await notices(who, topic)).filter((row: { params: { name: string } }) => row.params.name === name),
      ).toHaveLength(1);
    expect(await speaksFor(first, organization_id)).toBe(true);
    expect(await speaksFor(second, organization_id)).toBe(false);
    const values = (await first.get(OWN, { organization_id })).result;
    expect(values.user_id).toBe(await idOf(first));

    // From now on the organisation decides for itself.
    expect((await second.post(`${OWN}/ask`, { organization_id, message: '补充说明' })).result).toMatchObject({
      audit_status: 1,
      waits_for: 'administrator',
    });
    expect(await waiting(admin, name)).toEqual([]);
    expect((await notices(first, 'membership_asked'))[0]?.params).toMatchObject({ name });
    const [request] = (await first.get(`${OWN}/members`, { organization_id })).result.records;
    expect(request).toMatchObject({ audit_status: 1, message: '补充说明' });
  });

  it('ORG-014 the contact on record is told in fixed words, once a day, by SMS or else by e-mail', async () => {
    const phone = `137${String(randomInt(10 ** 8)).padStart(8, '0')}`;
    const mail = `${unique('office').replace(/[^a-z0-9]/gi, '')}@example.com`;
    const byPhone = await orphaned({ contacts_tel: `0311-8000000 / ${phone}`, contacts_email: mail });
    const byMail = await orphaned({ contacts_tel: '0311-8000000', contacts_email: mail });
    for (const who of [await newcomer(), await newcomer()]) {
      await who.put('/web/egg/base/put', {
        table: 'user',
        data: { name: '立即访问http://x.example', nickname: '【平台通知】' },
        where: { user_id: await idOf(who) },
      });
      await bind(who, byPhone.name);
      await who.post(`${OWN}/ask`, { organization_id: byPhone.organization_id, message: '请点击http://x.example' });
    }
    const messages = await sentTo(phone);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.body).toContain('申请加入贵单位');
    expect(JSON.stringify(messages)).not.toMatch(/x\.example|【|研究所/);
    expect(await sentTo(mail)).toEqual([]);
    const rows = { table: 'organisation_user', data: { organization_id: byMail.organization_id } };
    await (await newcomer()).post('/web/egg/base/add', rows);
    expect(await sentTo(mail)).toHaveLength(1);
  });
});

describe('nobody becomes a member by the hand of another', () => {
  it('ORG-014 rows written for others are invitations, at every verb of the table service, until the person accepts', async () => {
    const [owner, one, two] = [await newcomer(), await newcomer(), await newcomer()];
    const name = unique('邀请制研究院');
    const organization_id = await organizationOf(owner, name);
    const ids = [await idOf(one), await idOf(two)];
    const table = 'organisation_user';
    const data = ids.map((user_id) => ({ organization_id, user_id, is_admin: 1, audit_status: 4 }));
    expect((await owner.post('/web/egg/base/adds', { table, data: data.slice(0, 1) })).status).toBe(200);
    const work = [{ op: 'add', table, data: data[1] }];
    expect((await owner.post('/web/egg/base/work', { operations: work })).status).toBe(200);
    const put = { table, data: { is_admin: 1, audit_status: 4 }, where: { organization_id, user_id: ids[0] } };
    await owner.put('/web/egg/base/put', put);
    const approve = { organization_id, user_id: ids[0], audit_status: 4 };
    expect((await owner.put(`${OWN}/member`, approve)).code).toBe(409);
    expect((await owner.post(`${OWN}/transfer`, { organization_id, user_id: ids[0] })).code).toBe(422);
    for (const who of [one, two]) {
      expect(await speaksFor(who, organization_id)).toBe(false);
      expect(await ownRow(who, organization_id)).toMatchObject({ audit_status: 1, invited: true });
      expect((await notices(who, 'membership_invited'))[0]?.params).toMatchObject({ name });
    }
    const list = (await owner.get(`${OWN}/members`, { organization_id })).result.records;
    const invited = list.filter((row: { invited: boolean }) => row.invited);
    expect(invited).toHaveLength(2);
    for (const row of invited) expect(row).toMatchObject({ nickname: null, avatar: null });
    expect(invited.some((row: object) => 'name' in row || 'account' in row)).toBe(false);

    expect((await one.post(`${OWN}/join`, { organization_id })).result).toMatchObject({ audit_status: 4 });
    expect(await speaksFor(one, organization_id)).toBe(true);
    expect((await leave(two, organization_id)).result).toEqual({ changed: 1 });
    expect(await ownRow(two, organization_id)).toBeUndefined();
    expect((await two.post(`${OWN}/join`, { organization_id })).code).toBe(404);
    expect((await two.get(`${OWN}/members`, { organization_id })).code).toBe(404);
  });

  it('ORG-014 the platform hands an organisation to nobody who neither is a member nor asked', async () => {
    const [owner, stranger, admin] = [await newcomer(), await newcomer(), await signedIn(ADMIN)];
    const name = unique('移交研究院');
    const organization_id = await organizationOf(owner, name);
    const user_id = await idOf(stranger);
    const hand = () => admin.post(`${OWN}/transfer`, { organization_id, user_id });
    expect((await hand()).errors[0]?.field).toBe('user_id');
    const data = { organization_id, user_id };
    expect((await admin.post('/web/egg/base/add', { table: 'organisation_user', data })).status).toBe(200);
    expect((await hand()).errors[0]?.field).toBe('user_id');
    await leave(stranger, organization_id);
    await bind(stranger, name);
    expect((await hand()).result).toEqual({ organization_id, user_id });
    expect(await speaksFor(stranger, organization_id)).toBe(false);
    expect(await ownRow(stranger, organization_id)).toMatchObject({ handover: { mine: true, name: null } });
    expect((await stranger.put(`${OWN}/transfer`, { organization_id, accept: true })).status).toBe(200);
    expect(await speaksFor(stranger, organization_id)).toBe(true);
    expect(await ownRow(owner, organization_id)).toMatchObject({ is_admin: 0, is_owner: false });
  });

  it('ORG-014 an invited person who asks for the same is in, and an invitation ends with its administrators', async () => {
    const [owner, one, two] = [await newcomer(), await newcomer(), await newcomer()];
    const name = unique('相向研究院');
    const organization_id = await organizationOf(owner, name);
    const table = 'organisation_user';
    await owner.post('/web/egg/base/add', { table, data: { organization_id, user_id: await idOf(one) } });
    expect((await bind(one, name)).result).toMatchObject({ audit_status: 4 });
    await owner.delete(`${OWN}/member`, { organization_id, user_id: await idOf(one) });
    await owner.post('/web/egg/base/add', { table, data: { organization_id, user_id: await idOf(two) } });
    const { token } = (await owner.post(`${OWN}/invite`, { organization_id })).result;
    expect((await leave(owner, organization_id)).result).toEqual({ changed: 1 });
    expect((await two.post(`${OWN}/join`, { organization_id })).code).toBe(404);
    expect((await one.post(`${OWN}/join`, { token })).code).toBe(404);
    expect((await client().get(`${OWN}/join`, { token })).code).toBe(404);
  });
});

describe('the last administrator', () => {
  it('ORG-015 ACC-008 hands over to a member before leaving or closing the account, by every door', async () => {
    const [owner, colleague] = [await newcomer(), await newcomer()];
    const name = unique('交接研究院');
    const organization_id = await organizationOf(owner, name);
    await joined(owner, colleague, organization_id);
    expect((await leave(owner, organization_id)).code).toBe(409);
    const where = { organization_id, user_id: await idOf(owner) };
    const remove = { body: { table: 'organisation_user', where } };
    expect((await owner.call('DELETE', '/web/egg/base/del', remove)).code).toBe(409);
    const closing = await closeAccount(owner);
    expect(closing.code).toBe(409);
    expect(closing.msg).toContain(`“${name}”`);
    const user_id = await idOf(colleague);
    expect((await owner.post(`${OWN}/transfer`, { organization_id, user_id })).status).toBe(200);
    // An offer is no hand-over: nobody else administers before it is accepted.
    expect((await closeAccount(owner)).code).toBe(409);
    expect((await leave(owner, organization_id)).code).toBe(409);
    expect((await colleague.put(`${OWN}/transfer`, { organization_id, accept: true })).status).toBe(200);
    expect((await closeAccount(owner)).status).toBe(200);
    expect(await speaksFor(colleague, organization_id)).toBe(true);
  });

  it('ORG-015 of two who close their accounts at once, one stays to hand over', async () => {
    const [owner, other, third] = [await newcomer(), await newcomer(), await newcomer()];
    const organization_id = await organizationOf(owner, unique('同时注销'));
    await joined(owner, other, organization_id);
    await joined(owner, third, organization_id);
    await owner.put(`${OWN}/member`, { organization_id, user_id: await idOf(other), is_admin: 1 });
    const both = await Promise.all([closeAccount(owner), closeAccount(other)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect(await speaksFor(third, organization_id)).toBe(true);
  });

  it('ORG-015 leaves an organisation without other members frozen: nobody speaks for it until the platform says who', async () => {
    const owner = await newcomer();
    const name = unique('冻结研究院');
    const organization_id = await organizationOf(owner, name);
    const where = { organization_id, user_id: await idOf(owner) };
    const removed = await owner.call('DELETE', '/web/egg/base/del', { body: { table: 'organisation_user', where } });
    expect(removed.code).toBe(200);
    const admin = await signedIn(ADMIN);
    const [row] = (await admin.get('/web/v1/admin/organization/list', { keyword: name })).result.records;
    expect(row).toMatchObject({ owner: null, members: 0 });
    expect((await bind(owner, name)).result).toMatchObject({ audit_status: 1, waits_for: 'platform' });

    // Let in as a plain member, the person still speaks for nobody, and asks to administer.
    const [request] = await waiting(admin, name);
    await admin.put(QUEUE, { id: request?.id, audit_status: 4, is_admin: 0 });
    expect(await speaksFor(owner, organization_id)).toBe(false);
    expect(await ownRow(owner, organization_id)).toMatchObject({ audit_status: 4, frozen: true });
    expect(await waiting(admin, name)).toEqual([]);
    expect((await owner.post(`${OWN}/ask`, { organization_id, message: '请恢复管理' })).status).toBe(200);
    const [again] = await waiting(admin, name);
    expect(again).toMatchObject({ is_member: true, message: '请恢复管理' });
    expect((await admin.put(QUEUE, { id: again?.id, audit_status: 4, is_admin: 1 })).status).toBe(200);
    expect(await speaksFor(owner, organization_id)).toBe(true);
    expect((await owner.post(`${OWN}/ask`, { organization_id, message: 'x' })).code).toBe(409);
  });
});
