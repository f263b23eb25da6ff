import type { Lang } from './errors.ts';

/** A text in both languages, side by side. */
export type Pair = readonly [zh: string, en: string];

/** Words of one thing in both languages; each is put together when somebody first reads it, and kept. */
export class Catalogue<T> {
  readonly #tell: (lang: Lang) => T;
  readonly #told: { zh?: T; en?: T } = {};

  constructor(tell: (lang: Lang) => T) {
    this.#tell = tell;
  }

  get zh(): T {
    this.#told.zh ??= this.#tell('zh');
    return this.#told.zh;
  }

  get en(): T {
    this.#told.en ??= this.#tell('en');
    return this.#told.en;
  }
}

/** A pair, a pair made of values, a list or a tree of them, or what a catalogue holds. */
export type Words = Pair | ((...values: never[]) => Pair) | Catalogue<unknown> | readonly Words[] | Tree;

export interface Tree {
  readonly [name: string]: Words;
}

/** What words are in one of the languages. */
export type Spoken<W> =
  W extends Catalogue<infer T>
    ? T
    : W extends Pair
      ? string
      : W extends (...values: infer V) => Pair
        ? (...values: V) => string
        : W extends readonly (infer E)[]
          ? Spoken<E>[]
          : { [K in keyof W]: Spoken<W[K]> };

function spoken(words: Words, lang: Lang): unknown {
  if (words instanceof Catalogue) return words[lang];
  const at = lang === 'zh' ? 0 : 1;
  if (typeof words === 'function') return (...values: never[]) => words(...values)[at];
  if (!Array.isArray(words)) {
    return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, spoken(each, lang)]));
  }
  return typeof words[0] === 'string' ? words[at] : words.map((each: Words) => spoken(each, lang));
}

/** The words of one noun, every text as a pair. */
export function defineText<W extends Tree>(words: W): Catalogue<Spoken<W>> {
  return new Catalogue((lang) => spoken(words, lang) as Spoken<W>);
}

/** What differs between the languages in more than its texts: lists of another length, names that only one needs. */
export function both<T>(zh: T, en: NoInfer<T>): Catalogue<T> {
  return new Catalogue((lang) => (lang === 'zh' ? zh : en));
}
