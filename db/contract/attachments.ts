import * as z from 'zod';
import { derived, text } from './fields.ts';

/** attachment_relation.type (core§3). */
export const ATTACHMENT_TYPES = ['enclosure', 'build_docs', 'covers'] as const;

/** Files that one item may carry. */
const MAX_ATTACHMENTS = 20;

/**
 * One attachment as a form sends it: the columns of attachment_relation, or what the upload answered. Suffix and size are
 * taken from the upload itself.
 */
const attachmentInput = z
  .strictObject({
    type: z.enum(ATTACHMENT_TYPES).optional(),
    file_name: text(255),
    file_path: text(500),
    fileShowName: text(255),
    url: text(500),
    ...derived('id', 'item_id', 'file_suffix', 'suffix', 'size', 'add_time', 'is_delete'),
  })
  .refine((file) => Boolean(file.file_path || file.url), { path: ['file_path'], message: 'required' });
export type AttachmentInput = z.input<typeof attachmentInput>;

export const attachmentsInput = z.array(attachmentInput).max(MAX_ATTACHMENTS);

/** A file that stands beside what somebody writes, as the form sends it. */
export const givenFile = z.strictObject({ name: text(255), url: z.string().trim().min(1).max(500) });

/** The same as it is kept. */
export const keptFile = z.object({ name: z.string(), url: z.string(), suffix: z.string(), size: z.number() });

/** The stored key inside the address of an uploaded file, with or without a host in front; null for any other address. */
export function objectKeyOf(address: string): string | null {
  return (
    /(?:^|^https?:\/\/[^/]+)\/files\/((?:demo\/)?[\w-]+\.[a-z0-9]+)(?:\/[^/]*)?$/i.exec(address.trim())?.[1] ?? null
  );
}
