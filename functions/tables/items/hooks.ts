import { textOf } from '../../../db/contract/formats.ts';
import { fieldErrorsOf } from '../../../db/contract/issues.ts';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import type { Submitted } from '../../../db/contract/publishing.ts';
import type { RowOf } from '../../../db/contract/tables.ts';
import type { Demand, TableHooks, WriteContext } from '../../data/hooks.ts';
import type { Row } from '../../data/row.ts';
import type { Caller } from '../../platform/caller.ts';
import { AppError, type FieldError, invalid } from '../../platform/errors.ts';
import { selectRegion } from '../../platform/places.ts';
import { isMasked, isSealed, MASK } from '../../platform/sealed.ts';
import type { Row as Values } from '../../platform/sql.ts';
import { together } from '../../platform/together.ts';
import { isReviewed } from '../organization-edits.ts';
import { removedAlong } from '../removed-along.ts';
import { publicly } from './consequence.ts';
import {
  editedItems,
  isClassified,
  itemEntry,
  type Moderated,
  newRow,
  readBeginning,
  removalStatements,
} from './lifecycle.ts';
import type { Given, Lookups, Manner } from './manner.ts';
import { linkNamedOrganizations } from './named-organizations.ts';
import { withdrawStatements } from './publication.ts';
import { type ScopeRow, selectScopes } from './scopes.ts';
import type { ItemRow } from './working.ts';

/** Ids in a multi-valued column, whether it holds `a,b` or a JSON list. */
const idsIn = (value: unknown): string[] => (typeof value === 'string' ? value.match(/[\w-]+/g) : null) ?? [];

/** An organisation that rows name, with what its editors take over from it. */
interface Unit
  extends RowOf<'organization', 'name' | 'org_type' | 'contacts' | 'contacts_tel' | 'contacts_email' | 'address'> {
  id: string;
}

type Units = ReadonlyMap<string, Unit>;

/** Organisations of rows by their keys, and the fields of technology that they name. */
async function readNamed(rows: readonly Row[], { db }: WriteContext): Promise<{ units: Units; scopes: ScopeRow[] }> {
  const keys = rows.flatMap(({ unit, promotion_org }) => [textOf(unit), textOf(promotion_org)]).filter(Boolean);
  const [units = [], scopes = []] = await db.batch<unknown>([
    {
      sql: `SELECT organization_id AS id, name, org_type, contacts, contacts_tel, contacts_email, address FROM organization
            WHERE is_delete = 0 AND organization_id IN (SELECT value FROM json_each(?))`,
      params: [JSON.stringify(keys)],
    },
    selectScopes(rows.flatMap(({ scope }) => idsIn(scope))),
  ]);
  return { units: new Map((units as Unit[]).map((unit) => [unit.id, unit])), scopes: scopes as ScopeRow[] };
}

/** Whoever may change an organisation publishes with its contacts; for others they are its own. */
const takesOver = (caller: Caller, { id }: Unit): boolean =>
  !isReviewed(caller) || caller.adminOrganizationIds.includes(id);

const CONTACTS = [
  ['contacts', 'contacts'],
  ['contacts_tel', 'contacts_tel'],
  ['contacts_email', 'contacts_email'],
  ['contacts_addr', 'address'],
] as const;

/** Contacts that are asked for and stand with the organisation. */
const contactsOf = (unit: Unit, errors: readonly FieldError[]): Row =>
  Object.fromEntries(
    CONTACTS.filter(
      ([column, source]) =>
        unit[source] && errors.some(({ field, code }) => field === column && code.endsWith('_required')),
    ).map(([column, source]) => [column, unit[source]]),
  );

/**
 * The submission that a row stands for: both doors lead to the same (house 1). The organisation stands in a row of its own, the
 * item carries its name, or its key.
 */
function submissionOf<S extends Submitted>({ kind, row: shape }: Manner<S>, row: Row, unit: Unit | undefined): S {
  const values = Object.fromEntries(
    shape.columns.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]),
  );
  const name = unit?.name ?? (textOf(row.org_name) || textOf(row.unit) || null);
  const organization = { name, org_type: unit ? unit.org_type || '-' : null };
  return { [kind]: values, organization, scopes: idsIn(row.scope) } as unknown as S;
}

/** The column that a complaint of the publishing call is about. */
function columnOf(kind: PublishedKind, field: string): string {
  if (field.startsWith('scopes')) return 'scope';
  if (field.startsWith('organization.')) return field === 'organization.name' ? 'org_name' : 'unit';
  return field.replace(`${kind}.`, '');
}

