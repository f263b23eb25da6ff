import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Lang } from '../../db/contract/errors.ts';
import type { AppEnv } from '../platform/env.ts';
import { loadShell } from './shell.ts';
import { WORDS } from './words.ts';

/** Pages that messages lead to (core§2, back-office§2): their script is an entry of its own. */
const PHONE_PATHS = [
  '/wxPushDetail',
  '/resultSubDetail',
  '/demandSubDetail',
  '/wxSubPushList',
  '/resultSubDetailHZ',
  '/demandSubDetailHZ',
  '/wxSubPushListHZ',
] as const;

/** These addresses are personal: nobody keeps the page, and no search engine lists it. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

async function page(c: Context<AppEnv>): Promise<Response> {
  const lang: Lang = (c.req.query('lang') ?? getCookie(c, 'lang')) === 'en' ? 'en' : 'zh';
  const shell = await loadShell(c.env, c.req.url, '/phone/');
  const { platform, push } = WORDS[lang];
  const head = `<title>${push.title} · ${platform}</title><meta name="robots" content="noindex, nofollow" />`;
  const html = shell.html
    .replace('<html lang="zh-CN">', `<html lang="${lang === 'en' ? 'en' : 'zh-CN'}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--content-->', () => `<main><h1>${push.title}</h1><p>${push.loading}</p></main>`)
    .replace('<!--data-->', '');
  return c.body(html, 200, { ...HEADERS, ...shell.headers });
}

/** The shell of the phone pages; what they show, they ask for themselves. */
export const phoneRoutes = new Hono<AppEnv>();

for (const path of PHONE_PATHS) phoneRoutes.get(`${path}/*`, page);
