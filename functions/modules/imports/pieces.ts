import type { FileRow } from '../../../db/contract/imports.ts';
import type { Env } from '../../platform/env.ts';
import { keyRing, seal, unseal } from '../../platform/sealed.ts';

type Store = Pick<Env, 'FILES'>;

/** Rows may hold identity numbers, which are stored nowhere open (decision 293). */
const PURPOSE = 'import_piece';

const folder = (job: string): string => `imports/${job}/`;
const keyOf = (job: string, no: number): string => `${folder(job)}${no}`;

/** Keeps a piece of a file, sealed; the same number again replaces it. */
export async function keepPiece(env: Env, job: string, no: number, rows: readonly FileRow[]): Promise<void> {
  await env.FILES.put(keyOf(job, no), seal(keyRing(env), PURPOSE, JSON.stringify(rows)));
}

/**
 * The rows of a piece.
 * @param no from 1
 * @returns null for one that is not there
 */
export async function readPiece(env: Env, job: string, no: number): Promise<FileRow[] | null> {
  const object = await env.FILES.get(keyOf(job, no));
  return object ? (JSON.parse(unseal(keyRing(env), PURPOSE, await object.text())) as FileRow[]) : null;
}

async function* keys({ FILES }: Store, job: string): AsyncGenerator<string[]> {
  let cursor: string | undefined;
  do {
    const page: R2Objects = await FILES.list({ prefix: folder(job), ...(cursor && { cursor }) });
    yield page.objects.map(({ key }) => key);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

/** The numbers of the pieces that are there, rising. */
export async function receivedPieces(store: Store, job: string): Promise<number[]> {
  const found: number[] = [];
  for await (const page of keys(store, job)) {
    found.push(...page.map((key) => Number(key.slice(folder(job).length))));
  }
  return found.sort((a, b) => a - b);
}

/** Removes what is kept of a file. */
export async function removePieces(store: Store, job: string): Promise<void> {
  for await (const page of keys(store, job)) if (page.length > 0) await store.FILES.delete(page);
}
