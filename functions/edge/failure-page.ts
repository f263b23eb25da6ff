import type { Context } from 'hono';
import type { AppEnv } from '../platform/env.ts';
import { escapeHtml } from './html.ts';
import { pageLang } from './language.ts';
import { WORDS } from './words.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 system-ui,sans-serif;color:#1f2937;background:#f7f8fa}main{max-width:32rem;padding:2rem;text-align:center}h1{font-size:1.25rem}code{user-select:all}p{color:#4b5563}a{color:#0b5cad}@media(prefers-color-scheme:dark){body{color:#e5e7eb;background:#111827}p{color:#9ca3af}a{color:#7ab8f5}}';

/**
 * The page that a visitor gets where making theirs broke: it needs neither the shell nor a script, which may be what is missing,
 * and names the request, by which administrators find it.
 * @param status 503 where it will be there again in a while
 */
export function failurePage(c: Context<AppEnv>, status: 500 | 503 = 500): Response {
  const lang = pageLang(c);
  const words = WORDS[lang];
  const html = `<!doctype html><html lang="${lang === 'en' ? 'en' : 'zh-CN'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${words.failure.title} · ${words.platform}`)}</title><style>${STYLE}</style></head><body><main role="alert"><h1>${escapeHtml(words.failure.title)}</h1><p>${escapeHtml(words.failure.hint)}</p><p>${escapeHtml(words.failure.request)} <code>${escapeHtml(c.get('request') ?? '')}</code></p><p><a href="/">${escapeHtml(words.failure.home)}</a></p></main></body></html>`;
  return c.body(html, status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  });
}
