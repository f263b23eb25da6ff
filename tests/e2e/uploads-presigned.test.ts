import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER, PNG } from '../api/support/results.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { launch, leave, visitor } from '../setup/browser.ts';
import { type ObjectStore, startObjectStore } from '../setup/objectStore.ts';
import { startServer, type TestServer } from '../setup/server.ts';

let browser: Browser;
let store: ObjectStore;
let server: TestServer;

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
  store.use((await server.runtime.miniflare.getR2Bucket('FILES')) as never);
  browser = await launch();
});
afterAll(async () => {
  await leave(browser);
  await server.stop();
  await store.close();
});

/** What the upload of a form does, in the page itself: its policy and the store's rules for other origins hold. */
async function uploadIn(base64: string): Promise<{ put: number; url: string; shown: number }> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const call = async (path: string, body: object) => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { result: { id: string; method: string; url: string; headers: object } }).result;
  };
  const ticket = await call('/web/upload/ticket', { name: 'a.png', size: bytes.byteLength, type: 'image/png' });
  const put = await new Promise<number>((done) => {
    const request = new XMLHttpRequest();
    request.open(ticket.method, ticket.url);
    for (const [name, value] of Object.entries(ticket.headers)) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = () => undefined;
    request.onload = () => done(request.status);
    request.onerror = () => done(0);
    request.send(new Blob([bytes], { type: 'image/png' }));
  });
  const { url } = (await call('/web/upload/complete', { id: ticket.id })) ?? { url: '' };
  return { put, url, shown: url ? (await fetch(url)).status : 0 };
}

test('ATT-004 a browser puts a file into the object store of another origin, and its page shows it', async () => {
  // A visitor signs in at the server of this test.
  const context = await visitor(browser, { baseURL: server.url });
  const answer = await context.request.post('/web/egg/user/login', {
    data: { account: MEMBER, password: DEMO_PASSWORD },
    headers: { origin: server.url },
  });
  expect(answer.ok()).toBe(true);
  const page = await context.newPage();
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(store.endpoint)) seen.push(request.method());
  });
  await page.goto('/results');
  const done = await page.evaluate(uploadIn, PNG.toString('base64'));
  expect(done).toEqual({ put: 200, url: expect.stringMatching(/^\/files\/[0-9a-f]{32}\.png$/), shown: 200 });
  expect(seen).toContain('PUT');
  await context.close();
});

test('ATT-004 the page of another origin cannot read what the store answers', async () => {
  const context = await visitor(browser);
  const page = await context.newPage();
  await page.goto('/web/health');
  const status = await page.evaluate(
    (address) =>
      fetch(address, { method: 'PUT', body: 'x' }).then(
        (answer) => answer.status,
        () => 0,
      ),
    `${store.endpoint}/pending/x.png`,
  );
  expect(status).toBe(0);
  await context.close();
});
