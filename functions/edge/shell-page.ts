import type { Context } from 'hono';
import { NO_PAGE, pageAt } from '../../db/contract/pages.ts';
import type { AppEnv } from '../platform/env.ts';
import { escapeHtml } from './html.ts';
import { pageLang } from './language.ts';
import { loadShell } from './shell.ts';
import { WORDS } from './words.ts';

/** The chat app's page asks for a script of another host: its shell comes with a policy of its own. */
const OTHER_POLICY = '/wx';

/**
 * The document of a page whose script asks for everything itself: the shell with the page's title in its language
 * (core§2). An address that no page has answers 404 with the same shell, which says so. Neither that nor a member's page is
 * for search engines.
 * @param found whether there is what the address names
 */
export async function shellPage(c: Context<AppEnv>, found = true): Promise<Response> {
  const lang = pageLang(c);
  const page = pageAt(c.req.path);
  const shell = await loadShell(
    c.env,
    c.req.url,
    c.req.path.replace(/\/$/, '').toLowerCase() === OTHER_POLICY ? OTHER_POLICY : '/',
  );
  const name = `${(page ?? NO_PAGE)[lang]} · ${WORDS[lang].platform}`;
  const head = `<title>${escapeHtml(name)}</title>${page?.audience === 'everybody' ? '' : '<meta name="robots" content="noindex" />'}`;
  const html = shell.html
    .replace('<html lang="zh-CN">', `<html lang="${lang === 'en' ? 'en' : 'zh-CN'}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--content-->', '')
    .replace('<!--data-->', '');
  return c.body(html, page && found ? 200 : 404, {
    'Content-Type': 'text/html; charset=utf-8',
    // The language is the visitor's own; a new deployment is seen at once.
    'Cache-Control': 'private, no-cache',
    ...shell.headers,
  });
}
