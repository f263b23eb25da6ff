export type Lang = 'zh' | 'en';

type Listener = (lang: Lang) => void;

const COOKIE = 'lang';
const YEAR_SECONDS = 31_536_000;
const listeners = new Set<Listener>();

export function readCookie(name: string): string {
  const prefix = `${name}=`;
  const found = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return found ? decodeURIComponent(found.slice(prefix.length)) : '';
}

/** @param seconds how long it is kept; null until the browser is closed, 0 takes it away */
export function writeCookie(name: string, value: string, seconds: number | null = YEAR_SECONDS): void {
  const age = seconds === null ? '' : `; max-age=${seconds}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${age}; samesite=lax${secure}`;
}

const isLang = (value: string | null): value is Lang => value === 'zh' || value === 'en';

function initialLang(): Lang {
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLang(asked)) {
    writeCookie(COOKIE, asked);
    return asked;
  }
  const chosen = readCookie(COOKIE);
  if (isLang(chosen)) return chosen;
  // The server wrote the page in the language that begins at its address.
  return document.documentElement.lang === 'en' ? 'en' : 'zh';
}

function showOnDocument(lang: Lang): void {
  document.documentElement.lang = lang === 'en' ? 'en' : 'zh-CN';
  // Nothing of a Chinese page; without it an English one lacks marks alone.
  if (lang !== 'en') return;
  import('./chineseMarks').then(({ markChinese }) => markChinese(current, onLangChange)).catch(() => undefined);
}

let current: Lang = typeof document === 'undefined' ? 'zh' : initialLang();
if (typeof document !== 'undefined') showOnDocument(current);

export const getLang = (): Lang => current;

function show(lang: Lang): void {
  current = lang;
  showOnDocument(lang);
  for (const listener of listeners) listener(lang);
}

export function setLang(lang: Lang): void {
  if (lang === current) return;
  writeCookie(COOKIE, lang);
  forgetLangInAddress();
  show(lang);
}

/** The language that begins where somebody came to, for who has chosen none. */
export function beginLang(lang: Lang): void {
  if (lang !== current && !isLang(readCookie(COOKIE))) show(lang);
}

/** A `?lang=` that stayed in the address would win over the switch at the next reload. */
function forgetLangInAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
  // The router reads the address anew; else its next link would bring the parameter back.
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

export function onLangChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
