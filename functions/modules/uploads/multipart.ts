import { LIMITS } from '../../../db/contract/limits.ts';
import {
  MAGIC_BYTES,
  MULTIPART_BYTES,
  MULTIPART_FILES,
  matchesKind,
  type UploadedFile,
} from '../../../db/contract/uploads.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, invalid } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { type FormPart, FormTooLong, formParts, MalformedForm } from '../../platform/multipart.ts';
import { assertDayKept, quotaReached, restOfDay } from './quota.ts';
import { type UploadRow, uploadedFileOf } from './store.ts';
import { drain, storeStream } from './stream.ts';
import { acceptedKind, completed, newUpload, tooLarge, writeUploads } from './tickets.ts';

/** Longer than any one request lasts. */
const FORM_SECONDS = 3600;

/** What one form has brought so far. */
interface Taken {
  row: UploadRow;
  size: number;
}

/** Where a form stands: what it brought, and the bytes that its owner's day has left. */
interface Intake {
  db: Database;
  env: Env;
  userId: string;
  taken: Taken[];
  rest: number;
}

/** The first bytes of a part, enough to tell its kind, and an iterator that goes on behind them. */
async function opened(body: AsyncIterable<Uint8Array>) {
  const rest = body[Symbol.asyncIterator]();
  let head = new Uint8Array(0);
  while (head.byteLength < MAGIC_BYTES) {
    const next = await rest.next();
    if (next.done) break;
    const joined = new Uint8Array(head.byteLength + next.value.byteLength);
    joined.set(head);
    joined.set(next.value, head.byteLength);
    head = joined;
  }
  return { head, rest };
}

/** Counts what passes, and stops it at the limit of a file or of the day. */
async function* counted(intake: Intake, file: Taken, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (;;) {
    if (file.size > LIMITS.fileBytes) throw tooLarge();
    if (intake.rest - file.size < 0) throw await quotaReached(intake.db);
    const next = await rest.next();
    if (next.done) return;
    file.size += next.value.byteLength;
    yield next.value;
  }
}

async function take(intake: Intake, part: FormPart, filename: string): Promise<void> {
  if (intake.taken.length >= MULTIPART_FILES)
    throw new AppError(413, 'too_many_files', { params: { max: MULTIPART_FILES } });
  const name = filename.split(/[\\/]/).pop()?.trim().slice(-255) ?? '';
  const kind = acceptedKind(name, part.type);
  const { head, rest } = await opened(part.body);
  if (!matchesKind(kind, head.subarray(0, MAGIC_BYTES))) throw new AppError(415, 'file_content_mismatch');
  const { row, statement } = newUpload(intake.userId, { name, type: kind.type, size: 0 }, FORM_SECONDS);
  // The row is there before the object: whatever ends this in between, the sweep finds both.
  await writeUploads(intake.db, [statement]);
  const file = { row, size: head.byteLength };
  intake.taken.push(file);
  await storeStream(intake.env, row.object_key, row.type, head, counted(intake, file, rest));
  intake.rest -= file.size;
}

/** Nothing of a refused form stays. */
async function takeBack({ db, env, taken }: Intake): Promise<void> {
  if (taken.length === 0) return;
  await env.FILES.delete(taken.map(({ row }) => row.object_key));
  await db.run('DELETE FROM upload WHERE complete_time IS NULL AND id IN (SELECT value FROM json_each(?))', [
    JSON.stringify(taken.map(({ row }) => row.id)),
  ]);
}

async function takeAll(intake: Intake, request: Request, body: ReadableStream<Uint8Array>): Promise<void> {
  for await (const part of formParts(body, request.headers.get('content-type') ?? '', MULTIPART_BYTES)) {
    if (part.name === 'files' && part.filename !== null) await take(intake, part, part.filename);
  }
  if (intake.taken.length === 0) throw invalid([{ field: 'files', code: 'required' }]);
  await writeOr(intake.db, () => quotaReached(intake.db), [
    ...intake.taken.map(({ row, size }) => completed(row, size)),
    assertDayKept(intake.userId),
  ]);
}

function asRefusal(error: unknown): unknown {
  if (error instanceof FormTooLong) return tooLarge();
  return error instanceof MalformedForm ? new AppError(400, 'bad_request') : error;
}

/**
 * Files of one form, all or none; the bytes go to the store while they arrive (core§7, decision 18).
 * @param request multipart body with one or more parts named `files`
 * @throws AppError 413 above 30 MB a file, 20 files or 100 MB in all, 415 for types and contents that are not accepted, 429
 *   when today's limit is reached, 400 for a body that is no such form
 */
export async function uploadForm(db: Database, env: Env, userId: string, request: Request): Promise<UploadedFile[]> {
  const length = Number(request.headers.get('content-length') ?? 0);
  const { bytes } = await restOfDay(db, userId);
  const intake: Intake = { db, env, userId, taken: [], rest: bytes };
  const { body } = request;
  try {
    if (length > MULTIPART_BYTES) throw tooLarge();
    if (!body) throw invalid([{ field: 'files', code: 'required' }]);
    await takeAll(intake, request, body);
  } catch (error) {
    await takeBack(intake);
    await drain(body);
    throw asRefusal(error);
  }
  return intake.taken.map(({ row, size }) => uploadedFileOf({ ...row, size }));
}
