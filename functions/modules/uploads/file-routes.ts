import { Hono } from 'hono';
import type { AppEnv } from '../../platform/env.ts';
import { notFound } from '../../platform/errors.ts';
import { download, isFileKey } from './download.ts';
import { cachingOf } from './reading.ts';

/** The parts of the address behind /files/; the router's own path keeps some characters of a name encoded. */
function segments(url: string): string[] {
  try {
    return new URL(url).pathname.split('/').slice(2).map(decodeURIComponent);
  } catch {
    throw notFound();
  }
}

/** Stored files under `/files/{key}` and `/files/{key}/{name to save it as}`; `?size=small` asks for a picture's small one, `?view=1` for a PDF to look at in the page. */
export const fileRoutes = new Hono<AppEnv>().get('/files/*', async (c) => {
  const [first = '', second, third] = segments(c.req.url);
  const isDemo = first === 'demo';
  const key = isDemo ? `demo/${second ?? ''}` : first;
  const caching = isFileKey(key) ? await cachingOf(c, key) : null;
  if (!caching) throw notFound();
  const name = isDemo ? third : second;
  const small = c.req.query('size') === 'small';
  const view = c.req.query('view') === '1';
  const response = await download(c.env, c.req.raw, { key, name, small, view, caching });
  if (!response) throw notFound();
  return response;
});
