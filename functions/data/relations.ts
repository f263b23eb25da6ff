import { findTable, servedTables, type TableFacts } from './catalog.ts';
import type { Access, Source } from './source.ts';
import type { Item } from './table.ts';

/** A column of one use of a table. */
export interface Place {
  source: Source;
  access: Access;
}

/** Whether a declaration means a table: by its name, or because its rows are such items. */
const means = (named: readonly string[] | Item | undefined, { name, policy }: TableFacts): boolean =>
  typeof named === 'string' ? policy.item === 'discussed' || policy.item === named : named?.includes(name) === true;

const namesOf = ({ policy }: TableFacts) => Object.entries(policy.names ?? {}) as [string, readonly string[] | Item][];

/**
 * Whether the first column is declared to name rows of the second's table by their key. `leftJoin` goes along it to the one
 * row that is named, `process` the other way to the rows that name one. Nothing else can be brought together.
 */
export function names(from: Place, to: Place): boolean {
  const { facts } = to.source;
  const [, named] = namesOf(from.source.facts).find(([column]) => column === from.access.facts.name) ?? [];
  return to.access.facts.name === facts.key.name && means(named, facts);
}

/** All declared relations, for whoever wants to go through them. */
export const declaredRelations = (): { table: string; column: string; to: string; key: string }[] =>
  servedTables().flatMap((facts) =>
    namesOf(facts).flatMap(([column, named]) => {
      const tables = typeof named === 'string' ? servedTables().filter((to) => means(named, to)) : named.map(findTable);
      return tables.map((to) => ({ table: facts.name, column, to: to?.name ?? '', key: to?.key.name ?? '' }));
    }),
  );
