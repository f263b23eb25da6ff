import type { NamedAuditLogRow } from './administration.ts';
import type { Lang } from './errors.ts';
import { fieldNames } from './field-names.ts';
import { auditLogWords, authorityNames } from './words/audit-log.ts';
import { auditStates } from './words/audit-states.ts';
import { settingText } from './words/settings.ts';
import { applicationStates, attributionAnswers, dealStates, pushStages, verificationStates } from './words/states.ts';
import { defineText, type Pair, told } from './words.ts';

type Pairs = Readonly<Record<string, Pair>>;

const status: Pairs = auditStates;
const deals: Pairs = dealStates;
const switched: Pairs = { 0: ['正常', 'Active'], 1: ['已停用', 'Disabled'] };

/** What the plain values that the log keeps of an action are called, by action; numbers of rows and names stand for themselves. */
const VALUES: Readonly<Record<string, Pairs>> = {
  publish: status,
  edit: status,
  audit: status,
  'follow-up': status,
  delete: status,
  propose: status,
  'approval-undo': status,
  disable: switched,
  enable: switched,
  'deal-open': deals,
  'deal-step': deals,
  'deal-propose': deals,
  'deal-remind': deals,
  'deal-contact': auditLogWords.contacts,
  'attribution-answer': attributionAnswers,
  'object-decide': attributionAnswers,
  verification: verificationStates,
  'push-application': applicationStates,
  'push-answer': pushStages,
  'push-test': auditLogWords.testees,
  'push-edit': { 0: auditLogWords.unscheduled },
  open: auditLogWords.opened,
  matchmaking: auditLogWords.opened,
  matching: auditLogWords.matching,
  portrait: auditLogWords.matching,
  'second-factor-on': auditLogWords.factors,
  'second-factor-off': auditLogWords.factors,
};

const WORDS = defineText(auditLogWords);

/** Actions whose plain values are times, in seconds; 0 stands for none. */
const DATED = new Set(['renew', 'withdraw', 'relist', 'expire', 'push-edit']);
const SECONDS = /^1\d{9}$/;

/** Actions whose plain values are numbers of something. */
const COUNTED: Readonly<Record<string, 'version' | 'organizations' | 'rows'>> = {
  'push-ask': 'version',
  'push-approve': 'version',
  'push-disapprove': 'version',
  'push-retry': 'organizations',
  'organization-group-add': 'organizations',
  'organization-group-edit': 'organizations',
  'push-export': 'rows',
};
const NUMBER = /^\d{1,9}$/;

/** Columns of JSON values that say yes or no. */
const FLAGS = new Set(['is_admin', 'is_delete']);

/** How much went to how many subscribers. */
const SUBSCRIBED = /^(\d+) items, (\d+) subscribers$/;

/** A wish for publishing limits, and what was granted. */
const ASKED = /^(\S+) \+(\d+)$/;
const GRANTED = /^\+(\d+) (\d+) d$/;

/** What an account is called once its owner has closed it: the name is gone, the entries about it stay. */
export const isClosedAccount = (account: string | null): boolean => account?.startsWith('deleted-') ?? false;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Several columns that changed at once stand in the log as JSON. */
function columnsOf(text: string | null): Record<string, unknown> | null {
  if (!text?.startsWith('{')) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** A plain value of an action in words; null where it stands for itself. */
export function valueName(lang: Lang, action: string, written: string | number): string | null {
  const pair = VALUES[action]?.[written];
  return pair ? told(pair, lang) : null;
}

/** Name of a column whose values the log keeps. */
export function columnName(lang: Lang, name: string): string {
  const columns: Pairs = auditLogWords.columns;
  const pair = columns[name];
  const fields = fieldNames[lang];
  return pair ? told(pair, lang) : (fields[`organization.${name}`] ?? fields[name] ?? name);
}

type Entry = Pick<NamedAuditLogRow, 'action' | 'table_name' | 'item_id' | 'before' | 'after' | 'names'>;

/**
 * What an entry of the audit log says was changed, in words: one line for each column, or one for the whole.
 * @param time tells a moment, given in unix seconds
 */
export function changeLines(
  row: Entry,
  lang: Lang,
  time: (seconds: number) => string,
): { name: string; text: string }[] {
  const text = WORDS[lang];
  const nameOf = (id: string): string => {
    const name = row.names[id] ?? id;
    return isClosedAccount(name) ? text.closed : name;
  };
  /** A value of a whole row, as its action writes it. */
  const ofAction = (written: string): string => {
    const said = valueName(lang, row.action, written);
    if (said !== null) return said;
    if (row.action === 'setting') return settingText(row.item_id, written, lang, nameOf) || text.nothing;
    if (DATED.has(row.action) && SECONDS.test(written)) return time(Number(written));
    const counted = COUNTED[row.action];
    if (counted && NUMBER.test(written)) return text[counted](written);
    const [, items, subscribers] = SUBSCRIBED.exec(written) ?? [];
    if (row.action === 'push-subscribers' && items && subscribers) return text.subscribed(items, subscribers);
    if (row.action === 'propose')
      return written
        .split(', ')
        .map((name) => columnName(lang, name))
        .join(lang === 'zh' ? '、' : ', ');
    if (row.action === 'publishing-grant') {
      const [, user, wish] = ASKED.exec(written) ?? [];
      if (user && wish) return text.asked(nameOf(user), wish);
      const [, count, days] = GRANTED.exec(written) ?? [];
      return count && days ? text.granted(count, days) : text.refused;
    }
    return nameOf(written);
  };
  const plain = (value: unknown, column?: string): string => {
    if (value === null || value === undefined || value === '') return text.nothing;
    const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
    if (column === undefined) return ofAction(written);
    if (column === 'audit_status') {
      const pair = status[written];
      return pair ? told(pair, lang) : written;
    }
    if (FLAGS.has(column)) return ['0', 'false'].includes(written) ? text.no : text.yes;
    if (column === 'authority') {
      const names: Pairs = authorityNames;
      return written
        .split(',')
        .map((token) => (names[token] ? told(names[token], lang) : token))
        .join(' + ');
    }
    return nameOf(written);
  };
  const before = columnsOf(row.before);
  const after = columnsOf(row.after);
  const all = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  // Of a membership the log also holds whose it is.
  const whose = row.action === 'member' ? (after ?? before)?.user_id : undefined;
  const changed = all.filter(
    (name) => !(whose && name === 'user_id') && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  const lines = changed.map((name) => ({
    name,
    text: `${columnName(lang, name)}: ${plain(before?.[name], name)} → ${plain(after?.[name], name)}`,
  }));
  if (whose) lines.unshift({ name: 'whose', text: `${text.member}: ${plain(whose, 'user_id')}` });
  // That an account is deleted says its action.
  const mute = row.action === 'delete' && row.table_name === 'user';
  if (all.length === 0 && !mute && (row.before || row.after)) {
    lines.push({ name: '', text: `${plain(row.before)} → ${plain(row.after)}` });
  }
  return lines;
}
