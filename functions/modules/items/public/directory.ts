import type { Database, Statement } from '../../../platform/database.ts';

/** A scope or place: name, English name, parent id, order among its siblings; of a scope also the code of a top one, and its stage. */
type DirectoryEntry = [
  name: string,
  nameEn: string | null,
  pid: string,
  sort: number,
  code?: string | null,
  stage?: number | null,
];

/** Names by id, and under each parent the ids that are offered, in their order. */
export interface Directory {
  entries: Readonly<Record<string, DirectoryEntry>>;
  children: ReadonlyMap<string, readonly string[]>;
}

/** Stage of scopes that are offered (core§9). */
const OFFERED = 1;

interface Kept {
  at: number;
  directory: Directory;
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

function directoryOf(entries: Directory['entries']): Directory {
  const children = new Map<string, string[]>();
  for (const [id, [, , parent, , , stage = OFFERED]] of Object.entries(entries)) {
    if (stage !== OFFERED) continue;
    const siblings = children.get(parent);
    if (siblings) siblings.push(id);
    else children.set(parent, [id]);
  }
  const sort = (id: string) => entries[id]?.[3] ?? 0;
  for (const ids of children.values()) ids.sort((a, b) => sort(a) - sort(b) || (a < b ? -1 : 1));
  return { entries, children };
}

/** Takes the rows of `directoryRead`. */
export function keepDirectory(rows: readonly { kind: string; grp: string; names: string }[]): void {
  for (const { kind, grp, names } of rows) {
    kept.set(`${kind}:${grp}`, { at: Date.now(), directory: directoryOf(JSON.parse(names) as Directory['entries']) });
  }
}

const NONE: Directory = { entries: {}, children: new Map() };

/** Names that the isolate holds; none for a row that does not exist. */
export function directory(key: DirectoryKey): Directory {
  return kept.get(key)?.directory ?? NONE;
}

/** Two directories as one; places of one province beside the provinces. */
export function joined(first: Directory, second: Directory): Directory {
  return {
    entries: { ...first.entries, ...second.entries },
    children: new Map([...first.children, ...second.children]),
  };
}

/** The name that an id of a query leads to: what an object has by itself, such as `constructor`, is no name. */
export const entryOf = ({ entries }: Directory, id: string): DirectoryEntry | undefined =>
  Object.hasOwn(entries, id) ? entries[id] : undefined;

/** Ids under a parent, in their order. */
export const childrenOf = ({ children }: Directory, parent: string): readonly string[] => children.get(parent) ?? [];

/** Ids of all that are offered below a parent, at whatever depth: what stands under one that is not is not either. */
const offeredBelow = (names: Directory, parent: string): string[] =>
  childrenOf(names, parent).flatMap((id) => [id, ...offeredBelow(names, id)]);

/**
 * The fields of technology that are offered, by their ids (core§9).
 * @returns an isolate that knows their names reads nothing, else one row
 */
export async function offeredFields(db: Database): Promise<ReadonlyMap<string, DirectoryEntry>> {
  const read = directoryRead(['scope:']);
  if (read) keepDirectory((await db.batch<{ kind: string; grp: string; names: string }>([read]))[0] ?? []);
  const names = directory('scope:');
  return new Map(
    offeredBelow(names, '0').flatMap((id) => {
      const entry = entryOf(names, id);
      return entry ? [[id, entry] as const] : [];
    }),
  );
}

/** Ids above one, the topmost first. */
export function ancestorsOf(names: Directory, id: string): string[] {
  const above: string[] = [];
  let parent = entryOf(names, id)?.[2];
  while (parent !== undefined && parent !== '0' && entryOf(names, parent) && above.length < 5) {
    above.unshift(parent);
    parent = entryOf(names, parent)?.[2];
  }
  return above;
}
