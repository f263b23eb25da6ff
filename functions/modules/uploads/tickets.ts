import { timingSafeEqual } from 'node:crypto';
import { LIMITS } from '../../../db/contract/limits.ts';
import {
  acceptsType,
  type FileKind,
  fileKindOf,
  MAGIC_BYTES,
  matchesKind,
  suffixOf,
  THUMBNAIL,
  TICKET_SECONDS,
  type TicketInput,
  UNUSED_SECONDS,
  UPLOAD_ENDING,
  type UploadedFile,
  type UploadTicket,
} from '../../../db/contract/uploads.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, isStale, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { pendingKey, smallKey } from '../../platform/objects.ts';
import { newId, newObjectName } from '../../platform/random.ts';
import { dayHasRoom, quotaReached } from './quota.ts';
import { putAddress, ticketSignature, type UploadRow, uploadedFileOf } from './store.ts';
import { drain } from './stream.ts';

const MEGABYTE = 1024 * 1024;

/** The sweep never looks at a small picture by itself. */
const WITH_ITS_PICTURE = 9_999_999_999;

/** The refusal of a file above the limit, 413 (core§5: 30 MB). */
export const tooLarge = (): AppError =>
  new AppError(413, 'file_too_large', { params: { max: LIMITS.fileBytes / MEGABYTE } });

/**
 * The kind of a file by name and declared type.
 * @throws AppError 415 for kinds that are not accepted, and for a type that contradicts the name (decision 39)
 */
export function acceptedKind(name: string, type: string): FileKind {
  const kind = fileKindOf(name);
  if (!kind || !acceptsType(kind, type)) throw new AppError(415, 'file_type_refused');
  return kind;
}

/**
 * A new row for a file that is still to come; its statement changes nothing when the owner's day has no room left.
 * @param seconds in which the file must come
 */
export function newUpload(
  userId: string,
  file: { name: string; size: number; type: string; thumbnail_of?: string | undefined },
  seconds: number = TICKET_SECONDS,
) {
  const row: UploadRow = {
    id: newId(),
    user_id: userId,
    object_key: `${newObjectName()}.${suffixOf(file.name)}`,
    name: file.name,
    type: file.type,
    size: file.size,
    expire_time: now() + seconds,
    complete_time: null,
    thumbnail_of: file.thumbnail_of ?? null,
  };
  const room = dayHasRoom(userId, row.size);
  const statement: Statement = {
    sql: `INSERT INTO upload (id, user_id, object_key, name, type, size, add_time, expire_time, thumbnail_of)
          SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE ${room.sql}`,
    params: [
      ...[row.id, userId, row.object_key, row.name, row.type, row.size, now(), row.expire_time, row.thumbnail_of],
      ...room.params,
    ],
  };
  return { row, statement };
}

/**
 * Writes the rows of new uploads, all or none.
 * @throws AppError 429 when the owner's day has no room for them
 */
export async function writeUploads(db: Database, statements: Statement[]): Promise<void> {
  await writeOr(
    db,
    () => quotaReached(db),
    statements.flatMap((statement) => [statement, assertChanged()]),
  );
}

interface Whole extends UploadRow {
  /** 1 where something names it: what was looked at, by a reviewer too, is what lists go on showing. */
  named: number;
}

const readWhole = (db: Database, id: string): Promise<Whole | null> =>
  db.first<Whole>(
    `SELECT u.*, EXISTS (SELECT 1 FROM upload_use w WHERE w.object_name = substr(u.object_key, 1, 32)) AS named
     FROM upload u WHERE u.id = ?`,
    [id],
  );

/** Whether a picture takes no small one, or no other: it has one, or stands somewhere without (decision 423). */
const isSettled = ({ thumbnail_key, named }: Whole): boolean => !!thumbnail_key || named === 1;

/** A small picture belongs to an own picture that is there, has none yet, and stands nowhere yet. */
async function checkThumbnail(db: Database, userId: string, of: string, file: TicketInput): Promise<void> {
  if (file.size > THUMBNAIL.bytes) {
    throw new AppError(413, 'thumbnail_too_large', { params: { max: THUMBNAIL.bytes / 1024 } });
  }
  const whole = await readWhole(db, of);
  if (!whole || whole.user_id !== userId || whole.complete_time === null) throw notFound();
  const pictures = whole.type.startsWith('image/') && !whole.thumbnail_of;
  if (!pictures || !THUMBNAIL.suffixes.some((suffix) => suffix === suffixOf(file.name))) {
    throw new AppError(415, 'file_type_refused');
  }
  if (isSettled(whole)) throw new AppError(409, 'conflict');
}

/**
 * A ticket to put one file of this name, size and type (house 8).
 * @param file size in bytes; `thumbnail_of`, the id of an own picture's upload, makes it that one's small picture
 * @throws AppError 413 above 30 MB (200 KB for a small picture), 415 for types that are not accepted, 404 for a picture that
 *   is not one's own, 409 for one that has its small picture or stands somewhere without, 429 when today's limit is reached
 */
export async function openTicket(
  db: Database,
  env: Env,
  userId: string,
  file: { name: string; size: number; type: string; thumbnail_of?: string | undefined },
): Promise<UploadTicket> {
  const kind = acceptedKind(file.name, file.type);
  if (file.size > LIMITS.fileBytes) throw tooLarge();
  if (file.thumbnail_of) await checkThumbnail(db, userId, file.thumbnail_of, file);
  const { row, statement } = newUpload(userId, { ...file, type: kind.type });
  await writeUploads(db, [statement]);
  return { id: row.id, method: 'PUT', url: await putAddress(env, row), headers: { 'content-type': row.type } };
}

