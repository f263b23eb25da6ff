import { facetToken, placeLetter } from '../../../db/contract/facets.ts';
import type { HomeEvent, HomeField, HomePage, HomeRegion, Partner, Workstation } from '../../../db/contract/home.ts';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { MEETING_TYPES } from '../../../db/contract/meetings.ts';
import { ORGANIZATION_TYPE } from '../../../db/contract/organizations.ts';
import { CAPITAL } from '../../../db/contract/regions.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { shownNow } from '../../platform/sql.ts';
import { together } from '../../platform/together.ts';
import { tagQuery } from '../../tables/items/tokens.ts';
import { casesOf, selectCases } from '../deals/cases.ts';
import { placeFigures } from '../figures/places.ts';
import { yearFigures } from '../figures/year.ts';
import { cardsOf, idOfCard } from '../items/public/cards.ts';
import { ancestorsOf, childrenOf, directory, directoryRead, keepDirectory } from '../items/public/directory.ts';
import { CARD_JSON } from '../items/public/list-sql.ts';
import { newestNews } from '../news/published.ts';
import { featuredCards, featuredNews, featuredPartners } from './featured.ts';

const NEWEST = { result: 8, demand: 6 } as const;
const CASES = 3;
const NEWS = 5;
const EVENTS = 3;
const PARTNERS = 12;

/** Without an area the newest of all; in an area the index is asked, which holds the places as tags. */
function newest(kind: PublishedKind, area: string | undefined): Statement {
  const { publication, search } = PUBLISHED[kind];
  const most = NEWEST[kind];
  const token = area === undefined ? null : facetToken(placeLetter(area), area);
  const within = `WHERE p.release_no IN (SELECT rowid FROM ${search} WHERE ${search} MATCH ? ORDER BY rowid DESC LIMIT ${most})`;
  return {
    sql: `SELECT json_group_array(json(card)) AS cards FROM (SELECT ${CARD_JSON} AS card FROM ${publication} p ${area === undefined ? '' : within} ORDER BY p.release_no DESC LIMIT ${most})`,
    params: area === undefined ? [] : [`tags : ${tagQuery(token ?? '-')}`],
  };
}

const PARTNER = 'organization_id, name, name_en, logo, web_site, verified_time';

/** The newest organisations of a kind that public lists may name, read through the index of those alone. */
const partners = (type: number): Statement => ({
  sql: `SELECT ${PARTNER} FROM organization INDEXED BY organization_shown
        WHERE is_shown=1 AND type=? AND is_delete=0 AND audit_status=4 ORDER BY add_time DESC LIMIT ${PARTNERS}`,
  params: [type],
});

type PartnerRow = RowOf<'organization', 'organization_id' | 'name' | 'name_en' | 'logo' | 'web_site' | 'verified_time'>;

const partnersOf = (rows: unknown[]): Partner[] =>
  (rows as PartnerRow[])
    .slice(0, PARTNERS)
    .map(({ verified_time, ...partner }) => ({ ...partner, verified: verified_time !== null }));

/**
 * What editors chose, then the newest of what they did not.
 * @param most rows of both together
 */
export function chosenFirst<R>(
  chosen: readonly R[],
  newest: readonly R[],
  idOf: (row: R) => string,
  most: number,
): R[] {
  const ids = new Set(chosen.map(idOf));
  return [...chosen, ...newest.filter((row) => !ids.has(idOf(row)))].slice(0, most);
}

/** Meetings and courses that are still to come, the next first (decision 416). */
const EVENTS_TO_COME: Statement[] = [
  {
    sql: `SELECT id, name, name_en, start_time, address AS place, address_en AS place_en, type FROM meeting
          WHERE type IN (${MEETING_TYPES.join(', ')}) AND ${shownNow()} AND cancel_time IS NULL AND start_time > unixepoch() ORDER BY start_time LIMIT ${EVENTS}`,
    params: [],
  },
  {
    sql: `SELECT c.id, c.name, c.name_en, c.start_time, c.orgName AS place, c.class_hours AS hours,
            (SELECT o.name_en FROM organization o WHERE o.name = c.orgName AND o.is_delete = 0) AS place_en
          FROM bookable b INDEXED BY bookable_starts CROSS JOIN course c ON c.id = b.event_id
          WHERE b.stopped = 0 AND b.kind = 'course' AND b.starts > unixepoch() AND ${shownNow('c')} AND c.cancel_time IS NULL
          ORDER BY b.starts LIMIT ${EVENTS}`,
    params: [],
  },
];

