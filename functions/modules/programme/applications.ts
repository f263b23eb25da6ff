import { labelOf } from '../../../db/contract/enums.ts';
import { CONTACT_TYPES, COOPERATION_STATES } from '../../../db/contract/enums-programme.ts';
import type { Lang } from '../../../db/contract/errors.ts';
import { LIMITS } from '../../../db/contract/limits.ts';
import type {
  ApplicationChange,
  ApplicationDetail,
  ApplicationRow,
  COOPERATION_FILTERS,
} from '../../../db/contract/programme/applications.ts';
import { COOPERATION, COOPERATION_LIMITS, SERVICES } from '../../../db/contract/programme/cooperation.ts';
import { told } from '../../../db/contract/words.ts';
import { runOperations } from '../../data/write.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import type { Caller } from '../../platform/caller.ts';
import { shownTime } from '../../platform/clock.ts';
import { csvLine } from '../../platform/csv.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { asRead, inSteps, type Paging, pagingOf, readPage } from '../../platform/paging.ts';

/** Filters of the list, as the query says them. */
type ApplicationFilters = { [F in (typeof COOPERATION_FILTERS)[number]]?: string | undefined };

/** Applications that a step of a file reads, and that a workbook holds at most. */
const STEP = 500;
const MOST = 20_000;
/** Applications among which a word is looked for: the newest of those that state and kind leave. */
const LOOKED_AT = 1_000;

const CONTACTS = Object.keys(COOPERATION_LIMITS) as (keyof typeof COOPERATION_LIMITS)[];
const COLUMNS = `c.id, c.project_item_id, c.project_contacts_type, ${CONTACTS.map((name) => `c.${name}`).join(', ')},
  c.state, c.note, c.version, c.add_date, coalesce(nullif(p.optimize_name, ''), p.name) AS project_name, p.org_name AS project_org`;
const FROM = 'FROM project_contacts c LEFT JOIN project p ON p.id = c.project_item_id';

const number = (text: string | undefined): number | null => (/^\d$/.test(text ?? '') ? Number(text) : null);

function conditionOf({ keyword, state, project_contacts_type }: ApplicationFilters): Statement {
  const word = keyword?.trim().toLowerCase();
  const named = [...CONTACTS.map((name) => `c.${name}`), 'p.name', 'p.optimize_name', 'p.org_name'];
  const asked = [
    { column: 'c.state', value: number(state) },
    { column: 'c.project_contacts_type', value: number(project_contacts_type) },
  ].filter(({ value }) => value !== null);
  return {
    sql: [
      'c.is_delete = 0',
      ...asked.map(({ column }) => `${column} = ?`),
      ...(word ? [`instr(lower(concat_ws(char(0), ${named.join(', ')})), ?) > 0`] : []),
    ].join(' AND '),
    params: [...asked.map(({ value }) => value), ...(word ? [word] : [])],
  };
}

const ORDER = 'ORDER BY c.add_date DESC, c.id DESC';

/**
 * A page of cooperation applications, newest first.
 * @returns `more` where there are more than 500
 */
export async function applicationPage(db: Database, query: ApplicationFilters & Paging): Promise<Page<ApplicationRow>> {
  const { current, size, offset } = pagingOf(query);
  const { sql, params } = conditionOf(query);
  if (query.keyword?.trim()) {
    // A word is looked for once, for the page and for the number of all, among the newest: names of projects stand elsewhere (decision 334).
    const asked = conditionOf({ ...query, keyword: undefined });
    const [found = [], after = []] = await db.batch<{ id: string }>([
      {
        sql: `SELECT c.id FROM (SELECT * FROM project_contacts c WHERE ${asked.sql} ${ORDER} LIMIT ${LOOKED_AT}) c
              LEFT JOIN project p ON p.id = c.project_item_id WHERE ${sql} ${ORDER} LIMIT ${LIMITS.listTotal + 1}`,
        params: [...asked.params, ...params],
      },
      {
        sql: `SELECT c.id FROM project_contacts c WHERE ${asked.sql} ${ORDER} LIMIT 1 OFFSET ${LOOKED_AT}`,
        params: asked.params,
      },
    ]);
    const page = found.slice(offset, offset + size).map(({ id }) => id);
    const rows =
      page.length === 0
        ? []
        : await db.all<ApplicationRow>(
            `SELECT ${COLUMNS} ${FROM} WHERE c.id IN (SELECT value FROM json_each(?)) ${ORDER}`,
            [JSON.stringify(page)],
          );
    const more = found.length > LIMITS.listTotal || after.length > 0;
    return pageOf(rows, current, size, Math.min(found.length, LIMITS.listTotal), more);
  }
  const rows = `SELECT ${COLUMNS} ${FROM} WHERE ${sql} ${ORDER} LIMIT ? OFFSET ?`;
  const from = `FROM project_contacts c WHERE ${sql}`;
  return readPage(db, query, { sql: rows, from, params }, asRead<ApplicationRow>);
}

type Services = Omit<
  ApplicationDetail,
  keyof ApplicationRow | 'declared_name' | 'declarant' | 'recommenders' | 'history'
>;
const SERVICE_COLUMNS = [...Object.keys(SERVICES[COOPERATION.visitor]), ...Object.keys(SERVICES[COOPERATION.owner])]
  .map((name) => `c."${name}"`)
  .join(', ');

/**
 * One with its answers, its project's names and what the office did, newest first.
 * @throws AppError 404
 */
