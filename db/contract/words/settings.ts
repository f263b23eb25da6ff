import type { Lang } from '../errors.ts';
import { readSetting, SETTINGS, settingFacts } from '../settings.ts';
import { type Pair, told } from '../words.ts';

/** What a group of settings is called. */
export const settingGroups = {
  contacts: ['联系方式', 'Contacts'],
  publishing: ['发布与交易', 'Publishing and deals'],
  community: ['交流社区', 'Community'],
  push: ['推送', 'Pushes'],
  chatApp: ['微信与短信', 'WeChat and short messages'],
  programme: ['申报专题', 'Programme'],
  site: ['网站', 'Site'],
  security: ['安全', 'Security'],
  other: ['其他', 'Other'],
} as const satisfies Readonly<Record<string, Pair>>;

/** Units behind numbers. */
export const settingUnits = {
  months: ['个月', 'months'],
  days: ['天', 'days'],
  items: ['项', 'items'],
  messages: ['条', 'messages'],
  pushes: ['次', 'pushes'],
  megabytes: ['MB', 'MB'],
  perSecond: ['条/秒', 'a second'],
  hour: ['点', 'o’clock'],
} as const satisfies Readonly<Record<string, Pair>>;

/** What a number is counted in; one of it is one in English. */
const unitOf = (unit: keyof typeof settingUnits, value: string, lang: Lang): string => {
  const many = told(settingUnits[unit], lang);
  return lang === 'en' && value === '1' ? many.replace(/s$/, '') : many;
};

/** What each setting is called, or what it does. */
export const settingWords = (part: 'name' | 'hint'): Readonly<Record<string, Pair>> =>
  Object.fromEntries(Object.entries(SETTINGS).map(([id, facts]) => [id, facts[part]]));

const on: Pair = ['开启', 'On'];
const off: Pair = ['关闭', 'Off'];
const until = (from: string, to: string): Pair => [`${from} 至 ${to}`, `${from} to ${to}`];

const nameIn = (entry: unknown, lang: Lang): string => {
  const { name, name_en } = entry as { name?: string; name_en?: string };
  return (lang === 'en' && name_en) || (name ?? '');
};

/**
 * A setting as it reads: with its unit, of a list its words, of places their names.
 * @param nameOf name of a place
 */
export function settingText(id: string, value: string, lang: Lang, nameOf: (code: string) => string): string {
  const control = settingFacts(id)?.control ?? { kind: 'text' as const };
  const entered = readSetting(control, value);
  const list = Array.isArray(entered.value) ? entered.value : [];
  switch (control.kind) {
    case 'switch':
      return told(value === '1' ? on : off, lang);
    case 'number':
      return `${value} ${unitOf(control.unit, value, lang)}`;
    case 'hours':
      return value ? told(until(entered.from, entered.to), lang) : '';
    case 'regions':
      return list.map((code) => nameOf(String(code))).join(lang === 'zh' ? '、' : ', ');
    case 'texts':
    case 'databases':
      return list
        .map((each) => (typeof each === 'object' ? nameIn(each, lang) : String(each)))
        .join(lang === 'zh' ? '、' : ', ');
    default:
      return value;
  }
}
