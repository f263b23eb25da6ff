import type { ApprovedMap, PlaceFigures, PlacesFigures } from '../../../db/contract/figures.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { placeLetter } from '../../tables/items/tokens.ts';
import {
  childrenOf,
  type Directory,
  directory,
  directoryRead,
  entryOf,
  joined,
  keepDirectory,
} from '../items/public/directory.ts';
import { type Counts, groupOf, keptFigures } from './kept.ts';

const PROVINCES = 'place:0';
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

const READ_APPROVED: Statement = {
  sql: `SELECT id, value FROM setting WHERE id IN ('approved-map-picture', 'approved-map-number')`,
  params: [],
};

/** A picture without the number of its approval is not shown. */
function approvedOf(rows: readonly unknown[] | undefined): ApprovedMap | null {
  const values = new Map(
    (rows as { id: string; value: string | null }[] | undefined)?.map(({ id, value }) => [id, value]),
  );
  const picture = values.get('approved-map-picture')?.trim();
  const number = values.get('approved-map-number')?.trim();
  return picture && number ? { picture, number } : null;
}

/**
 * What is public now and signed so far, by province or by the places of one, from kept counters: at most a dozen rows.
 * @param of code of a province or city; empty for the country
 * @throws AppError 404 for a place that does not exist
 */
export async function placeFigures(db: Database, of: string): Promise<PlacesFigures> {
  const own = `place:${of.slice(0, 2)}` as const;
  const read = directoryRead(of ? [PROVINCES, own] : [PROVINCES]);
  const [rows] = read ? await db.batch<Parameters<typeof keepDirectory>[0][number]>([read]) : [];
  if (rows) keepDirectory(rows);
  const names = of ? joined(directory(PROVINCES), directory(own)) : directory(PROVINCES);
  const entry = entryOf(names, of);
  if (of && !entry) throw notFound();
  const parts = partsOf(names, of);
  const letter = placeLetter(parts[0] ?? '110000');
  const [counted, signed, approved] = await db.batch<unknown>([
    {
      sql: `SELECT kind, grp, counts FROM facet_count WHERE (kind, grp) IN (VALUES ('result', ?1), ('demand', ?1))`,
      params: [letter],
    },
    { sql: `SELECT kind, grp, counts FROM figure WHERE kind = 'deal' AND grp = ?`, params: [`signed-${letter}`] },
    READ_APPROVED,
  ]);
  const kept = keptFigures([...(counted ?? []), ...(signed ?? [])]);
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
  return {
    counted_time: now(),
    of,
    name: entry?.[0] ?? '',
    name_en: entry?.[1] ?? null,
    places,
    // A region's own map is its part of the approved one, which is of the country.
    approved: of ? null : approvedOf(approved),
  };
}
