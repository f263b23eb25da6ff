import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { releaseWords, searchValues } from '../../tables/items/publication.ts';
import { searchedBody } from '../../tables/items/snapshot.ts';

/** Characters of search entries that one statement binds: D1 takes 2 MB a value, and Chinese has three bytes each. */
const CHUNK = 300_000;

interface SnapshotRow {
  release_no: number;
  name: string;
  code: string | null;
  facets: string;
  card: string;
  detail: string;
}

/** The columns of a search entry, in the order of the index. */
const entryOf = (row: SnapshotRow, organizationName: string): (string | number)[] => [
  row.release_no,
  ...searchValues({
    name: row.name,
    code: row.code,
    organizationName,
    facets: JSON.parse(row.facets) as string[],
    body: searchedBody({ ...JSON.parse(row.card), ...JSON.parse(row.detail) }),
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

async function ofKind(db: Database, kind: PublishedKind, from: string, to: PublicOrganization): Promise<Statement[]> {
  const { publication, search } = PUBLISHED[kind];
  const rows = await db.all<SnapshotRow>(
    `SELECT release_no, name, code, facets, card, detail FROM ${publication} WHERE organization_id = ?`,
    [from],
  );
  if (rows.length === 0) return [];
  return [
    {
      sql: `UPDATE ${publication} SET organization_id = ?, organization_name = ? WHERE organization_id = ?`,
      params: [to.organization_id, to.name, from],
    },
    ...chunked(rows.map((row) => entryOf(row, to.name))).map((entries) => ({
      sql: `INSERT OR REPLACE INTO ${search}(rowid, name, body, tags, facets)
            SELECT value ->> 0, value ->> 1, value ->> 2, (value ->> 3) || ${releaseWords('p.release_time')}, value ->> 4
            FROM json_each(?) JOIN ${publication} p ON p.release_no = value ->> 0`,
      params: [entries],
    })),
  ];
}

/** What public results and demands keep of their organisation; the rest they read of its own row. */
export interface PublicOrganization {
  organization_id: string;
  name: string;
}

/**
 * Statements after which public results and demands of one organisation name another, or the same by its new name; the
 * search finds them by it.
 * @param from organisation that they name now
 */
export async function publicName(db: Database, from: string, to: PublicOrganization): Promise<Statement[]> {
  const [results, demands] = await Promise.all([ofKind(db, 'result', from, to), ofKind(db, 'demand', from, to)]);
  return [...results, ...demands];
}
