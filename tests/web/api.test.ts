import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiError, plain } from '../../web/kit/api/client.ts';
import { attachToastHost, type ToastMessage } from '../../web/kit/toast/index.ts';

/** A server that writes down what it is asked and answers what a test wants. */
const asked: URL[] = [];
let answer: { code: number; body: string };
let server: Server;
let base = '';
let toasts: ToastMessage[] = [];
let detach = () => {};

const envelope = (status: number, msg: string, result: unknown = null) => JSON.stringify({ status, msg, result });
const platformFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', base));
    response.writeHead(answer.code, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A page's relative addresses lead to its own site; here there is no page.
  globalThis.fetch = (input, init) => platformFetch(new URL(String(input), base), init);
});
afterAll(async () => {
  globalThis.fetch = platformFetch;
  if (server.listening) await new Promise((done) => server.close(done));
});
afterEach(() => detach());

function listen(): void {
  toasts = [];
  detach = attachToastHost((message) => toasts.push(message));
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error as ApiError,
  );

describe('the API client', () => {
  it('TBL-012 drops blank parameters of a GET and keeps zero', async () => {
    answer = { code: 200, body: envelope(200, '', []) };
    await plain.get('/v1/x', { a: '', b: ' ', c: 0, d: null, e: undefined, f: false, g: { h: 1 } });
    const query = asked.at(-1)?.searchParams;
    query?.delete('_t');
    expect(Object.fromEntries(query ?? [])).toEqual({ c: '0', f: 'false', g: '{"h":1}' });
    expect(asked.at(-1)?.pathname).toBe('/web/v1/x');
  });

  it('a call that is cancelled while its answer is read has not failed: nobody is told of it', async () => {
    listen();
    const half = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"status":200,"msg":');
    });
    await new Promise<void>((done) => half.listen(0, '127.0.0.1', done));
    const place = `http://127.0.0.1:${(half.address() as AddressInfo).port}`;
    const given = globalThis.fetch;
    const begun = Promise.withResolvers<void>();
    globalThis.fetch = async (input, init) => {
      const response = await platformFetch(new URL(String(input), place), init);
      begun.resolve();
      return response;
    };
    try {
      const control = new AbortController();
      const call = plain.get('/v1/x', {}, { signal: control.signal });
      await begun.promise;
      control.abort();
      await expect(call).rejects.toMatchObject({ name: 'AbortError' });
      expect(toasts).toEqual([]);
    } finally {
      globalThis.fetch = given;
      half.closeAllConnections();
      await new Promise((done) => half.close(done));
    }
  });

  it('ACC-046 two equal GET calls carry different timestamps', async () => {
    answer = { code: 200, body: envelope(200, '', []) };
    await Promise.all([plain.get('/v1/x', { a: 1 }), plain.get('/v1/x', { a: 1 })]);
    const stamps = asked.slice(-2).map((url) => url.searchParams.get('_t'));
    expect(stamps[0]).toMatch(/^\d{13,}$/);
    expect(new Set(stamps).size).toBe(2);
  });

  it('ERR-001 an answer of status 200 hands over its result and says nothing', async () => {
    listen();
    answer = { code: 200, body: envelope(200, '成功', { id: 'x' }) };
    expect(await plain.post('/v1/x', {})).toEqual({ id: 'x' });
    expect(toasts).toEqual([]);
  });

  it('ERR-004 another status shows its message, and nothing where it has none', async () => {
    listen();
    answer = { code: 500, body: envelope(500, 'x') };
    expect(await failure(plain.get('/v1/x'))).toMatchObject({ status: 500, msg: 'x' });
    answer = { code: 500, body: envelope(500, '') };
    expect(await failure(plain.get('/v1/x'))).toMatchObject({ status: 500, msg: '' });
    expect(toasts).toEqual([{ kind: 'error', text: 'x' }]);
  });

  it('ERR-007 an answer that is none of ours counts as status 0', async () => {
    listen();
    answer = { code: 502, body: '<html>Bad gateway</html>' };
    expect(await failure(plain.get('/v1/x'))).toMatchObject({ status: 0 });
    expect(toasts).toEqual([{ kind: 'error', text: '服务器异常，请稍后重试！' }]);
  });

  it('ERR-006 ERR-007 a server that cannot be reached counts as status 0 and is told once', async () => {
    listen();
    await new Promise((done) => server.close(done));
    server.closeAllConnections();
    const error = await failure(plain.get('/v1/x'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, msg: '服务器异常，请稍后重试！' });
    expect(toasts).toEqual([{ kind: 'error', text: '服务器异常，请稍后重试！' }]);
  });
});
