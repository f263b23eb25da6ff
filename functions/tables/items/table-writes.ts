import type { PublishedFacts } from '../../../db/contract/items.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import type { Demand, TableHooks, WriteContext } from '../../data/hooks.ts';
import type { Row } from '../../data/row.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import { lastCodes, nextCode } from '../../platform/codes.ts';
import type { Statement } from '../../platform/database.ts';
import { type FieldError, invalid } from '../../platform/errors.ts';
import { listingEnd, readMonths } from '../../platform/listing.ts';
import { linkNamedOrganizations } from './linked-organizations.ts';
import { isClassified, isSentBack, publishing } from './publishing.ts';

/** What the two kinds do differently when they are written. */
export interface Item extends PublishedFacts {
  /** Complaints about a whole row, each at its column; may put values into their stored form. */
  complaints: (row: Row) => FieldError[];
  /** What stands between the letters and the month of a code (core§9). */
  codeMiddle: (row: Row, context: WriteContext) => Promise<string>;
}

/** How far back a code is looked for: further, when another item took it meanwhile. */
const CODE_ROWS = [20, 1000, 20_000];

const audits = (item: PublishedFacts, caller: Caller): boolean => holds(caller, item.auditor);

/** An approved item is public: its public version follows the write. */
const settledAs =
  (verb: 'publish' | 'refresh', item: PublishedFacts, ids: readonly string[], { db, caller }: WriteContext) =>
  () =>
    publishing()[verb](db, item.kind, ids, caller.userId);

async function checkUnits(rows: Row[], { db }: WriteContext): Promise<void> {
  const units = rows
    .flatMap((row) => [row.unit, row.promotion_org])
    .filter((unit) => typeof unit === 'string' && unit !== '');
  if (units.length === 0) return;
  const sql =
    'SELECT organization_id AS id FROM organization WHERE is_delete = 0 AND organization_id IN (SELECT value FROM json_each(?))';
  const found = new Set((await db.all<{ id: string }>(sql, [JSON.stringify(units)])).map(({ id }) => id));
  const field = rows.some((row) => row.unit && !found.has(String(row.unit))) ? 'unit' : 'promotion_org';
  if (units.some((unit) => !found.has(String(unit)))) throw invalid([{ field, code: 'unknown_reference' }]);
}

const ids = (item: PublishedFacts, rows: Row[]): string[] => rows.map((row) => String(row[item.key]));

const logged = (
  { noun, key }: PublishedFacts,
  row: Row,
  action: string,
  { caller }: WriteContext,
  states: { before?: number; after?: number },
): Statement => auditEntry({ userId: caller.userId, action, table: noun, itemId: String(row[key]), ...states });

/** What a new item gets from the server, whatever the client says (core§4, decision 22). */
async function beforeAdd(item: Item, rows: Row[], context: WriteContext): Promise<Demand> {
  const errors = rows.flatMap((row) => item.complaints(row));
  if (errors.length > 0) throw invalid(errors);
  await linkNamedOrganizations(context.db, rows);
  await checkUnits(rows, context);
  const approved = audits(item, context.caller);
  const [known = [], months] = await context.db.batch<unknown>([
    lastCodes(item.kind, CODE_ROWS[context.attempt]),
    readMonths,
  ]);
  const codes = known as { code: string }[];
  for (const row of rows) {
    row.code = await nextCode(context.env, item.kind, await item.codeMiddle(row, context), codes, context.at);
    row.audit_status = approved ? AUDIT.approved : AUDIT.pending;
    row.update_time = context.at;
    row.sort_time = approved ? context.at : null;
    row.release_time = approved ? context.at : null;
    row.expire_time = approved ? listingEnd(months, context.at) : null;
  }
  const after = rows.map((row) => logged(item, row, 'publish', context, { after: Number(row.audit_status) }));
  return { after, ...(approved && { settled: settledAs('publish', item, ids(item, rows), context) }) };
}

/** Complaints that a change brings: at what it touches, or where there was nothing to complain of before. */
function newComplaints(item: Item, row: Row, changes: Row): FieldError[] {
  const before = new Set(item.complaints({ ...row }).map(({ field }) => field));
  const merged = { ...row, ...changes };
  const errors = item.complaints(merged).filter(({ field }) => field in changes || !before.has(field));
  for (const name of Object.keys(changes)) changes[name] = merged[name];
  return errors;
}

async function beforePut(item: Item, rows: Row[], changes: Row, context: WriteContext): Promise<Demand> {
  const errors = rows.flatMap((row) => newComplaints(item, row, changes));
  if (errors.length > 0) throw invalid(errors.slice(0, 20));
  await linkNamedOrganizations(context.db, [changes], rows);
  await checkUnits([changes], context);
  const auditor = audits(item, context.caller);
  // Who may not audit asks for a new review; the public version stays as it was approved (core§4).
  if (!auditor) changes.audit_status = AUDIT.pending;
  const resubmitted = auditor ? rows.filter((row) => isSentBack(context.caller, row)) : [];
  const again: Statement = {
    sql: `UPDATE ${item.noun} SET audit_status = ? WHERE ${item.key} IN (SELECT value FROM json_each(?))`,
    params: [AUDIT.pending, JSON.stringify(ids(item, resubmitted))],
  };
  const grown: Statement = {
    sql: `UPDATE ${item.noun} SET version = version + 1 WHERE ${item.key} IN (SELECT value FROM json_each(?))`,
    params: [JSON.stringify(ids(item, rows))],
  };
  const entries = rows.map((row) => {
    const before = Number(row.audit_status);
    const keeps = auditor && !resubmitted.includes(row);
    return logged(item, row, 'edit', context, { before, after: keeps ? before : AUDIT.pending });
  });
  const classified = rows.filter((row) => isClassified({ ...row, ...changes }));
  const taken = ids(item, classified).flatMap((id) => publishing().withdraw(item.kind, id));
  return {
    after: [grown, ...(resubmitted.length > 0 ? [again] : []), ...taken, ...entries],
    ...(auditor && { settled: settledAs('refresh', item, ids(item, rows), context) }),
  };
}

/** Hooks of a table of items. */
export const itemHooks = (item: Item, more: TableHooks): TableHooks => ({
  ...more,
  beforeAdd: (rows, context) => beforeAdd(item, rows, context),
  beforePut: (rows, changes, context) => beforePut(item, rows, changes, context),
  beforeRemove: (rows, context) => ({
    after: rows.flatMap((row) => [
      ...publishing().withdraw(item.kind, String(row[item.key])),
      logged(item, row, 'delete', context, { before: Number(row.audit_status) }),
    ]),
  }),
});

/**
 * What a write to a part of an item (its scopes, its files) means for the item: another version, which whoever read the one
 * before is told of, and a new review, or for auditors a new public version (core§4).
 * @param parents ids of the items; ids of other tables find no row here
 */
export function partsChanged(items: readonly PublishedFacts[], parents: unknown[], context: WriteContext): Demand {
  const wanted = [...new Set(parents.map(String))];
  const after = items.map((item) => ({
    sql: `UPDATE ${item.noun} SET audit_status = iif(?, audit_status, ${AUDIT.pending}), version = version + 1, update_time = ?
          WHERE ${item.key} IN (SELECT value FROM json_each(?))`,
    params: [audits(item, context.caller) ? 1 : 0, context.at, JSON.stringify(wanted)],
  }));
  const audited = items.filter((item) => audits(item, context.caller));
  const settled = async () => {
    for (const item of audited) await settledAs('refresh', item, wanted, context)();
  };
  return { after, ...(audited.length > 0 && { settled }) };
}
