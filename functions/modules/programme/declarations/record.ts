import { ownNames } from '../../../../db/contract/form.ts';
import { DECLARATION_FORM } from '../../../../db/contract/programme/declaration.ts';
import type { DeclarationSave } from '../../../../db/contract/programme/declarations.ts';
import type { Row as AnyRow } from '../../../data/row.ts';
import type { Database, RowOf, Statement } from '../../../platform/database.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { cleanHtml } from '../../../platform/sanitize.ts';
import type { Row } from '../../../platform/sql.ts';
import { openToDeclarant } from '../../../tables/programme/lifecycle.ts';

/** A file of a declaration as its row has it. */
export type FileRow = RowOf<
  'attachment_relation',
  'type' | 'file_name' | 'file_path' | 'file_suffix' | 'size' | 'kind'
>;

/** What was changed since a declaration was handed in. */
export interface Pending {
  form: Row;
  attachments?: FileRow[];
}

/** A row of `project`, as far as its declarant's calls name its columns. */
export interface Declaration
  extends AnyRow,
    RowOf<'project', 'id' | 'name' | 'stage' | 'version' | 'receipt' | 'submit_time' | 'round_id' | 'pending_form'> {
  /** 1 while its declarant may write. */
  is_open: number;
}

/** Columns that the form of the declarant holds; the applicant's name comes with the account. */
export const FORM_COLUMNS = ownNames(DECLARATION_FORM);
const HTML = new Set<string>(ownNames(DECLARATION_FORM, ({ look }) => look === 'html'));
/** Columns that are never null. */
const FILLED = new Set<string>(['name', 'org_name']);

/** Reads an own declaration. */
export const selectOwn = (id: string, userId: string): Statement => ({
  sql: `SELECT p.*, ${openToDeclarant('p')} AS is_open FROM project p
        WHERE p.id = ? AND p.declarant_user_id = ? AND p.is_delete = 0`,
  params: [id, userId],
});

/** Reads the files of a declaration, oldest first. */
export const selectFiles = (id: string): Statement => ({
  sql: `SELECT type, file_name, file_path, file_suffix, size, kind FROM attachment_relation
        WHERE item_id = ? AND is_delete = 0 ORDER BY add_time, id LIMIT 100`,
  params: [id],
});

/** The condition under which an own declaration is still what was read, and may be written. */
export const unchanged = ({ id, version }: Pick<Declaration, 'id' | 'version'>): Statement => ({
  sql: `id = ? AND version = ? AND is_delete = 0 AND ${openToDeclarant('project')}`,
  params: [id, version],
});

/** What was saved since the declaration was handed in; nothing for a draft, which is written itself. */
export const pendingOf = ({ pending_form }: Pick<Declaration, 'pending_form'>): Pending | null =>
  pending_form ? (JSON.parse(pending_form) as Pending) : null;

/** The columns of a form as they are stored: rich text made harmless, blank ones empty. */
export function columnsOf(form: DeclarationSave['form']): Row {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      if (value === undefined) return [];
      const stored = typeof value === 'string' && HTML.has(name) ? cleanHtml(value) : value;
      return [[name, stored === null || stored === '' ? (FILLED.has(name) ? '' : null) : stored]];
    }),
  );
}

/**
 * Checks that an own declaration can be written by who read it.
 * @param version the one that the writer read
 * @throws AppError 404 where there is none, 409 once its round is closed, or when it was written meanwhile
 */
export function writable(row: Declaration | undefined, version: number): Declaration {
  if (!row) throw notFound();
  if (row.is_open !== 1) throw new AppError(409, 'round_closed');
  if (row.version !== version) throw new AppError(409, 'conflict');
  return row;
}

/**
 * Why a guarded write changed nothing.
 * @returns AppError 409: closed, or written meanwhile
 */
export async function lateness(db: Database, id: string, userId: string): Promise<AppError> {
  const { sql, params } = selectOwn(id, userId);
  const row = await db.first<Declaration>(sql, params);
  return new AppError(409, row && row.is_open !== 1 ? 'round_closed' : 'conflict');
}
