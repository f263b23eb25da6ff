import type { Env } from '../platform/env.ts';
import { directStore } from '../platform/objects.ts';
import { escapeHtml, scriptJson } from './html.ts';
import { STYLE } from './style.ts';
import { addressOf, beginsWith, pathIn, pictureAddress, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

/** The built page, cut at its three places, with the headers that it is served with. */
interface Shell {
  html: string;
  /** Scripts of the public pages beyond the first one, by the path that a page has in the router. */
  scripts: [path: string, files: string[]][];
  headers: Record<string, string>;
}

/** Where the site was not built, the public pages are still readable. */
const BARE =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><!--head--></head><body><div id="root"><!--content--></div><!--data--></body></html>';

const PASSED = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/** The policy of `web/public/_headers`, for a shell that came without it. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; media-src 'self' blob: https:; font-src 'self' data:; connect-src 'self'; frame-src 'self' https:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/** The page's scripts talk to this site, and put files where the object store takes them itself. */
function withStore(env: Env, policy: string): string {
  const store = URL.parse(directStore(env)?.endpoint ?? '')?.origin;
  return store ? policy.replace("connect-src 'self'", `connect-src 'self' ${store}`) : policy;
}

const kept = new Map<string, Shell>();

/** What the build writes down about the public pages (vite.config.ts, pageScripts). */
const PAGES = /<!--pages (.*?)-->/;

/**
 * The page shell: asked for once an isolate, since a new deployment starts new ones.
 * @param url any address of the site
 * @param path of the shell: the site's own, those of the phone pages and the cockpit, or a page whose headers differ
 */
export async function loadShell(
  env: Env,
  url: string,
  path: '/' | '/phone/' | '/cockpit/' | '/wx' = '/',
): Promise<Shell> {
  const before = kept.get(path);
  if (before) return before;
  const response = await env.ASSETS.fetch(new URL(path, url));
  const html = response.ok ? await response.text() : '';
  const headers: Record<string, string> = { 'content-security-policy': POLICY };
  for (const name of PASSED) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  headers['content-security-policy'] = withStore(env, headers['content-security-policy'] ?? POLICY);
  // What is kept is the page, not the promise of it: a request must not wait for the work of another.
  const scripts = Object.entries(JSON.parse(PAGES.exec(html)?.[1] ?? '{}') as Record<string, string[]>);
  const isWhole = html.includes('<!--content-->');
  const shell = { html: isWhole ? html.replace(PAGES, '') : BARE, scripts, headers };
  // One that could not be read is asked for again by the next request.
  if (isWhole) kept.set(path, shell);
  return shell;
}

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;

/** The scripts of a page begin with its document, and give way to what it shows. */
function scriptsOf({ scripts }: Shell, view: View, { lang }: Visit): string {
  const path = pathIn(lang, view.path).split('?')[0] ?? '';
  const own = scripts.find(([pattern]) => {
    const [fixed = '', ...params] = pattern.split(':');
    return params.length > 0 ? `${path}/`.startsWith(fixed) : path === fixed;
  });
  return (own?.[1] ?? [])
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`)
    .join('');
}

function headOf(view: View, visit: Visit): string {
  const { lang } = visit;
  const here = addressOf(visit, view.path, lang);
  const image = view.image ? pictureAddress(visit, view.image) : null;
  const platform = WORDS[lang].platform;
  const title = view.title.includes(platform) ? view.title : `${view.title} · ${platform}`;
  const linked = view.linked.map((entry) => `<script type="application/ld+json">${scriptJson(entry)}</script>`);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', view.description),
    ...(view.unlisted || view.status === 404 ? [meta('name', 'robots', 'noindex, follow')] : []),
    `<link rel="canonical" href="${escapeHtml(here)}" />`,
    `<link rel="alternate" hreflang="zh-CN" href="${escapeHtml(addressOf(visit, view.path, 'zh'))}" />`,
    `<link rel="alternate" hreflang="en" href="${escapeHtml(addressOf(visit, view.path, 'en'))}" />`,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressOf(visit, view.path, beginsWith(view.path)))}" />`,
    ...(view.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(view.feed.title)}" href="${escapeHtml(addressOf(visit, view.feed.path, lang))}" />`,
        ]
      : []),
    meta('property', 'og:title', view.title || platform),
    meta('property', 'og:description', view.description),
    meta('property', 'og:type', view.type ?? 'website'),
    meta('property', 'og:url', here),
    meta('property', 'og:site_name', platform),
    meta('property', 'og:locale', lang === 'en' ? 'en_US' : 'zh_CN'),
    ...(image ? [meta('property', 'og:image', image)] : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('name', 'region', visit.region),
    `<style>${STYLE}</style>`,
    ...linked,
  ].join('');
}

/** A text between two tags that says something Chinese. */
const CHINESE = />([^<>]*\p{Script=Han}[^<>]*)</gu;

/** What stays Chinese on an English page says so, as its script does later (web/kit/i18n/chineseMarks.ts). */
const chineseMarked = (html: string): string => html.replace(CHINESE, '><span lang="zh-CN">$1</span><');

/** The whole page: shell, head, first content, and the data that the page's script would ask for first. */
export function fillShell(shell: Shell, view: View, visit: Visit): string {
  const data =
    view.data.length > 0 ? `<script type="application/json" id="page-data">${scriptJson(view.data)}</script>` : '';
  return shell.html
    .replace('<html lang="zh-CN">', `<html lang="${visit.lang === 'en' ? 'en' : 'zh-CN'}">`)
    .replace('<!--head-->', () => headOf(view, visit))
    .replace('<!--scripts-->', () => scriptsOf(shell, view, visit))
    .replace('<!--content-->', () => (visit.lang === 'en' ? chineseMarked(view.content) : view.content))
    .replace('<!--data-->', () => data);
}
