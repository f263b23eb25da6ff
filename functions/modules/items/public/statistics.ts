import type { Totals, TypeStatistics } from '../../../../db/contract/catalog.ts';
import type { PublishedKind } from '../../../../db/contract/items.ts';
import type { Database, RowOf } from '../../../platform/database.ts';
import { choicesOf } from './labels.ts';

type CountRow = RowOf<'facet_count', 'grp' | 'counts'>;

/**
 * Public items by type, from kept counters (core§7 cat/statistics): results by publisher, demands by kind.
 * Items without a type count under id `0`.
 */
export async function typeStatistics(db: Database, kind: PublishedKind): Promise<TypeStatistics> {
  const rows = await db.all<CountRow>(`SELECT grp, counts FROM facet_count WHERE kind=? AND grp IN ('*','u')`, [kind]);
  const counts = Object.assign({}, ...rows.map((row) => JSON.parse(row.counts))) as Record<string, number>;
  const total = counts['*'] ?? 0;
  const records = choicesOf(kind, 'type').map(({ value, zh, en }) => ({
    id: String(value),
    name: zh,
    name_en: en,
    n: counts[`u${value}`] ?? 0,
  }));
  const rest = total - records.reduce((sum, { n }) => sum + n, 0);
  if (rest > 0) records.push({ id: '0', name: '其他', name_en: 'Other', n: rest });
  return { total, records };
}

/**
 * Totals of the public lists (core§7 default/statistics), from kept counters.
 */
export async function totals(db: Database): Promise<Totals> {
  const rows = await db.all<{ kind: string; n: number }>(
    `SELECT kind, coalesce(counts ->> '*', 0) AS n FROM facet_count WHERE (kind, grp) IN (VALUES ('result','*'),('demand','*'),('organization','*'),('expert','*'))`,
  );
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.n ?? 0;
  return { results: of('result'), demands: of('demand'), organizations: of('organization'), experts: of('expert') };
}
