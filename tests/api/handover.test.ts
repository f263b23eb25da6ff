import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import { newMember, PASSWORD } from './support/accounts.ts';
import { ADMIN, idOf, joined, OWN, organizationOf, sessionOrgs } from './support/people.ts';
import { unique } from './support/results.ts';

const PATH = `${OWN}/transfer`;

const newcomer = async (): Promise<Client> => (await newMember()).browser;
const answer = (who: Client, organization_id: string, accept: boolean) => who.put(PATH, { organization_id, accept });
const ownRow = async (who: Client, organization_id: string) =>
  (await who.get(`${OWN}/mine`)).result.records.find(
    (row: { organization_id: string }) => row.organization_id === organization_id,
  );
const administers = async (who: Client, organization_id: string) =>
  (await sessionOrgs(who)).find((org) => org.organization_id === organization_id)?.is_admin === 1;
const told = async (who: Client) =>
  (await who.get('/web/v1/user/notice/list')).result.records
    .map(({ topic }: { topic: string }) => topic)
    .filter((topic: string) => topic.startsWith('handover_'));

describe('handing an organisation over', () => {
  let [owner, member, other]: Client[] = [];
  let organization_id = '';
  let ids: { owner: string; member: string; other: string };
  const offer = (who: Client, user_id: string) => who.post(PATH, { organization_id, user_id });

  beforeAll(async () => {
    [owner, member, other] = [await newcomer(), await newcomer(), await newcomer()];
    organization_id = await organizationOf(owner, unique('移交确认单位'));
    await joined(owner, member, organization_id);
    await joined(owner, other, organization_id);
    ids = { owner: await idOf(owner), member: await idOf(member), other: await idOf(other) };
  });

  it('ORG-015 nothing changes before the receiver accepts, and a refusal leaves everything as it was', async () => {
    const sent = [await offer(owner as Client, ids.member), await offer(owner as Client, ids.member)];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await told(member as Client)).toEqual(['handover_offered']);
    // Neither of them ever gave a name: each is still told who the other one is.
    const [offered] = (await (member as Client).get('/web/v1/user/notice/list')).result.records;
    expect(offered.params.from).toMatch(/^155\*{4}\d{4}$/);
    expect((await ownRow(owner as Client, organization_id)).handover.name).toMatch(/^155\*{4}\d{4}$/);
    expect(await ownRow(member as Client, organization_id)).toMatchObject({ is_admin: 0, handover: { mine: true } });
    expect(await ownRow(owner as Client, organization_id)).toMatchObject({
      ...{ is_admin: 1, is_owner: true, handover: { mine: false } },
    });
    expect((await ownRow(other as Client, organization_id)).handover).toBeNull();
    expect(await administers(owner as Client, organization_id)).toBe(true);
    expect(await administers(member as Client, organization_id)).toBe(false);
    expect((await answer(member as Client, organization_id, false)).result).toEqual({
      organization_id,
      accepted: false,
    });
    expect(await told(owner as Client)).toEqual(['handover_refused']);
    expect(await administers(owner as Client, organization_id)).toBe(true);
    expect((await answer(member as Client, organization_id, true)).code).toBe(404);
  });

  it('ORG-015 an offer can be taken back, and another one takes its place', async () => {
    await offer(owner as Client, ids.member);
    expect((await (member as Client).delete(PATH, { organization_id })).code).toBe(404);
    expect((await (owner as Client).delete(PATH, { organization_id })).result).toEqual({ changed: 1 });
    expect((await (owner as Client).delete(PATH, { organization_id })).result).toEqual({ changed: 0 });
    expect((await answer(member as Client, organization_id, true)).code).toBe(404);
    await offer(owner as Client, ids.member);
    await offer(owner as Client, ids.other);
    expect((await answer(member as Client, organization_id, true)).code).toBe(404);
    expect(await told(member as Client)).toEqual([
      ...['handover_withdrawn', 'handover_offered', 'handover_withdrawn', 'handover_offered', 'handover_offered'],
    ]);
    await (owner as Client).delete(PATH, { organization_id });
  });

  it('ORG-015 an offer ends with the membership of its receiver, and with another owner', async () => {
    await offer(owner as Client, ids.other);
    await (owner as Client).delete(`${OWN}/member`, { organization_id, user_id: ids.other });
    await joined(owner as Client, other as Client, organization_id);
    expect((await answer(other as Client, organization_id, true)).code).toBe(404);
    await offer(owner as Client, ids.other);
    const put = { table: 'organisation_user', data: { is_admin: 1 }, where: { organization_id, user_id: ids.member } };
    expect((await (owner as Client).put('/web/egg/base/put', put)).status).toBe(200);
    // An administrator who does not receive the messages gives nobody's place away.
    expect((await offer(member as Client, ids.other)).code).toBe(403);
    await (member as Client).put(`${OWN}/member`, { organization_id, user_id: ids.owner, is_admin: 0 });
    expect((await answer(other as Client, organization_id, true)).code).toBe(404);
    expect((await ownRow(other as Client, organization_id)).handover).toBeNull();
  });

  it('ORG-015 of an answer and its withdrawal, or two answers, one counts', async () => {
    await offer(member as Client, ids.other);
    const twice = await Promise.all([
      answer(other as Client, organization_id, true),
      answer(other as Client, organization_id, true),
      (member as Client).delete(PATH, { organization_id }),
    ]);
    expect(twice.filter(({ status, result }) => status === 200 && (result.accepted || result.changed))).toHaveLength(1);
    const now = await Promise.all([member, other].map((who) => administers(who as Client, organization_id)));
    expect([...now].sort()).toEqual([false, true]);
  });

  it('ORG-015 the platform offers as well, and whoever closes the account leaves the messages to another administrator', async () => {
    const [first, second] = [await newcomer(), await newcomer()];
    const name = unique('平台移交单位');
    organization_id = await organizationOf(first, name);
    await joined(first, second, organization_id);
    const admin = await signedIn(ADMIN);
    expect((await offer(admin, await idOf(second))).status).toBe(200);
    expect(await administers(second, organization_id)).toBe(false);
    expect((await answer(second, organization_id, true)).status).toBe(200);
    expect(await ownRow(first, organization_id)).toMatchObject({ is_admin: 0, is_owner: false });
    await second.put(`${OWN}/member`, { organization_id, user_id: await idOf(first), is_admin: 1 });
    const closing = { password: PASSWORD };
    await second.post('/web/v1/user/account/delete', closing);
    const row = await ownRow(first, organization_id);
    expect(row).toMatchObject({ is_admin: 1, is_owner: true });
  });
});
