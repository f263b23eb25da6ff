import { MOST_VERSIONS, type Versioned } from '../../db/contract/versions.ts';
import type { Demand, TableHooks, WriteContext } from '../data/hooks.ts';
import type { Row } from '../data/row.ts';
import type { Statement } from '../platform/database.ts';
import { removedAlong } from './removed-along.ts';

interface Kept {
  key: string;
  /** Column of the name under which editors know a row. */
  name: string;
  /** What is written; neither the place in a list nor when visitors see it. */
  columns: readonly string[];
}

const PARK_COLUMNS =
  'name name_en cover profile profile_en address region_bg build_bg ecology_bg link_bg merchants financial_support_policy incentive_policy talent_attraction_policy supporting_policy innovation_policy contacts contacts_tel province city county';

const kept = (columns: string, name = 'name', key = 'id'): Kept => ({ key, name, columns: columns.split(' ') });

/** Of which tables versions are kept, and what of their rows. */
export const KEPT: Readonly<Record<Versioned, Kept>> = {
  hall: kept('name name_en summary summary_en scope cover video captions captions_en panorama'),
  video: kept('title title_en profile profile_en cover url type duration chapters captions captions_en', 'title'),
  book: kept('name name_en author author_en press press_en profile profile_en cover url type isbn year'),
  innovate: kept('title title_en content type cover source', 'title'),
  yuanqu: kept(PARK_COLUMNS, 'name', 'yuanqu_id'),
  clinic_case: kept(
    'title title_en summary summary_en content content_en result result_en cover org_name scope_id',
    'title',
  ),
  star: kept('name area_code cover profile url'),
};

/** Columns to one function of the database, which takes 32 arguments. */
const PAIRS = 15;

/** The written columns of a row under the alias `t` as JSON. */
function written({ columns }: Kept): string {
  const parts: string[] = [];
  for (let at = 0; at < columns.length; at += PAIRS) {
    const pairs = columns.slice(at, at + PAIRS).map((name) => `'${name}', t.${name}`);
    parts.push(`json_object(${pairs.join(', ')})`);
  }
  return parts.reduce((whole, part) => `json_patch(${whole}, ${part})`);
}

const OF = (table: Versioned, key: string) => `v.table_name = '${table}' AND v.item_id = t.${key}`;

/**
 * Keeps how rows stand now, where that is another than their newest version.
 * @param by who wrote them and when, in unix seconds; without it, what was there before versions were kept
 */
export function versionStatements(
  table: Versioned,
  ids: readonly unknown[],
  by?: { userId: string | null; at: number },
): Statement[] {
  const it = KEPT[table];
  const content = written(it);
  const last = `(SELECT v.content FROM content_version v WHERE ${OF(table, it.key)} ORDER BY v.version DESC LIMIT 1)`;
  const list = JSON.stringify(ids);
  const added: Statement = {
    sql: `INSERT INTO content_version (id, table_name, item_id, version, content, add_user, add_time)
      SELECT lower(hex(randomblob(16))), '${table}', t.${it.key},
        coalesce((SELECT max(v.version) FROM content_version v WHERE ${OF(table, it.key)}), 0) + 1, ${content}, ?2, coalesce(?3, t.add_time)
      FROM ${table} t WHERE t.${it.key} IN (SELECT value FROM json_each(?1)) AND ${by ? `${content} IS NOT ${last}` : `${last} IS NULL`}`,
    params: [list, by?.userId ?? null, by?.at ?? null],
  };
  if (!by) return [added];
  const old: Statement = {
    sql: `DELETE FROM content_version WHERE table_name = '${table}' AND item_id IN (SELECT value FROM json_each(?1))
      AND version <= (SELECT max(v.version) FROM content_version v WHERE v.table_name = '${table}' AND v.item_id = content_version.item_id) - ${MOST_VERSIONS}`,
    params: [list],
  };
  return [added, old];
}

const joined = (own: Demand | undefined, { before = [], after = [] }: Demand): Demand => ({
  ...own,
  before: [...(own?.before ?? []), ...before],
  after: [...(own?.after ?? []), ...after],
});

/** The hooks of a table whose rows keep their versions: each write that changes what is written makes one, and they go with their row. */
export function versioned(table: Versioned, hooks: TableHooks): TableHooks {
  const { key, columns } = KEPT[table];
  const idsOf = (rows: readonly Row[]) => rows.map((row) => row[key]);
  const by = ({ caller, at }: WriteContext) => ({ userId: caller.userId, at });
  return {
    ...hooks,
    beforeAdd: async (rows, context) =>
      joined(await hooks.beforeAdd?.(rows, context), { after: versionStatements(table, idsOf(rows), by(context)) }),
    beforePut: async (rows, changes, context) => {
      const own = await hooks.beforePut?.(rows, changes, context);
      if (!columns.some((name) => name in changes)) return own;
      const ids = idsOf(rows);
      return joined(own, {
        before: versionStatements(table, ids),
        after: versionStatements(table, ids, by(context)),
      });
    },
    beforeRemove: async (rows, context, verb) =>
      joined(await hooks.beforeRemove?.(rows, context, verb), { after: removedAlong(table, rows, verb) }),
  };
}
