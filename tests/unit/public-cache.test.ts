import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppEnv } from '../../functions/platform/env.ts';
import {
  forgetPublicAnswers,
  hotAnswer,
  keptAnswer,
  publicAnswer,
  rememberHot,
} from '../../functions/platform/public-cache.ts';
import { forgetSessions, rememberSession, type SessionRow } from '../../functions/platform/session.ts';

/** The longest address that is kept, and what an isolate keeps at most. */
const ADDRESS = 1_000;
const KEPT_BYTES = 16 * 1024 * 1024;

/** How often each page was made. */
const made = new Map<string, number>();
const app = new Hono<AppEnv>();
app.use(rememberHot);
app.get('/:size/:page', (c) =>
  publicAnswer(c, c.req.url, async () => {
    made.set(c.req.url, (made.get(c.req.url) ?? 0) + 1);
    return { body: 'x'.repeat(Number(c.req.param('size'))), type: 'text/plain' };
  }),
);

app.get('/member', (c) => keptAnswer(c, `${new URL(c.req.url).origin}/10/page`, () => true) ?? c.text('anew'));

/** Of a member who may do nothing in particular. */
const SESSION = { user_id: 'member', authority: '', orgs: '[]' } as unknown as SessionRow;

const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
const ask = async (path: string, headers: Record<string, string> = {}): Promise<number> => {
  const url = `http://localhost${path}`;
  const request = new Request(url, { headers });
  const answer = hotAnswer(request) ?? (await app.request(request, {}, {}, context));
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

  it('PUB-147 what one visitor was answered is answered again to those alone who chose the same, and to nobody who is signed in', async () => {
    const hot = (headers: Record<string, string> = {}) =>
      hotAnswer(new Request('http://localhost/10/chosen', { headers })) !== null;
    expect(hot()).toBe(false);
    await ask('/10/chosen');
    expect([hot(), hot({ 'x-lang': 'en' }), hot({ cookie: 'lang=en' }), hot({ cookie: 'region=130000' })]).toEqual([
      ...[true, false, false, false],
    ]);
    await ask('/10/chosen', { cookie: 'lang=en; region=130000' });
    expect(hot({ cookie: 'region=130000; lang="en"' })).toBe(true);
    expect(hot({ cookie: 'lang=en; region=130000; sid=somebody' })).toBe(false);
    expect(hot({ cookie: 'lang=zh; region=130000' })).toBe(false);
    forgetPublicAnswers();
    expect([hot(), hot({ cookie: 'lang=en; region=130000' })]).toEqual([false, false]);
  });

  it('PUB-147 who is signed in reads nothing that is older than a second, wherever in the data centre it was made', async () => {
    const shared = new Map<string, Response>();
    vi.stubGlobal('caches', {
      default: {
        match: async ({ url }: Request) => shared.get(url)?.clone(),
        put: async ({ url }: Request, answer: Response) => void shared.set(url, answer),
      },
    });
    vi.setSystemTime(Date.now() + 60_000);
    rememberSession('token', { ...SESSION });
    const member = async () => (await app.request('/member', { headers: { cookie: 'sid=token' } }, {}, context)).text();
    expect(await ask('/10/page')).toBe(1);
    expect(await member()).toBe('x'.repeat(10));
    vi.setSystemTime(Date.now() + 2_000);
    expect(await member()).toBe('anew');
    vi.setSystemTime(Date.now() + 7_000);
    // What others made two seconds before comes from the data centre.
    expect(await ask('/10/page')).toBe(1);
    expect(await member()).toBe('anew');
    forgetSessions();
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
