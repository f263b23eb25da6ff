import { LIMITS } from '../../../../db/contract/limits.ts';
import { MAGIC_BYTES, MULTIPART_BYTES, matchesKind, type UploadedFile } from '../../../../db/contract/uploads.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, invalid } from '../../../platform/errors.ts';
import { uploadedFileOf } from '../store.ts';
import { acceptedKind, newUpload, tooLarge } from './tickets.ts';

/** The form of a request whose body may be longer than it says, or say nothing of its length. */
async function limitedForm(request: Request): Promise<FormData> {
  if (Number(request.headers.get('content-length') ?? 0) > MULTIPART_BYTES) throw tooLarge();
  let seen = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > MULTIPART_BYTES) controller.error(new Error('too many bytes'));
      else controller.enqueue(chunk);
    },
  });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    return await new Response(request.body?.pipeThrough(counter) ?? null, { headers }).formData();
  } catch {
    throw seen > MULTIPART_BYTES ? tooLarge() : new AppError(400, 'bad_request');
  }
}

async function accepted(file: File) {
  if (file.size > LIMITS.fileBytes) throw tooLarge();
  const name = file.name.split(/[\\/]/).pop()?.trim().slice(-255) ?? '';
  const kind = acceptedKind(name, file.type);
  const head = new Uint8Array(await file.slice(0, MAGIC_BYTES).arrayBuffer());
  if (!matchesKind(kind, head)) throw new AppError(415, 'file_content_mismatch');
  return { file, name, type: kind.type };
}

/**
 * Files of one form, all or none (core§7, ruling 18).
 * @param request multipart body with one or more parts named `files`
 * @throws AppError 413 above 30 MB a file or 40 MB in all, 415 for types and contents that are not accepted
 */
export async function uploadForm(db: Database, env: Env, userId: string, request: Request): Promise<UploadedFile[]> {
  const form = await limitedForm(request);
  const files = form.getAll('files').filter((part): part is File => typeof part !== 'string');
  if (files.length === 0) throw invalid([{ field: 'files', code: 'required' }]);
  const checked = await Promise.all(files.map(accepted));
  const uploads = checked.map(({ file, name, type }) => ({
    file,
    ...newUpload(userId, { name, type, size: file.size }, now()),
  }));
  for (const { file, row } of uploads) {
    await env.FILES.put(row.object_key, file.stream(), { httpMetadata: { contentType: row.type } });
  }
  await db.batch(uploads.map(({ statement }) => statement));
  return uploads.map(({ row }) => uploadedFileOf(row));
}
