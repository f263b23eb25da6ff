import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SecurityAlert, SecurityRow } from '../../db/contract/security.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { codeFor, newMember, newPhone, otherThan, PASSWORD } from './support/accounts.ts';
import { ADMIN, idOf, member, members, organizationOf } from './support/people.ts';
import { AUDITOR, unique } from './support/results.ts';
import { verified } from './support/verification.ts';

const LOG = '/web/v1/admin/securityLog';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';

let admin: Client;
let person: Client;
let personId: string;

beforeAll(async () => {
  admin = await signedIn(ADMIN);
  [person] = (await members(4)) as [Client];
  personId = await idOf(person);
});

const events = async (filters: object): Promise<SecurityRow[]> =>
  (await admin.get(`${LOG}/list`, { pageSize: 100, ...filters })).result.records;
const alerts = async (): Promise<SecurityAlert[]> => (await admin.get(`${LOG}/alerts`)).result.records;
/** Somebody in a network that no other test is in: the log counts by networks. */
function elsewhere(who: Client = client()): Client {
  who.address = [randomInt(1, 200), randomInt(256), randomInt(256), 7].join('.');
  return who;
}
const network = (who: Client): string => who.address.replace(/\.\d+$/, '.*');
const login = (who: Client, account: string, password = 'Demo@2026', agent = CHROME) =>
  who.post('/web/egg/user/login', { account, password }, { 'user-agent': agent });

