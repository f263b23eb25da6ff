import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppEnv } from '../../functions/platform/env.ts';
import { forgetPublicAnswers, hotAnswers, publicAnswer } from '../../functions/platform/public-cache.ts';

/** The longest address that is kept, and what an isolate keeps at most. */
const ADDRESS = 1_000;
const KEPT_BYTES = 16 * 1024 * 1024;

/** How often each page was made. */
const made = new Map<string, number>();
const app = new Hono<AppEnv>();
app.use(hotAnswers);
app.get('/:size/:page', (c) =>
  publicAnswer(c, c.req.url, async () => {
    made.set(c.req.url, (made.get(c.req.url) ?? 0) + 1);
    return { body: 'x'.repeat(Number(c.req.param('size'))), type: 'text/plain' };
  }),
);

const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
const ask = async (path: string, headers: Record<string, string> = {}): Promise<number> => {
  const url = `http://localhost${path}`;
  const answer = await app.request(url, { headers }, {}, context);
  expect(answer.status).toBe(200);
  return made.get(url) ?? 0;
};

describe('what an isolate keeps', () => {
  beforeEach(() => {
    // Nothing grows old while a test asks; the data centre keeps nothing.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.stubGlobal('caches', { default: { match: async () => undefined, put: async () => undefined } });
    forgetPublicAnswers();
    made.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    forgetPublicAnswers();
  });

  it('PUB-147 a kept page is shown again, and again to who asks for it the same way', async () => {
    expect(await ask('/10/first')).toBe(1);
    expect(await ask('/10/first')).toBe(1);
    expect(await ask('/10/first', { 'x-lang': 'en' })).toBe(1);
  });

  it('PUB-147 large pages of a stranger are let go, finished ones too', async () => {
    const size = 500_000;
    expect(await ask(`/${size}/first`)).toBe(1);
    for (let page = 0; page * size < KEPT_BYTES; page++) await ask(`/${size}/${page}`);
    expect(await ask(`/${size}/first`)).toBe(2);
  });

  it('PUB-147 long addresses that answer next to nothing are let go as well', async () => {
    const long = (page: number) => `/1/${String(page).padEnd(ADDRESS - 'http://localhost/1/'.length, '_')}`;
    expect(await ask(long(-1))).toBe(1);
    for (let page = 0; page * ADDRESS < KEPT_BYTES; page++) await ask(long(page));
    expect(await ask(long(-1))).toBe(2);
  });
});
