import type { PublishedKind } from '../../../db/contract/items';
import { api } from '../../kit/api';
import { piecesOf, type Sheet } from './readFile';

/** Pieces that are on their way at the same time. */
const SIDE_BY_SIDE = 2;

/**
 * Sends a file, or what is missing of it there, and begins its import.
 * @param onSent told how many pieces are there, of how many
 * @returns the import's id
 * @throws ApiError where a call fails: what was sent stays, and the same file goes on from there
 */
export async function sendSheet(
  kind: PublishedKind,
  { name, digest, headings, rows }: Sheet,
  atOnce: boolean,
  onSent: (done: number, all: number) => void,
): Promise<string> {
  const pieces = piecesOf(rows);
  const started = await api.post(
    '/v1/imports',
    { kind, name, headings, pieces: pieces.length, rows: rows.length },
    { headers: { 'idempotency-key': digest } },
  );
  const { id } = started;
  const there = new Set(started.received);
  const missing = pieces.map((_, at) => at + 1).filter((no) => !there.has(no));
  let done = there.size;
  onSent(done, pieces.length);
  const next = async (): Promise<void> => {
    for (let no = missing.shift(); no !== undefined; no = missing.shift()) {
      await api.put('/v1/imports/piece', { id, no, rows: pieces[no - 1] ?? [] }, { quiet: true });
      done += 1;
      onSent(done, pieces.length);
    }
  };
  // Begun already: nothing is taken any more, and nothing is missing.
  if (started.begin_time === null) await Promise.all(Array.from({ length: SIDE_BY_SIDE }, next));
  await api.post('/v1/imports/begin', { id, at_once: atOnce });
  return id;
}
