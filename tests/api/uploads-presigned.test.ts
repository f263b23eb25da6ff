import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TICKET_SECONDS } from '../../db/contract/uploads.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { type ObjectStore, startObjectStore } from '../setup/objectStore.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { MEMBER, PDF, PNG, ticketFor } from './support/results.ts';

let store: ObjectStore;
let server: TestServer;
let member: Client;
let files: R2Bucket;

beforeAll(async () => {
  store = await startObjectStore(() => server.url);
  server = await startServer({
    crons: false,
    vars: {
      S3_ENDPOINT: store.endpoint,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    },
  });
  files = (await server.runtime.miniflare.getR2Bucket('FILES')) as unknown as R2Bucket;
  store.use(files as never);
  member = await signedIn(MEMBER, server.url);
});
afterAll(async () => {
  await server.stop();
  await store.close();
});

interface Ticket {
  id: string;
  url: string;
  headers: Record<string, string>;
}

const ticket = async (name = 'a.png', bytes: Buffer = PNG, type = 'image/png') =>
  (await ticketFor(member, name, bytes.byteLength, type)).result as Ticket;

/** Sends exactly what it is told: fetch would mend lengths. */
const send = (url: string, headers: Record<string, string>, bytes: Buffer, method = 'PUT') =>
  new Promise<{ status: number; body: string }>((done, fail) => {
    const call = request(url, { method, headers: { 'content-length': bytes.byteLength, ...headers } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body }));
    });
    call.on('error', fail);
    call.end(bytes);
  });

const complete = ({ id }: Ticket) => member.post('/web/upload/complete', { id });
const changed = (url: string, change: (url: URL) => void): string => {
  const other = new URL(url);
  change(other);
  return other.href;
};

describe('uploads past the site, into the object store', () => {
  it('ATT-004 a ticket leads to the store itself; what was put there is verified and served', async () => {
    const one = await ticket('装置 图.png');
    expect(one.url.startsWith(`${store.endpoint}/pending/`)).toBe(true);
    expect(one.url).not.toContain(store.secretAccessKey);
    expect(new URL(one.url).searchParams.get('X-Amz-Expires')).toBe(String(TICKET_SECONDS));
    expect((await complete(one)).code).toBe(409);
    expect(await send(one.url, one.headers, PNG)).toEqual({ status: 200, body: '' });
    const done = await complete(one);
    expect(done.result).toMatchObject({ fileShowName: '装置 图.png', suffix: 'png', size: PNG.byteLength });
    const stored = await member.fetch(done.result.url);
    expect(Buffer.from(await stored.arrayBuffer()).equals(PNG)).toBe(true);
    expect((await files.list({ prefix: 'pending/' })).objects).toEqual([]);
  });

  it('ATT-004 a forged signature, another key, length, type or method, and an ended ticket are refused by the store', async () => {
    const one = await ticket();
    const other = await ticket();
    const flipped = changed(one.url, (url) => {
      const signature = url.searchParams.get('X-Amz-Signature') ?? '';
      url.searchParams.set('X-Amz-Signature', (signature.startsWith('0') ? '1' : '0') + signature.slice(1));
    });
    const elsewhere = changed(one.url, (url) => {
      url.pathname = new URL(other.url).pathname;
    });
    const served = changed(one.url, (url) => {
      url.pathname = url.pathname.replace('/pending/', '/');
    });
    const longer = changed(one.url, (url) => url.searchParams.set('X-Amz-Expires', '604800'));
    const stale = changed(one.url, (url) => url.searchParams.set('X-Amz-Date', '20200101T000000Z'));
    const fewer = changed(one.url, (url) => url.searchParams.set('X-Amz-SignedHeaders', 'host'));
    const mismatch = { status: 403, body: expect.stringContaining('SignatureDoesNotMatch') };
    for (const [what, url] of Object.entries({ flipped, elsewhere, served, longer, fewer })) {
      expect([what, await send(url, one.headers, PNG)]).toEqual([what, mismatch]);
    }
    expect(await send(stale, one.headers, PNG)).toMatchObject({
      status: 403,
      body: expect.stringContaining('Expired'),
    });
    expect(await send(one.url, one.headers, Buffer.concat([PNG, PNG]))).toEqual(mismatch);
    expect(await send(one.url, one.headers, PNG.subarray(1))).toEqual(mismatch);
    expect(await send(one.url, { 'content-type': 'text/html' }, PNG)).toEqual(mismatch);
    expect(await send(one.url, {}, PNG)).toEqual(mismatch);
    expect((await send(one.url, one.headers, PNG, 'POST')).status).toBe(405);
    expect((await complete(one)).code).toBe(409);
    expect((await files.list({ prefix: 'pending/' })).objects).toEqual([]);
    expect((await send(one.url, one.headers, PNG)).status).toBe(200);
  });

  it('ATT-007 content that is not what its name says is refused at the end, and nothing is served', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const one = await ticket('a.pdf', page, 'application/pdf');
    expect((await send(one.url, one.headers, page)).status).toBe(200);
    expect((await complete(one)).code).toBe(415);
    const honest = await ticket('a.pdf', PDF, 'application/pdf');
    expect((await send(honest.url, honest.headers, PDF)).status).toBe(200);
    expect((await complete(honest)).code).toBe(200);
  });
});
