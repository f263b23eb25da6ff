import type { AUDIT_LOG_FILTERS, AuditLogRow, NamedAuditLogRow } from '../../../db/contract/administration.ts';
import type { Database } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import type { Paging } from '../../platform/paging.ts';
import { type LogQuery, logCondition, logPage, logSteps } from './log-entries.ts';

/** Columns of the log's JSON values that hold an id of an area or a user. */
const NAMED = ['visible_province', 'visible_city', 'visible_county', 'user_id'] as const;

type Entry = Pick<AuditLogRow, 'action' | 'before' | 'after'>;

function idsOf({ action, before, after }: Entry): string[] {
  return [before, after].flatMap((value) => {
    if (!value) return [];
    // Of an ownership the log holds the bare id of the user.
    if (action === 'owner' || action === 'handover') return [value];
    // Of a wish for publishing limits it holds the user and the number.
    if (action === 'publishing-grant') return value.startsWith('+') ? [] : value.split(' ').slice(0, 1);
    // Of a setting that lists places it holds their codes.
    if (action === 'setting') return value.startsWith('[') ? (value.match(/(?<=")\d{6}(?=")/g) ?? []) : [];
    if (!value.startsWith('{')) return [];
    try {
      const columns = JSON.parse(value) as Record<string, unknown>;
      return NAMED.map((name) => columns[name]).filter((id) => typeof id === 'string' && id !== '') as string[];
    } catch {
      return [];
    }
  });
}

/**
 * Names of the areas and users whose ids the values of some entries hold, asked for at once.
 * @param entries one page of the log
 * @returns names by id; ids that are nobody's any more are left out, a closed account's name is its account
 */
async function namesIn(db: Database, entries: Entry[]): Promise<Map<string, string>> {
  const ids = [...new Set(entries.flatMap(idsOf))];
  if (ids.length === 0) return new Map();
  const list = JSON.stringify(ids);
  const rows = await db.all<{ id: string; name: string }>(
    `SELECT c.id, c.name FROM china c WHERE c.id IN (SELECT value FROM json_each(?))
     UNION ALL
     SELECT u.user_id, coalesce(nullif(u.name, ''), u.nickname, u.account) FROM user u
     WHERE u.user_id IN (SELECT value FROM json_each(?))`,
    [list, list],
  );
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

/** Those of the names that one entry's values use. */
const namesOf = (entry: Entry, names: Map<string, string>): Record<string, string> =>
  Object.fromEntries(
    idsOf(entry).flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name]];
    }),
  );

/** Filters of the log, as the query says them. */
export type LogFilters = { [F in (typeof AUDIT_LOG_FILTERS)[number]]?: string | undefined };

