import { type SQL, sql } from 'drizzle-orm';
import { lendingTables } from '../../data/catalog.ts';
import { render } from '../../data/render.ts';
import { administeredSql } from '../../data/rules.ts';
import { Source } from '../../data/source.ts';
import type { FileReaders, KnownFile, Lender } from '../../data/table.ts';
import { type Caller, VISITOR } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { shownNow } from '../../platform/sql.ts';

/** Who reads a stored file: everybody, this caller, or not this caller. */
type Reading = 'everybody' | 'caller' | 'nobody';

const either = (parts: readonly SQL[]): SQL => (parts.length > 0 ? sql`(${sql.join([...parts], sql` OR `)})` : sql`0`);

/**
 * Whether somebody of the row uploaded the file, so that a text of the row may lend it: staff, who edit the rows of others, are
 * somebody of each that they write (decision 421).
 */
function vouched(source: Source, lender: Lender, { uploader, byStaff, kept }: KnownFile): SQL {
  if (byStaff && !kept && !lender.byOwner) return sql`1`;
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
function lent(caller: Caller, table: string, lender: Lender, file: KnownFile): SQL | null {
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
  if (lender.also) conditions.push(lender.also(caller, 'x'));
  const key = source.ref(source.facts.key.name);
  // In this order: else SQLite goes through all rows that are public and asks of each whether it names the file.
  return sql`SELECT 1 FROM upload_use f CROSS JOIN ${source.from} ON ${key} = f.item_id
    WHERE f.object_name = ${file.name} AND f.table_name = ${table} AND ${sql.join(conditions, sql` AND `)}`;
}

const statementsOf = (caller: Caller, file: KnownFile): Statement[] =>
  file.tables.flatMap((table) => {
    const lender = lendingTables().get(table);
    const found = typeof lender === 'function' ? lender(caller, file) : lender && lent(caller, table, lender, file);
    return found ? [render(sql`SELECT EXISTS (${found}) AS may`)] : [];
  });

async function anyOf(db: Database, statements: readonly Statement[]): Promise<boolean> {
  if (statements.length === 0) return false;
  return (await db.batch<{ may: number }>([...statements])).some(([row]) => row?.may === 1);
}

const keepsFiles = (lender: Lender | FileReaders | undefined): boolean =>
  typeof lender === 'object' && lender.keeps === true;

async function know(db: Database, key: string): Promise<KnownFile> {
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
  const tables = (uses as { table_name: string }[]).map(({ table_name }) => table_name);
  return {
    name,
    address: `/files/${key}`,
    uploader: upload?.user_id ?? null,
    byStaff: upload?.staff === 1,
    kept: tables.some((table) => keepsFiles(lendingTables().get(table))),
    tables,
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
    const checked = sql`SELECT 1 FROM organization_verification v WHERE v.document = ${address} AND ${administeredSql(who, sql`v.organization_id`)}`;
    const shelved = sql`SELECT 1 FROM book b WHERE b.url = ${address} AND ${sql.raw(shownNow('b'))}`;
    return [shown, checked, shelved].map((found) => render(sql`SELECT EXISTS (${found}) AS may`));
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
