import phone from '../i18n/phone';
import { textOf } from '../kit/i18n';
import { CallError, call } from './api';

/** A file of an answer. */
export interface AnswerFile {
  name: string;
  url: string;
}

/**
 * Uploads a file: ticket, bytes, completion.
 * @throws CallError with the words to show
 */
export async function uploadFile(file: File): Promise<AnswerFile> {
  const type = file.type || 'application/octet-stream';
  const ticket = await call('/upload/ticket', { name: file.name, size: file.size, type });
  const put = await fetch(ticket.url, { method: ticket.method, headers: ticket.headers, body: file }).catch(() => null);
  if (!put?.ok) throw new CallError(0, textOf(phone).uploadFailed);
  const { url } = await call('/upload/complete', { id: ticket.id });
  return { name: file.name, url };
}
