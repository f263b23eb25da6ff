import { AUDIT_ACTIONS, type AuditLogRow } from '../../../db/contract/administration.ts';
import type { Lang } from '../../../db/contract/errors.ts';
import { shownTime } from '../../platform/clock.ts';
import { csvLine } from '../../platform/csv.ts';
import { csvStream } from '../../platform/csv-stream.ts';
import type { Database } from '../../platform/database.ts';
import { auditLogEntries, type LogFilters } from './audit-log.ts';

const HEADINGS: Record<Lang, readonly string[]> = {
  zh: ['时间', '操作账号', '操作人', '操作', '数据表', '编号', '名称', '变更前', '变更后', '意见'],
  en: ['Time', 'Account', 'Name', 'Action', 'Table', 'Id', 'Item', 'Before', 'After', 'Opinion'],
};

const actionOf = (action: string, lang: Lang): string =>
  (AUDIT_ACTIONS as Partial<Record<string, Record<Lang, string>>>)[action]?.[lang] ?? action;

const lineOf = (row: AuditLogRow, lang: Lang): string =>
  csvLine([
    shownTime(row.add_time),
    row.user_account,
    row.user_name,
    actionOf(row.action, lang),
    row.table_name,
    row.item_id,
    row.item_name,
    row.before,
    row.after,
    row.opinion,
  ]);

/**
 * The log as a CSV file that Excel opens with its Chinese intact; rows are read while they are sent.
 * @param lang language of the headings and of the actions
 */
export function auditLogFile(db: Database, filters: LogFilters, lang: Lang): ReadableStream<Uint8Array> {
  return csvStream(HEADINGS[lang], auditLogEntries(db, filters), (row) => lineOf(row, lang));
}
