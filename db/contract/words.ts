/** Languages of the interface; the first is the default (core§9). */
export const LANGUAGES = ['zh', 'en'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** A text in both languages, side by side. */
export type Pair = readonly [zh: string, en: string];

/** A text in one of the languages. */
export const told = (pair: Pair, lang: Lang): string => pair[lang === 'zh' ? 0 : 1];

/** What something is called, and what it is, with the colon of the language. */
export const labelledIn = (lang: Lang, label: string, value: string): string =>
  told([`${label}：${value}`, `${label}: ${value}`], lang);

/** A number with its thousands apart. */
export const grouped = (n: number): string => n.toLocaleString('en');

/** Words of one thing, in each language. */
export interface Catalogue<T> {
  readonly zh: T;
  readonly en: T;
}

/** What differs between the languages in more than its texts. */
class Both<T> implements Catalogue<T> {
  readonly zh: T;
  readonly en: T;
  /** A tree with branches of these names is none of this. */
  declare private readonly apart: true;

  constructor(zh: T, en: T) {
    this.zh = zh;
    this.en = en;
  }
}

/** A pair, a pair made of values, a list or a tree of them, or what `both` holds. */
export type Words = Pair | ((...values: never[]) => Pair) | Both<unknown> | readonly Words[] | Tree;

export interface Tree {
  readonly [name: string]: Words;
}

/** What words are in one of the languages. */
type Spoken<W> =
  W extends Both<infer T>
    ? T
    : W extends Pair
      ? string
      : W extends (...values: infer V) => Pair
        ? (...values: V) => string
        : W extends readonly (infer E)[]
          ? Spoken<E>[]
          : { [K in keyof W]: Spoken<W[K]> };

function spoken(words: Words, lang: Lang): unknown {
  if (words instanceof Both) return words[lang];
  const at = lang === 'zh' ? 0 : 1;
  if (typeof words === 'function') return (...values: never[]) => words(...values)[at];
  if (!Array.isArray(words)) {
    return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, spoken(each, lang)]));
  }
  return typeof words[0] === 'string' ? words[at] : words.map((each: Words) => spoken(each, lang));
}

/** The words of one noun, every text as a pair; those of a language are put together when somebody first reads them. */
export function defineText<W extends Tree>(words: W): Catalogue<Spoken<W>> {
  const told: { zh?: Spoken<W>; en?: Spoken<W> } = {};
  const tell = (lang: Lang): Spoken<W> => {
    told[lang] ??= spoken(words, lang) as Spoken<W>;
    return told[lang];
  };
  return {
    get zh() {
      return tell('zh');
    },
    get en() {
      return tell('en');
    },
  };
}

/** What differs between the languages in more than its texts: lists of another length, names that only one needs. */
export const both = <T>(zh: T, en: NoInfer<T>): Both<T> => new Both(zh, en);
