import { useSyncExternalStore } from 'react';
import { type Catalogue, labelledIn } from '../../../db/contract/words';
import { getLang, type Lang, onLangChange, setLang } from './lang';

export { beginLang, getLang, type Lang, onLangChange, readCookie, writeCookie } from './lang';

export function useLang(): { lang: Lang; setLang: (lang: Lang) => void } {
  const lang = useSyncExternalStore(onLangChange, getLang, () => 'zh' as Lang);
  return { lang, setLang };
}

export function useText<T>(catalogue: Catalogue<T>): T {
  return catalogue[useLang().lang];
}

const HAN = /\p{Script=Han}/u;

/** The mark of a text that stays Chinese on an English page: for those who listen to it or have it translated. */
export const inChinese = (text: unknown): { lang?: 'zh-CN' } =>
  getLang() === 'en' && typeof text === 'string' && HAN.test(text) ? { lang: 'zh-CN' } : {};

/** What has a name, and perhaps one in English. */
export interface Named {
  name: string;
  name_en?: string | null;
}

/** `named(item)`: its name as it is read, and on English pages the Chinese one beneath it; empty where that is the name. */
export function useNamed(): (item: Named) => { title: string; original: string } {
  const { lang } = useLang();
  return ({ name, name_en }) => {
    const english = lang === 'en' && name_en && name_en !== name ? name_en : '';
    return { title: english || name, original: english ? name : '' };
  };
}

/** A name with what is said about it, a count for example, in the brackets of the language. */
export const bracketed = (name: string, about: string | number): string =>
  getLang() === 'zh' ? `${name}（${about}）` : `${name} (${about})`;

/** What something is called, and what it is, as the page's language writes it. */
export const labelled = (label: string, value: string): string => labelledIn(getLang(), label, value);

/** For code outside components (toasts of the API client, for example). */
export function textOf<T>(catalogue: Catalogue<T>): T {
  return catalogue[getLang()];
}

/** The value of a bilingual row: the English field when English is active and filled, else the Chinese one. */
export function pickName(lang: Lang, zh: string | null | undefined, en: string | null | undefined): string {
  return (lang === 'en' && en ? en : zh) ?? '';
}
