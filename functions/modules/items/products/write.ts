import type { productCalls } from '../../../../db/contract/calls/products.ts';
import type { BodyOf } from '../../../../db/contract/endpoint.ts';
import { ITEMS } from '../../../../db/contract/items.ts';
import type { OwnProduct } from '../../../../db/contract/products.ts';
import type { Row } from '../../../data/row.ts';
import type { Database } from '../../../platform/database.ts';
import type { Page } from '../../../platform/envelope.ts';
import { type Paging, readPage } from '../../../platform/paging.ts';
import { hasLeft } from '../../../tables/memberships.ts';
import { withoutReview } from '../lists/publisher-told.ts';
import { addItem, editItem, type ItemPart, type Writer } from '../write/unversioned.ts';
import { SCOPES } from './products.ts';

type Input = BodyOf<typeof productCalls.create>;

const columnsOf = ({ id: _id, chanpin_id: _key, scopes: _scopes, ...columns }: Input): Row => columns;

/** The fields that an input names, as far as there are such. */
async function scopesOf(db: Database, { scopes }: Input): Promise<ItemPart[]> {
  if (!scopes) return [];
  const rows = await db.all<{ second_scope_id: string; first_scope_id: string | null }>(
    'SELECT id AS second_scope_id, pid AS first_scope_id FROM scope WHERE id IN (SELECT value FROM json_each(?))',
    [JSON.stringify(scopes)],
  );
  return [{ table: 'chanpin_scope', rows: rows.map((row) => ({ ...row })) }];
}

/**
 * Enters a product with its fields, all or nothing, under the rules of its tables.
 * @param submissionKey header Idempotency-Key; null without one
 * @throws AppError 401, 422, 429
 */
export async function addProduct(writer: Writer, input: Input, submissionKey: string | null) {
  const { chanpin_id, audit_status } = await addItem(
    writer,
    ITEMS.product,
    columnsOf(input),
    await scopesOf(writer.db, input),
    submissionKey,
  );
  return { chanpin_id: String(chanpin_id), audit_status };
}

/**
 * Changes a product, and where fields are given puts them in the place of those before.
 * @throws AppError 401, 404 when there is none that the caller may write, 422
 */
export const editProduct = async (writer: Writer, id: string, input: Input): Promise<{ changed: number }> =>
  editItem(writer, ITEMS.product, id, columnsOf(input), await scopesOf(writer.db, input));

/** Products that a user entered, the newest first. */
export async function ownProducts(db: Database, userId: string, query: Paging): Promise<Page<OwnProduct>> {
  const from = 'FROM chanpin p WHERE p.add_user = ? AND p.is_delete = 0';
  const sql = `SELECT p.chanpin_id, p.name, p.name_en, p.cover, ${SCOPES}, p.audit_status, p.audit_opinion, p.add_time, p.update_time, ${hasLeft('p.unit', 'p.add_user')} AS has_left,
              coalesce((SELECT o.name FROM organization o WHERE o.organization_id = p.unit), p.org_name) AS org_name,
              (SELECT count(*) FROM review_comment r WHERE r.item_id = p.chanpin_id AND r.is_delete = 0
                AND r.resolve_time IS NULL AND r.from_publisher = 0) AS open_comments
            ${from} ORDER BY p.add_time DESC, p.rowid DESC LIMIT ? OFFSET ?`;
  const listed = (row: OwnProduct & { scope: string }): OwnProduct =>
    withoutReview({ ...row, scope: JSON.parse(row.scope) });
  return readPage(db, query, { sql, from, params: [userId] }, listed);
}
