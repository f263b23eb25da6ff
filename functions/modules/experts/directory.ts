import type { expertCalls } from '../../../db/contract/calls/experts.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import type { ExpertList, ExpertPart, ExpertStatistics } from '../../../db/contract/experts.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { countedPage, countedPart, numberIn, pagingOf, wordOf } from '../../platform/paging.ts';
import { placeInEnglish } from '../../platform/place-names.ts';
import { CARD, type CardRow, cardOf, ORDER, ORGANIZATION, PUBLIC, readTotal } from './cards.ts';

type Query = QueryOf<typeof expertCalls.list>;

/** Experts that a page of the directory looks through. */
const SEARCHED = 2_000;
/** Parts of the directory that are offered. */
const PARTS = 40;

const PLACE = /^\d{6}$/;

/** Codes of provinces and cities, of whose experts the number in a field is kept. */
const KEPT_PLACE = /^\d{4}00$/;

/** A field stands for all that stand below it. */
const inScope = (id: string): Statement => ({
  sql: 'EXISTS (SELECT 1 FROM expert_field f WHERE f.expert_id = e.expert_id AND f.field = ?)',
  params: [id.slice(0, 40)],
});

type Filter = 'keyword' | 'scope' | 'region' | 'unit';

/** What a query asks of an expert `e`, each by its name. */
function filtersOf({ keyword, scope, region, unit }: Query): Partial<Record<Filter, Statement>> {
  const word = wordOf(keyword);
  const texts = ['name', 'name_en', 'qualification', 'direction', 'direction_en', 'org_name', 'duties', 'profile'];
  return {
    ...(word && {
      keyword: {
        sql: `(${texts.map((name) => `instr(lower(e.${name}), ?1) > 0`).join(' OR ')}
          OR EXISTS (SELECT 1 FROM zhuanjia_work w WHERE w.expert_id = e.expert_id AND instr(lower(w.title), ?1) > 0))`.replaceAll(
          '?1',
          '?',
        ),
        params: [...texts, 'title'].map(() => word),
      },
    }),
    ...(scope && { scope: inScope(scope) }),
    ...(region && {
      region: PLACE.test(region)
        ? { sql: '? IN (e.province, e.city, e.county)', params: [region] }
        : { sql: '0', params: [] },
    }),
    ...(unit && { unit: { sql: 'e.unit = ?', params: [unit.slice(0, 40)] } }),
  };
}

type Filters = ReturnType<typeof filtersOf>;

/** Experts as `e`, with the order of the directory in columns of theirs. */
interface Found extends Statement {
  order: string;
}

/** The living, approved experts that the filters leave, but for one of them; at most `SEARCHED` are looked at, as an index has them. */
function found(filters: Filters, except?: Filter): Found {
  const { [except ?? '']: _, ...asked } = filters as Record<string, Statement>;
  const { unit, scope } = asked;
  const other = (['keyword', 'region'] as const).flatMap((name) => asked[name] ?? []);
  const others = ['1', ...other.map(({ sql }) => sql)].join(' AND ');
  const params = other.flatMap((each) => each.params);
  if (scope && !unit) {
    return {
      sql: `(SELECT f.expert_id, f.sort, f.add_time FROM expert_field f WHERE f.field = ? ORDER BY f.sort, f.add_time DESC, f.expert_id LIMIT ${SEARCHED}) f
        CROSS JOIN zhuanjia e ON e.expert_id = f.expert_id AND ${PUBLIC} AND ${others}`,
      params: [...scope.params, ...params],
      order: 'f.sort, f.add_time DESC, f.expert_id',
    };
  }
  const led = [unit, scope].flatMap((each) => each ?? []);
  const source = led.length === 0 ? 'zhuanjia e INDEXED BY zhuanjia_order' : 'zhuanjia e';
  return {
    sql: `(SELECT e.* FROM (SELECT * FROM ${source} WHERE ${[PUBLIC, ...led.map(({ sql }) => sql)].join(' AND ')} ORDER BY ${ORDER} LIMIT ${SEARCHED}) e
      WHERE ${others}) e`,
    params: [...led.flatMap((each) => each.params), ...params],
    order: ORDER,
  };
}

