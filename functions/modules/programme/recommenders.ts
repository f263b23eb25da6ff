import { accountKey } from '../../../db/contract/accounts.ts';
import { type ErrorCode, type Lang, messageOf } from '../../../db/contract/errors.ts';
import {
  IMPORT_CHOICES,
  IMPORT_COLUMNS,
  IMPORT_LIMITS,
  type ImportColumn,
  type ImportReport,
  type ImportResult,
  type RecommenderImport,
  type RecommenderKind,
  recommenderKind,
} from '../../../db/contract/programme/recommenders.ts';
import { findTable } from '../../data/catalog.ts';
import { checkRow, cleanRow } from '../../data/checks.ts';
import type { Row } from '../../data/row.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { now } from '../../platform/clock.ts';
import type { Database, RowOf } from '../../platform/database.ts';
import { AppError, type FieldError, invalid } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { hashPassword, makePassword } from '../../platform/password.ts';
import { checkNewPassword } from '../../platform/password-rules.ts';
import { newId } from '../../platform/random.ts';
import { faultsOfName, missingOfRecommender, selectNamed } from '../../tables/programme/recommender-rules.ts';

/** A row of a list as it would be stored, with what is wrong with it. */
interface Read {
  row: Row;
  errors: FieldError[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What a check of the table service has against a row. */
function complaintsOf(check: () => void): FieldError[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.fields;
  }
}

/** A cell as its column stores it; a label of either language stands for its value. */
function readCell(column: ImportColumn, cell: string): { value: unknown } | { code: ErrorCode } {
  const list = IMPORT_CHOICES[column];
  if (!list) return { value: column === 'profile' ? `<p>${escaped(cell).replace(/\r?\n/g, '</p><p>')}</p>` : cell };
  const named = list.find(({ value, zh, en }) => [String(value), zh, en.toLowerCase()].includes(cell.toLowerCase()));
  return named ? { value: named.value } : { code: 'invalid_value' };
}

function readRow(kind: RecommenderKind, identify: number, cells: Readonly<Record<string, string>>): Read {
  const table = findTable('project_recommend');
  if (!table) throw new Error('no table of recommenders');
  const row: Row = { identify };
  const errors: FieldError[] = [];
  for (const column of IMPORT_COLUMNS[kind]) {
    const cell = cells[column]?.trim() ?? '';
    if (cell === '') continue;
    const read = readCell(column, cell);
    if ('value' in read) row[column] = read.value;
    else errors.push({ field: column, code: read.code });
  }
  cleanRow(table, row);
  errors.push(...complaintsOf(() => checkRow(table, row, { isNew: true })));
  // Who brings no password has one made.
  const missing = missingOfRecommender(kind, row, true).filter(
    ({ field }) => field !== 'org_password' && !errors.some((error) => error.field === field),
  );
  const own = row.org_password;
  if (typeof own === 'string') {
    errors.push(...complaintsOf(() => checkNewPassword(own, String(row.org_name ?? ''), 'org_password')));
  }
  return { row, errors: [...errors, ...missing, ...faultsOfName(String(row.org_name ?? ''))] };
}

/** Reads all rows of a list, and says which bear a name twice, in the list or beside what is stored. */
async function readList(db: Database, { identify, rows, lines }: RecommenderImport): Promise<Read[]> {
  const kind = recommenderKind(identify) ?? 'unit';
  const read = rows.map((cells) => readRow(kind, identify, cells));
  const names = read.map(({ row }) => String(row.org_name ?? ''));
  const [stored = []] = await db.batch<{ org_name: string }>([selectNamed(names)]);
  const taken = new Set(stored.map(({ org_name }) => org_name));
  const first = new Map<string, number>();
  for (const [place, name] of names.entries()) {
    if (name === '') continue;
    const before = first.get(name);
    if (before === undefined) first.set(name, place);
    // Rows are counted as a spreadsheet does, below the line of headings.
    else
      read[place]?.errors.push({
        field: 'org_name',
        code: 'import_repeated',
        params: { row: lines?.[before] ?? before + 2 },
      });
    if (taken.has(name)) read[place]?.errors.push({ field: 'org_name', code: 'recommender_name_taken' });
  }
  return read;
}

/**
 * What an import would do: a report a row, nothing is written.
 * @param lang language of the complaints
 */
export async function checkImport(db: Database, list: RecommenderImport, lang: Lang): Promise<ImportReport> {
  const read = await readList(db, list);
  const records = read.map(({ row, errors }, place) => ({
    row: place,
    name: String(row.org_name ?? ''),
    errors: errors.map(({ field, code, params = {} }) => ({
      field,
      code,
      msg: messageOf(code as ErrorCode, lang, params),
    })),
  }));
  return { records, faulty: records.filter(({ errors }) => errors.length > 0).length };
}

const COLUMNS = [
  'id',
  'org_name',
  'org_password',
  'org_category',
  'identify',
  'org_contacts_name',
  'org_contacts_phone',
  'org_contacts_email',
  'sex',
  'area',
  'duties',
  'profile',
] as const;

/**
 * Writes all rows of a list, or none: who brings no password gets one that is answered this once, and the account whose phone a
 * person or an expert has is theirs.
 * @throws AppError 409 recommender_name_taken where somebody took a name meanwhile, 422 for rows with mistakes
 */
export async function importRecommenders(db: Database, userId: string, list: RecommenderImport): Promise<ImportResult> {
  const read = await readList(db, list);
  const faulty = read.flatMap(({ errors }, place) =>
    errors.map((error) => ({ ...error, field: `rows.${place}.${error.field}` })),
  );
  if (faulty.length > 0) throw invalid(faulty);
  const brought = read.filter(({ row }) => row.org_password !== undefined);
  if (brought.length > IMPORT_LIMITS.passwords) throw invalid([{ field: 'rows', code: 'import_passwords_many' }]);
  const records: ImportResult['records'] = [];
  const rows: Row[] = [];
  for (const { row } of read) {
    const id = newId();
    const own = row.org_password;
    const made = typeof own === 'string' ? { password: own, stored: await hashPassword(own) } : await makePassword();
    rows.push({ ...row, id, org_password: made.stored });
    records.push({ id, name: String(row.org_name), password: made.password, generated: own === undefined });
  }
  const cells = COLUMNS.map((name) => `json_extract(j.value, '$.${name}')`);
  const account = `CASE WHEN json_extract(j.value, '$.identify') = 1 THEN NULL ELSE (SELECT u.user_id FROM user u
    WHERE u.account = json_extract(j.value, '$.org_contacts_phone') AND u.is_delete = 0) END`;
  await writeOr(db, { taken: 'recommender_name_taken', index: 'project_recommend' }, [
    {
      sql: `INSERT INTO project_recommend (${COLUMNS.join(', ')}, user_id, must_change, add_date)
              SELECT ${cells.join(', ')}, ${account}, 1, ?2 FROM json_each(?1) j`,
      params: [JSON.stringify(rows), now()],
    },
    auditEntry({
      userId,
      action: 'recommender-adds',
      table: 'project_recommend',
      itemId: records[0]?.id ?? '',
      after: `+${records.length}`,
    }),
  ]);
  return { records };
}

type RecommenderAccount = RowOf<'user', 'user_id' | 'account' | 'name'>;

/**
 * The account of a recommender, for the office that links the two.
 * @param asked its phone or its key
 * @returns null for none
 */
export const accountOf = (
  db: Database,
  asked: { account?: string | undefined; user_id?: string | undefined },
): Promise<RecommenderAccount | null> =>
  asked.user_id
    ? db.first('SELECT user_id, account, name FROM user WHERE user_id = ? AND is_delete = 0', [asked.user_id])
    : db.first('SELECT user_id, account, name FROM user WHERE account = ? AND is_delete = 0', [
        accountKey(asked.account ?? ''),
      ]);
