import type { FileRow } from '../../../db/contract/imports.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { newId } from '../../platform/random.ts';
import { keyRing, seal, unseal } from '../../platform/sealed.ts';

type Store = Pick<Env, 'FILES'>;

/** Rows may hold identity numbers, which are stored nowhere open (decision 293). */
const PURPOSE = 'import_piece';

const folder = (job: string): string => `imports/${job}/`;

/**
 * Keeps a sending of a piece, sealed, beside whatever came under its number before: it is of the file once its row says so.
 * @param no from 1
 * @returns its name for `removePiece` and the row
 */
export async function keepPiece(env: Env, job: string, no: number, rows: readonly FileRow[]): Promise<string> {
  const object = `${no}-${newId()}`;
  await env.FILES.put(folder(job) + object, seal(keyRing(env), PURPOSE, JSON.stringify(rows)));
  return object;
}

/** Removes one sending of a piece. @param object as `keepPiece` named it */
export const removePiece = ({ FILES }: Store, job: string, object: string): Promise<void> =>
  FILES.delete(folder(job) + object);

/**
 * The rows of a piece that was taken.
 * @param no from 1
 * @returns null for one that is not there
 */
export async function readPiece(db: Database, env: Env, job: string, no: number): Promise<FileRow[] | null> {
  const piece = await db.first<{ object: string }>('SELECT object FROM import_piece WHERE job_id = ? AND no = ?', [
    job,
    no,
  ]);
  const object = piece && (await env.FILES.get(folder(job) + piece.object));
  return object ? (JSON.parse(unseal(keyRing(env), PURPOSE, await object.text())) as FileRow[]) : null;
}

/** The numbers of the pieces that were taken, rising. */
export async function receivedPieces(db: Database, job: string): Promise<number[]> {
  const found = await db.all<{ no: number }>('SELECT no FROM import_piece WHERE job_id = ? ORDER BY no', [job]);
  return found.map(({ no }) => no);
}

/** Forgets which pieces of a file were taken. */
export const forgetPieces = (job: string): Statement => ({
  sql: 'DELETE FROM import_piece WHERE job_id = ?',
  params: [job],
});

async function* keys({ FILES }: Store, job: string): AsyncGenerator<string[]> {
  let cursor: string | undefined;
  do {
    const page: R2Objects = await FILES.list({ prefix: folder(job), ...(cursor && { cursor }) });
    yield page.objects.map(({ key }) => key);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

/** Removes what the object store keeps of a file. */
export async function removePieces(store: Store, job: string): Promise<void> {
  for await (const page of keys(store, job)) if (page.length > 0) await store.FILES.delete(page);
}