/** Whether nothing is asked but these. */
const onlyAsks = (filters: Filters, names: readonly Filter[], except?: Filter): boolean =>
  Object.keys(filters).every((name) => name === except || names.includes(name as Filter));

/** How many experts the filters leave, where that is kept: of all, of a field, and of a field in a province or city. */
function keptTotal(filters: Filters, { region = '' }: Query): Statement | null {
  const { scope } = filters;
  if (Object.keys(filters).length === 0) return readTotal('*');
  if (!scope || !onlyAsks(filters, ['scope', 'region']) || (filters.region && !KEPT_PLACE.test(region))) return null;
  const keys = filters.region ? [`p${region}`, `c${region}`] : ['*', '*'];
  return {
    sql: `SELECT coalesce((SELECT coalesce(counts ->> ?, counts ->> ?) FROM facet_count WHERE kind = 'expert_field' AND grp = ?), 0) AS total`,
    params: [...keys, ...scope.params],
  };
}

/** Letters of the tokens of fields, provinces and cities. */
type Letter = 's' | 'p' | 'c';

const listOf = (letters: readonly Letter[]): string => letters.map((letter) => `'${letter}'`).join(', ');

/** How many experts there are under each of the tokens that begin with some letters, as rows `id` and `n`: kept. */
const tokensOfAll = (letters: readonly Letter[]): Statement => ({
  sql: `SELECT substr(j.key, 2) AS id, sum(j.value) AS n FROM facet_count k, json_each(k.counts) j
    WHERE k.kind = 'expert' AND k.grp IN (${listOf(letters)}) GROUP BY 1`,
  params: [],
});

/** The same of those whom the filters but one leave, where it is kept: of all, and of a field by places. */
function keptTokens(filters: Filters, except: Filter, letters: readonly Letter[]): Statement | null {
  if (filters.scope && except === 'region' && onlyAsks(filters, ['scope'], except)) {
    return {
      sql: `SELECT substr(j.key, 2) AS id, j.value AS n FROM facet_count k, json_each(k.counts) j
        WHERE k.kind = 'expert_field' AND k.grp = ? AND substr(j.key, 1, 1) IN (${listOf(letters)})`,
      params: filters.scope.params,
    };
  }
  return onlyAsks(filters, [], except) ? tokensOfAll(letters) : null;
}

/** An expert whom filters leave, with the tokens that it is counted by; null where none are kept. */
interface Gathered {
  id: string;
  facets: string | null;
}

/** All experts whom filters leave, in their order. */
const gather = ({ sql, params, order }: Found): Statement => ({
  sql: `SELECT e.expert_id AS id, x.facets FROM ${sql} LEFT JOIN expert_facet x ON x.expert_id = e.expert_id ORDER BY ${order}`,
  params,
});

