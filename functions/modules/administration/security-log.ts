import type { Lang } from '../../../db/contract/errors.ts';
import {
  type SECURITY_FILTERS,
  SECURITY_OUTCOMES,
  SECURITY_TYPES,
  type SecurityRow,
} from '../../../db/contract/security.ts';
import { shownTime } from '../../platform/clock.ts';
import { csvLine } from '../../platform/csv.ts';
import { csvStream } from '../../platform/csv-stream.ts';
import type { Database } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import type { Paging } from '../../platform/paging.ts';
import { type LogQuery, logCondition, logPage, logSteps } from './log-entries.ts';

/** Filters of the log, as the query says them. */
type SecurityFilters = { [F in (typeof SECURITY_FILTERS)[number]]?: string | undefined };

const COLUMNS = `l.id, l.add_time, l.type, l.outcome, l.user_id, coalesce(nullif(u.name, ''), u.nickname) AS user_name,
  u.account AS user_account, l.subject_id,
  coalesce((SELECT coalesce(nullif(x.name, ''), x.nickname, x.account) FROM user x WHERE x.user_id = l.subject_id),
    (SELECT x.org_name FROM project_recommend x WHERE x.id = l.subject_id),
    (SELECT x.name FROM organization x WHERE x.organization_id = l.subject_id)) AS subject_name,
  l.address, l.device, l.cause AS detail`;

const FROM = 'FROM security_event l LEFT JOIN user u ON u.user_id = l.user_id';

const queryOf = (filters: SecurityFilters): LogQuery => ({
  columns: COLUMNS,
  from: FROM,
  condition: logCondition(
    filters,
    { user_id: 'l.user_id', type: 'l.type', outcome: 'l.outcome', address: 'l.address' },
    `(l.user_id IN (SELECT user_id FROM user WHERE lower(account) = ? OR instr(lower(coalesce(name, '')), ?) > 0)
      OR instr(l.address, ?) = 1)`,
  ),
});

/** A page of the security log, newest first. */
export async function securityLogPage(db: Database, query: SecurityFilters & Paging): Promise<Page<SecurityRow>> {
  return logPage<SecurityRow>(db, queryOf(query), query);
}

const HEADINGS: Record<Lang, readonly string[]> = {
  zh: ['时间', '事件', '结果', '账号', '姓名', '对象', '来源网段', '设备', '说明'],
  en: ['Time', 'Event', 'Outcome', 'Account', 'Name', 'Subject', 'Network', 'Device', 'Detail'],
};

/** A word of the log in the language of the page. */
const named = (names: Partial<Record<string, Record<Lang, string>>>, word: string, lang: Lang): string =>
  names[word]?.[lang] ?? word;

const lineOf = (row: SecurityRow, lang: Lang): string =>
  csvLine([
    shownTime(row.add_time),
    named(SECURITY_TYPES, row.type, lang),
    named(SECURITY_OUTCOMES, row.outcome, lang),
    row.user_account,
    row.user_name,
    row.subject_name ?? row.subject_id,
    row.address,
    row.device,
    row.detail,
  ]);

/**
 * The log as a CSV file that Excel opens with its Chinese intact; rows are read while they are sent.
 * @param lang language of the headings and of the events
 */
export const securityLogFile = (db: Database, filters: SecurityFilters, lang: Lang): ReadableStream<Uint8Array> =>
  csvStream(HEADINGS[lang], logSteps<SecurityRow>(db, queryOf(filters)), (row) => lineOf(row, lang));