export async function applicationOf(db: Database, id: string): Promise<ApplicationDetail> {
  const [rows = [], recommenders = [], history = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${COLUMNS}, ${SERVICE_COLUMNS}, p.name AS declared_name,
              coalesce(p.declarant_name, u.name, u.nickname) AS declarant
            ${FROM} LEFT JOIN user u ON u.user_id = p.declarant_user_id WHERE c.id = ? AND c.is_delete = 0`,
      params: [id],
    },
    {
      sql: `SELECT r.org_name AS name FROM project_contacts c JOIN project p ON p.id = c.project_item_id
            JOIN project_recommend r ON r.id IN (p.orgRec_id, p.personRec_id) WHERE c.id = ? ORDER BY r.identify`,
      params: [id],
    },
    {
      sql: `SELECT l.id, l.add_time, coalesce(u.name, u.nickname, u.account) AS user_name, CAST(l.before AS INTEGER) AS before,
              CAST(l.after AS INTEGER) AS after, l.opinion AS note
            FROM audit_log l LEFT JOIN user u ON u.user_id = l.user_id
            WHERE l.table_name = 'project_contacts' AND l.item_id = ? AND l.action = 'cooperation'
            ORDER BY l.add_time DESC, l.id DESC LIMIT 100`,
      params: [id],
    },
  ]);
  const row = rows[0] as
    | (ApplicationRow & Services & Pick<ApplicationDetail, 'declared_name' | 'declarant'>)
    | undefined;
  if (!row) throw notFound();
  return {
    ...row,
    recommenders: (recommenders as { name: string }[]).map(({ name }) => name),
    history: history as ApplicationDetail['history'],
  };
}

/**
 * Sets state and note of an application as it was read, with an entry in its history.
 * @returns its next version
 * @throws AppError 404, 409 where somebody changed it since
 */
export async function handleApplication(
  { db, env, caller, address }: { db: Database; env: Env; caller: Caller; address: string },
  { id, version, state, note }: ApplicationChange,
): Promise<{ version: number }> {
  const stored = await db.first<{ version: number }>(
    'SELECT version FROM project_contacts WHERE id = ? AND is_delete = 0',
    [id],
  );
  if (!stored) throw notFound();
  if (stored.version !== version) throw new AppError(409, 'conflict');
  const data = { state, note: note || null };
  await runOperations(
    [{ op: 'put', table: 'project_contacts', data, where: { id, version } }],
    caller,
    db,
    env,
    address,
  );
  return { version: version + 1 };
}

const HEADINGS: Record<Lang, readonly string[]> = {
  zh: [
    '提交时间',
    '项目',
    '申报单位',
    '类型',
    '状态',
    '申请单位',
    '职务',
    '联系人',
    '联系电话',
    '需要',
    '不需要',
    '备注',
  ],
  en: ['Time', 'Project', 'Unit', 'Type', 'State', 'Organisation', 'Position', 'Contact', 'Phone', 'Yes', 'No', 'Note'],
};

type FileRow = ApplicationRow & Record<string, unknown>;

/** A row of the file, in the order of its headings. */
function cellsOf(row: FileRow, lang: Lang): (string | number | null)[] {
  const type = row.project_contacts_type;
  const services = type === COOPERATION.visitor || type === COOPERATION.owner ? Object.entries(SERVICES[type]) : [];
  const answered = (answer: number) =>
    services
      .filter(([name]) => row[name] === answer)
      .map(([, label]) => told(label, lang))
      .join(lang === 'zh' ? '、' : ', ');
  return [
    shownTime(row.add_date),
    row.project_name,
    row.project_org,
    labelOf(CONTACT_TYPES, type, lang),
    labelOf(COOPERATION_STATES, row.state, lang),
    ...[row.contacts_org, row.contacts_position, row.contacts_name, row.contacts_phone],
    answered(1),
    answered(2),
    row.note,
  ];
}

/** Rows of the file in steps, newest first, none twice however many come meanwhile. */
function fileSteps(db: Database, filters: ApplicationFilters): AsyncGenerator<FileRow[]> {
  const { sql, params } = conditionOf(filters);
  return inSteps<FileRow>(STEP, (last) =>
    db.all<FileRow>(
      `SELECT ${COLUMNS}, ${SERVICE_COLUMNS} ${FROM} WHERE ${sql}${last ? ' AND (c.add_date, c.id) < (?, ?)' : ''}
       ${ORDER} LIMIT ${STEP}`,
      [...params, ...(last ? [last.add_date, last.id] : [])],
    ),
  );
}

/** What the file is made of: headings, steps of rows, and a row as a line. */
export const applicationFile = (db: Database, filters: ApplicationFilters, lang: Lang) => ({
  headings: HEADINGS[lang],
  steps: fileSteps(db, filters),
  lineOf: (row: FileRow) => csvLine(cellsOf(row, lang)),
});

/** The same as the rows of a sheet; at most 20,000. */
export async function applicationSheet(db: Database, filters: ApplicationFilters, lang: Lang) {
  const rows: (string | number | null)[][] = [[...HEADINGS[lang]]];
  for await (const step of fileSteps(db, filters)) {
    rows.push(...step.map((row) => cellsOf(row, lang)));
    if (rows.length > MOST) break;
  }
  return { name: lang === 'zh' ? '合作申请' : 'Applications', rows };
}

/** Who took the phones of applicants out of the platform stands in the log. */
export const noteExport = (db: Database, userId: string): Promise<unknown> =>
  db.batch([auditEntry({ userId, action: 'cooperation-export', table: 'project_contacts', itemId: '' })]);
