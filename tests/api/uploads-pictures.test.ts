import { describe, expect, it } from 'vitest';
import type { Client } from '../setup/client.ts';
import { client, signedIn } from '../setup/client.ts';
import { AUDITOR, byPerson, COMPANY, INDIVIDUAL, PDF, PNG, put, ticketFor } from './support/results.ts';

const WEBP = Buffer.concat([Buffer.from('RIFF\x1a\0\0\0WEBPVP8L', 'latin1'), Buffer.alloc(18)]);
const MP4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.from('0123456789'.repeat(10))]);

async function uploaded(member: Client, name: string, bytes: Buffer, type: string) {
  const { result: ticket } = await ticketFor(member, name, bytes.byteLength, type);
  await put(member, ticket, new Uint8Array(bytes));
  const { result } = await member.post('/web/upload/complete', { id: ticket.id });
  return { id: ticket.id as string, url: result.url as string };
}

const RESULT = '/web/v1/user/chengguo';

const smallTicket = (member: Client, of: string, changes = {}) =>
  member.post('/web/upload/ticket', {
    name: 's.webp',
    size: WEBP.byteLength,
    type: 'image/webp',
    thumbnail_of: of,
    ...changes,
  });

describe('small pictures', () => {
  it('ATT-007 a small picture stands behind the whole one; until it is there, the whole one is answered', async () => {
    const member = await signedIn(COMPANY);
    const whole = await uploaded(member, 'a.png', PNG, 'image/png');
    const before = await (await signedIn(COMPANY)).fetch(`${whole.url}?size=small`);
    expect([before.status, before.headers.get('content-type'), before.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'private, no-cache',
    ]);
    const { result: ticket } = await smallTicket(member, whole.id);
    expect((await put(member, ticket, new Uint8Array(WEBP))).status).toBe(200);
    const done = await member.post('/web/upload/complete', { id: ticket.id });
    expect(done.result.url).toBe(`${whole.url}?size=small`);
    expect((await member.post('/web/upload/complete', { id: ticket.id })).result).toEqual(done.result);
    const small = await (await signedIn(COMPANY)).fetch(`${whole.url}?size=small`);
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect(small.headers.get('cache-control')).toBe('private, no-cache');
    expect(Buffer.from(await small.arrayBuffer()).equals(WEBP)).toBe(true);
    expect(Buffer.from(await (await (await signedIn(COMPANY)).fetch(whole.url)).arrayBuffer()).equals(PNG)).toBe(true);
    expect((await smallTicket(member, whole.id)).code).toBe(409);
  });

  it("ATT-007 only own pictures get one, of at most 200 KB, of a picture's type and content", async () => {
    const member = await signedIn(COMPANY);
    const whole = await uploaded(member, 'a.png', PNG, 'image/png');
    expect((await smallTicket(await signedIn(INDIVIDUAL), whole.id)).code).toBe(404);
    expect((await smallTicket(member, 'nothing')).code).toBe(404);
    const large = await smallTicket(member, whole.id, { size: 200 * 1024 + 1 });
    expect([large.code, large.msg]).toEqual([413, '缩略图不能超过 200 KB']);
    expect((await smallTicket(member, whole.id, { name: 'a.gif', type: 'image/gif' })).code).toBe(415);
    expect((await smallTicket(member, whole.id, { name: 'a.pdf', type: 'application/pdf' })).code).toBe(415);
    const document = await uploaded(member, 'a.pdf', PDF, 'application/pdf');
    expect((await smallTicket(member, document.id)).code).toBe(415);
    const { result: ticket } = await smallTicket(member, whole.id, { size: 8 });
    await put(member, ticket, '<script>');
    expect((await member.post('/web/upload/complete', { id: ticket.id })).code).toBe(415);
    expect((await (await signedIn(COMPANY)).fetch(`${whole.url}?size=small`)).headers.get('content-type')).toBe(
      'image/png',
    );
  });

  it('ATT-007 what was reviewed is what lists show: a picture that stands somewhere gets no small one any more', async () => {
    const member = await signedIn(INDIVIDUAL);
    const whole = await uploaded(member, 'a.png', PNG, 'image/png');
    const { result: ticket } = await smallTicket(member, whole.id);
    await put(member, ticket, new Uint8Array(WEBP));
    const { chengguo_id: id } = (await member.post(RESULT, byPerson({ result: { cover: whole.url } }))).result;
    expect((await (await signedIn(AUDITOR)).post(`${RESULT}/audit`, { id, audit_status: 4 })).status).toBe(200);
    expect((await member.post('/web/upload/complete', { id: ticket.id })).code).toBe(409);
    expect((await smallTicket(member, whole.id)).code).toBe(409);
    const shown = await client().fetch(`${whole.url}?size=small`);
    expect(Buffer.from(await shown.arrayBuffer()).equals(PNG)).toBe(true);
  });

  it('ATT-007 of two small pictures that come at once the first stays whole, and a repeated call ends well', async () => {
    const member = await signedIn(COMPANY);
    const whole = await uploaded(member, 'a.png', PNG, 'image/png');
    const [one, two] = await Promise.all([smallTicket(member, whole.id), smallTicket(member, whole.id)]);
    const other = Buffer.concat([WEBP.subarray(0, -1), Buffer.from('x')]);
    await put(member, one.result, new Uint8Array(WEBP));
    await put(member, two.result, new Uint8Array(other));
    const complete = (id: string) => member.post('/web/upload/complete', { id });
    await Promise.all([one.result.id, two.result.id, one.result.id].map(complete));
    const shown = async () =>
      Buffer.from(await (await (await signedIn(COMPANY)).fetch(`${whole.url}?size=small`)).arrayBuffer());
    const first = await shown();
    expect([WEBP, other].some((bytes) => bytes.equals(first))).toBe(true);
    for (const { result } of [one, two]) await complete(result.id);
    expect((await shown()).equals(first)).toBe(true);
    expect(Buffer.from(await (await (await signedIn(COMPANY)).fetch(whole.url)).arrayBuffer()).equals(PNG)).toBe(true);
  });

  it('ATT-007 a picture that is not there yet, and a small picture itself, get none', async () => {
    const member = await signedIn(COMPANY);
    const { result: open } = await ticketFor(member, 'a.png', PNG.byteLength, 'image/png');
    expect((await smallTicket(member, open.id)).code).toBe(404);
    const whole = await uploaded(member, 'a.png', PNG, 'image/png');
    const { result: ticket } = await smallTicket(member, whole.id);
    await put(member, ticket, new Uint8Array(WEBP));
    await member.post('/web/upload/complete', { id: ticket.id });
    expect((await smallTicket(member, ticket.id)).code).toBe(415);
  });
});

