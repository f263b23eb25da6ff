import type { UploadedFile, UploadTicket } from '../../../db/contract/uploads';
import words from '../../i18n/form';
import { ApiError, api, startLoading } from '../api';
import { textOf } from '../i18n';
import { thumbnailOf } from './thumbnail';

export interface UploadOptions {
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