describe('the security log', () => {
  it('a sign-in and a failure are events with account, network, device and outcome, and nothing else of the person', async () => {
    const who = elsewhere();
    await login(who, member(4), 'wrong-wrong');
    await login(who, '13911112222', 'wrong-wrong');
    await login(who, member(4));
    await expect.poll(async () => (await events({ address: network(who) })).length).toBe(3);
    const rows = await events({ address: network(who) });
    const [known, unknown, entered] = [
      rows.find((row) => row.type === 'sign-in-failed' && row.user_id !== null),
      rows.find((row) => row.type === 'sign-in-failed' && row.user_id === null),
      rows.find((row) => row.type === 'sign-in'),
    ];
    expect(entered).toMatchObject({ outcome: 'ok', user_id: personId, device: 'Chrome · Windows', detail: 'password' });
    expect(known).toMatchObject({ outcome: 'failed', user_id: personId, user_account: member(4) });
    expect(unknown).toMatchObject({ outcome: 'failed', user_account: null });
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(who.address);
    expect(stored).not.toMatch(/13911112222|wrong-wrong|Mozilla/);
  });

  it('rights given, exports, bindings and passwords are events with who did it and to whom', async () => {
    // A member of its own: other tests give rights to those whom they share.
    const user_id = await idOf((await newMember()).browser);
    expect((await admin.put('/web/v1/admin/user', { user_id, authority: 'cg-input' })).status).toBe(200);
    expect((await admin.put('/web/v1/admin/user', { user_id, authority: '' })).status).toBe(200);
    const granted = (await events({ type: 'rights' })).filter((row) => row.subject_id === user_id);
    expect(granted).toHaveLength(2);
    expect(granted[0]).toMatchObject({ user_account: ADMIN, outcome: 'ok', address: network(admin) });
    await (await admin.fetch(`${LOG}.csv`)).text();
    await expect.poll(async () => (await events({ type: 'log-export' })).length).toBeGreaterThan(0);
  });

  it('a code that is wrong is an event of the account that it would have opened, and of whoever tries it', async () => {
    const phone = member(6);
    const browser = await signedIn(phone);
    const user_id = await idOf(browser);
    const who = elsewhere();
    const [recovery, unknown] = [await codeFor(phone, 2), newPhone()];
    const fresh = await codeFor(unknown, 1);
    const wrong = (code: string) => ({ verificationCode: otherThan(code), password: PASSWORD });
    const tried = [
      await who.post('/web/v1/findPW', { account: phone, ...recovery, ...wrong(recovery.verificationCode) }),
      await who.post('/web/v1/register', { account: unknown, ...fresh, ...wrong(fresh.verificationCode) }),
    ];
    elsewhere(browser).address = who.address;
    const bound = { phone: newPhone(), ...(await codeFor(newPhone(), 3, undefined, browser)) };
    tried.push(
      await browser.post('/web/v1/user/phone', { ...bound, verificationCode: otherThan(bound.verificationCode) }),
    );
    expect(tried.map(({ errors }) => errors[0]?.field)).toEqual(Array(3).fill('verificationCode'));
    await expect.poll(async () => (await events({ address: network(who), type: 'code-failed' })).length).toBe(3);
    const rows = await events({ address: network(who), type: 'code-failed' });
    expect(rows.map((row) => [row.detail, row.user_id, row.outcome]).sort()).toEqual([
      ['code-phone', user_id, 'failed'],
      ['code-recovery', user_id, 'failed'],
      ['code-register', null, 'failed'],
    ]);
    expect(JSON.stringify(rows.filter((row) => row.user_id === null))).not.toContain(unknown);
  });

  it('what the platform decides about who an organisation is, is an event', async () => {
    const { browser } = await newMember();
    const organization = await organizationOf(browser, unique('留痕研究院'));
    await verified(browser, organization);
    const [event] = (await events({ type: 'verification' })).filter((row) => row.subject_id === organization);
    expect(event).toMatchObject({
      outcome: 'ok',
      user_account: ADMIN,
      subject_name: expect.stringContaining('留痕研究院'),
    });
  });

  it('refusals are events of who was refused, and one network fills the log up to a number a minute', async () => {
    const auditor = elsewhere(await signedIn(AUDITOR));
    await Promise.all(Array.from({ length: 40 }, () => auditor.get('/web/v1/admin/user/list')));
    await expect
      .poll(async () => (await events({ address: network(auditor), type: 'refused' })).length)
      .toBeGreaterThan(18);
    const rows = await events({ address: network(auditor), type: 'refused' });
    expect(rows.length).toBeLessThanOrEqual(40);
    expect(rows[0]).toMatchObject({ outcome: 'refused', user_account: AUDITOR, detail: 'GET /web/v1/admin/user/list' });
    await Promise.all(Array.from({ length: 40 }, () => auditor.get('/web/v1/admin/user/list')));
    await Promise.all(Array.from({ length: 40 }, () => auditor.get('/web/v1/admin/setting')));
    // Two minutes may have been touched, never more.
    expect((await events({ address: network(auditor), type: 'refused' })).length).toBeLessThanOrEqual(40);
  });

  it('many failures of an account, many refusals and a new device of staff are told at the top', async () => {
    const staff = '13800000005';
    await signedIn(staff);
    const who = elsewhere();
    await login(who, staff);
    const guesser = elsewhere();
    for (let round = 0; round < 9; round++) await login(guesser, member(3), 'guess');
    await login(elsewhere(), member(3), 'guess');
    await expect
      .poll(async () => (await alerts()).map((alert) => `${alert.kind} ${alert.user_account ?? ''}`))
      .toEqual(expect.arrayContaining([`account-failures ${member(3)}`, `refusals ${AUDITOR}`, `new-device ${staff}`]));
    const answer = (await admin.get(`${LOG}/alerts`)).result;
    expect(answer.total).toBeGreaterThanOrEqual(answer.records.length);
    expect(answer.records.find((alert: SecurityAlert) => alert.user_account === member(3)).count).toBe(10);
    // The same browser from the same network is known from now on.
    const before = (await events({ type: 'new-device' })).length;
    await login(who, staff);
    expect((await events({ type: 'new-device' })).length).toBe(before);
  });

  it('the log is found by account, type, outcome and day, comes as a file in both languages, and is for administrators', async () => {
    const found = await events({ keyword: member(4) });
    expect(new Set(found.map((row) => row.user_account))).toEqual(new Set([member(4)]));
    expect(await events({ from: '2000-01-01', to: '2000-01-02' })).toEqual([]);
    const failed = await events({ outcome: 'failed' });
    expect(new Set(failed.map((row) => row.outcome))).toEqual(new Set(['failed']));
    const english = await admin.fetch(`${LOG}.csv?keyword=${member(4)}`, { headers: { 'x-lang': 'en' } });
    const lines = (await english.text()).split('\r\n');
    expect(lines[0]).toContain('"Time","Event","Outcome"');
    expect(lines.slice(1).join('\n')).toContain('"Login failed","Failed"');
    for (const path of ['/list', '/alerts', '.csv']) {
      expect((await client().get(`${LOG}${path}`)).status).toBe(100);
      expect((await person.get(`${LOG}${path}`)).code).toBe(403);
    }
    expect((await admin.list('security_event')).code).toBe(404);
  });
});
