import { placeLetter } from '../../../db/contract/facets.ts';
import type { ApprovedMap, PlaceFigures, PlacesFigures } from '../../../db/contract/figures.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import {
  childrenOf,
  type Directory,
  type DirectoryKey,
  directory,
  directoryRead,
  entryOf,
  joined,
  keepDirectory,
} from '../items/public/directory.ts';
import { type Counts, groupOf, type KeptFigures, keptFigures } from './kept.ts';

const PROVINCES: DirectoryKey = 'place:0';
const COUNTRY = '0';

/** The kept signed deals by place, of all years. */
function signedBy(counts: Counts): Counts {
  const sums: Record<string, number> = {};
  for (const [name, n] of Object.entries(counts)) {
    const token = name.slice(name.indexOf(':') + 1);
    sums[token] = (sums[token] ?? 0) + n;
  }
  return sums;
}

/** What a place is made of: a city with the whole province's name is a step that says nothing. */
function partsOf(names: Directory, of: string): readonly string[] {
  const parts = childrenOf(names, of || COUNTRY);
  const [only] = parts;
  return of && only && parts.length === 1 ? childrenOf(names, only) : parts;
}

/** Reads the settings of the approved map. */
export const readApproved: Statement = {
  sql: `SELECT id, value FROM setting WHERE id IN ('approved-map-picture', 'approved-map-number')`,
  params: [],
};

/** Takes the rows of `readApproved`: a picture without the number of its approval is not shown. */
export function approvedOf(rows: readonly unknown[] | undefined): ApprovedMap | null {
  const values = new Map(
    (rows as { id: string; value: string | null }[] | undefined)?.map(({ id, value }) => [id, value]),
  );
  const picture = values.get('approved-map-picture')?.trim();
  const number = values.get('approved-map-number')?.trim();
  return picture && number ? { picture, number } : null;
}

/** The names that the parts of a place need. */
export const placeKeys = (of: string): DirectoryKey[] => (of ? [PROVINCES, `place:${of.slice(0, 2)}`] : [PROVINCES]);

/** The places of one, once their names are kept. */
interface PlaceParts {
  of: string;
  name: string;
  name_en: string | null;
  names: Directory;
  parts: readonly string[];
  /** First letter of their facet tokens, which names the groups of their counts. */
  letter: 'r' | 't' | 'k';
}

/**
 * What a place is made of, from the kept names.
 * @param of code of a province or city; empty for the country
 * @throws AppError 404 for a place that does not exist
 */
export function placeParts(of: string): PlaceParts {
  const [provinces = PROVINCES, own] = placeKeys(of);
  const names = own ? joined(directory(provinces), directory(own)) : directory(provinces);
  const entry = entryOf(names, of);
  if (of && !entry) throw notFound();
  const parts = partsOf(names, of);
  return {
    of,
    name: entry?.[0] ?? '',
    name_en: entry?.[1] ?? null,
    names,
    parts,
    letter: placeLetter(parts[0] ?? '110000'),
  };
}

/** Public items and signed deals of the places, from counts that hold the groups of their letter. */
export function figuresOfPlaces(
  { names, parts, letter, ...place }: PlaceParts,
  kept: KeptFigures,
  approved: ApprovedMap | null,
): PlacesFigures {
  const deals = signedBy(groupOf(kept, 'deal', `signed-${letter}`));
  const places = parts.map((code): PlaceFigures => {
    const token = letter + code;
    const [name, nameEn] = names.entries[code] ?? [code, null];
    return {
      code,
      name,
      name_en: nameEn,
      results: groupOf(kept, 'result', letter)[token] ?? 0,
      demands: groupOf(kept, 'demand', letter)[token] ?? 0,
      deals: deals[token] ?? 0,
    };
  });
  // The approved map is that of the country.
  return { counted_time: now(), ...place, places, approved: place.of ? null : approved };
}

/** Keeps the names that an isolate lacks, in one round trip, none where it holds them all. */
export async function keepNames(db: Database, keys: readonly DirectoryKey[]): Promise<void> {
  const read = directoryRead(keys);
  const [rows] = read ? await db.batch<Parameters<typeof keepDirectory>[0][number]>([read]) : [];
  if (rows) keepDirectory(rows);
}

/**
 * What is public now and signed so far, by province or by the places of one, from kept counters: at most a dozen rows.
 * @param of code of a province or city; empty for the country
 * @throws AppError 404 for a place that does not exist
 */
export async function placeFigures(db: Database, of: string): Promise<PlacesFigures> {
  await keepNames(db, placeKeys(of));
  const place = placeParts(of);
  const [counted, signed, approved] = await db.batch<unknown>([
    {
      sql: `SELECT kind, grp, counts FROM facet_count WHERE (kind, grp) IN (VALUES ('result', ?1), ('demand', ?1))`,
      params: [place.letter],
    },
    { sql: `SELECT kind, grp, counts FROM figure WHERE kind = 'deal' AND grp = ?`, params: [`signed-${place.letter}`] },
    readApproved,
  ]);
  return figuresOfPlaces(place, keptFigures([...(counted ?? []), ...(signed ?? [])]), approvedOf(approved));
}