/** Names of items, by the table that the log names. */
const ITEM_NAME = `CASE l.table_name
  WHEN 'user' THEN (SELECT coalesce(nullif(x.name, ''), x.nickname, x.account) FROM user x WHERE x.user_id = l.item_id)
  WHEN 'organization' THEN (SELECT x.name FROM organization x WHERE x.organization_id = l.item_id)
  WHEN 'push_wechat' THEN (SELECT x.title FROM push_wechat x WHERE x.id = l.item_id)
  WHEN 'push_answer' THEN (SELECT x.title FROM push_wechat x WHERE x.id = l.item_id)
  WHEN 'push_group' THEN (SELECT x.title FROM push_group x WHERE x.id = l.item_id)
  WHEN 'push_application' THEN (SELECT coalesce(c.name, d.name) FROM push_application x
    LEFT JOIN chengguo c ON x.item_type = 1 AND c.chengguo_id = x.item_id
    LEFT JOIN xuqiu d ON x.item_type = 2 AND d.xuqiu_id = x.item_id WHERE x.id = l.item_id)
  WHEN 'push_audience' THEN (SELECT x.name FROM push_audience x WHERE x.id = l.item_id)
  WHEN 'organization_group' THEN (SELECT x.name FROM organization_group x WHERE x.id = l.item_id)
  WHEN 'deal' THEN (SELECT x.item_name FROM deal x WHERE x.id = l.item_id)
  WHEN 'chengguo' THEN (SELECT x.name FROM chengguo x WHERE x.chengguo_id = l.item_id)
  WHEN 'xiangmu' THEN (SELECT x.name FROM xiangmu x WHERE x.xiangmu_id = l.item_id)
  WHEN 'chanpin' THEN (SELECT x.name FROM chanpin x WHERE x.chanpin_id = l.item_id)
  WHEN 'zhuanjia' THEN (SELECT x.name FROM zhuanjia x WHERE x.expert_id = l.item_id)
  WHEN 'project' THEN (SELECT coalesce(nullif(x.optimize_name, ''), x.name) FROM project x WHERE x.id = l.item_id)
  WHEN 'project_round' THEN (SELECT x.title FROM project_round x WHERE x.id = l.item_id)
  WHEN 'project_recommend' THEN (SELECT x.org_name FROM project_recommend x WHERE x.id = l.item_id)
  WHEN 'news' THEN (SELECT x.title FROM news x WHERE x.id = l.item_id)
  WHEN 'hall' THEN (SELECT x.name FROM hall x WHERE x.id = l.item_id)
  WHEN 'video' THEN (SELECT x.title FROM video x WHERE x.id = l.item_id)
  WHEN 'book' THEN (SELECT x.name FROM book x WHERE x.id = l.item_id)
  WHEN 'innovate' THEN (SELECT x.title FROM innovate x WHERE x.id = l.item_id)
  WHEN 'clinic_application' THEN (SELECT x.org_name FROM clinic_application x WHERE x.id = l.item_id)
  WHEN 'clinic_case' THEN (SELECT x.title FROM clinic_case x WHERE x.id = l.item_id)
  WHEN 'yuanqu' THEN (SELECT x.name FROM yuanqu x WHERE x.yuanqu_id = l.item_id)
  WHEN 'star' THEN (SELECT x.name FROM star x WHERE x.id = l.item_id)
  WHEN 'comment' THEN (SELECT substr(x.content, 1, 40) FROM comment x WHERE x.comment_id = l.item_id)
  WHEN 'publishing_request' THEN (SELECT coalesce(nullif(u.name, ''), u.nickname, u.account) FROM publishing_request x
    JOIN user u ON u.user_id = x.user_id WHERE x.id = l.item_id)
  WHEN 'push_wechat_orgs' THEN (SELECT o.name FROM push_target x JOIN organization o ON o.organization_id = x.org_id WHERE x.id = l.item_id)
  WHEN 'organization_verification' THEN (SELECT x.name FROM organization_verification x WHERE x.id = l.item_id)
  WHEN 'organisation_user' THEN (SELECT o.name FROM organisation_user x JOIN organization o ON o.organization_id = x.organization_id
    WHERE x.id = l.item_id)
  WHEN 'xuqiu' THEN (SELECT x.name FROM xuqiu x WHERE x.xuqiu_id = l.item_id) END`;

const COLUMNS = `l.id, l.add_time, l.user_id, u.name AS user_name, u.account AS user_account, l.action, l.table_name, l.item_id,
  ${ITEM_NAME} AS item_name, l.before, l.after, l.opinion`;

const FROM = 'FROM audit_log l LEFT JOIN user u ON u.user_id = l.user_id';

const queryOf = (filters: LogFilters): LogQuery => ({
  columns: COLUMNS,
  from: FROM,
  condition: logCondition(
    filters,
    { user_id: 'l.user_id', action: 'l.action', table: 'l.table_name', item_id: 'l.item_id' },
    `(instr(lower(coalesce(u.account, '')), ?) > 0 OR instr(lower(coalesce(u.name, '')), ?) > 0 OR lower(l.item_id) = ?)`,
  ),
});

async function named(db: Database, entries: AuditLogRow[]): Promise<NamedAuditLogRow[]> {
  const names = await namesIn(db, entries);
  return entries.map((entry) => ({ ...entry, names: namesOf(entry, names) }));
}

/**
 * A page of the log of authority, status and ownership, newest first.
 */
export async function auditLogPage(db: Database, query: LogFilters & Paging): Promise<Page<NamedAuditLogRow>> {
  const page = await logPage<AuditLogRow>(db, queryOf(query), query);
  return { ...page, records: await named(db, page.records) };
}

/** All entries that the filters let through, in the steps of `logSteps`. */
export async function* auditLogEntries(db: Database, filters: LogFilters): AsyncGenerator<NamedAuditLogRow[]> {
  for await (const rows of logSteps<AuditLogRow>(db, queryOf(filters))) yield await named(db, rows);
}
