import { useSyncExternalStore } from 'react';
import type { Catalogue } from '../../../db/contract/words';
import { getLang, type Lang, onLangChange, setLang } from './lang';

export { getLang, type Lang, onLangChange, readCookie, writeCookie } from './lang';

export function useLang(): { lang: Lang; setLang: (lang: Lang) => void } {
  const lang = useSyncExternalStore(onLangChange, getLang, () => 'zh' as Lang);
  return { lang, setLang };
}

export function useText<T>(catalogue: Catalogue<T>): T {
  return catalogue[useLang().lang];
}

/** For code outside components (toasts of the API client, for example). */
export function textOf<T>(catalogue: Catalogue<T>): T {
  return catalogue[getLang()];
}

/** The value of a bilingual row: the English field when English is active and filled, else the Chinese one. */
export function pickName(lang: Lang, zh: string | null | undefined, en: string | null | undefined): string {
  return (lang === 'en' && en ? en : zh) ?? '';
}
