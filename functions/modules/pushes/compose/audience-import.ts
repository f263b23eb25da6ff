import type { AudienceImport, ImportMatch, ImportOutcome, ImportRow } from '../../../../db/contract/audiences.ts';
import type { Database } from '../../../platform/database.ts';
import { plainName } from '../../../tables/items/named-organizations.ts';
import { BOUND } from './attach.ts';

const PLAIN_NAME = plainName('o.name');

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s\u3000]+/g, '')
    .replaceAll('（', '(')
    .replaceAll('）', ')');

/** Organisations that are named beside a row that may mean several, and characters from which on a beginning says enough. */
const NAMED = 5;
const BEGINNING = 4;

const MATCH = `o.organization_id AS org_id, o.name, ${BOUND} AS bound`;

type Found = ImportMatch & { place: number };

interface Asked {
  place: number;
  name: string;
  code: string;
}

/** Credit codes are exact; names are compared without blanks and brackets' width; merged organisations lead to what they became. */
async function exact(db: Database, asked: readonly Asked[]): Promise<Map<number, Found[]>> {
  const list = JSON.stringify(asked.map((row) => ({ ...row, plain: plain(row.name) })));
  const cell = (name: string) => `json_extract(j.value, '$.${name}')`;
  const answers = await db.batch<Found>([
    {
      sql: `SELECT ${cell('place')} AS place, ${MATCH} FROM json_each(?) j CROSS JOIN organization o
  ON o.social_credit_code = ${cell('code')} WHERE ${cell('code')} <> '' AND o.is_delete = 0`,
      params: [list],
    },
    {
      sql: `SELECT ${cell('place')} AS place, ${MATCH} FROM json_each(?) j CROSS JOIN organization o
  ON ${PLAIN_NAME} = ${cell('plain')} WHERE ${cell('plain')} <> '' AND o.is_delete = 0`,
      params: [list],
    },
    {
      sql: `SELECT ${cell('place')} AS place, ${MATCH} FROM json_each(?) j CROSS JOIN organization m ON m.name = ${cell('name')}
  AND m.merged_into IS NOT NULL CROSS JOIN organization o ON o.organization_id = m.merged_into WHERE o.is_delete = 0`,
      params: [list],
    },
  ]);
  // The code decides; a name is asked only where there is no code that is known.
  const found = new Map<number, Found[]>();
  for (const rows of answers) {
    for (const [place, group] of Map.groupBy(rows, (row) => row.place)) if (!found.has(place)) found.set(place, group);
  }
  return found;
}

/** Organisations whose names begin so. */
async function beginning(db: Database, asked: readonly Asked[]): Promise<Map<number, Found[]>> {
  const list = asked.filter(({ name }) => name.length >= BEGINNING);
  if (list.length === 0) return new Map();
  const name = `json_extract(j.value, '$.name')`;
  const rows = await db.all<Found>(
    `SELECT json_extract(j.value, '$.place') AS place, ${MATCH} FROM json_each(?) j CROSS JOIN organization o
ON o.organization_id IN (SELECT x.organization_id FROM organization x WHERE x.is_delete = 0 AND x.name >= ${name}
  AND x.name < ${name} || char(1114111) ORDER BY x.name LIMIT ${NAMED})`,
    [JSON.stringify(list)],
  );
  return Map.groupBy(rows, ({ place }) => place);
}

const distinct = (rows: readonly Found[]): ImportMatch[] => [
  ...new Map(rows.map(({ org_id, name, bound }) => [org_id, { org_id, name, bound }])).values(),
];

function outcomeOf(matches: readonly ImportMatch[], isExact: boolean, seen: ReadonlySet<string>): ImportOutcome {
  const [only] = matches;
  if (!only) return 'unknown';
  if (matches.length > 1 || !isExact) return 'ambiguous';
  if (only.bound !== 1) return 'unbound';
  return seen.has(only.org_id) ? 'repeated' : 'found';
}

/**
 * Which organisations the rows of a list mean, set by set however many they are.
 * @returns a report a row, in the order of the list
 */
export async function importAudience(db: Database, { rows }: AudienceImport): Promise<ImportRow[]> {
  const asked = rows.map(({ name = '', code = '' }, place) => ({ place, name, code: code.toUpperCase() }));
  const found = await exact(db, asked);
  const near = await beginning(
    db,
    asked.filter(({ place }) => !found.has(place)),
  );
  const seen = new Set<string>();
  return asked.map(({ place, name, code }) => {
    const matches = distinct(found.get(place) ?? near.get(place) ?? []).slice(0, NAMED);
    const outcome = outcomeOf(matches, found.has(place), seen);
    if (outcome === 'found' && matches[0]) seen.add(matches[0].org_id);
    return { row: place + 1, text: name || code, outcome, matches };
  });
}
