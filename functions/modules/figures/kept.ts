import type { Database, Statement } from '../../platform/database.ts';

/** Names of a group with their numbers. */
export type Counts = Readonly<Record<string, number>>;

/** Kept groups by `kind:grp`. */
export type KeptFigures = ReadonlyMap<string, Counts>;

const NONE: Counts = {};

/** Reads all kept figures: a row for each kind and group, some twenty of them. */
export const readFigures: Statement = { sql: 'SELECT kind, grp, counts FROM figure LIMIT 40', params: [] };

/** Takes the rows of these statements. */
export function keptFigures(rows: readonly unknown[] | undefined): KeptFigures {
  const found = (rows ?? []) as { kind: string; grp: string; counts: string }[];
  return new Map(found.map(({ kind, grp, counts }) => [`${kind}:${grp}`, JSON.parse(counts) as Counts]));
}

/** A group's numbers; none where nothing was counted yet. */
export const groupOf = (kept: KeptFigures, kind: string, group: string): Counts => kept.get(`${kind}:${group}`) ?? NONE;

/** The numbers whose names begin alike, together. */
export const sumOf = (counts: Counts, beginning = ''): number =>
  Object.entries(counts).reduce((sum, [name, n]) => (name.startsWith(beginning) ? sum + n : sum), 0);

/** The numbers of each of some months. */
export const byMonth = (counts: Counts, months: readonly string[]): number[] =>
  months.map((month) => counts[month] ?? 0);

const MONTHS = 12;

/**
 * The last twelve months with the running one, the oldest first, as `yyyy-MM`.
 * @param month the running month
 */
export function lastMonths(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, number - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

/** The kept figures in one round trip. */
export const figuresNow = async (db: Database): Promise<KeptFigures> =>
  keptFigures((await db.batch<unknown>([readFigures]))[0]);
