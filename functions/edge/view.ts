import type { Lang } from '../../db/contract/errors.ts';

/** What the edge needs to know to write a page. */
export interface Visit {
  lang: Lang;
  /** Region code of the front page. */
  region: string;
  /** Scheme and host that addresses in the head begin with. */
  origin: string;
}

/** A page before it is put into the shell. */
export interface View {
  title: string;
  description: string;
  /** Path and query of the page in Chinese, without the language. */
  path: string;
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

/** Address of a path in a language: Chinese is the plain one. */
export function addressOf(visit: Pick<Visit, 'origin'>, path: string, lang: Lang): string {
  if (lang === 'zh') return visit.origin + path;
  return `${visit.origin}${path}${path.includes('?') ? '&' : '?'}lang=en`;
}

/** Address of a picture as other sites are told it; one of another place stays as it is. */
export const pictureAddress = (visit: Pick<Visit, 'origin'>, picture: string): string =>
  picture.startsWith('/') ? visit.origin + picture : picture;

/** A name in the page's language; English falls back to Chinese. */
export const nameIn = <N extends string | null>(lang: Lang, name: N, nameEn?: string | null): N | string =>
  lang === 'en' && nameEn ? nameEn : name;

/** Day in Shanghai, yyyy-MM-dd (decision 20). */
export const dayOf = (seconds: number): string => new Date((seconds + 28_800) * 1000).toISOString().slice(0, 10);
