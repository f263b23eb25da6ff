import { type SQL, sql } from 'drizzle-orm';
import { type Caller, holds, readFromJson, VISITOR } from '../platform/caller.ts';
import type { Database, Statement } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { render } from './render.ts';
import { Source } from './source.ts';

/** Who reads a stored file: everybody, this caller, or not this caller. */
export type Reading = 'everybody' | 'caller' | 'nobody';

/**
 * Columns of a table that lend a file to the table's readers. What `files` name was checked when it was written: only an own
 * upload can stand there. Anybody can write any address into a text of their own, and must not become its reader by
 * that: a `text` lends what somebody of the row uploaded, or what auditors approved.
 */
interface Lender {
  files?: readonly string[];
  texts?: readonly string[];
  /** Column of the person whose row it is. */
  owner?: string;
  /** Column of the organisation whose people write it. */
  organization?: string;
  /** Approved rows have been looked at. */
  audited?: boolean;
}

const PARK = [
  ...['cover', 'profile', 'region_bg', 'build_bg', 'ecology_bg', 'link_bg', 'merchants', 'financial_support_policy'],
  ...['incentive_policy', 'talent_attraction_policy', 'supporting_policy', 'innovation_policy'],
];
const ITEM = { owner: 'add_user', audited: true };

const LENDERS: Readonly<Record<string, Lender>> = {
  attachment_relation: { files: ['file_path'] },
  feedback: { files: ['files'] },
  chengguo: { ...ITEM, organization: 'unit', files: ['cover'], texts: ['profile', 'old_profile'] },
  xuqiu: { ...ITEM, organization: 'unit', files: ['cover'], texts: ['profile', 'detail_desc', 'enclosure'] },
  xiangmu: { ...ITEM, files: ['cover'], texts: ['profile'] },
  chanpin: { ...ITEM, files: ['cover'], texts: ['profile', 'detail_desc'] },
  zhuanjia: { ...ITEM, files: ['avatar'], texts: ['profile', 'direction'] },
  project: { owner: 'declarant_user_id', texts: ['profile', 'optimize_profile'] },
  organization: { owner: 'user_id', organization: 'organization_id', files: ['logo'], texts: ['profile'] },
  // Staff alone write these.
  clinic_case: { files: ['summary', 'content', 'cover'] },
  star: { files: ['cover', 'profile', 'url'] },
  book: { files: ['profile', 'cover', 'url'] },
  innovate: { files: ['content', 'cover'] },
  news: { files: ['summary', 'content', 'cover'] },
  yuanqu: { files: PARK },
  video: { files: ['profile', 'cover', 'url'] },
  course: { files: ['profile', 'cover', 'video'] },
  meeting: { files: ['profile', 'cover'] },
  project_news: { files: ['profile'] },
  project_recommend: { files: ['profile', 'photos'] },
  region: { files: ['logo', 'center_url'] },
  setting: { files: ['value'] },
  workstation: { files: ['url', 'platform_url'] },
};

/** A stored file and what is known of it. */
interface Known {
  /** What upload_use calls it. */
  name: string;
  address: string;
  uploader: string | null;
  byStaff: boolean;
  tables: readonly string[];
}

const either = (parts: readonly SQL[]): SQL => (parts.length > 0 ? sql`(${sql.join([...parts], sql` OR `)})` : sql`0`);

/** What the kind's people keep secret is theirs, in whatever state it is. */
function openly(caller: Caller, table: 'chengguo' | 'xuqiu', alias: string): SQL {
  const source = new Source(table, caller, alias);
  const internal = source.access('version')?.rule;
  if (internal === true) return sql`1`;
  const secret = sql`coalesce(${source.ref('secrecy')}, 0) = 1`;
  return internal ? sql`(NOT (${secret}) OR ${internal})` : sql`NOT (${secret})`;
}