/** A row judged by the shape of the publishing call: its complaints at its columns, and the submission in its stored form. */
function judge<S extends Submitted>(
  manner: Manner<S>,
  row: Row,
  units: Units,
  caller: Caller,
): { input: S; errors: FieldError[] } {
  // What is sealed was judged before; its length says nothing about the number.
  const shown = isSealed(row.id_number) ? { ...row, id_number: MASK } : row;
  const unit = units.get(textOf(row.unit));
  const raw = submissionOf(manner, shown, unit);
  const input = manner.organization(raw) ? raw : { ...raw, organization: undefined };
  const parsed = manner.row.submission.safeParse(input);
  if (parsed.success) return { input: parsed.data, errors: [] };
  const errors = fieldErrorsOf(parsed.error.issues).map((error) => ({
    ...error,
    field: columnOf(manner.kind, error.field),
  }));
  const taken = unit && takesOver(caller, unit) ? contactsOf(unit, errors) : {};
  return Object.keys(taken).length > 0 ? judge(manner, { ...row, ...taken }, units, caller) : { input: raw, errors };
}

/** Complaints about keys of nothing. */
function unknown(row: Row, { units, scopes }: { units: Units; scopes: readonly ScopeRow[] }): FieldError[] {
  const known = new Set(scopes.map(({ id }) => id));
  return [
    ...(idsIn(row.scope).every((id) => known.has(id)) ? [] : ['scope']),
    ...['unit', 'promotion_org'].filter((name) => textOf(row[name]) !== '' && !units.has(textOf(row[name]))),
  ].map((field) => ({ field, code: 'unknown_reference' }));
}

/** What looks sealed does not come from a form. */
function checkSealed(row: Row): void {
  if (isSealed(row.id_number)) throw invalid([{ field: 'id_number', code: 'invalid_value' }]);
}

/** The columns that a submission decides, with its publisher; complaints stand at columns. */
function columnsOf<S extends Submitted>(manner: Manner<S>, row: Row, given: Given<S>, units: Units): Values {
  try {
    const columns = manner.columns(given);
    const unit = units.get(textOf(row.unit))?.id ?? null;
    // A person's row may name an organisation all the same: its reviewer asks that organisation.
    return { ...columns, unit, org_name: columns.org_name ?? (textOf(row.org_name) || null) };
  } catch (error) {
    if (!(error instanceof AppError) || error.fields.length === 0) throw error;
    throw invalid(error.fields.map((each) => ({ ...each, field: columnOf(manner.kind, each.field) })));
  }
}

const found = (parts: Partial<Lookups>): Lookups => ({
  ...{
    organization: undefined,
    scopes: [],
    uploads: new Map(),
    region: [],
    beginning: [],
    places: [],
    previous: undefined,
  },
  more: [],
  ...parts,
});

const scopesOf = (row: Row, scopes: readonly ScopeRow[]): ScopeRow[] => {
  const ids = new Set(idsIn(row.scope));
  return scopes.filter(({ id }) => ids.has(id));
};

async function beforeAdd<S extends Submitted>(manner: Manner<S>, rows: Row[], context: WriteContext): Promise<Demand> {
  const { caller, db, env, at } = context;
  const { kind } = manner;
  rows.forEach(checkSealed);
  // Places stand in a row as they were sent; what reads them otherwise is looked at again below.
  const sent = rows.map((row) => manner.place(submissionOf(manner, row, undefined)));
  const beginning = readBeginning(kind, context, context.attempt);
  const placesOf = (places: readonly string[]) =>
    rows.flatMap((row, index) => {
      const place = places[index] ?? '';
      return [selectRegion(place), ...manner.row.reads(row, place)];
    });
  const [named, answers] = await together(db, [
    async (own) => {
      await linkNamedOrganizations(own, rows);
      return readNamed(rows, { ...context, db: own });
    },
    (own) => own.batch<unknown>([...beginning, ...placesOf(sent)]),
  ]);
  const judged = rows.map((row) => judge(manner, row, named.units, caller));
  const complaints = judged.flatMap(({ errors }) => errors);
  if (complaints.length > 0) throw invalid(complaints);
  const missing = rows.flatMap((row) => unknown(row, named));
  if (missing.length > 0) throw invalid(missing);
  const meant = judged.map(({ input }) => manner.place(input));
  const asSent = meant.every((place, index) => place === sent[index]);
  const read = answers.splice(beginning.length);
  const places = asSent ? read : await db.batch<unknown>(placesOf(meant));
  const each = places.length / rows.length;
  for (const [index, row] of rows.entries()) {
    const [region = [], ...more] = places.slice(index * each, (index + 1) * each);
    const input = judged[index]?.input as S;
    const lookups = found({ scopes: scopesOf(row, named.scopes), region: region as Lookups['region'], more });
    const given = { caller, env, input, found: lookups, before: null, at };
    Object.assign(row, columnsOf(manner, row, given, named.units));
    Object.assign(row, await newRow(env, kind, context, manner.codeMiddle(given), answers));
  }
  const ids = rows.map((row) => String(row[PUBLISHED[kind].key]));
  return {
    after: rows.map((row) =>
      itemEntry(PUBLISHED[kind], row, caller, { action: 'publish', after: Number(row.audit_status) }),
    ),
    last: publicly(kind, ids, context, 'publish'),
  };
}

