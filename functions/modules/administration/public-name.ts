import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import type { Database, PublicationOf, RowOf, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { wholeValues } from '../../tables/items/kept-detail.ts';
import { releaseWords, searchValues } from '../../tables/items/publication.ts';
import { searchedBody } from '../../tables/items/snapshot.ts';

/** Characters of search entries that one statement binds: D1 takes 2 MB a value, and Chinese has three bytes each. */
const CHUNK = 300_000;
/** Texts of old ones that are asked of the object store at once. */
const AT_ONCE = 20;

type Store = Pick<Env, 'FILES'>;

type SnapshotRow = PublicationOf<'release_no' | 'name' | 'code' | 'facets' | 'card' | 'detail'>;

/** The columns of a search entry, in the order of the index. */
const entryOf = (row: SnapshotRow, detail: object, organizationName: string): (string | number)[] => [
  row.release_no,
  ...searchValues({
    name: row.name,
    code: row.code,
    organizationName,
    facets: JSON.parse(row.facets) as string[],
    body: searchedBody({ ...JSON.parse(row.card), ...detail }),
  }),
];

function chunked(entries: (string | number)[][]): string[] {
  const chunks: string[][] = [[]];
  let length = 0;
  for (const entry of entries.map((each) => JSON.stringify(each))) {
    if (length > 0 && length + entry.length > CHUNK) {
      chunks.push([]);
      length = 0;
    }
    chunks.at(-1)?.push(entry);
    length += entry.length;
  }
  return chunks.filter((chunk) => chunk.length > 0).map((chunk) => `[${chunk.join(',')}]`);
}

async function ofKind(
  db: Database,
  env: Store,
  kind: PublishedKind,
  from: string,
  to: PublicOrganization,
): Promise<Statement[]> {
  const { publication, search } = PUBLISHED[kind];
  const rows = await db.all<SnapshotRow>(
    `SELECT release_no, name, code, facets, card, detail FROM ${publication} WHERE organization_id = ?`,
    [from],
  );
  if (rows.length === 0) return [];
  const entries: (string | number)[][] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE);
    const details = await Promise.all(some.map(({ detail }) => wholeValues(env, detail)));
    entries.push(...some.map((row, place) => entryOf(row, details[place] ?? {}, to.name)));
  }
  return [
    {
      sql: `UPDATE ${publication} SET organization_id = ?1, organization_name = ?2,
              card = json_set(card, '$.org_name_en', (SELECT o.name_en FROM organization o WHERE o.organization_id = ?1))
            WHERE organization_id = ?3`,
      params: [to.organization_id, to.name, from],
    },
    ...chunked(entries).map((chunk) => ({
      sql: `INSERT OR REPLACE INTO ${search}(rowid, name, body, tags, facets)
            SELECT value ->> 0, value ->> 1, value ->> 2, (value ->> 3) || ${releaseWords('p.release_time')}, value ->> 4
            FROM json_each(?) JOIN ${publication} p ON p.release_no = value ->> 0`,
      params: [chunk],
    })),
  ];
}

/** What public results and demands keep of their organisation; the rest they read of its own row. */
type PublicOrganization = RowOf<'organization', 'organization_id' | 'name'>;

/**
 * Statements after which public results and demands of one organisation name another, or the same by its new name; the
 * search finds them by it.
 * @param from organisation that they name now
 * @throws AppError 503 where the object store does not give the text of an old one
 */
export async function publicName(db: Database, env: Store, from: string, to: PublicOrganization): Promise<Statement[]> {
  const [results, demands] = await Promise.all([
    ofKind(db, env, 'result', from, to),
    ofKind(db, env, 'demand', from, to),
  ]);
  return [...results, ...demands];
}
