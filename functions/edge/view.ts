import type { Lang } from '../../db/contract/errors.ts';
import { slug } from '../../db/contract/items.ts';
import { AHEAD, HOUR } from '../../db/contract/time.ts';
import { plainLang } from './language.ts';

/** What the edge needs to know to write a page. */
export interface Visit {
  lang: Lang;
  /** Region code of the front page. */
  region: string;
  /** Scheme and host that addresses in the head begin with. */
  origin: string;
  /** Somebody came in by the international front door. */
  abroad?: boolean;
}

/** Path and query of a page without the language: one for both languages, or one for each where a name stands in it. */
export type Path = string | Readonly<Record<Lang, string>>;

/** The path in a language. */
export const pathIn = (lang: Lang, path: Path): string => (typeof path === 'string' ? path : path[lang]);

/** The path of a page that bears a name: the English one on English pages, where there is one. */
export const namedPath = (page: string, name: string, nameEn?: string | null): Path => ({
  zh: `${page}/${slug(name)}`,
  en: `${page}/${slug(nameEn || name)}`,
});

/** A page before it is put into the shell. */
export interface View {
  title: string;
  description: string;
  path: Path;
  image?: string | null;
  type?: 'website' | 'article';
  /** JSON-LD objects. */
  linked: object[];
  /** HTML of the first view. */
  content: string;
  /** The calls that the page makes first, with their answers. */
  data: { path: string; params: Record<string, string>; result: unknown }[];
  status?: 404;
  /** A feed of what the page lists. */
  feed?: { path: string; title: string };
  /** Search engines follow its links, but do not list it. */
  unlisted?: boolean;
}

/** The language that a page begins with where nobody chose one: its address does not name it. */
export const beginsWith = (path: Path): Lang => plainLang(pathIn('zh', path));

/** Address of a path in a language. */
export function addressOf(visit: Pick<Visit, 'origin'>, path: Path, lang: Lang): string {
  const own = pathIn(lang, path);
  if (lang === plainLang(own)) return visit.origin + own;
  return `${visit.origin}${own}${own.includes('?') ? '&' : '?'}lang=${lang}`;
}

/** Address of a picture as other sites are told it; one of another place stays as it is. */
export const pictureAddress = (visit: Pick<Visit, 'origin'>, picture: string): string =>
  picture.startsWith('/') ? visit.origin + picture : picture;

/** Which zone a moment is told in: nobody's clock is known here, so that English names it to everybody (decision 442). */
export const zoneIn = ({ lang }: Visit): string => (lang === 'en' ? ` (UTC+${AHEAD / HOUR})` : '');

/** A name in the page's language; English falls back to Chinese. */
export const nameIn = <N extends string | null>(lang: Lang, name: N, nameEn?: string | null): N | string =>
  lang === 'en' && nameEn ? nameEn : name;

/** What a row is called in the page's language. */
export const nameOf = ({ lang }: Visit, { name, name_en }: { name: string; name_en?: string | null }): string =>
  nameIn(lang, name, name_en);

/** The same of what bears a title. */
export const titleOf = ({ lang }: Visit, { title, title_en }: { title: string; title_en?: string | null }): string =>
  nameIn(lang, title, title_en);

/** What several are called, such as fields. */
export const namesOf = (visit: Visit, rows: readonly { name: string; name_en?: string | null }[]): string[] =>
  rows.map((row) => nameOf(visit, row));

/** Says of a text that it is Chinese on an English page, for want of another. */
export const langOf = ({ lang }: Visit, english: string | null): string =>
  lang === 'en' && !english ? ' lang="zh-CN"' : '';
