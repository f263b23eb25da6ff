import type { HomeField, HomePage, HomeRegion, Partner, Workstation } from '../../../../db/contract/home.ts';
import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { ORGANIZATION_TYPE } from '../../../../db/contract/organizations.ts';
import { CAPITAL } from '../../../../db/contract/regions.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { facetToken, placeLetter, tagQuery } from '../../../tables/items/tokens.ts';
import { cardsOf } from './cards.ts';
import { ancestorsOf, childrenOf, directory, directoryRead, keepDirectory } from './directory.ts';
import { CARD_JSON } from './list-sql.ts';

const NEWEST = 8;
const PARTNERS = 12;

/** Without an area the newest of all; in an area the index is asked, which holds the places as tags. */
function newest(kind: PublishedKind, area: string | undefined): Statement {
  const { publication, search } = PUBLISHED[kind];
  const token = area === undefined ? null : facetToken(placeLetter(area), area);
  const within = `WHERE p.release_no IN (SELECT rowid FROM ${search} WHERE ${search} MATCH ? ORDER BY rowid DESC LIMIT ${NEWEST})`;
  return {
    sql: `SELECT json_group_array(json(card)) AS cards FROM (SELECT ${CARD_JSON} AS card FROM ${publication} p ${area === undefined ? '' : within} ORDER BY p.release_no DESC LIMIT ${NEWEST})`,
    params: area === undefined ? [] : [`tags : ${tagQuery(token ?? '-')}`],
  };
}

/** The newest organisations of a kind that public lists may name, read through the index of those alone. */
const partners = (type: number): Statement => ({
  sql: `SELECT organization_id, name, web_site, verified_time FROM organization INDEXED BY organization_shown
        WHERE is_shown=1 AND type=? AND is_delete=0 AND audit_status=4 ORDER BY add_time DESC LIMIT ${PARTNERS}`,
  params: [type],
});

interface PartnerRow {
  organization_id: string;
  name: string;
  web_site: string | null;
  verified_time: number | null;
}

const partnersOf = (rows: unknown[]): Partner[] =>
  (rows as PartnerRow[])
    .slice(0, PARTNERS)
    .map(({ verified_time, ...partner }) => ({ ...partner, verified: verified_time !== null }));

function homeReads(region: string, area: string | undefined): Statement[] {
  return [
    newest('result', area),
    newest('demand', area),
    {
      sql: `SELECT kind, grp, counts FROM facet_count WHERE (kind, grp) IN (VALUES ('result','*'),('result','s'),('demand','*'),('organization','*'),('expert','*'))`,
      params: [],
    },
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

type CountRow = { kind: string; grp: string; counts: string };

/**
 * Everything that the home page shows, in one round trip and from kept counters.
 * @param region code of the region whose front page it is; an unknown one answers `region: null`
 * @param area code of the area that the caller's newest results and demands are limited to (decision 54)
 */
export async function home(db: Database, region: string, area?: string): Promise<HomePage> {
  const names = directoryRead(['scope:']);
  const reads = homeReads(region, area);
  const answers = await db.batch<unknown>(names ? [...reads, names] : reads);
  if (names) keepDirectory(answers.pop() as Parameters<typeof keepDirectory>[0]);
  const [results, demands, counts, centres, publishers, regions, workstations] = answers;
  const counted = new Map(
    ((counts ?? []) as CountRow[]).map((row) => [
      `${row.kind}:${row.grp}`,
      JSON.parse(row.counts) as Record<string, number>,
    ]),
  );
  const total = (kind: string) => counted.get(`${kind}:*`)?.['*'] ?? 0;
  const cards = <K extends PublishedKind>(kind: K, rows: unknown[] | undefined) =>
    cardsOf(kind, ((rows ?? []) as { cards: string }[])[0]?.cards ?? '[]');
  const row = regions?.[0] as Omit<HomeRegion, 'capital' | 'workstations'> | undefined;
  return {
    counters: {
      results: total('result'),
      demands: total('demand'),
      organizations: total('organization'),
      experts: total('expert'),
    },
    results: cards('result', results),
    demands: cards('demand', demands),
    fields: fieldsOf(counted.get('result:s') ?? {}),
    partners: partnersOf([...(centres ?? []), ...(publishers ?? [])]),
    region: row
      ? {
          ...row,
          capital: row.id === CAPITAL,
          ...(workstations && { workstations: workstations as Workstation[] }),
        }
      : null,
  };
}