/** Whether somebody of the row uploaded the file, so that a text of the row may lend it. */
function vouched(source: Source, lender: Lender, { uploader, byStaff }: Known): SQL {
  if (byStaff) return sql`1`;
  const parts: SQL[] = [];
  if (lender.owner) parts.push(sql`${source.ref(lender.owner)} = ${uploader}`);
  if (lender.organization) {
    // Who has left wrote it all the same.
    parts.push(
      sql`EXISTS (SELECT 1 FROM organisation_user w WHERE w.organization_id = ${source.ref(lender.organization)} AND w.user_id = ${uploader})`,
    );
  }
  if (lender.audited) parts.push(sql`${source.ref('audit_status')} = 4`);
  return either(parts);
}

/** Rows of one table that lend the file to the caller. */
function lent(caller: Caller, table: string, file: Known): SQL | null {
  const lender = LENDERS[table];
  if (!lender) return null;
  let source: Source;
  try {
    source = new Source(table, caller, 'x');
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
  const naming = (columns: readonly string[] | undefined) =>
    (columns ?? []).flatMap((column) => {
      const access = source.access(column);
      return access ? [sql`instr(${access.value}, ${file.address}) > 0`] : [];
    });
  const texts = naming(lender.texts);
  const columns = either([
    ...naming(lender.files),
    ...(texts.length > 0 ? [sql`(${either(texts)} AND ${vouched(source, lender, file)})`] : []),
  ]);
  const conditions = [columns];
  if (source.rows !== true) conditions.push(sql`${source.rows}`);
  if (table === 'chengguo' || table === 'xuqiu') conditions.push(openly(caller, table, 'x'));
  if (table === 'attachment_relation') {
    for (const item of ['chengguo', 'xuqiu'] as const) {
      const key = sql.identifier(`${item}_id`);
      conditions.push(
        sql`NOT EXISTS (SELECT 1 FROM ${sql.identifier(item)} AS "s" WHERE "s".${key} = ${source.ref('item_id')} AND NOT ${openly(caller, item, 's')})`,
      );
    }
  }
  const key = source.ref(source.facts.key.name);
  return sql`SELECT 1 FROM upload_use f JOIN ${source.from} ON ${key} = f.item_id
    WHERE f.object_name = ${file.name} AND f.table_name = ${table} AND ${sql.join(conditions, sql` AND `)}`;
}

/** Snapshots are what everybody reads. */
const published = (table: 'result_publication' | 'demand_publication', name: string): SQL => {
  const item = table === 'result_publication' ? 'chengguo' : 'xuqiu';
  return sql`SELECT 1 FROM upload_use f JOIN ${sql.identifier(table)} p ON p.item_id = f.item_id
    WHERE f.object_name = ${name} AND f.table_name = ${table} AND NOT EXISTS (
      SELECT 1 FROM ${sql.identifier(item)} c WHERE c.${sql.identifier(`${item}_id`)} = p.item_id AND c.secrecy = 1)`;
};

/** A portrait stands beside what its person says in public. */
const portrait = (name: string, address: string): SQL =>
  sql`SELECT 1 FROM upload_use f JOIN user u ON u.user_id = f.item_id
    WHERE f.object_name = ${name} AND f.table_name = 'user' AND u.is_delete = 0 AND instr(u.avatar, ${address}) > 0`;

const amongOwn = (column: SQL, ids: readonly string[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Files of deals: for the two sides, who speaks for their organisations as far back as they read, and operators. */
function ofDeals(caller: Caller, name: string): SQL {
  const from = sql`(SELECT j.value FROM json_each(${readFromJson(caller)}) j WHERE j.key = o.value)`;
  const speaks = sql`${amongOwn(sql`o.value`, caller.adminOrganizationIds)} AND d.add_time >= coalesce(${from}, 0)`;
  return sql`SELECT 1 FROM upload_use f JOIN deal_event e ON e.id = f.item_id JOIN deal d ON d.id = e.deal_id
    WHERE f.object_name = ${name} AND f.table_name = 'deal_event' AND (${holds(caller, 'push-admin') ? 1 : 0}
      OR ${caller.userId} IN (d.seeker_user, d.owner_user)
      OR EXISTS (SELECT 1 FROM json_each(json_array(d.seeker_org, d.owner_org)) o WHERE ${speaks}))`;
}

/** Files of answers to pushes: for the organisation that answered, and operators; publishers read the feedback. */
const ofAnswers = (caller: Caller, name: string): SQL =>
  sql`SELECT 1 FROM upload_use f JOIN push_answer a ON a.id = f.item_id
    WHERE f.object_name = ${name} AND f.table_name = 'push_answer' AND (${holds(caller, 'push-admin') ? 1 : 0}
      OR a.passed_to = ${caller.userId} OR (
        (${amongOwn(sql`a.org_id`, caller.organizationIds)}
          OR EXISTS (SELECT 1 FROM organization r WHERE r.organization_id = a.org_id AND r.user_id = ${caller.userId}))
        AND coalesce((SELECT coalesce(t.sent_at, t.claim_time) FROM push_wechat_orgs t
          WHERE t.push_id = a.push_id AND t.org_id = a.org_id), a.add_time)
          >= coalesce((SELECT j.value FROM json_each(${readFromJson(caller)}) j WHERE j.key = a.org_id), 0)))`;

/** Evidence of applicants is for the platform, which decides by it. */
const ofApplicants = (caller: Caller, name: string): SQL | null =>
  holds(caller, 'admin')
    ? sql`SELECT 1 FROM upload_use f WHERE f.object_name = ${name} AND f.table_name = 'organisation_user'`
    : null;

/** SQL condition: the caller administers the organisation that a column names. */
const administersOne = (caller: Caller, column: SQL): SQL =>
  holds(caller, 'admin') ? sql`1` : amongOwn(column, caller.adminOrganizationIds);

/** Documents of organisations that are checked: for the platform, which decides by them, and their administrators. */
const ofVerifications = (caller: Caller, name: string): SQL =>
  sql`SELECT 1 FROM upload_use f JOIN organization_verification v ON v.id = f.item_id
    WHERE f.object_name = ${name} AND f.table_name = 'organization_verification'
      AND ${administersOne(caller, sql`v.organization_id`)}`;

/** What a submission would change of an organisation: for those who review it, and the organisation's administrators. */
const ofProposals = (caller: Caller, { name, uploader, byStaff }: Known): SQL =>
  sql`SELECT 1 FROM upload_use f JOIN organization_proposal p ON f.item_id = p.item_id || '/' || p.part
    WHERE f.object_name = ${name} AND f.table_name = 'organization_proposal'
      AND (${byStaff ? 1 : 0} OR p.user_id = ${uploader} OR (p.state > 0 AND EXISTS (SELECT 1 FROM organisation_user w
        WHERE w.organization_id = p.organization_id AND w.user_id = ${uploader})))
      AND ((p.state > 0 AND ${holds(caller, 'content-admin') ? 1 : 0}) OR (p.item_type = 1 AND ${holds(caller, 'cg-auditor') ? 1 : 0}) OR (p.item_type = 2 AND ${holds(caller, 'xq-auditor') ? 1 : 0})
        OR ${administersOne(caller, sql`p.organization_id`)})`;

/** What an item looked like when it was approved or returned last: for whoever edits or reviews the item. */
function ofVersions(caller: Caller, name: string): SQL {
  const items = (['chengguo', 'xuqiu', 'xiangmu'] as const).flatMap((table) => {
    const source = new Source(table, caller, 'x');
    const rule = source.facts.policy.update(caller, source.table, {});
    if (rule === false) return [];
    const key = source.ref(source.facts.key.name);
    return [sql`EXISTS (SELECT 1 FROM ${source.from} WHERE ${key} = f.item_id AND ${rule === true ? sql`1` : rule})`];
  });
  return sql`SELECT 1 FROM upload_use f
    WHERE f.object_name = ${name} AND f.table_name IN ('approved_version', 'returned_version') AND ${either(items)}`;
}

function statementOf(caller: Caller, table: string, file: Known): SQL | null {
  if (table === 'result_publication' || table === 'demand_publication')
    return caller === VISITOR ? published(table, file.name) : null;
  if (table === 'user') return portrait(file.name, file.address);
  if (LENDERS[table]) return lent(caller, table, file);
  if (caller.userId === null) return null;
  if (table === 'deal_event') return ofDeals(caller, file.name);
  if (table === 'push_answer') return ofAnswers(caller, file.name);
  if (table === 'organisation_user') return ofApplicants(caller, file.name);
  if (table === 'organization_verification') return ofVerifications(caller, file.name);
  if (table === 'organization_proposal') return ofProposals(caller, file);
  return table === 'approved_version' || table === 'returned_version' ? ofVersions(caller, file.name) : null;
}

const statementsOf = (caller: Caller, file: Known): Statement[] =>
  file.tables.flatMap((table) => {
    const found = statementOf(caller, table, file);
    return found ? [render(sql`SELECT EXISTS (${found}) AS may`)] : [];
  });

async function anyOf(db: Database, statements: readonly Statement[]): Promise<boolean> {
  if (statements.length === 0) return false;
  return (await db.batch<{ may: number }>([...statements])).some(([row]) => row?.may === 1);
}

async function know(db: Database, key: string): Promise<Known> {
  const name = key.slice(0, 32);
  const [uploads = [], uses = []] = await db.batch<unknown>([
    {
      sql: `SELECT u.user_id, EXISTS (SELECT 1 FROM user s WHERE s.user_id = u.user_id AND s.authority <> '') AS staff
            FROM upload u WHERE u.object_key = ?`,
      params: [key],
    },
    { sql: 'SELECT DISTINCT table_name FROM upload_use WHERE object_name = ?', params: [name] },
  ]);
  const upload = uploads[0] as { user_id: string; staff: number } | undefined;
  return {
    name,
    address: `/files/${key}`,
    uploader: upload?.user_id ?? null,
    byStaff: upload?.staff === 1,
    tables: (uses as { table_name: string }[]).map(({ table_name }) => table_name),
  };
}

/** Documents of the demo data came without uploads: they are read with the items that they are attached to. */
async function readingOfDemo(db: Database, caller: () => Promise<Caller>, key: string): Promise<Reading> {
  const address = `/files/${key}`;
  const attached = (who: Caller): Statement[] => {
    const source = new Source('attachment_relation', who, 'x');
    const here = sql`${source.ref('file_path')} = ${address}`;
    const shown = sql`SELECT 1 FROM ${source.from} WHERE ${here} AND (${source.rows === true ? sql`1` : source.rows}
      OR EXISTS (SELECT 1 FROM result_publication p WHERE p.item_id = ${source.ref('item_id')} AND instr(p.detail, ${address}) > 0)
      OR EXISTS (SELECT 1 FROM demand_publication p WHERE p.item_id = ${source.ref('item_id')} AND instr(p.detail, ${address}) > 0))`;
    const checked = sql`SELECT 1 FROM organization_verification v WHERE v.document = ${address} AND ${administersOne(who, sql`v.organization_id`)}`;
    return [shown, checked].map((found) => render(sql`SELECT EXISTS (${found}) AS may`));
  };
  if (!/\.(?:pdf|txt)$/.test(key) || (await anyOf(db, attached(VISITOR)))) return 'everybody';
  const who = await caller();
  return who !== VISITOR && (await anyOf(db, attached(who))) ? 'caller' : 'nobody';
}

/**
 * Who reads a stored file. It is as public as what names it: rows lend it under the rules by which they are read themselves,
 * and nobody but the uploader reads what nothing names.
 * @param key of the object, as addresses under /files/ carry it
 * @param caller asked only where not everybody reads the file
 */
export async function readingOf(db: Database, caller: () => Promise<Caller>, key: string): Promise<Reading> {
  if (key.startsWith('demo/')) return readingOfDemo(db, caller, key);
  const file = await know(db, key);
  if (await anyOf(db, statementsOf(VISITOR, file))) return 'everybody';
  const who = await caller();
  const id = who.userId ?? who.recommenderId;
  if (id === null) return 'nobody';
  if (file.uploader === id) return 'caller';
  return (await anyOf(db, statementsOf(who, file))) ? 'caller' : 'nobody';
}

/** Tables through whose rows somebody reads a file that they name. */
export const LENDING_TABLES: readonly string[] = [
  ...Object.keys(LENDERS),
  ...[
    'user',
    'result_publication',
    'demand_publication',
    'deal_event',
    'push_answer',
    'approved_version',
    'returned_version',
    'organisation_user',
    'organization_verification',
    'organization_proposal',
  ],
];
