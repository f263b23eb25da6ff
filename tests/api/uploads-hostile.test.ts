import { describe, expect, it } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
import { COMPANY, PNG, put, ticketFor, upload } from './support/results.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const SCRIPT = '<script>window.ran=1</script>';

/** Contents that are one thing by their first bytes and would be another to a reader who guesses. */
const POLYGLOTS: [what: string, name: string, type: string, content: Buffer][] = [
  ['a GIF that is a script', 'a.gif', 'image/gif', bytes(`GIF89a/*${SCRIPT}*/=1;window.ran=1`)],
  ['a PNG with a page behind it', 'a.png', 'image/png', Buffer.concat([PNG, bytes(SCRIPT)])],
  ['a JPEG with a page in its comment', 'a.jpg', 'image/jpeg', bytes(`\xff\xd8\xff\xfe\x00\x40${SCRIPT}`)],
  ['a PDF that is a script', 'a.pdf', 'application/pdf', bytes('%PDF-1.4\n/*\n*/window.ran=1//')],
  ['a PDF with a page inside', 'a.pdf', 'application/pdf', bytes(`%PDF-1.4\n${SCRIPT}`)],
  ['a text that is a page', 'a.txt', 'text/plain', bytes(`<!doctype html>${SCRIPT}`)],
  ['a text that is an SVG', 'a.md', 'text/markdown', bytes(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['an archive with a page in front of its end', 'a.zip', 'application/zip', bytes(`PK\x03\x04${SCRIPT}`)],
  ['a film that is a page', 'a.mp4', 'video/mp4', bytes(`\0\0\0\x18ftypmp42${SCRIPT}`)],
  ['a WebP that is a script', 'a.webp', 'image/webp', bytes(`RIFF/*  WEBP*/=1;${SCRIPT}`)],
];

/** Contents that their first bytes give away. */
const FALSE: [what: string, name: string, type: string, content: Buffer][] = [
  ['an SVG named a picture', 'a.png', 'image/png', bytes(`<svg onload="window.ran=1"/>`)],
  ['an SVG named a JPEG', 'a.jpg', 'image/jpeg', bytes(`<?xml version="1.0"?><svg>${SCRIPT}</svg>`)],
  ['a page named a WebP', 'a.webp', 'image/webp', bytes(`<html>${SCRIPT}`)],
  ['a page in front of a PDF', 'a.pdf', 'application/pdf', bytes(`<html>${SCRIPT}%PDF-1.4`)],
  ['a page named a film', 'a.mp4', 'video/mp4', bytes(`<html>${SCRIPT}`)],
  ['a program named a document', 'a.docx', '', bytes('MZ\x90\x00')],
  ['a page in UTF-16 named a text', 'a.txt', 'text/plain', Buffer.from(`<html>${SCRIPT}`, 'utf16le')],
];

describe('files with a false type', () => {
  it.each(POLYGLOTS)(
    'ATT-007 attack 22: %s is served as what it was checked to be, and never runs',
    async (_, name, type, content) => {
      const member = await signedIn(COMPANY);
      const file = await upload(member, name, content, type);
      const { headers } = await member.fetch(file.url);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/);
      const shown = /^(?:image|video)\//.test(type);
      expect(headers.get('content-disposition')).toBe(shown ? 'inline' : 'attachment');
    },
  );

  it.each(FALSE)('ATT-007 attack 22: %s is refused by both ways in', async (_, name, type, content) => {
    const member = await signedIn(COMPANY);
    const { result: ticket } = await ticketFor(member, name, content.byteLength, type);
    await put(member, ticket, new Uint8Array(content));
    expect((await member.post('/web/upload/complete', { id: ticket.id })).code).toBe(415);
    const form = new FormData();
    form.append('files', new File([new Uint8Array(content)], name, { type }));
    expect((await member.call('POST', '/web/upload', { form })).code).toBe(415);
  });

  it.each([
    'a.svg',
    'a.html',
    'a.xhtml',
    'a.xml',
    'a.js',
    'a.mjs',
    'a.css',
    'a.swf',
    'a.png.html',
    'a.html\u0000.png',
    'a.png/../b.html',
    '.png.',
    'a.ｓｖｇ',
  ])('ATT-007 attack 21: the name %j gives no file of a type that could run', async (name) => {
    const member = await signedIn(COMPANY);
    const { code, result } = await ticketFor(member, name, 4, '');
    if (code === 200) expect(result.headers['content-type']).toBe('image/png');
    else expect([415, 422]).toContain(code);
  });

  it('ATT-004 attack 21: a ticket answers to its own id, signature, type and size alone, and once', async () => {
    const member = await signedIn(COMPANY);
    const [first, second] = await Promise.all(
      ['a.png', 'b.png'].map(async (name) => (await ticketFor(member, name, PNG.byteLength, 'image/png')).result),
    );
    const crossed = { ...first, url: first.url.replace(first.id, second.id) };
    expect((await put(member, crossed, new Uint8Array(PNG))).status).toBe(404);
    expect((await put(member, { ...first, url: first.url.split('?')[0] }, new Uint8Array(PNG))).status).toBe(404);
    expect((await put(member, first, new Uint8Array(PNG))).status).toBe(200);
    const { result } = await member.post('/web/upload/complete', { id: first.id });
    const other = Buffer.from(PNG);
    other[other.length - 1] = 0;
    expect((await put(member, first, new Uint8Array(other))).status).toBe(409);
    const stored = Buffer.from(await (await member.fetch(result.url)).arrayBuffer());
    expect(stored.equals(PNG)).toBe(true);
  });

  it('ATT-004 attack 21: no key leads out of the folder of served files', async () => {
    for (const path of [
      '/files/small',
      '/files/pending',
      '/files/small%2fx.png',
      '/files/demo%2f..%2fx.png',
      '/files/x.png/',
      '/files/x',
    ]) {
      expect((await client().fetch(path)).status, path).toBe(404);
    }
  });
});
