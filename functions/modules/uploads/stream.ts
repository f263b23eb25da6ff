import { Buffer } from 'node:buffer';
import type { Env } from '../../platform/env.ts';

/** The object store takes a file of unknown length in parts of one size, at least this many bytes each. */
const PART_BYTES = 5 * 1024 * 1024;

/** Full parts, and what is left over at the end; each is gone when the next one is asked for. */
async function* inParts(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const part = Buffer.allocUnsafe(PART_BYTES);
  let held = 0;
  let chunk = first;
  for (;;) {
    const count = Math.min(chunk.byteLength, PART_BYTES - held);
    part.set(chunk.subarray(0, count), held);
    held += count;
    if (held === PART_BYTES) {
      yield part;
      held = 0;
    }
    chunk = chunk.subarray(count);
    if (chunk.byteLength > 0) continue;
    const next = await rest.next();
    if (next.done) break;
    chunk = next.value;
  }
  yield part.subarray(0, held);
}

/**
 * Stores bytes whose number nobody knows beforehand, and holds one part of them at a time.
 * @param first what was read already
 * @param rest what follows; when it throws, nothing stays in the store
 */
export async function storeStream(
  env: Env,
  key: string,
  type: string,
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): Promise<void> {
  const options = { httpMetadata: { contentType: type } };
  let upload: R2MultipartUpload | undefined;
  const parts: R2UploadedPart[] = [];
  try {
    for await (const part of inParts(first, rest)) {
      if (!upload && part.byteLength < PART_BYTES) {
        await env.FILES.put(key, part, options);
        return;
      }
      upload ??= await env.FILES.createMultipartUpload(key, options);
      if (part.byteLength > 0) parts.push(await upload.uploadPart(parts.length + 1, part));
    }
    await upload?.complete(parts);
  } catch (error) {
    await upload?.abort();
    throw error;
  }
}

/** Bytes of a refused body that are still read, so that the client finishes and sees the answer. */
const DRAINED_BYTES = 32 * 1024 * 1024;

/**
 * Reads on, and forgets, what a client still sends of a body that was refused; a longer one ends as a closed connection.
 * @param stream unlocked, or null
 */
export async function drain(stream: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!stream || stream.locked) return;
  const reader = stream.getReader();
  let seen = 0;
  try {
    for (let next = await reader.read(); !next.done && seen < DRAINED_BYTES; next = await reader.read()) {
      seen += next.value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client went first.
  }
}
