import { describe, expect, it } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
import { COMPANY, MEMBER, PDF, PNG, put, ticketFor, upload } from './support/results.ts';

const MAX = 31_457_280;

/** So many bytes that begin as a zip archive, made while they are sent. */
function archive(size: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      const chunk = new Uint8Array(Math.min(1 << 20, size - sent));
      if (sent === 0) chunk.set([0x50, 0x4b, 0x03, 0x04]);
      sent += chunk.byteLength;
      controller.enqueue(chunk);
      if (sent >= size) controller.close();
    },
  });
}

const streamed = (body: ReadableStream<Uint8Array>) => ({ body, duplex: 'half' }) as RequestInit;

describe('tickets', () => {
  it('ATT-004 ticket, put and complete give an address that answers the same bytes', async () => {
    const member = await signedIn(MEMBER);
    const file = await upload(member, '装置 图.png');
    expect(file).toMatchObject({ fileShowName: '装置 图.png', suffix: 'png', size: PNG.byteLength });
    const answer = await member.fetch(`${file.url}/${encodeURIComponent('装置 图.png')}`);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(PNG)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''/);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('ATT-004 everything but pictures is saved, not shown, and parts of it can be asked for', async () => {
    const member = await signedIn(MEMBER);
    const file = await upload(member, 'report.pdf', PDF, 'application/pdf');
    const whole = await member.fetch(file.url);
    expect(whole.headers.get('content-disposition')).toBe('attachment');
    const viewed = await member.fetch(`${file.url}?view=1`);
    expect(viewed.headers.get('content-disposition')).toBe('inline');
    expect(viewed.headers.get('content-type')).toBe('application/pdf');
    expect(viewed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const part = await member.fetch(file.url, { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PDF']);
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${PDF.byteLength}`);
    const again = await member.fetch(file.url, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('ATT-003 30 MB are accepted, one byte more is refused by ticket and by put', async () => {
    const member = await signedIn(MEMBER);
    expect((await ticketFor(member, 'a.zip', MAX + 1, 'application/zip')).code).toBe(413);
    const { result: ticket } = await ticketFor(member, 'a.zip', MAX, 'application/zip');
    const over = await member.fetch(ticket.url, {
      method: 'PUT',
      headers: ticket.headers,
      ...streamed(archive(MAX + 1)),
    });
    expect(over.status).toBe(413);
    const exact = await member.fetch(ticket.url, { method: 'PUT', headers: ticket.headers, ...streamed(archive(MAX)) });
    expect(exact.status).toBe(200);
    expect((await member.post('/web/upload/complete', { id: ticket.id })).result.size).toBe(MAX);
  });

  it('ATT-003 another size, another type, another signature and nothing at all are refused', async () => {
    const member = await signedIn(MEMBER);
    const { result: ticket } = await ticketFor(member, 'a.png', PNG.byteLength, 'image/png');
    expect((await put(member, ticket, new Uint8Array(PNG), { 'content-type': 'text/html' })).status).toBe(415);
    expect((await put(member, ticket, new Uint8Array(PNG.subarray(1)))).status).toBe(422);
    expect((await put(member, ticket, new Uint8Array([...PNG, 0]))).status).toBe(413);
    expect((await put(member, { ...ticket, url: ticket.url.replace(/.$/, '_') }, new Uint8Array(PNG))).status).toBe(
      404,
    );
    expect((await member.post('/web/upload/complete', { id: ticket.id })).code).toBe(409);
  });

  it('ATT-003 nothing can be put over a completed file, and completing twice answers the same', async () => {
    const member = await signedIn(MEMBER);
    const { result: ticket } = await ticketFor(member, 'a.png', PNG.byteLength, 'image/png');
    await put(member, ticket, new Uint8Array(PNG));
    const first = await member.post('/web/upload/complete', { id: ticket.id });
    expect((await put(member, ticket, new Uint8Array(PNG))).status).toBe(409);
    expect((await member.post('/web/upload/complete', { id: ticket.id })).result).toEqual(first.result);
  });

  it('ATT-004 tickets of others and calls without a session are refused', async () => {
    const member = await signedIn(MEMBER);
    const { result: ticket } = await ticketFor(member, 'a.png', PNG.byteLength, 'image/png');
    await put(member, ticket, new Uint8Array(PNG));
    const other = await signedIn(COMPANY);
    expect((await other.post('/web/upload/complete', { id: ticket.id })).code).toBe(404);
    expect((await client().post('/web/upload/complete', { id: ticket.id })).status).toBe(100);
    expect((await ticketFor(client(), 'a.png', 1, 'image/png')).status).toBe(100);
  });

  it('ATT-004 what is not completed has no address', async () => {
    const member = await signedIn(MEMBER);
    const { result: ticket } = await ticketFor(member, 'a.png', PNG.byteLength, 'image/png');
    await put(member, ticket, new Uint8Array(PNG));
    for (const path of ['/files/pending', `/files/pending/${ticket.id}.png`, '/files/..%2fpending', '/files/']) {
      expect((await client().fetch(path)).status).toBe(404);
    }
  });

  it.each([
    ['an SVG', 'a.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a page', 'a.html', 'text/html', '<script>1</script>'],
    ['a page that calls itself a picture by type', 'a.html', 'image/png', '<script>1</script>'],
    ['a picture by name, a page by type', 'a.png', 'text/html', '<script>1</script>'],
    ['a program', 'a.exe', 'application/octet-stream', 'MZ'],
    ['no suffix', 'readme', 'text/plain', 'x'],
  ])('ATT-007 the ticket refuses %s', async (_, name, type, content) => {
    const member = await signedIn(MEMBER);
    expect((await ticketFor(member, name, content.length, type)).code).toBe(415);
  });

  it.each([
    ['a page as picture', 'a.png', 'image/png', '<html><script>1</script></html>'],
    ['a page as document', 'a.pdf', 'application/pdf', '<html>%PDF-1.4</html>'],
    ['a program as archive', 'a.zip', 'application/zip', 'MZ000000'],
    ['zero bytes as text', 'a.txt', 'text/plain', 'a\0b'],
  ])('ATT-007 completion refuses %s', async (_, name, type, content) => {
    const member = await signedIn(MEMBER);
    const { result: ticket } = await ticketFor(member, name, content.length, type);
    await put(member, ticket, content);
    const answer = await member.post('/web/upload/complete', { id: ticket.id });
    expect(answer.code).toBe(415);
    expect(answer.text).not.toContain('/files/');
  });
});

describe('forms', () => {
  const form = (...files: [name: string, type: string, content: BlobPart][]) => {
    const data = new FormData();
    for (const [name, type, content] of files) data.append('files', new File([content], name, { type }));
    return data;
  };
  const send = async (data: FormData) => (await signedIn(MEMBER)).call('POST', '/web/upload', { form: data });

  it('ATT-004 two files give two entries with the documented keys', async () => {
    const answer = await send(
      form(['a.png', 'image/png', new Uint8Array(PNG)], ['说明.txt', 'text/plain', '中文说明']),
    );
    const body = JSON.parse(answer.text);
    expect(body.files).toHaveLength(2);
    expect(body.files).toEqual(body.result.files);
    expect(body.files[1]).toMatchObject({ fileShowName: '说明.txt', suffix: 'txt', size: 12 });
    expect(await (await (await signedIn(MEMBER)).fetch(body.files[1].url)).text()).toBe('中文说明');
  });

  it('ATT-003 ATT-007 the form refuses sizes, types and contents as tickets do, all or none', async () => {
    expect((await send(form(['a.png', 'image/png', '<html></html>']))).code).toBe(415);
    expect((await send(form(['a.svg', 'image/svg+xml', '<svg/>']))).code).toBe(415);
    expect((await send(form(['a.png', 'image/png', new Uint8Array(PNG)], ['b.png', 'image/png', 'x']))).code).toBe(415);
    expect((await send(new FormData())).code).toBeGreaterThanOrEqual(400);
    expect((await client().call('POST', '/web/upload', { form: form(['a.txt', 'text/plain', 'x']) })).status).toBe(100);
  });

  it('ATT-003 attack 21: a form takes 30 MB and refuses 30 MB + 1 byte, in the envelope', async () => {
    const zip = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set([0x50, 0x4b, 0x03, 0x04]);
      return bytes;
    };
    const exact = await send(form(['a.zip', 'application/zip', zip(MAX)], ['a.zip', 'application/zip', zip(9)]));
    expect(exact.result.files.map(({ size }: { size: number }) => size)).toEqual([MAX, 9]);
    const stored = await (await signedIn(MEMBER)).fetch(exact.result.files[0].url, { headers: { range: 'bytes=0-3' } });
    expect(await stored.text()).toBe('PK\u0003\u0004');
    const over = await send(form(['a.zip', 'application/zip', zip(MAX + 1)]));
    expect([over.code, over.status, over.msg]).toEqual([413, 413, '单个文件不能超过 30MB']);
  });

  const START =
    '--x\r\ncontent-disposition: form-data; name="files"; filename="a.zip"\r\ncontent-type: application/zip\r\n\r\n';
  const endless = async (begin: string, size: number) => {
    const member = await signedIn(MEMBER);
    const parts = archive(size).getReader();
    let begun = false;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (!begun) controller.enqueue(new TextEncoder().encode(begin));
        begun = true;
        const { value, done } = await parts.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await member.fetch('/web/upload', { method: 'POST', headers, ...streamed(body) });
    return { member, answer };
  };

  it('ATT-003 attack 23: a chunked body without a length is cut off at the limit, in the envelope', async () => {
    const { member, answer } = await endless(START, 40 * 1024 * 1024);
    expect([answer.status, JSON.parse(await answer.text()).status]).toEqual([413, 413]);
    expect((await member.get('/web/egg/user/session')).status).toBe(200);
  });

  it('ATT-003 attack 23: a body that is no form, or ends inside one, is refused and leaves nothing', async () => {
    expect((await endless('', 1 << 20)).answer.status).toBe(400);
    expect((await endless(START, 1 << 20)).answer.status).toBe(400);
    const member = await signedIn(MEMBER);
    const send = (body: string) =>
      member.fetch('/web/upload', {
        method: 'POST',
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
    expect((await send('--x--\r\n')).status).toBe(422);
    expect((await send('--xy\r\n')).status).toBe(400);
    expect((await send(`--x\r\n${'a: b\r\n'.repeat(3000)}\r\n`)).status).toBe(400);
    expect((await send('--x\r\ncontent-type: text/plain\r\n\r\nx\r\n--x--')).status).toBe(400);
  });

  it('ATT-004 names with quotes, paths and other alphabets arrive, fields beside the files are skipped', async () => {
    const data = form(['夏 "a".txt', 'text/plain', 'one'], ['夏 "a".txt', 'text/plain', 'two']);
    data.append('note', 'x'.repeat(100_000));
    const { result } = await send(data);
    expect(result.files.map((file: { fileShowName: string }) => file.fileShowName)).toEqual([
      '夏 "a".txt',
      '夏 "a".txt',
    ]);
    expect(result.files[0].url).not.toBe(result.files[1].url);
    expect(await (await (await signedIn(MEMBER)).fetch(result.files[1].url)).text()).toBe('two');
  });

  it('ATT-004 more than twenty files in one form are refused, and none of them stays', async () => {
    const many = Array.from({ length: 21 }, (_, n): [string, string, string] => [`${n}.txt`, 'text/plain', 'x']);
    expect((await send(form(...many))).msg).toBe('一次最多上传 20 个文件');
  });
});
