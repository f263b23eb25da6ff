import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/command.ts';

export type Lang = 'zh' | 'en';

const HAN = /[\u3400-\u9fff]/;
/** Each language calls itself by its own name, for who reads no other. */
const OWN_NAME = '中文';
const HAN_RUNS = /[\u3400-\u9fff]+/g;
/** What a template was called with. */
const GAP = '\u0001';
/** Sizes, formats, numbers with a unit, addresses: the same in every language. */
const NEUTRAL =
  /^[\d\s.,:/()%+–-]*(B|kB|KB|MB|GB|PDF|ID|PNG|JPG|CSV|csv|xlsx|QR|px)?[\d\s.,:/()%+–-]*$|@|:\/\/|^[\w-]+\.\w{2,5}$|^\d*[A-Z]{2,}[\w-]*\d[\w-]*$/;
/** A name of the code in place of a word for people. */
const RAW_KEY = /^[a-z]+([_-][a-z]+|[A-Z][a-z]*)*$/;
/** More than any template takes. */
const MOST_VALUES = 8;
const BROKEN = /\bundefined\b|\bNaN\b|\[object |\bnull\b|=>|\$\{/;

/** A moment is told to the minute at most. */
const SECONDS = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/;

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
  readonly paired: Record<Lang, Map<string, Set<string>>> = { zh: new Map(), en: new Map() };
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
      this.#join('zh', plain(value), plain(other));
      this.#join('en', plain(other), plain(value));
    }
  }

  /** What has an English name, whether or not the page was told of it. */
  name(names: readonly { name: string; name_en: string }[]): void {
    for (const { name, name_en } of names) this.#join('zh', plain(name), plain(name_en));
  }

  #join(lang: Lang, name: string, other: string): void {
    const known = this.paired[lang].get(name);
    if (known) known.add(other);
    else this.paired[lang].set(name, new Set([other]));
  }

  /** Its reader works on what was written, as it was written, and needs no English names. */
  asWritten = false;

  /** What somebody is called, whatever the interface calls alike. */
  readonly own = new Set<string>();

  holds = (text: string): boolean => this.#joined.includes(text);
}

/** What a page shows: in its language, marked as being in another, and as attributes, which cannot mark a part of themselves. */
export interface Shown {
  texts: string[];
  foreign: string[];
  labels: string[];
}

const other = (lang: Lang): Lang => (lang === 'zh' ? 'en' : 'zh');

/** Rich text stands on a page in pieces. */
const firstLine = (text: string): string => plain(text.split(/<[^>]*>/).find((part) => part.trim()) ?? '');

/** A name that is read in the other language, although the page could say it in its own, and does so nowhere. */
function lacksName(lang: Lang, text: string, data: Data, page: string): boolean {
  if (lang === 'en' && data.asWritten) return false;
  const names = data.paired[other(lang)].get(text);
  return (
    names !== undefined && !data.paired[lang].has(text) && ![...names].some((name) => page.includes(firstLine(name)))
  );
}

/** Chinese on an English page is what somebody wrote, never what the interface says. */
function wrongChinese(text: string, data: Data): string | null {
  if (!HAN.test(text) || data.values.has(text) || text === OWN_NAME) return null;
  const { texts, templates } = words.zh;
  if (texts.has(text) || templates.some((each) => HAN.test(each.source) && each.test(text)))
    return 'a Chinese text of the interface';
  const unknown = text.match(HAN_RUNS)?.filter((run) => !data.holds(run)) ?? [];
  return unknown.length > 0 ? `Chinese that is no data: ${unknown.join(' ')}` : null;
}

/** What is wrong with a text in the language of the page; null where nothing is. */
function fault(lang: Lang, text: string, data: Data): string | null {
  if (BROKEN.test(text)) return 'a value without a text';
  if (SECONDS.test(text)) return 'a time to the second';
  if (says(words[lang], text) || text === '' || data.own.has(text)) return null;
  if (RAW_KEY.test(text) && text.length > 2 && (data.values.has(text) || /[_A-Z-]/.test(text))) return 'a raw key';
  if (lang === 'en') return wrongChinese(text, data);
  if (HAN.test(text) || !/[A-Za-z]{2}/.test(text) || NEUTRAL.test(text)) return null;
  if (words.en.texts.has(text) && !data.paired.en.has(text)) return 'an English text of the interface';
  return data.holds(text) ? null : 'English that is no data';
}

/**
 * What is wrong with the texts of a page in a language. What the server answered is data and may stand as it is, marked where
 * it is Chinese on an English page, unless it has a name in the page's language that is shown nowhere.
 */
export function faults(lang: Lang, shown: Shown, data: Data): { wrong: string; text: string }[] {
  const page = [...shown.texts, ...shown.labels].map(plain).join('\n');
  const judge = (texts: string[], what: (text: string) => string | null) =>
    texts.map(plain).flatMap((text) => {
      const wrong =
        what(text) ??
        (lacksName(lang, text, data, page) && !says(words[lang], text) && !data.own.has(text)
          ? 'has a name in the language of the page'
          : null);
      return wrong ? [{ wrong, text }] : [];
    });
  return [
    ...judge(
      shown.texts,
      (text) =>
        fault(lang, text, data) ?? (lang === 'en' && HAN.test(text) ? 'Chinese that is not marked as such' : null),
    ),
    ...judge(shown.labels, (text) => fault(lang, text, data)),
    ...(lang === 'en' ? judge(shown.foreign, (text) => wrongChinese(text, data)) : []),
  ];
}