/** Statement by which a row's file is there, `size` bytes of it; the sweep looks later whether anything uses it. */
export const completed = (row: UploadRow, size: number): Statement => ({
  sql: `UPDATE upload SET complete_time = ?, size = ?, expire_time = ? WHERE id = ? AND complete_time IS NULL AND expire_time > ${UPLOAD_ENDING}`,
  params: [now(), size, now() + UNUSED_SECONDS, row.id],
});

const readUpload = (db: Database, id: string): Promise<UploadRow | null> =>
  db.first<UploadRow>('SELECT * FROM upload WHERE id = ?', [id]);

function signatureFits(row: UploadRow, signature: string): boolean {
  const wanted = new TextEncoder().encode(ticketSignature(row));
  const given = new TextEncoder().encode(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** What a client puts: signature of the ticket's address, declared type and length, and the bytes. */
interface Put {
  signature: string;
  type: string;
  length: number | null;
  body: ReadableStream<Uint8Array> | null;
}

async function receive(env: Env, row: UploadRow, put: Put): Promise<void> {
  if (row.complete_time !== null) throw new AppError(409, 'conflict');
  if (row.expire_time < now()) throw new AppError(409, 'upload_expired');
  if (put.type.split(';')[0]?.trim().toLowerCase() !== row.type) throw new AppError(415, 'file_type_refused');
  if ((put.length ?? 0) > row.size) throw tooLarge();
  if (!put.body || (put.length ?? row.size) < row.size) throw new AppError(422, 'upload_failed');
  // A stream of the runtime's own: the bytes never come into the heap of the script.
  const exact = new FixedLengthStream(row.size);
  const flow = put.body.pipeTo(exact.writable, { preventCancel: true });
  const stored = env.FILES.put(pendingKey(row), exact.readable, { httpMetadata: { contentType: row.type } });
  const [piped, kept] = await Promise.allSettled([flow, stored]);
  if (piped.status === 'fulfilled' && kept.status === 'fulfilled') return;
  const over = piped.status === 'rejected' && /too many bytes/i.test(String(piped.reason));
  throw over ? tooLarge() : new AppError(422, 'upload_failed');
}

/**
 * Takes the bytes of a ticket where no object store is addressed directly; streams, never buffers.
 * @throws AppError 404 unknown ticket or signature, 409 used or expired, 415 another type, 413 or 422 another size
 */
export async function takeBytes(db: Database, env: Env, id: string, put: Put): Promise<void> {
  const row = await readUpload(db, id);
  if (!row || !signatureFits(row, put.signature)) throw notFound();
  try {
    await receive(env, row, put);
  } catch (error) {
    await drain(put.body);
    throw error;
  }
}

/**
 * The pending object in one piece: a PUT that comes in between changes the etag, and nothing mixed is promoted. What lies
 * at its place already stays: of two small pictures of one picture the first is kept.
 */
async function promote(env: Env, row: UploadRow, key: string): Promise<void> {
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
  await env.FILES.put(key, whole.body, {
    httpMetadata: { contentType: row.type },
    onlyIf: new Headers({ 'if-none-match': '*' }),
  });
}

/** Gives a small picture its place behind the whole one. */
async function completeThumbnail(db: Database, env: Env, row: UploadRow, of: string): Promise<void> {
  const whole = await readWhole(db, of);
  if (!whole || whole.complete_time === null) throw notFound();
  if (isSettled(whole)) throw new AppError(409, 'conflict');
  const key = smallKey(whole);
  await promote(env, row, key);
  await db.batch([
    { sql: 'UPDATE upload SET thumbnail_key = ? WHERE id = ? AND thumbnail_key IS NULL', params: [key, of] },
    {
      sql: 'UPDATE upload SET complete_time = ?, expire_time = ? WHERE id = ? AND complete_time IS NULL',
      params: [now(), WITH_ITS_PICTURE, row.id],
    },
  ]);
}

async function smallAddress(db: Database, of: string): Promise<string> {
  const whole = await readUpload(db, of);
  if (!whole) throw notFound();
  return `/files/${whole.object_key}?size=small`;
}

async function finish(db: Database, env: Env, row: UploadRow): Promise<void> {
  try {
    if (row.thumbnail_of) await completeThumbnail(db, env, row, row.thumbnail_of);
    else {
      if (row.expire_time === UPLOAD_ENDING) throw new AppError(409, 'upload_expired');
      await promote(env, row, row.object_key);
      await db.batch([completed(row, row.size), assertChanged()]);
    }
  } catch (error) {
    // The same call came twice at once, and the other one took the bytes away when it was done.
    if ((await readUpload(db, row.id))?.complete_time != null) return;
    if (!isStale(error)) throw error;
    // The sweep took the row, and may have looked for the object before it was there.
    await env.FILES.delete(row.object_key);
    throw new AppError(409, 'upload_expired');
  }
  await env.FILES.delete(pendingKey(row));
}

/**
 * Verifies what arrived and gives it the address under which it is served; asked again, it answers the same (house 8).
 * @throws AppError 404 for tickets of others, 409 nothing there yet or too late, 413/422 another size, 415 content of another type
 */
export async function completeTicket(db: Database, env: Env, userId: string, id: string): Promise<UploadedFile> {
  const row = await readUpload(db, id);
  if (!row || row.user_id !== userId) throw notFound();
  if (row.complete_time === null) await finish(db, env, row);
  return row.thumbnail_of
    ? { ...uploadedFileOf(row), url: await smallAddress(db, row.thumbnail_of) }
    : uploadedFileOf(row);
}