/** How many of them there are under each token that begins with one of the letters, as rows `id` and `n`. */
function countTokens(rows: readonly Gathered[], letters: readonly Letter[]): Statement {
  // By all tokens together first: they are taken apart once for experts that share them.
  const alike = new Map<string, number>();
  for (const { facets } of rows) if (facets !== null) alike.set(facets, (alike.get(facets) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [facets, n] of alike) {
    for (const token of JSON.parse(facets) as string[]) {
      if (!letters.some((letter) => token.startsWith(letter))) continue;
      counts.set(token.slice(1), (counts.get(token.slice(1)) ?? 0) + n);
    }
  }
  return {
    sql: 'SELECT value ->> 0 AS id, value ->> 1 AS n FROM json_each(?)',
    params: [JSON.stringify([...counts])],
  };
}

/** Of numbers by fields the fullest fields that are offered. */
const fieldsOf = ({ sql, params }: Statement): Statement => ({
  sql: `SELECT s.id, s.name, s.name_en, f.n FROM (${sql}) f JOIN scope s ON s.id = f.id WHERE s.stage = 1 AND s.is_delete = 0
    ORDER BY f.n DESC, s.id LIMIT ${PARTS}`,
  params,
});

/** … and of numbers by places the fullest ones. */
const placesOf = ({ sql, params }: Statement): Statement => ({
  sql: `SELECT d.id, d.name, d.name_en, p.n FROM (${sql}) p JOIN china d ON d.id = p.id ORDER BY p.n DESC, d.id LIMIT ${PARTS}`,
  params,
});

const placed = (rows: unknown[]): ExpertPart[] =>
  (rows as ExpertPart[]).map((row) => ({
    ...row,
    id: String(row.id),
    name_en: row.name_en ?? placeInEnglish(row.name),
  }));

/**
 * A page of the public experts in the order of the editors, and how many there are in each field and place that it may be narrowed
 * to. Looks at no more than 2,000 experts, once for all that is counted of the same ones.
 */
export async function expertList(db: Database, query: Query): Promise<ExpertList> {
  const { current, size, offset } = pagingOf(query);
  const filters = filtersOf(query);
  const [all, inFields, inPlaces] = [found(filters), found(filters, 'scope'), found(filters, 'region')];
  const total = keptTotal(filters, query);
  const [fields, places] = [keptTokens(filters, 'scope', ['s']), keptTokens(filters, 'region', ['p', 'c'])];
  const asked = [...(total ? [] : [all]), ...(fields ? [] : [inFields]), ...(places ? [] : [inPlaces])];
  const read = await gatherEach(db, asked);
  const [limit, skipped] = countedPart(size, offset);
  const [rows = [], totals = [], ofFields = [], ofPlaces = []] = await db.batch<unknown>([
    pageOf(total ? { ...all, params: [...all.params, limit, skipped] } : read(all).slice(skipped, skipped + limit)),
    total ?? { sql: 'SELECT ? AS total', params: [read(all).length] },
    fieldsOf(fields ?? countTokens(read(inFields), ['s'])),
    placesOf(places ?? countTokens(read(inPlaces), ['p', 'c'])),
  ]);
  return {
    ...countedPage((rows as CardRow[]).map(cardOf), current, size, totals),
    facets: { scope: ofFields as ExpertPart[], region: placed(ofPlaces) },
  };
}

/** Reads each of the sets once, however often it is asked for. */
async function gatherEach(db: Database, sets: readonly Found[]): Promise<(set: Found) => readonly Gathered[]> {
  const keyOf = ({ sql, params }: Found) => JSON.stringify([sql, params]);
  const distinct = new Map(sets.map((set) => [keyOf(set), set]));
  const answers = distinct.size > 0 ? await db.batch<Gathered>([...distinct.values()].map(gather)) : [];
  const read = new Map([...distinct.keys()].map((key, place) => [key, answers[place] ?? []]));
  return (set) => read.get(keyOf(set)) ?? [];
}

/**
 * Cards of a page, which are made for its rows alone, not for all that are sorted.
 * @param of a set whose last values are limit and rows to skip, or the page's experts
 */
function pageOf(of: Found | readonly Gathered[]): Statement {
  const named = 'sql' in of ? null : JSON.stringify(of.map(({ id }) => id));
  const rows =
    'sql' in of
      ? `e.* FROM ${of.sql} ORDER BY ${of.order} LIMIT ? OFFSET ?`
      : `e.* FROM json_each(?) j CROSS JOIN zhuanjia e ON e.expert_id = j.value AND ${PUBLIC}`;
  return {
    sql: `SELECT ${CARD} FROM (SELECT ${rows}) e ${ORGANIZATION} ORDER BY ${ORDER}`,
    params: 'sql' in of ? of.params : [named],
  };
}

/** How many experts, organisations and works the directory has, by field and province (core§7). */
export async function expertStatistics(db: Database): Promise<ExpertStatistics> {
  const all = found({});
  const [totals = [], organizations = [], works = [], fields = [], regions = []] = await db.batch<unknown>([
    readTotal('*'),
    {
      sql: `SELECT count(DISTINCT coalesce(nullif(e.unit, ''), nullif(e.org_name, ''))) AS total FROM ${all.sql}`,
      params: all.params,
    },
    readTotal('w'),
    fieldsOf(tokensOfAll(['s'])),
    placesOf(tokensOfAll(['p'])),
  ]);
  return {
    total: numberIn(totals),
    organizations: numberIn(organizations),
    works: numberIn(works),
    fields: fields as ExpertPart[],
    regions: placed(regions),
  };
}
