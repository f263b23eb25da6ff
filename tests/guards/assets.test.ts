import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../setup/server.ts';

const directory = mkdtempSync(join(tmpdir(), 'platform-assets-'));
const script = 'export const text = "成果";\n'.repeat(200);
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>shell</title>');
  writeFileSync(join(directory, 'assets/a-1.js'), script);
  writeFileSync(join(directory, '_headers'), '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  const siteEntry = 'tests/guards/fixtures/static-worker.ts';
  server = await startServer({ demo: false, siteEntry, assets: { directory } });
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' });

test('a chunk comes with its type, kept for a year, compressed when the browser takes it', async () => {
  for (const encoding of ['gzip', 'br', 'identity']) {
    const answer = await get('/assets/a-1.js', { 'accept-encoding': encoding });
    expect(await answer.text()).toBe(script);
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

test('a missing chunk is not found, and not the page shell', async () => {
  const answer = await get('/assets/gone.js');
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/shell/);
});

test('every other path is the page shell, which is asked for anew each time', async () => {
  for (const path of ['/', '/a/page/of/the/router']) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<title>shell/);
    expect(answer.headers.get('cache-control')).toMatch(/must-revalidate/);
    expect((await get(path, { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304);
  }
  expect((await get('/index.html')).headers.get('location')).toBe('/');
  expect(await (await get('/_headers')).text()).not.toMatch(/immutable/);
});
