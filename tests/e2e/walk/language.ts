import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/command.ts';

export type Lang = 'zh' | 'en';

const HAN = /[\u3400-\u9fff]/;
const HAN_RUNS = /[\u3400-\u9fff]+/g;
/** What a template was called with. */
const GAP = '\u0001';
/** Sizes, formats, numbers with a unit, addresses: the same in every language. */
const NEUTRAL =
  /^[\d\s.,:/()%+–-]*(B|kB|KB|MB|GB|PDF|ID|PNG|JPG|CSV|QR|px)?[\d\s.,:/()%+–-]*$|@|:\/\/|^[\w-]+\.\w{2,5}$|^\d*[A-Z]{2,}[\w-]*\d[\w-]*$/;
/** A name of the code in place of a word for people. */
const RAW_KEY = /^[a-z]+([_-][a-z]+|[A-Z][a-z]*)*$/;
/** More than any template takes. */
const MOST_VALUES = 8;
const BROKEN = /\bundefined\b|\bNaN\b|\[object |\bnull\b|=>|\$\{/;

interface Words {
  texts: Set<string>;
  templates: RegExp[];
}

const words: Record<Lang, Words> = {
  zh: { texts: new Set(), templates: [] },
  en: { texts: new Set(), templates: [] },
};

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a template says, whatever it is called with: as a pattern. */
function template(make: (...given: unknown[]) => unknown): RegExp[] {
  const made = [GAP, 1, 7].map((given) => {
    try {
      return make(...Array.from({ length: MOST_VALUES }, () => given));
    } catch {
      return null;
    }
  });
  return made.flatMap((text, at) => {
    if (typeof text !== 'string') return [];
    const gap = [GAP, '1', '7'][at] ?? GAP;
    const fixed = plain(text).split(gap);
    return fixed.join('').trim().length < 2 || fixed.length < 2
      ? []
      : [new RegExp(`^${fixed.map(escaped).join('.+')}$`)];
  });
}

function take(into: Words, value: unknown): void {
  if (typeof value === 'string') into.texts.add(plain(value));
  else if (typeof value === 'function') into.templates.push(...template(value as () => unknown));
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) take(into, each);
}

/** Everything below a value that stands in both languages. */
function takePairs(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const { zh, en } = value as { zh?: unknown; en?: unknown };
  if (zh !== undefined && en !== undefined) {
    take(words.zh, zh);
    take(words.en, en);
    return;
  }
  for (const each of Object.values(value)) takePairs(each, seen);
}

/** Reads the texts of the interface, and those that the server shares with it. */
export async function readTexts(): Promise<void> {
  for (const folder of ['web/i18n', 'db/contract']) {
    for (const name of readdirSync(join(root, folder)).filter((each) => each.endsWith('.ts'))) {
      takePairs({ ...(await import(join(root, folder, name))) });
    }
  }
}

const says = ({ texts, templates }: Words, text: string): boolean =>
  texts.has(text) || templates.some((each) => each.test(text));

/** What the server answered so far: the data that screens may show, in whatever language they are. */
export class Data {
  readonly values = new Set<string>();
  /** Names that have a counterpart in the other language, by the language that they are in. */
  readonly paired: Record<Lang, Set<string>> = { zh: new Set(), en: new Set() };
  #joined = '';

  add(answer: unknown): void {
    if (typeof answer === 'string') {
      const text = plain(answer);
      if (this.values.has(text)) return;
      this.values.add(text);
      this.#joined += `\n${text}\n${plain(text.replace(/<[^>]*>/g, '\n'))}`;
    } else if (typeof answer === 'object' && answer !== null) {
      this.#pair(answer as Record<string, unknown>);
      for (const each of Object.values(answer)) this.add(each);
    }
  }

  #pair(row: Record<string, unknown>): void {
    for (const [field, value] of Object.entries(row)) {
      const other = row[`${field}_en`] ?? row[`en_${field}`];
      if (typeof value !== 'string' || typeof other !== 'string' || !other || !value || other === value) continue;
      this.paired.zh.add(plain(value));
      this.paired.en.add(plain(other));
    }
  }

  /** What somebody is called, whatever the interface calls alike. */
  readonly own = new Set<string>();

  holds = (text: string): boolean => this.#joined.includes(text);
}

/**
 * What is wrong with a text that a page shows in a language; null where nothing is. What the server answered is data and may
 * stand as it is, unless it has a name in the page's language.
 */
export function fault(lang: Lang, shown: string, data: Data): string | null {
  const text = plain(shown);
  if (BROKEN.test(text)) return 'a value without a text';
  const other = lang === 'zh' ? 'en' : 'zh';
  const own = says(words[lang], text);
  if (own || text === '' || data.own.has(text)) return null;
  if (data.paired[other].has(text) && !data.paired[lang].has(text)) return 'has a name in the language of the page';
  if (RAW_KEY.test(text) && text.length > 2 && (data.values.has(text) || /[_A-Z-]/.test(text))) return 'a raw key';
  if (lang === 'en') {
    if (!HAN.test(text)) return null;
    if (says(words.zh, text)) return 'a Chinese text of the interface';
    const unknown = text.match(HAN_RUNS)?.filter((run) => !data.holds(run)) ?? [];
    return unknown.length > 0 ? `Chinese that is no data: ${unknown.join(' ')}` : null;
  }
  if (HAN.test(text) || !/[A-Za-z]{2}/.test(text) || NEUTRAL.test(text)) return null;
  if (words.en.texts.has(text)) return 'an English text of the interface';
  return data.holds(text) ? null : 'English that is no data';
}
