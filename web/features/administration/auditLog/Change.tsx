import Box from '@mui/material/Box';
import type { NamedAuditLogRow } from '../../../../db/contract/administration';
import words from '../../../i18n/administration';
import kit from '../../../i18n/kit';
import { useLang, useText } from '../../../kit/i18n';
import { formatDate } from '../../../kit/layout/format';
import { isClosed } from '../closed';
import { columnName, valueWords } from './values';

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

/** A wish for publishing limits, and what was granted. */
const ASKED = /^(\S+) \+(\d+)$/;
const GRANTED = /^\+(\d+) (\d+) d$/;

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

/** What it was and what it became, and the opinion that went with it. */
export function Change({ row }: { row: NamedAuditLogRow }) {
  const text = useText(words);
  const { status } = useText(kit);
  const { lang } = useLang();
  const said = valueWords(lang)[row.action];
  const nameOf = (id: string): string => {
    const name = row.names[id] ?? id;
    return isClosed(name) ? text.closed : name;
  };
  /** A value of a whole row, as its action writes it. */
  const ofAction = (written: string): string => {
    const { auditLog } = text;
    const word = said?.[written];
    if (word !== undefined) return word;
    if (DATED.has(row.action) && SECONDS.test(written)) return formatDate(written);
    const counted = COUNTED[row.action];
    if (counted && NUMBER.test(written)) return auditLog[counted](written);
    if (row.action === 'propose')
      return written
        .split(', ')
        .map((name) => columnName(lang, name))
        .join(lang === 'zh' ? '、' : ', ');
    if (row.action === 'publishing-grant') {
      const [, user, wish] = ASKED.exec(written) ?? [];
      if (user && wish) return auditLog.asked(nameOf(user), wish);
      const [, count, days] = GRANTED.exec(written) ?? [];
      return count && days ? auditLog.granted(count, days) : auditLog.refused;
    }
    return nameOf(written);
  };
  const plain = (value: unknown, column?: string): string => {
    if (value === null || value === undefined || value === '') return text.auditLog.nothing;
    const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
    if (column === undefined) return ofAction(written);
    if (column === 'audit_status') return status[Number(written)] ?? written;
    if (FLAGS.has(column)) return ['0', 'false'].includes(written) ? text.auditLog.no : text.auditLog.yes;
    if (column === 'authority') {
      return written
        .split(',')
        .map((token) => text.authorities[token] ?? token)
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
  if (whose) lines.unshift({ name: 'whose', text: `${text.auditLog.member}: ${plain(whose, 'user_id')}` });
  // That an account is deleted says its action.
  const mute = row.action === 'delete' && row.table_name === 'user';
  if (all.length === 0 && !mute && (row.before || row.after)) {
    lines.push({ name: '', text: `${plain(row.before)} → ${plain(row.after)}` });
  }
  return (
    <>
      {lines.map((line) => (
        <div key={line.name}>{line.text}</div>
      ))}
      {row.opinion ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{`${text.auditLog.opinion}: ${row.opinion}`}</Box>
      ) : null}
    </>
  );
}
