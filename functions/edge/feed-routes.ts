import { Hono } from 'hono';
import { DAY } from '../../db/contract/time.ts';
import { newestNews } from '../modules/news/published.ts';
import { newestThreads } from '../modules/threads/lists.ts';
import type { AppEnv } from '../platform/env.ts';
import { notFound } from '../platform/errors.ts';
import { originOf } from '../platform/origin.ts';
import { publicAnswer } from '../platform/public-cache.ts';
import { coverArt } from './cover-art.ts';
import { visitOf } from './document.ts';
import { newsFeed } from './news-pages.ts';
import { robots, sitemap, sitemapIndex } from './sitemap.ts';
import { THREAD_FEED, threadFeed } from './thread-pages.ts';

const XML = 'application/xml; charset=utf-8';

/** What machines ask for: feeds, sitemaps, robots.txt, and covers that are made. */
export const feedRoutes = new Hono<AppEnv>();

/** News and threads in a feed: the newest. */
const FED = 30;

feedRoutes.get('/news/feed.xml', (c) => {
  const visit = visitOf(c);
  return publicAnswer(c, `feed ${visit.origin} ${visit.lang}`, async () => ({
    body: newsFeed(visit, await newestNews(c.get('db'), FED)),
    type: 'application/rss+xml; charset=utf-8',
  }));
});

feedRoutes.get(THREAD_FEED, (c) => {
  const visit = visitOf(c);
  return publicAnswer(c, `thread feed ${visit.origin} ${visit.lang}`, async () => ({
    body: threadFeed(visit, await newestThreads(c.get('db'), FED)),
    type: 'application/rss+xml; charset=utf-8',
  }));
});

/** Seconds that a made cover is kept: its address names all that decides about it. */
const COVER_SECONDS = 30 * DAY;

feedRoutes.get('/covers/:file{\\d\\d-[0-9a-f]{8}\\.svg}', (c) => {
  const [field = '', seed = ''] = c.req.param('file').slice(0, -'.svg'.length).split('-');
  const art = coverArt(field, Number.parseInt(seed, 16));
  if (!art) throw notFound();
  return c.body(art, 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': `public, max-age=${COVER_SECONDS}, immutable`,
    'Content-Security-Policy': "default-src 'none'",
  });
});

feedRoutes.get('/sitemap.xml', (c) =>
  publicAnswer(c, `sitemap ${originOf(c)}`, async () => ({
    body: await sitemapIndex(c.get('db'), originOf(c)),
    type: XML,
  })),
);

feedRoutes.get('/sitemaps/:file', (c) =>
  publicAnswer(c, `sitemap ${originOf(c)} ${c.req.param('file')}`, async () => {
    const name = c.req.param('file').replace(/\.xml$/, '');
    const body = await sitemap(c.get('db'), originOf(c), name);
    return body === null ? { body: 'Not found', type: 'text/plain; charset=utf-8', status: 404 } : { body, type: XML };
  }),
);

feedRoutes.get('/robots.txt', (c) => c.text(robots(originOf(c)), 200, { 'Cache-Control': 'public, max-age=3600' }));
