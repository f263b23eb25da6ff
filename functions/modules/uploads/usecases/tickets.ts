import { timingSafeEqual } from 'node:crypto';
import { LIMITS } from '../../../../db/contract/limits.ts';
import {
  acceptsType,
  type FileKind,
  fileKindOf,
  MAGIC_BYTES,
  matchesKind,
  suffixOf,
  TICKET_SECONDS,
  type UploadedFile,
  type UploadTicket,
} from '../../../../db/contract/uploads.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { pendingKey } from '../../../platform/objects.ts';
import { newId, newObjectName } from '../../../platform/random.ts';
import { putAddress, ticketSignature, type UploadRow, uploadedFileOf } from '../store.ts';

const MEGABYTE = 1024 * 1024;

/** The refusal of a file above the limit, 413 (core§5: 30 MB). */
export const tooLarge = (): AppError =>
  new AppError(413, 'file_too_large', { params: { max: LIMITS.fileBytes / MEGABYTE } });

/**
 * The kind of a file by name and declared type.
 * @throws AppError 415 for kinds that are not accepted, and for a type that contradicts the name (ruling 39)
 */
export function acceptedKind(name: string, type: string): FileKind {
  const kind = fileKindOf(name);
  if (!kind || !acceptsType(kind, type)) throw new AppError(415, 'file_type_refused');
  return kind;
}

/** A new row for a file that is still to come, or, with `completeTime`, that is there already. */
export function newUpload(
  userId: string,
  file: { name: string; size: number; type: string },
  completeTime: number | null,
) {
  const row: UploadRow = {
    id: newId(),
    user_id: userId,
    object_key: `${newObjectName()}.${suffixOf(file.name)}`,
    name: file.name,
    type: file.type,
    size: file.size,
    expire_time: now() + TICKET_SECONDS,
    complete_time: completeTime,
  };
  const statement: Statement = {
    sql: `INSERT INTO upload (id, user_id, object_key, name, type, size, add_time, expire_time, complete_time)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    params: [row.id, userId, row.object_key, row.name, row.type, row.size, now(), row.expire_time, row.complete_time],
  };
  return { row, statement };
}

/**
 * A ticket to put one file of this name, size and type (design 8).
 * @param file size in bytes
 * @throws AppError 413 above 30 MB, 415 for types that are not accepted
 */
export async function openTicket(
  db: Database,
  env: Env,
  userId: string,
  file: { name: string; size: number; type: string },
): Promise<UploadTicket> {
  const kind = acceptedKind(file.name, file.type);
  if (file.size > LIMITS.fileBytes) throw tooLarge();
  const { row, statement } = newUpload(userId, { ...file, type: kind.type }, null);
  await db.batch([statement]);
  return { id: row.id, method: 'PUT', url: await putAddress(env, row), headers: { 'content-type': row.type } };
}

const readUpload = (db: Database, id: string): Promise<UploadRow | null> =>
  db.first<UploadRow>('SELECT * FROM upload WHERE id = ?', [id]);

function signatureFits(row: UploadRow, signature: string): boolean {
  const wanted = new TextEncoder().encode(ticketSignature(row));
  const given = new TextEncoder().encode(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Lets through exactly `size` bytes and says afterwards what went wrong. */
function measured(size: number) {
  let seen = 0;
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > size) controller.error(new Error('too many bytes'));
      else controller.enqueue(chunk);
    },
  });
  return { stream, seen: () => seen };
}

/**
 * Takes the bytes of a ticket where no object store is addressed directly; streams, never buffers.
 * @param put signature of the ticket's address, declared type and length, and the bytes
 * @throws AppError 404 unknown ticket or signature, 409 used or expired, 415 another type, 413 or 422 another size
 */
export async function takeBytes(
  db: Database,
  env: Env,
  id: string,
  put: { signature: string; type: string; length: number | null; body: ReadableStream<Uint8Array> | null },
): Promise<void> {
  const row = await readUpload(db, id);
  if (!row || !signatureFits(row, put.signature)) throw notFound();
  if (row.complete_time !== null) throw new AppError(409, 'conflict');
  if (row.expire_time < now()) throw new AppError(409, 'upload_expired');
  if (put.type.split(';')[0]?.trim().toLowerCase() !== row.type) throw new AppError(415, 'file_type_refused');
  if ((put.length ?? 0) > row.size) throw tooLarge();
  if (!put.body || (put.length ?? row.size) < row.size) throw new AppError(422, 'upload_failed');
  const counted = measured(row.size);
  const exact = new FixedLengthStream(row.size);
  const flow = put.body.pipeThrough(counted.stream).pipeTo(exact.writable);
  const stored = env.FILES.put(pendingKey(row), exact.readable, { httpMetadata: { contentType: row.type } });
  const [piped, kept] = await Promise.allSettled([flow, stored]);
  if (piped.status === 'fulfilled' && kept.status === 'fulfilled') return;
  throw counted.seen() > row.size ? tooLarge() : new AppError(422, 'upload_failed');
}

/** The pending object in one piece: a PUT that comes in between changes the etag, and nothing mixed is promoted. */
async function promote(env: Env, row: UploadRow): Promise<void> {
  const pending = await env.FILES.head(pendingKey(row));
  if (!pending) throw new AppError(409, 'upload_missing');
  if (pending.size > row.size) throw tooLarge();
  if (pending.size !== row.size) throw new AppError(422, 'upload_failed');
  const onlyIf = { etagMatches: pending.etag };
  const head = await env.FILES.get(pendingKey(row), {
    range: { offset: 0, length: Math.min(MAGIC_BYTES, row.size) },
    onlyIf,
  });
  const kind = fileKindOf(row.object_key);
  if (!head || !('body' in head) || !kind) throw new AppError(409, 'conflict');
  if (!matchesKind(kind, new Uint8Array(await head.arrayBuffer()))) throw new AppError(415, 'file_content_mismatch');
  const whole = await env.FILES.get(pendingKey(row), { onlyIf });
  if (!whole || !('body' in whole)) throw new AppError(409, 'conflict');
  await env.FILES.put(row.object_key, whole.body, { httpMetadata: { contentType: row.type } });
}

/**
 * Verifies what arrived and gives it the address under which it is served; asked again, it answers the same (design 8).
 * @throws AppError 404 for tickets of others, 409 nothing there yet, 413/422 another size, 415 content of another type
 */
export async function completeTicket(db: Database, env: Env, userId: string, id: string): Promise<UploadedFile> {
  const row = await readUpload(db, id);
  if (!row || row.user_id !== userId) throw notFound();
  if (row.complete_time === null) {
    await promote(env, row);
    await db.run('UPDATE upload SET complete_time = ? WHERE id = ? AND complete_time IS NULL', [now(), id]);
    await env.FILES.delete(pendingKey(row));
  }
  return uploadedFileOf(row);
}
