import { createDecipheriv, createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Arrival, DoorRecord } from '../../db/contract/attendance.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { logOf } from './support/people.ts';
import { add, refused } from './table-calls.ts';

const DOOR = '/web/v1/door';
const now = () => Math.floor(Date.now() / 1000);

let editor: Client;
let member: Client;

beforeAll(async () => {
  [editor, member] = await Promise.all([signedIn('13800000013'), signedIn('13800000002')]);
});

interface Signed {
  id: string;
  code: string;
}

async function meeting(values: object = {}): Promise<string> {
  const answer = await add(editor, 'meeting', {
    name: `签到测试会议 ${randomUUID()}`,
    type: 1,
    start_time: now(),
    ...values,
  });
  expect(answer.status).toBe(200);
  return answer.result.id;
}

/** A sign-up of the member, whose code only the member is told. */
async function signUp(meeting_id: string, name = `代表${randomUUID().slice(0, 8)}`): Promise<Signed> {
  const phone = `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const made = await add(member, 'meeting_user', { meeting_id, name, phone });
  expect(made.status).toBe(200);
  const { id } = made.result;
  const { code } = (await member.get(`${DOOR}/code`, { kind: 'meeting', id })).result;
  return { id, code };
}

const scanOf = (values: object, time = now()) => ({ id: randomUUID().replaceAll('-', ''), time, ...values });
const send = (id: string, scans: object[], device = '东门', who = editor) =>
  who.post(`${DOOR}/scans`, { kind: 'meeting', id, device, scans });
const listOf = async (id: string) =>
  (await editor.get(`${DOOR}/attendance`, { kind: 'meeting', id })).result as {
    counts: { arrived: number; expected: number };
    records: { id: string; scans: Arrival[]; certificate: string | null }[];
  };

describe('at the door', () => {
  it('SIGN-029 a code lets its own sign-up in once; again, forged, or at another event it says so', async () => {
    const [id, other] = [await meeting(), await meeting()];
    const [guest, stranger] = [await signUp(id), await signUp(other)];
    expect(guest.code).toMatch(/^TTM[0-9A-Z]+$/);
    const forged = `${guest.code.slice(0, -1)}${guest.code.endsWith('0') ? '2' : '0'}`;
    const first = scanOf({ code: guest.code }, now() - 60);
    const said = async (scan: object, device?: string) => (await send(id, [scan], device)).result.verdicts[0];
    expect(await said(first)).toMatchObject({ verdict: 'arrived', signup: guest.id });
    const again = await said(scanOf({ code: ` ${guest.code.toLowerCase()}\n` }), '西门');
    expect(again).toMatchObject({ verdict: 'again', signup: guest.id });
    expect(again.scans.map(({ device }: Arrival) => device)).toEqual(['东门', '西门']);
    expect((await said(scanOf({ code: forged }))).verdict).toBe('unknown');
    expect((await said(scanOf({ code: stranger.code }))).verdict).toBe('other');
    expect((await said(scanOf({ code: guest.code.replace('TTM', 'TTC') }))).verdict).toBe('unknown');
    expect((await said(scanOf({ signup: stranger.id }))).verdict).toBe('unknown');
    expect((await listOf(id)).counts).toEqual({ arrived: 1, expected: 1 });
    expect((await listOf(other)).counts).toEqual({ arrived: 0, expected: 1 });
  });

  it('SIGN-029 the same scan sent at once and again is one; the earliest time is the arrival in whatever order they come', async () => {
    const id = await meeting();
    const guest = await signUp(id);
    const late = scanOf({ code: guest.code }, now() - 10);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(id, [late])));
    expect(answers.map(({ result }) => result.verdicts[0].verdict)).toEqual(Array(8).fill('arrived'));
    const early = scanOf({ signup: guest.id }, now() - 500);
    expect((await send(id, [early], '西门')).result.verdicts[0].verdict).toBe('arrived');
    expect((await send(id, [late])).result.verdicts[0].verdict).toBe('again');
    const [row] = (await listOf(id)).records;
    expect(row?.scans).toEqual([
      { time: early.time, device: '西门' },
      { time: late.time, device: '东门' },
    ]);
    const ahead = scanOf({ code: guest.code }, now() + 90_000);
    await send(id, [ahead]);
    expect(Math.max(...((await listOf(id)).records[0]?.scans ?? []).map(({ time }) => time))).toBeLessThanOrEqual(
      now(),
    );
  });

  it('SIGN-029 who waits has no code and is told so at the door, who cancelled as well; a party counts as one sign-up', async () => {
    const id = await meeting({ capacity: 2 });
    const add_ = async (name: string, party: number) => {
      const phone = `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
      return (await add(member, 'meeting_user', { meeting_id: id, name, phone, party })).result;
    };
    const [seated, waiting] = [await add_('先到', 2), await add_('后到', 1)];
    expect([seated.state, waiting.state]).toEqual(['booked', 'waiting']);
    const shown = async (manage: string) => client().get('/web/v1/booking/door', { manage });
    const { code } = (await shown(seated.manage)).result;
    expect(code).toMatch(/^TTM/);
    expect((await shown(waiting.manage)).result.code).toBeNull();
    expect((await shown('forged')).status).toBe(404);
    const verdict = async (values: object) => (await send(id, [scanOf(values)])).result.verdicts[0].verdict;
    expect(await verdict({ signup: waiting.id })).toBe('waiting');
    expect((await listOf(id)).counts).toEqual({ arrived: 0, expected: 1 });
    await client().post('/web/v1/booking/cancel', { manage: seated.manage });
    expect(await verdict({ code })).toBe('cancelled');
    expect((await shown(seated.manage)).result.code).toBeNull();
  });

  it('SIGN-029 an arrival is taken back with an entry in the log, and can be made again', async () => {
    const id = await meeting();
    const guest = await signUp(id);
    const scan = scanOf({ code: guest.code });
    await send(id, [scan]);
    const undo = () => editor.post(`${DOOR}/undo`, { kind: 'meeting', id, signup: guest.id });
    expect((await undo()).result).toEqual({ changed: 1 });
    expect((await undo()).status).toBe(404);
    expect((await send(id, [scan])).result.verdicts[0].verdict).toBe('undone');
    expect((await listOf(id)).counts.arrived).toBe(0);
    expect((await send(id, [scanOf({ code: guest.code })])).result.verdicts[0].verdict).toBe('arrived');
  });

  it('SIGN-029 the list is sealed, holds no whole phone number, and another phone has another key', async () => {
    const id = await meeting();
    const guest = await signUp(id, '赵敏');
    const ask = (device: string) => editor.get(`${DOOR}/list`, { kind: 'meeting', id, device });
    const { result, text } = await ask('东门');
    expect(text).not.toContain('赵敏');
    const whole = Buffer.from(result.sealed, 'base64');
    const open = (key: string) => {
      const opener = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), whole.subarray(0, 12));
      opener.setAuthTag(whole.subarray(-16));
      return Buffer.concat([opener.update(whole.subarray(12, -16)), opener.final()]).toString();
    };
    const records = JSON.parse(open(result.key)) as DoorRecord[];
    expect(records).toMatchObject([{ id: guest.id, name: '赵敏', state: 'booked', scans: [] }]);
    expect(records[0]?.tail).toMatch(/^\d{4}$/);
    expect(records[0]?.mark).toBe(createHash('sha256').update(guest.code).digest('hex').slice(0, 32));
    expect((await ask('东门')).result.key).toBe(result.key);
    const foreign = (await ask('西门')).result.key;
    expect(() => open(foreign)).toThrow();
  });

  it('SIGN-039 only staff of content stand at the door, and nobody sees the code of another', async () => {
    const id = await meeting();
    const guest = await signUp(id);
    for (const who of [client(), member, await signedIn('13800000004')]) {
      refused(await who.get(`${DOOR}/list`, { kind: 'meeting', id, device: 'x' }));
      refused(await who.get(`${DOOR}/attendance`, { kind: 'meeting', id }));
      refused(await send(id, [scanOf({ code: guest.code })], 'x', who));
      refused(await who.post(`${DOOR}/undo`, { kind: 'meeting', id, signup: guest.id }));
    }
    refused(await (await signedIn('13800000001')).get(`${DOOR}/code`, { kind: 'meeting', id: guest.id }));
    refused(await client().get(`${DOOR}/code`, { kind: 'meeting', id: guest.id }));
    expect((await editor.get(`${DOOR}/list`, { kind: 'meeting', id: 'nowhere', device: 'x' })).status).toBe(404);
    expect((await editor.get(`${DOOR}/list`, { kind: 'party', id, device: 'x' })).status).toBe(404);
    expect((await send(id, [{ id: 'short', time: 1 }])).status).toBe(422);
    expect((await listOf(id)).counts.arrived).toBe(0);
  });

  it('SIGN-029 three phones offline with 300 scans, 20 of them of people who were scanned before: none is lost, 20 are shown twice', async () => {
    const id = await meeting();
    const guests: string[] = [];
    for (let from = 0; from < 280; from += 20) {
      const rows = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          add(editor, 'meeting_user', {
            meeting_id: id,
            name: `来宾${from + at}`,
            phone: `137${String(from + at).padStart(8, '0')}`,
          }),
        ),
      );
      guests.push(...rows.map(({ result }) => result.id));
    }
    const begin = now() - 3600;
    const all = [...guests, ...guests.slice(0, 20)].map((signup, at) => scanOf({ signup }, begin + at * 5));
    const phones = [0, 1, 2].map((phone) => all.filter((_, at) => at % 3 === phone));
    // Replies get lost: what was sent is sent again, whole or in part, from wherever the phone believes it stands.
    const sync = async (scans: object[], phone: number) => {
      for (let from = 0; from < scans.length; ) {
        const batch = scans.slice(from, from + 40);
        const device = `手机${phone + 1}`;
        await Promise.all([send(id, batch, device), send(id, batch.slice(10), device)]);
        if (from % 3 === 0) await send(id, batch, device);
        from += 40;
      }
    };
    await Promise.all(phones.map(sync));
    const { counts, records } = await listOf(id);
    expect(counts).toEqual({ arrived: 280, expected: 280 });
    expect(records.reduce((sum, { scans }) => sum + scans.length, 0)).toBe(300);
    const twice = records.filter(({ scans }) => scans.length > 1);
    expect(twice.map((row) => row.id).sort()).toEqual(guests.slice(0, 20).sort());
    for (const { scans } of twice) {
      expect(scans).toHaveLength(2);
      expect((scans[1]?.time ?? 0) - (scans[0]?.time ?? 0)).toBe(280 * 5);
    }
  });

  it('SIGN-029 certificates are for those who came where staff turned them on; everybody checks one by its code', async () => {
    const id = await meeting();
    const [came, absent] = [await signUp(id, '钱学明'), await signUp(id)];
    await send(id, [scanOf({ code: came.code })]);
    const issue = () => editor.post(`${DOOR}/certificates`, { kind: 'meeting', id });
    expect((await issue()).status).toBe(409);
    const offer = { kind: 'meeting', id, certificate: 1 };
    refused(await member.post(`${DOOR}/certificates/offer`, offer));
    expect((await editor.post(`${DOOR}/certificates/offer`, offer)).result).toEqual({ changed: 1 });
    const issued = await Promise.all([issue(), issue(), issue()]);
    expect(issued.reduce((sum, { result }) => sum + result.issued, 0)).toBe(1);
    const { records } = await listOf(id);
    expect(records.find((row) => row.id === absent.id)?.certificate).toBeNull();
    const code = records.find((row) => row.id === came.id)?.certificate ?? '';
    expect(code).toMatch(/^[0-9A-Z]{16}$/);
    const read = (who: Client, text = code) => who.get('/web/v1/certificate', { code: text });
    const public_ = await read(client(), `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`);
    expect(public_.result).toMatchObject({ code, name: '钱**', whole: false, kind: 'meeting' });
    expect(public_.text).not.toContain('钱学明');
    expect((await read(member)).result).toMatchObject({ name: '钱学明', whole: true });
    expect((await read(await signedIn('13800000001'))).result.whole).toBe(false);
    expect((await read(client(), 'NOWHERE')).status).toBe(404);
    const named = (name: string) => client().post('/web/v1/certificate/name', { code, name });
    expect((await named('钱学森')).errors).toMatchObject([{ field: 'name', code: 'certificate_name_differs' }]);
    expect((await named('钱 学明')).result).toMatchObject({ name: '钱学明', whole: true });
    const page = async (at: string) => {
      const response = await client().fetch(`/certificate/${at}`);
      return { status: response.status, noindex: (await response.text()).includes('noindex') };
    };
    expect(await page(code)).toEqual({ status: 200, noindex: true });
    expect(await page('0000000000000000')).toEqual({ status: 404, noindex: true });
    const told = (await member.get('/web/v1/user/notice/list', { pageSize: 50 })).text;
    expect(told).toContain(`/certificate/${code}`);
    await editor.post(`${DOOR}/undo`, { kind: 'meeting', id, signup: came.id });
    expect((await read(client())).status).toBe(404);
  });

  it('SIGN-029 names on certificates cannot be tried one after the other', async () => {
    const guesser = client();
    const answers = [];
    for (let n = 0; n < 21; n++) {
      answers.push(await guesser.post('/web/v1/certificate/name', { code: 'NOBODYHASTHIS000', name: `甲${n}` }));
    }
    expect(answers.at(-1)?.status).toBe(429);
    // Whoever has a certificate before them can still ask from elsewhere.
    const other = await client().post('/web/v1/certificate/name', { code: 'NOBODYHASTHIS000', name: '甲' });
    expect(other.status).toBe(404);
  });

  it('SIGN-029 the list is taken along as a file, whose cells compute nothing', async () => {
    const id = await meeting();
    const guest = await signUp(id, '=1+1');
    await send(id, [scanOf({ code: guest.code })]);
    const csv = await editor.get(`${DOOR}/attendance.csv`, { kind: 'meeting', id });
    expect(csv.text).toContain(`"'=1+1"`);
    expect(csv.text).toContain('东门');
    const xlsx = await editor.fetch(`${DOOR}/attendance.xlsx?kind=meeting&id=${id}`);
    expect(xlsx.status).toBe(200);
    expect((await xlsx.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    expect((await logOf(id, 'participants-export')).length, 'who took phones along stands in the log').toBe(2);
  });
});