describe('downloads', () => {
  const ask = async (url: string, range: string, headers = {}) =>
    (await signedIn(COMPANY)).fetch(url, { headers: { range, ...headers } });

  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/112', 4],
    ['bytes=100-', 206, 'bytes 100-111/112', 12],
    ['bytes=-5', 206, 'bytes 107-111/112', 5],
    ['bytes=-500', 206, 'bytes 0-111/112', 112],
    ['bytes=0-999', 206, 'bytes 0-111/112', 112],
    ['bytes=112-', 416, 'bytes */112', 0],
    ['bytes=-0', 416, 'bytes */112', 0],
    ['bytes=5-2', 200, null, 112],
    ['bytes=0-1,4-5', 200, null, 112],
    ['bytes=-', 200, null, 112],
    ['lines=0-1', 200, null, 112],
    ['bytes=a-b', 200, null, 112],
  ])('ATT-007 a film asked for with "%s" answers %i', async (range, status, contentRange, length) => {
    const { url } = await uploaded(await signedIn(COMPANY), 'a.mp4', MP4, 'video/mp4');
    const answer = await ask(url, range);
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange]);
    expect((await answer.arrayBuffer()).byteLength).toBe(length);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  });

  it('ATT-007 a film plays in place, shut in; parts of another version are not asked for', async () => {
    const { url } = await uploaded(await signedIn(COMPANY), 'a.mp4', MP4, 'video/mp4');
    const whole = await (await signedIn(COMPANY)).fetch(url);
    expect(whole.headers.get('content-disposition')).toBe('inline');
    expect(whole.headers.get('content-security-policy')).toContain('sandbox');
    const etag = whole.headers.get('etag') ?? '';
    expect((await ask(url, 'bytes=0-3', { 'if-range': etag })).status).toBe(206);
    expect((await ask(url, 'bytes=0-3', { 'if-range': '"another"' })).status).toBe(200);
    expect(
      (await (await signedIn(COMPANY)).fetch(url, { headers: { 'if-none-match': `"x", W/${etag}` } })).status,
    ).toBe(304);
    const head = await (await signedIn(COMPANY)).fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '112', '']);
  });

  it("ATT-004 documents are saved under any name, and kept by their readers' browsers alone", async () => {
    const { url } = await uploaded(await signedIn(COMPANY), 'a.pdf', PDF, 'application/pdf');
    const { headers } = await (await signedIn(COMPANY)).fetch(`${url}/${encodeURIComponent(`合同 (1)'*";\r\n.pdf`)}`);
    expect(headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''%E5%90%88%E5%90%8C%20%281%29%27%2A%22%3B%0D%0A.pdf",
    );
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });
});
