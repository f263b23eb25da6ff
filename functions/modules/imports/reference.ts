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

/** Milliseconds that an isolate goes by what it read of places and countries, which change with a deployment alone. */
const KEPT_MS = 300_000;
let kept: (Pick<Reference, 'places' | 'countries'> & { at: number }) | undefined;

/** What staff edit, and what is loaded. */
const EDITED = [
  `SELECT p.id, p.name, p.name_en, p.pid FROM scope p WHERE ${isOffered('p')}`,
  'SELECT id, code, name, name_en FROM promotion_type',
];
const LOADED = [
  'SELECT id, name, pid FROM china ORDER BY id',
  'SELECT id, cn_name AS name, en_name AS name_en FROM countries',
];

/**
 * The reference data that rows are read with. Fields and ways of recommending are as they stand now, for staff edit them and import what
 * names them; places and countries are kept for five minutes.
 */
export async function referenceOf(db: Database): Promise<Reference> {
  const known = kept && Date.now() - kept.at <= KEPT_MS ? kept : undefined;
  const [scopes = [], promotions = [], places = [], countries = []] = await db.batch<unknown>(
    [...EDITED, ...(known ? [] : LOADED)].map((sql) => ({ sql, params: [] })),
  );
  const loaded = known ?? {
    at: Date.now(),
    places: new PlaceTree(places as DivisionRow[]),
    countries: byNames(countries as Named[], ({ name }) => name),
  };
  kept = loaded;
  return {
    places: loaded.places,
    scopes: scopesOf(scopes as ScopeRow[]),
    countries: loaded.countries,
    promotions: byNames(promotions as (Named & { code: string })[], ({ id }) => id),
  };
}