/** Complaints that a change brings: at what it touches, or where there was nothing to complain of before. */
function newComplaints(before: readonly FieldError[], after: readonly FieldError[], changes: Row): FieldError[] {
  const there = new Set(before.map(({ field }) => field));
  return after.filter(({ field }) => field in changes || !there.has(field));
}

/** The columns that a change writes: what it names, in its stored form, and what goes with that. */
function touched({ row: { place, publisher } }: Manner<Submitted>, changes: Row): Set<string> {
  const groups = [place, publisher, ['profile', 'old_profile']].filter((group) =>
    group.some((name) => name in changes),
  );
  return new Set([...Object.keys(changes), ...groups.flat()]);
}

async function beforePut<S extends Submitted>(
  manner: Manner<S>,
  rows: Row[],
  changes: Row,
  context: WriteContext,
): Promise<Demand> {
  const { caller, db, env, at } = context;
  const { kind } = manner;
  checkSealed(changes);
  // The mask that a form was shown means the stored number, of each row its own.
  if (isMasked(changes.id_number) && rows.every((row) => row.id_number)) delete changes.id_number;
  // Whoever names another organisation in words alone leaves the one before.
  if (textOf(changes.org_name) !== '' && changes.unit === undefined) changes.unit = null;
  await linkNamedOrganizations(db, [changes]);
  const merged = rows.map((row) => ({ ...row, ...changes }));
  const named = await readNamed([...rows, changes], context);
  const judged = merged.map((row) => judge(manner, row, named.units, caller));
  const errors = judged.flatMap(({ errors: after }, index) =>
    newComplaints(judge(manner, rows[index] ?? {}, named.units, caller).errors, after, changes),
  );
  if (errors.length > 0) throw invalid(errors.slice(0, 20));
  const missing = unknown(changes, named);
  if (missing.length > 0) throw invalid(missing);
  const names = touched(manner as unknown as Manner<Submitted>, changes);
  const placed = manner.row.place.some((name) => name in changes);
  const regions = placed
    ? await db.batch<{ id: string; name: string }>(judged.map(({ input }) => selectRegion(manner.place(input))))
    : [];
  const columns = merged.map((row, index) => {
    const input = judged[index]?.input as S;
    const lookups = found({ scopes: scopesOf(row, named.scopes), region: regions[index] ?? [] });
    return columnsOf(
      manner,
      row,
      { caller, env, input, found: lookups, before: rows[index] as ItemRow, at },
      named.units,
    );
  });
  // One change is written to all rows: what would be another value in each of them stays as it was sent.
  for (const name of names) {
    const values = new Set(columns.map((each) => each[name]));
    const [value] = values;
    if (values.size === 1 && value !== undefined) changes[name] = value;
  }
  const ids = rows.map((row) => String(row[PUBLISHED[kind].key]));
  const classified = rows.filter((row) => isClassified({ ...row, ...changes }));
  return {
    after: [
      ...editedItems(PUBLISHED[kind], ids, context, false),
      ...classified.flatMap((row) => withdrawStatements(kind, String(row[PUBLISHED[kind].key]))),
    ],
    last: publicly(kind, ids, context, 'refresh'),
  };
}

/** Hooks of a table of items: they are judged, completed and kept as the publishing calls do it (core§5, core§7). */
export const itemHooks = <S extends Submitted>(manner: Manner<S>, more: TableHooks): TableHooks => ({
  ...more,
  beforeAdd: (rows, context) => beforeAdd(manner, rows, context),
  beforePut: (rows, changes, context) => beforePut(manner, rows, changes, context),
  beforeRemove: (rows, { caller }, verb) => ({
    after: [
      ...rows.flatMap((row) => removalStatements(manner.kind, row as Values, caller)),
      ...removedAlong(PUBLISHED[manner.kind].noun, rows, verb),
    ],
  }),
});

/**
 * What a write to a part of an item (its scopes, its files) means for the item: another version, which whoever read the one
 * before is told of, and a new review, or for auditors a new public version (core§4).
 * @param parents ids of the items; ids of other tables find no row here
 * @param others kinds without a public version that the part may belong to
 */
export function partsChanged(
  kinds: readonly PublishedKind[],
  parents: unknown[],
  context: WriteContext,
  others: readonly Moderated[] = [],
): Demand {
  const ids = [...new Set(parents.map(String))];
  return {
    after: [...kinds.map((kind) => PUBLISHED[kind]), ...others].flatMap((facts) =>
      editedItems(facts, ids, context, true),
    ),
    last: kinds.flatMap((kind) => publicly(kind, ids, context, 'refresh')),
  };
}

/** Hooks of the scopes of items: who may not audit asks for a new review with them. */
export function scopeHooks(kind: PublishedKind): TableHooks {
  const { key } = PUBLISHED[kind];
  const changed = (rows: Row[], context: WriteContext): Demand =>
    partsChanged(
      [kind],
      rows.map((row) => row[key]),
      context,
    );
  return { parent: key, beforeAdd: changed, beforeRemove: changed };
}
