import type { Lang } from '../../../../db/contract/errors.ts';
import { ARCHIVE } from '../../../../db/contract/pushes.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { failureOf, recordFailure } from '../../../platform/failures.ts';

/** What targets are read from, and the language that they are told in. */
export interface Asked {
  db: Database;
  env: Env;
  lang: Lang;
}

type Store = Pick<Env, 'FILES'>;

/** What stands of a target in the archive alone: nobody asks for it across pushes. */
interface ArchivedLine {
  id: string;
  error_msg: string | null;
  attempts: number;
}

/** Folder of a push: that of the month in which it was made. */
export const archiveFolder = (month: string, pushId: string): string => `archives/push-targets/${month}/${pushId}/`;

const through = (bytes: BodyInit, stream: CompressionStream | DecompressionStream): Response =>
  new Response(new Response(bytes).body?.pipeThrough(stream));

/**
 * Keeps lines under a key that nothing else is kept under.
 * @param text lines of JSON
 */
export async function keepPart({ FILES }: Store, key: string, text: string): Promise<void> {
  await FILES.put(key, await through(text, new CompressionStream('gzip')).arrayBuffer(), {
    httpMetadata: { contentType: 'application/gzip' },
  });
}

/** @returns the lines of a part, null for one that is not there */
async function readPart({ FILES }: Store, key: string): Promise<string[] | null> {
  const object = await FILES.get(key);
  if (!object) return null;
  return (await through(await object.arrayBuffer(), new DecompressionStream('gzip')).text()).trimEnd().split('\n');
}

/** Keys of the objects of a folder. */
export async function* archivedKeys({ FILES }: Store, folder: string): AsyncGenerator<string> {
  let cursor: string | undefined;
  do {
    const page: R2Objects = await FILES.list({ prefix: folder, ...(cursor && { cursor }) });
    for (const { key } of page.objects) yield key;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

/** Parts that a reader holds at a time: those of a page, or of a step of an export, lie next to each other. */
const HELD = 4;

interface Placed {
  push_id: string;
  place: number | null;
}

/** Reads the archived half of targets; an object of the archive is read once for what is asked together. */
export class ArchiveReader {
  private readonly held = new Map<string, string[] | null>();
  private readonly db: Database;
  private readonly env: Env;

  constructor(db: Database, env: Env) {
    this.db = db;
    this.env = env;
  }

  /**
   * The lines of those rows that stand in the archive. A line that is lost is missing, and the loss stands among the failures:
   * what the database knows of its target is shown all the same.
   */
  async linesOf<T extends Placed>(rows: readonly T[]): Promise<Map<T, ArchivedLine>> {
    const archived = rows.flatMap((row) => (row.place === null ? [] : [{ row, place: row.place }]));
    const lines = new Map<T, ArchivedLine>();
    if (archived.length === 0) return lines;
    const parts = Map.groupBy(archived, ({ row, place }) => `${row.push_id}/${Math.floor(place / ARCHIVE.part)}`);
    const keys = await this.keysOf([...parts.keys()].filter((part) => !this.held.has(part)));
    for (const [part, members] of parts) {
      const text = this.held.get(part) ?? (await this.read(part, keys.get(part)));
      for (const { row, place } of members) {
        const line = text?.[place % ARCHIVE.part];
        if (line) lines.set(row, JSON.parse(line) as ArchivedLine);
      }
    }
    return lines;
  }

  private async keysOf(parts: readonly string[]): Promise<Map<string, string>> {
    if (parts.length === 0) return new Map();
    const rows = await this.db.all<{ part: string; object_key: string }>(
      `SELECT j.value AS part, a.object_key FROM json_each(?) j
JOIN push_archive a ON a.push_id = substr(j.value, 1, instr(j.value, '/') - 1) AND a.part = CAST(substr(j.value, instr(j.value, '/') + 1) AS INTEGER)`,
      [JSON.stringify(parts)],
    );
    return new Map(rows.map(({ part, object_key }) => [part, object_key]));
  }

  private async read(part: string, key: string | undefined): Promise<string[] | null> {
    const lines = key === undefined ? null : await readPart(this.env, key);
    if (!lines) {
      await recordFailure(this.db, failureOf(new Error('a part of the archive is missing'), 'call', 'push archive'));
    }
    const [oldest] = this.held.keys();
    if (oldest !== undefined && this.held.size >= HELD) this.held.delete(oldest);
    this.held.set(part, lines);
    return lines;
  }
}
