import type { FileRow } from '../../../db/contract/imports.ts';
import type { Env } from '../../platform/env.ts';

type Store = Pick<Env, 'FILES'>;

const folder = (job: string): string => `imports/${job}/`;
const keyOf = (job: string, no: number): string => `${folder(job)}${no}.json`;

/** Keeps a piece of a file; the same number again replaces it. */
export async function keepPiece({ FILES }: Store, job: string, no: number, rows: readonly FileRow[]): Promise<void> {
  await FILES.put(keyOf(job, no), JSON.stringify(rows), { httpMetadata: { contentType: 'application/json' } });
}

/**
 * The rows of a piece.
 * @param no from 1
 * @returns null for one that is not there
 */
export async function readPiece({ FILES }: Store, job: string, no: number): Promise<FileRow[] | null> {
  const object = await FILES.get(keyOf(job, no));
  return object ? ((await object.json()) as FileRow[]) : null;
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
    found.push(...page.map((key) => Number(key.slice(folder(job).length).replace('.json', ''))));
  }
  return found.sort((a, b) => a - b);
}

/** Removes what is kept of a file. */
export async function removePieces(store: Store, job: string): Promise<void> {
  for await (const page of keys(store, job)) if (page.length > 0) await store.FILES.delete(page);
}
