import type { Statement } from '../../platform/database.ts';

/** A scope or place: name, English name, parent id, order among its siblings, code of a top scope. */
export type DirectoryEntry = [name: string, nameEn: string | null, pid: string, sort: number, code?: string | null];

/** Names by id; ids of one parent in their order come from `childrenOf`. */
export type Directory = Readonly<Record<string, DirectoryEntry>>;

interface Kept {
  at: number;
  entries: Directory;
}

/** Names change rarely: an isolate asks again after so many milliseconds. */
const KEPT_MS = 60_000;
const kept = new Map<string, Kept>();

/** One row of the names: kind and group (`''` for scopes; `0` for provinces, else the two digits of a province). */
export type DirectoryKey = `scope:` | `place:${string}`;

/**
 * The statement that reads those names which this isolate does not hold, or null when it holds all.
 * @param keys rows of `name_directory`
 */
export function directoryRead(keys: readonly DirectoryKey[]): Statement | null {
  const missing = keys.filter((key) => (kept.get(key)?.at ?? 0) < Date.now() - KEPT_MS);
  if (missing.length === 0) return null;
  const places = missing.map(() => '(?,?)').join(',');
  return {
    sql: `SELECT kind, grp, names FROM name_directory WHERE (kind, grp) IN (VALUES ${places})`,
    params: missing.flatMap((key) => key.split(':')),
  };
}

/** Takes the rows of `directoryRead`. */
export function keepDirectory(rows: readonly { kind: string; grp: string; names: string }[]): void {
  for (const { kind, grp, names } of rows) {
    kept.set(`${kind}:${grp}`, { at: Date.now(), entries: JSON.parse(names) as Directory });
  }
}

/** Names that the isolate holds; none for a row that does not exist. */
export function directory(key: DirectoryKey): Directory {
  return kept.get(key)?.entries ?? {};
}

/** Ids under a parent, in their order. */
export function childrenOf(entries: Directory, parent: string): string[] {
  return Object.keys(entries)
    .filter((id) => entries[id]?.[2] === parent)
    .sort((a, b) => (entries[a]?.[3] ?? 0) - (entries[b]?.[3] ?? 0) || (a < b ? -1 : 1));
}

/** Ids above one, the topmost first. */
export function ancestorsOf(entries: Directory, id: string): string[] {
  const above: string[] = [];
  let parent = entries[id]?.[2];
  while (parent !== undefined && parent !== '0' && entries[parent] && above.length < 5) {
    above.unshift(parent);
    parent = entries[parent]?.[2];
  }
  return above;
}
