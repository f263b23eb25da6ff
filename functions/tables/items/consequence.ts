import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import type { LastStatements, WriteContext, Written } from '../../data/hooks.ts';
import type { Row } from '../../data/row.ts';
import { holds } from '../../platform/caller.ts';
import type { Statement } from '../../platform/database.ts';
import type { Row as Values } from '../../platform/sql.ts';
import { FILES } from './files.ts';
import { approvedStatements, editedRow } from './lifecycle.ts';
import { type OrganizationRow, SCOPE_COLUMNS, type ScopeRow, shownScope } from './parts.ts';
import type { SnapshotFile } from './snapshot.ts';
import type { ItemRow } from './working.ts';

type Kept = Row & { id: string };

/** Rows of a table as they are once the writes of a call are done. */
function afterwards(rows: readonly Row[], key: string, writes: readonly Written[]): Row[] {
  const known = new Map(rows.map((row) => [String(row[key]), row]));
  for (const { added = [], rows: reached = [], changes } of writes) {
    for (const row of added) known.set(String(row[key]), row);
    for (const row of reached) {
      const id = String(row[key]);
      const before = known.get(id);
      if (!changes) known.delete(id);
      else if (before) known.set(id, { ...before, ...changes });
    }
  }
  return [...known.values()];
}

/** How often the writes of a call touched each item: the item itself, or a part of it. */
function touches(writes: readonly Written[], column: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { added = [], rows = [] } of writes) {
    for (const id of new Set([...added, ...rows].map((row) => String(row[column])))) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

/** What is known of items before the call's writes. */
interface Before {
  items: ItemRow[];
  links: Kept[];
  files: Kept[];
}

async function readBefore(kind: PublishedKind, ids: readonly string[], { db }: WriteContext): Promise<Before> {
  const { noun, key, scopes } = PUBLISHED[kind];
  const named = JSON.stringify(ids);
  const [items = [], links = [], files = []] = await db.batch<unknown>([
    {
      sql: `SELECT i.* FROM json_each(?) j JOIN ${noun} i ON i.${key} = j.value WHERE i.is_delete = 0`,
      params: [named],
    },
    {
      sql: `SELECT l.id, l.${key}, l.second_scope_id FROM json_each(?) j JOIN ${scopes} l ON l.${key} = j.value LIMIT ?`,
      params: [named, ids.length * FILES * 2],
    },
    {
      sql: `SELECT a.* FROM json_each(?) j JOIN attachment_relation a ON a.item_id = j.value WHERE a.is_delete = 0 LIMIT ?`,
      params: [named, ids.length * FILES * 2],
    },
  ]);
  return { items: items as ItemRow[], links: links as Kept[], files: files as Kept[] };
}

/** Organisations and fields of technology that items name, by their keys. */
async function readNamed(items: readonly Row[], links: readonly Row[], { db, written }: WriteContext) {
  const [organizations = [], scopes = []] = await db.batch<unknown>([
    {
      sql: `SELECT o.* FROM organization o WHERE o.is_delete = 0 AND o.organization_id IN (SELECT value FROM json_each(?))`,
      params: [JSON.stringify(items.flatMap(({ unit, promotion_org }) => [unit, promotion_org]).filter(Boolean))],
    },
    {
      sql: `SELECT ${SCOPE_COLUMNS} FROM scope s LEFT JOIN scope p ON p.id = s.pid WHERE s.id IN (SELECT value FROM json_each(?))`,
      params: [JSON.stringify([...new Set(links.map(({ second_scope_id }) => second_scope_id))])],
    },
  ]);
  const writes = written.filter(({ table }) => table === 'organization');
  const living = afterwards(organizations as Row[], 'organization_id', writes) as OrganizationRow[];
  return {
    organizations: new Map(living.map((row) => [row.organization_id, row])),
    scopes: new Map((scopes as ScopeRow[]).map((row) => [row.id, row])),
  };
}

const byTimeAndId = (a: Row, b: Row): number =>
  Number(a.add_time) - Number(b.add_time) || (String(a.id) < String(b.id) ? -1 : 1);

const fileOf = ({ type, file_name, file_path, file_suffix, size }: Row): SnapshotFile =>
  ({ type, file_name, file_path, file_suffix, size }) as SnapshotFile;

/** Stops the batch where somebody else wrote an item since it was read. */
const assertVersion = (kind: PublishedKind, id: string, version: number): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM ${PUBLISHED[kind].noun} WHERE ${PUBLISHED[kind].key} = ? AND version = ?)
        THEN 1 ELSE json('stale') END`,
  params: [id, version],
});

/**
 * What the writes of a call mean for the public, at the end of their batch: approved items become public as they are then, or
 * their public versions are made anew (core§4). Whatever operation of the call brought a part of an item, it is counted in.
 */
async function statementsOf(
  kind: PublishedKind,
  ids: readonly string[],
  context: WriteContext,
  how: 'publish' | 'refresh',
): Promise<Statement[]> {
  const { noun, key, scopes: linkTable } = PUBLISHED[kind];
  const writes = (name: string) => context.written.filter(({ table }) => table === name);
  const before = await readBefore(kind, ids, context);
  const wanted = new Set(ids);
  const items = afterwards(before.items as Row[], key, writes(noun)).filter((row) => wanted.has(String(row[key])));
  if (items.length === 0) return [];
  const links = afterwards(before.links, 'id', writes(linkTable));
  const files = afterwards(before.files, 'id', writes('attachment_relation')).sort(byTimeAndId);
  const named = await readNamed(items, links, context);
  const counts = [
    touches(writes(noun), key),
    touches(writes(linkTable), key),
    touches(writes('attachment_relation'), 'item_id'),
  ];
  return items.flatMap((written) => {
    const id = String(written[key]);
    const isNew = !before.items.some((row) => String((row as Row)[key]) === id);
    const times = isNew ? 0 : counts.reduce((sum, count) => sum + (count.get(id) ?? 0), 0);
    const version = Number(written.version) + times;
    const row = {
      ...written,
      ...(isNew ? {} : editedRow(kind, written as unknown as ItemRow, context)),
      version,
    } as unknown as Values;
    if (row.audit_status !== AUDIT.approved) return [];
    const own = (rows: readonly Row[], column: string) => rows.filter((each) => String(each[column]) === id);
    const chosen = own(links, key).flatMap(({ second_scope_id }) => named.scopes.get(String(second_scope_id)) ?? []);
    const parts = {
      organization: named.organizations.get(String(row.unit)) ?? null,
      promotion: named.organizations.get(String(row.promotion_org)) ?? null,
      scopes: chosen.sort((a, b) => (a.id < b.id ? -1 : 1)).map(shownScope),
      files: own(files, 'item_id').slice(0, FILES).map(fileOf),
    };
    return [
      ...(isNew ? [] : [assertVersion(kind, id, version)]),
      ...approvedStatements(kind, row, parts, context, how),
    ];
  });
}

/** The consequence that a hook demands for items of a kind: none where the caller is no auditor of theirs. */
export const publicly = (
  kind: PublishedKind,
  ids: readonly string[],
  context: WriteContext,
  how: 'publish' | 'refresh',
): LastStatements[] =>
  holds(context.caller, PUBLISHED[kind].auditor)
    ? [{ about: `${kind} ${how}`, ids, statements: (all) => statementsOf(kind, all, context, how) }]
    : [];
