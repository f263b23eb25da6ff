import type { expertCalls } from '../../../db/contract/calls/experts.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import type { ExpertList, ExpertPart, ExpertStatistics } from '../../../db/contract/experts.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { countedPage, numberIn, pagingOf, selectTotal, wordOf } from '../../platform/paging.ts';
import { placeInEnglish } from '../../platform/place-names.ts';
import { allOf, BELOW_SCOPE } from '../../platform/sql.ts';
import { CARD, type CardRow, cardOf, ORDER, ORGANIZATION, PUBLIC, readTotal } from './cards.ts';

type Query = QueryOf<typeof expertCalls.list>;

/** Experts that a page of the directory looks through. */
const SEARCHED = 2_000;
/** Parts of the directory that are offered. */
const PARTS = 40;

const PLACE = /^\d{6}$/;

/** A field stands for all that stand below it; whose they are is looked up once, not for each expert. */
const inScope = (id: string): Statement => ({
  sql: `e.expert_id IN (SELECT l.expert_id FROM zhuanjia_scope l WHERE l.second_scope_id IN (${BELOW_SCOPE}))`,
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

/** Filters that an index leads to: who fulfils them is looked at, however many others there are. */
const LED: ReadonlySet<string> = new Set<Filter>(['scope', 'unit']);

/** The living, approved experts that the filters leave, but for one of them; at most `SEARCHED` are looked at. */
function found(filters: ReturnType<typeof filtersOf>, except?: Filter): Statement {
  const asked = Object.entries(filters).filter(([name]) => name !== except);
  const [led, other] = [true, false].map((indexed) =>
    asked.flatMap(([name, filter]) => (LED.has(name) === indexed ? [filter] : [])),
  ) as [Statement[], Statement[]];
  const byKey = asked.some(([name]) => name === 'scope');
  // Whom a field names is looked at one by one; the order of the directory leads to everybody else.
  const source =
    led.length === 0
      ? `zhuanjia e INDEXED BY zhuanjia_order WHERE ${PUBLIC}`
      : `zhuanjia e WHERE ${byKey ? `iif(${PUBLIC}, 1, 0)` : PUBLIC}`;
  return {
    sql: `(SELECT e.* FROM (SELECT * FROM ${[source, ...led.map(({ sql }) => sql)].join(' AND ')} ORDER BY ${ORDER} LIMIT ${SEARCHED}) e
      WHERE ${allOf(other).sql}) e`,
    params: [...led, ...other].flatMap(({ params }) => params),
  };
}

/** How many of some experts there are under each of the tokens that begin with some letters: kept, where it is all of them. */
function byToken(
  filters: ReturnType<typeof filtersOf>,
  except: Filter | undefined,
  letters: readonly string[],
): Statement {
  const groups = letters.map((letter) => `'${letter}'`).join(', ');
  if (Object.keys(filters).every((name) => name === except)) {
    return {
      sql: `SELECT substr(j.key, 2) AS id, sum(j.value) AS n FROM facet_count k, json_each(k.counts) j
        WHERE k.kind = 'expert' AND k.grp IN (${groups}) GROUP BY 1`,
      params: [],
    };
  }
  const { sql, params } = found(filters, except);
  return {
    // Counted by all tokens together first: they are taken apart once for experts that share them.
    sql: `SELECT substr(j.value, 2) AS id, sum(g.n) AS n FROM (SELECT x.facets, count(*) AS n FROM ${sql}
        JOIN expert_facet x ON x.expert_id = e.expert_id GROUP BY 1) g, json_each(g.facets) j
      WHERE substr(j.value, 1, 1) IN (${groups}) GROUP BY 1`,
    params,
  };
}

/** How many of some experts there are in each field that they name, the fullest first. */
function byField(filters: ReturnType<typeof filtersOf>): Statement {
  const { sql, params } = byToken(filters, 'scope', ['s']);
  return {
    sql: `SELECT s.id, s.name, s.name_en, f.n FROM (${sql}) f JOIN scope s ON s.id = f.id ORDER BY f.n DESC, s.id LIMIT ${PARTS}`,
    params,
  };
}

/** … and in each place: `p` stands for provinces, `c` for cities. */
function byPlace(filters: ReturnType<typeof filtersOf>, letters: readonly ('p' | 'c')[]): Statement {
  const { sql, params } = byToken(filters, 'region', letters);
  return {
    sql: `SELECT d.id, d.name, d.name_en, p.n FROM (${sql}) p JOIN china d ON d.id = p.id ORDER BY p.n DESC, d.id LIMIT ${PARTS}`,
    params,
  };
}

const placed = (rows: unknown[]): ExpertPart[] =>
  (rows as ExpertPart[]).map((row) => ({
    ...row,
    id: String(row.id),
    name_en: row.name_en ?? placeInEnglish(row.name),
  }));

/**
 * A page of the public experts in the order of the editors, and how many there are in each field and place that it may be narrowed
 * to. Looks at no more than 2,000 experts.
 */
export async function expertList(db: Database, query: Query): Promise<ExpertList> {
  const { current, size, offset } = pagingOf(query);
  const filters = filtersOf(query);
  const all = found(filters);
  const [rows = [], totals = [], fields = [], places = []] = await db.batch<unknown>([
    {
      // Cards are made for the rows of the page alone, not for all that are sorted.
      sql: `SELECT ${CARD} FROM (SELECT e.* FROM ${all.sql} ORDER BY ${ORDER} LIMIT ? OFFSET ?) e ${ORGANIZATION} ORDER BY ${ORDER}`,
      params: [...all.params, size, offset],
    },
    Object.keys(filters).length === 0 ? readTotal('*') : selectTotal(`FROM ${all.sql}`, all.params),
    byField(filters),
    byPlace(filters, ['p', 'c']),
  ]);
  return {
    ...countedPage((rows as CardRow[]).map(cardOf), current, size, totals),
    facets: { scope: fields as ExpertPart[], region: placed(places) },
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
    byField({}),
    byPlace({}, ['p']),
  ]);
  return {
    total: numberIn(totals),
    organizations: numberIn(organizations),
    works: numberIn(works),
    fields: fields as ExpertPart[],
    regions: placed(regions),
  };
}
