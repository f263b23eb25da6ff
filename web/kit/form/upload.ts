import type { UploadedFile, UploadTicket } from '../../../db/contract/uploads';
import words from '../../i18n/form';
import { ApiError, api, startLoading } from '../api';
import { textOf } from '../i18n';

/** Longest side of a small picture, and the bytes that the server takes. */
const LONGEST = 640;
const MAX_BYTES = 200 * 1024;

/** A picture that is light already needs no small one. */
const LIGHT_BYTES = 60 * 1024;

const TYPES = ['image/webp', 'image/jpeg'];
const QUALITIES = [0.82, 0.6, 0.4];

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

function drawn(image: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

/** The small picture of an image file, or null where none is needed or the browser cannot make one. */
async function thumbnailOf(file: File): Promise<File | null> {
  if (!/^image\/(?:png|jpeg|webp)$/.test(file.type) || file.size <= LIGHT_BYTES) return null;
  try {
    const image = await createImageBitmap(file);
    const canvas = drawn(image);
    image.close();
    for (const type of TYPES) {
      for (const quality of QUALITIES) {
        const blob = await encoded(canvas, type, quality);
        // A browser that does not write the type answers with another one.
        if (blob?.type !== type) break;
        if (blob.size <= MAX_BYTES && blob.size < file.size) {
          return new File([blob], type === 'image/webp' ? 'small.webp' : 'small.jpg', { type });
        }
      }
    }
  } catch {
    // A picture that this browser cannot read is shown as it is.
  }
  return null;
}

interface UploadOptions {
  /** Part that is sent, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
  /** Statuses that the caller shows by itself. */
  handled?: readonly number[];
}

/** fetch cannot tell the progress of what it sends. */
function put(ticket: UploadTicket, file: File, { onProgress, signal }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError(0, textOf(words).uploadFailed));
    request.open(ticket.method, ticket.url);
    for (const [name, value] of Object.entries(ticket.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    if (signal.aborted) {
      reject(new DOMException('cancelled', 'AbortError'));
      return;
    }
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

interface Sent {
  id: string;
  file: UploadedFile;
}

/** Ticket, bytes straight to the storage, completion; `of` makes it the small picture of another upload. */
async function send(file: File, options: UploadOptions, of?: string): Promise<Sent> {
  const { signal } = options;
  // A small picture that fails is nobody's trouble.
  const call = { signal, silent: of !== undefined, handled: options.handled ?? [] };
  const type = file.type || 'application/octet-stream';
  const wanted = { name: file.name, size: file.size, type, ...(of ? { thumbnail_of: of } : {}) };
  const ticket = await api.post('/upload/ticket', wanted, call);
  await put(ticket, file, options);
  return { id: ticket.id, file: await api.post('/upload/complete', { id: ticket.id }, call) };
}

/**
 * Uploads a file, and a picture's small one behind it: without that, lists show the whole picture. Rejects with ApiError,
 * whose text says what is wrong with this file, or AbortError when cancelled.
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<UploadedFile> {
  const end = startLoading();
  try {
    const [sent, small] = await Promise.all([send(file, options), thumbnailOf(file)]);
    if (small) await send(small, { ...options, onProgress: () => undefined }, sent.id).catch(() => undefined);
    return sent.file;
  } finally {
    end();
  }
}
