import type { Database, RowOf } from '../../platform/database.ts';
import { isOffered } from '../../platform/sql.ts';
import { type DivisionRow, PlaceTree } from './place-tree.ts';

type ScopeRow = RowOf<'scope', 'id' | 'name' | 'name_en' | 'pid'>;

interface Named {
  id: string;
  name: string;
  name_en: string | null;
}

/** What cells name by words: as the tables of reference data have it. */
export interface Reference {
  places: PlaceTree;
  /** Ids by the name, or by "first/second"; several where a name is not one field's alone. */
  scopes: ReadonlyMap<string, readonly string[]>;
  /** The name that is stored, by code and by either name. */
  countries: ReadonlyMap<string, string>;
  /** Ids of the ways by which results are recommended, by code and by either name. */
  promotions: ReadonlyMap<string, string>;
}

/** How a name is compared. */
export const spelling = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

function scopesOf(rows: readonly ScopeRow[]): Reference['scopes'] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = new Map<string, string[]>();
  const add = (name: string, id: string) => {
    const key = spelling(name);
    const ids = found.get(key) ?? [];
    if (!ids.includes(id)) found.set(key, [...ids, id]);
  };
  for (const { id, name, name_en, pid } of rows) {
    const parent = byId.get(pid);
    add(id, id);
    if (!parent) continue;
    for (const own of [name, name_en]) {
      if (!own) continue;
      add(own, id);
      for (const above of [parent.name, parent.name_en]) if (above) add(`${above}/${own}`, id);
    }
  }
  return found;
}

const byNames = (rows: readonly (Named & { code?: string })[], stored: (row: Named) => string) =>
  new Map(
    rows.flatMap((row) =>
      [row.id, row.code, row.name, row.name_en].flatMap((name) =>
        name ? [[spelling(name), stored(row)] as const] : [],
      ),
    ),
  );

/** Milliseconds that an isolate goes by what it read: the tables change when staff edits them, which is seldom. */
const KEPT_MS = 300_000;
let kept: { at: number; reference: Promise<Reference> } | undefined;

async function read(db: Database): Promise<Reference> {
  const [places = [], scopes = [], countries = [], promotions = []] = await db.batch<unknown>([
    { sql: 'SELECT id, name, pid FROM china ORDER BY id', params: [] },
    { sql: `SELECT p.id, p.name, p.name_en, p.pid FROM scope p WHERE ${isOffered('p')}`, params: [] },
    { sql: 'SELECT id, cn_name AS name, en_name AS name_en FROM countries', params: [] },
    { sql: 'SELECT id, code, name, name_en FROM promotion_type', params: [] },
  ]);
  return {
    places: new PlaceTree(places as DivisionRow[]),
    scopes: scopesOf(scopes as ScopeRow[]),
    countries: byNames(countries as Named[], ({ name }) => name),
    promotions: byNames(promotions as (Named & { code: string })[], ({ id }) => id),
  };
}

/** The reference data that rows are read with; what this isolate read within five minutes is kept. */
export function referenceOf(db: Database): Promise<Reference> {
  if (!kept || Date.now() - kept.at > KEPT_MS) {
    const reference = read(db);
    const mine = { at: Date.now(), reference };
    kept = mine;
    // What could not be read is read again by the next one.
    reference.catch(() => {
      if (kept === mine) kept = undefined;
    });
  }
  return kept.reference;
}
