import Box from '@mui/material/Box';
import type { NamedAuditLogRow } from '../../../../db/contract/administration';
import words from '../../../i18n/administration';
import audit from '../../../i18n/audit';
import deals from '../../../i18n/deals';
import kit from '../../../i18n/kit';
import { useText } from '../../../shared/i18n';
import { formatDate } from '../../../shared/layout/format';
import { isClosed } from '../closed';

/** Actions whose plain values are audit states. */
const STATED = new Set(['publish', 'edit', 'audit', 'follow-up', 'delete']);
/** Actions whose plain values say whether an account is disabled. */
const SWITCHED = new Set(['disable', 'enable']);

/** Actions whose plain values are the ends of listings. */
const DATED = new Set(['renew', 'withdraw', 'relist', 'expire']);
const SECONDS = /^1\d{9}$/;

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
  const { states } = useText(deals);
  const { history } = useText(audit);
  /** The words of one action's plain values. */
  const vocabulary: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'deal-open': states,
    'deal-step': states,
    'deal-propose': states,
    'attribution-answer': history.values,
    'object-decide': history.values,
    matching: text.auditLog.matching,
    portrait: text.auditLog.matching,
  };
  const plain = (value: unknown, column?: string): string => {
    if (value === null || value === undefined || value === '') return text.auditLog.nothing;
    const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
    if (column === 'audit_status' || (!column && STATED.has(row.action))) return status[Number(written)] ?? written;
    const said = column ? undefined : vocabulary[row.action]?.[written];
    if (said !== undefined) return said;
    if (!column && DATED.has(row.action) && SECONDS.test(written)) return formatDate(written);
    if (!column && SWITCHED.has(row.action)) return written === '1' ? text.users.disabled : text.users.active;
    if (column === 'authority') {
      return written
        .split(',')
        .map((token) => text.authorities[token] ?? token)
        .join(' + ');
    }
    const name = row.names[written];
    if (name !== undefined) return isClosed(name) ? text.closed : name;
    return written;
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
    text: `${text.auditLog.columns[name] ?? name}: ${plain(before?.[name], name)} → ${plain(after?.[name], name)}`,
  }));
  if (whose) lines.unshift({ name: 'whose', text: `${text.auditLog.member}: ${plain(whose)}` });
  if (all.length === 0 && (row.before || row.after)) {
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
