import { AUDIT_ACTIONS, type NamedAuditLogRow } from '../../../db/contract/administration.ts';
import type { Lang } from '../../../db/contract/errors.ts';
import { changeLines, isClosedAccount } from '../../../db/contract/logged-change.ts';
import { settingFacts } from '../../../db/contract/settings.ts';
import { auditLogWords } from '../../../db/contract/words/audit-log.ts';
import { type Pair, told } from '../../../db/contract/words.ts';
import { shownTime } from '../../platform/clock.ts';
import { csvLine } from '../../platform/csv.ts';
import { csvStream } from '../../platform/csv-stream.ts';
import type { Database } from '../../platform/database.ts';
import { auditLogEntries, type LogFilters } from './audit-log.ts';

const HEADINGS: Record<Lang, readonly string[]> = {
  zh: ['时间', '操作账号', '操作人', '操作', '对象', '编号', '名称', '更改', '意见'],
  en: ['Time', 'Account', 'Name', 'Action', 'Object', 'Id', 'Item', 'Change', 'Opinion'],
};

const actionOf = (action: string, lang: Lang): string =>
  (AUDIT_ACTIONS as Partial<Record<string, Record<Lang, string>>>)[action]?.[lang] ?? action;

const tableOf = (table: string, lang: Lang): string => {
  const pair = (auditLogWords.tables as Readonly<Record<string, Pair>>)[table];
  return pair ? told(pair, lang) : table;
};

function itemOf({ table_name, item_id, item_name }: NamedAuditLogRow, lang: Lang): string {
  const setting = table_name === 'setting' ? settingFacts(item_id)?.name : undefined;
  if (setting) return told(setting, lang);
  return isClosedAccount(item_name) ? told(auditLogWords.closed, lang) : (item_name ?? '');
}

const lineOf = (row: NamedAuditLogRow, lang: Lang): string =>
  csvLine([
    shownTime(row.add_time),
    row.user_account,
    row.user_name,
    actionOf(row.action, lang),
    tableOf(row.table_name, lang),
    row.item_id,
    itemOf(row, lang),
    changeLines(row, lang, shownTime)
      .map(({ text }) => text)
      .join('; '),
    row.opinion,
  ]);

/**
 * The log as a CSV file that Excel opens with its Chinese intact; rows are read while they are sent.
 * @param lang language of the headings and of the actions
 */
export function auditLogFile(db: Database, filters: LogFilters, lang: Lang): ReadableStream<Uint8Array> {
  return csvStream(HEADINGS[lang], auditLogEntries(db, filters), (row) => lineOf(row, lang));
}
