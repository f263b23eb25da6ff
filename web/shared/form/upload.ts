import words from '../../i18n/form';
import { ApiError, api, startLoading } from '../api';
import { textOf } from '../i18n';

export interface UploadedFile {
  fileShowName: string;
  url: string;
  suffix: string;
  size: number;
}

interface Ticket {
  id: string;
  method: string;
  url: string;
  headers: Record<string, string>;
}

export interface UploadOptions {
  /** Part that is sent, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** fetch cannot tell the progress of what it sends. */
function put(ticket: Ticket, file: File, { onProgress, signal }: UploadOptions): Promise<void> {
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
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** Ticket, bytes straight to the storage, completion. Rejects with ApiError, or AbortError when cancelled. */
export async function uploadFile(file: File, options: UploadOptions): Promise<UploadedFile> {
  const end = startLoading();
  const { signal } = options;
  try {
    const type = file.type || 'application/octet-stream';
    const ticket = await api.post<Ticket>('/upload/ticket', { name: file.name, size: file.size, type }, { signal });
    signal.throwIfAborted();
    await put(ticket, file, options);
    return await api.post<UploadedFile>('/upload/complete', { id: ticket.id }, { signal });
  } finally {
    end();
  }
}