function homeReads(region: string, area: string | undefined): Statement[] {
  return [
    newest('result', area),
    newest('demand', area),
    {
      sql: `SELECT kind, grp, counts FROM facet_count WHERE (kind, grp) IN (VALUES ('result','*'),('result','s'),('demand','*'),('organization','*'),('expert','*'))`,
      params: [],
    },
    selectCases(CASES),
    ...EVENTS_TO_COME,
    featuredCards('result', region, area),
    featuredCards('demand', region, area),
    featuredPartners(PARTNER, region),
    featuredNews(region),
    partners(ORGANIZATION_TYPE.centre),
    partners(ORGANIZATION_TYPE.byPublishing),
    { sql: 'SELECT id, name, en_name, logo, title, title_en, center_url FROM region WHERE id=?', params: [region] },
    ...(region === CAPITAL
      ? [{ sql: 'SELECT area_code, name, url, platform_url FROM workstation ORDER BY area_code', params: [] }]
      : []),
  ];
}

function fieldsOf(counts: Record<string, number>): HomeField[] {
  const scopes = directory('scope:');
  return childrenOf(scopes, '0')
    .flatMap((top) => childrenOf(scopes, top))
    .map((id) => {
      const [name, nameEn] = scopes.entries[id] ?? [id, null];
      const top = ancestorsOf(scopes, id)[0] ?? '';
      return { id, name, name_en: nameEn, n: counts[`s${id}`] ?? 0, group: scopes.entries[top]?.[4] ?? null };
    })
    .filter(({ n }) => n > 0);
}

/** The map of a region's page: the places of its province; of the country where the region names none. */
const mapOf = (region: string): string => (/^[1-8]\d{5}$/.test(region) ? `${region.slice(0, 2)}0000` : '');

async function mapFigures(db: Database, region: string): Promise<HomePage['places']> {
  try {
    return await placeFigures(db, mapOf(region));
  } catch (error) {
    // Nobody lives in a province of that code: the country is shown.
    if (error instanceof AppError && error.status === 404) return placeFigures(db, '');
    throw error;
  }
}

type CountRow = { kind: string; grp: string; counts: string };

/**
 * Everything that the home page shows, from kept counters and the newest rows of each kind.
 * @param region code of the region whose front page it is; an unknown one answers `region: null`
 * @param area code of the area that the caller's newest results and demands are limited to (decision 54)
 */
export async function home(db: Database, region: string, area?: string): Promise<HomePage> {
  const names = directoryRead(['scope:']);
  const reads = homeReads(region, area);
  const [answers, figures, places, news] = await together(db, [
    (own) => own.batch<unknown>(names ? [...reads, names] : reads),
    yearFigures,
    (own) => mapFigures(own, region),
    (own) => newestNews(own, NEWS),
  ]);
  if (names) keepDirectory(answers.pop() as Parameters<typeof keepDirectory>[0]);
  const [results, demands, counts, cases, meetings, courses, ...rest] = answers;
  const [chosenResults, chosenDemands, chosenPartners, chosenNews, centres, publishers, regions, workstations] = rest;
  const counted = new Map(
    ((counts ?? []) as CountRow[]).map((row) => [
      `${row.kind}:${row.grp}`,
      JSON.parse(row.counts) as Record<string, number>,
    ]),
  );
  const total = (kind: string) => counted.get(`${kind}:*`)?.['*'] ?? 0;
  const cards = <K extends PublishedKind>(kind: K, rows: unknown[] | undefined) =>
    cardsOf(kind, ((rows ?? []) as { cards: string }[])[0]?.cards ?? '[]');
  const featured = {
    results: cards('result', chosenResults),
    demands: cards('demand', chosenDemands),
    partners: partnersOf(chosenPartners ?? []),
    news: (chosenNews ?? []) as HomePage['news'],
  };
  const row = regions?.[0] as Omit<HomeRegion, 'capital' | 'workstations'> | undefined;
  return {
    counters: {
      results: total('result'),
      demands: total('demand'),
      organizations: total('organization'),
      experts: total('expert'),
    },
    results: chosenFirst(featured.results, cards('result', results), idOfCard, NEWEST.result),
    demands: chosenFirst(featured.demands, cards('demand', demands), idOfCard, NEWEST.demand),
    figures,
    places,
    cases: casesOf(cases ?? []),
    news: chosenFirst(
      featured.news,
      news.map(({ id, title, title_en, type, release_time }) => ({ id, title, title_en, type, release_time })),
      ({ id }) => id,
      NEWS,
    ),
    featured: {
      result: featured.results.length,
      demand: featured.demands.length,
      organization: featured.partners.length,
      news: featured.news.length,
    },
    meetings: (meetings ?? []) as HomeEvent[],
    courses: (courses ?? []) as HomeEvent[],
    fields: fieldsOf(counted.get('result:s') ?? {}),
    partners: chosenFirst(
      featured.partners,
      partnersOf([...(centres ?? []), ...(publishers ?? [])]),
      ({ organization_id }) => organization_id,
      PARTNERS,
    ),
    region: row
      ? {
          ...row,
          capital: row.id === CAPITAL,
          ...(workstations && { workstations: workstations as Workstation[] }),
        }
      : null,
  };
}
