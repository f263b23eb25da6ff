import * as z from 'zod';
import type { RowOf } from './tables.ts';

/** What an icon stands for (core§9, recognised file icon types). */
type FileGroup = 'image' | 'excel' | 'powerpoint' | 'markdown' | 'pdf' | 'text' | 'word' | 'archive' | 'video';

export interface FileKind {
  group: FileGroup;
  /** Stored and served type. */
  type: string;
  /** Further types that browsers give such files. */
  alsoType?: readonly string[];
  /** Hex of the first bytes, with the place they start at; a text must hold no zero byte instead. */
  magic: readonly { at: number; hex: string }[] | 'text';
}

const OLE = [{ at: 0, hex: 'd0cf11e0a1b11ae1' }];
const ZIP = [
  { at: 0, hex: '504b0304' },
  { at: 0, hex: '504b0506' },
];
const FTYP = { at: 4, hex: '66747970' };
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Accepted files by suffix (decision 39). */
const FILE_KINDS: Readonly<Record<string, FileKind>> = {
  png: { group: 'image', type: 'image/png', magic: [{ at: 0, hex: '89504e470d0a1a0a' }] },
  jpg: {
    group: 'image',
    type: 'image/jpeg',
    alsoType: ['image/jpg', 'image/pjpeg'],
    magic: [{ at: 0, hex: 'ffd8ff' }],
  },
  jpeg: {
    group: 'image',
    type: 'image/jpeg',
    alsoType: ['image/jpg', 'image/pjpeg'],
    magic: [{ at: 0, hex: 'ffd8ff' }],
  },
  gif: { group: 'image', type: 'image/gif', magic: [{ at: 0, hex: '47494638' }] },
  webp: { group: 'image', type: 'image/webp', magic: [{ at: 8, hex: '57454250' }] },
  pdf: { group: 'pdf', type: 'application/pdf', magic: [{ at: 0, hex: '255044462d' }] },
  doc: { group: 'word', type: 'application/msword', magic: OLE },
  docx: { group: 'word', type: `${OFFICE}.wordprocessingml.document`, magic: ZIP },
  xls: { group: 'excel', type: 'application/vnd.ms-excel', magic: OLE },
  xlsx: { group: 'excel', type: `${OFFICE}.spreadsheetml.sheet`, magic: ZIP },
  ppt: { group: 'powerpoint', type: 'application/vnd.ms-powerpoint', magic: OLE },
  pptx: { group: 'powerpoint', type: `${OFFICE}.presentationml.presentation`, magic: ZIP },
  md: { group: 'markdown', type: 'text/markdown', alsoType: ['text/plain', 'text/x-markdown'], magic: 'text' },
  txt: { group: 'text', type: 'text/plain', magic: 'text' },
  zip: {
    group: 'archive',
    type: 'application/zip',
    alsoType: ['application/x-zip-compressed', 'application/x-zip', 'multipart/x-zip'],
    magic: ZIP,
  },
  rar: {
    group: 'archive',
    type: 'application/vnd.rar',
    alsoType: ['application/x-rar-compressed', 'application/x-rar', 'application/x-compressed'],
    magic: [{ at: 0, hex: '526172211a07' }],
  },
  '7z': {
    group: 'archive',
    type: 'application/x-7z-compressed',
    alsoType: ['application/x-compressed'],
    magic: [{ at: 0, hex: '377abcaf271c' }],
  },
  mp4: { group: 'video', type: 'video/mp4', magic: [FTYP] },
  mov: {
    group: 'video',
    type: 'video/quicktime',
    magic: [FTYP, { at: 4, hex: '6d6f6f76' }, { at: 4, hex: '77696465' }, { at: 4, hex: '6d646174' }],
  },
  webm: { group: 'video', type: 'video/webm', magic: [{ at: 0, hex: '1a45dfa3' }] },
};

/** Suffix of a file name in lower case, without the dot. */
export const suffixOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** The kind of a file by its name, or null when it is not accepted. */
export function fileKindOf(name: string): FileKind | null {
  const suffix = suffixOf(name);
  return Object.hasOwn(FILE_KINDS, suffix) ? (FILE_KINDS[suffix] ?? null) : null;
}

/**
 * Whether a declared type may stand for a kind; browsers leave it empty for kinds they do not know.
 */
export function acceptsType(kind: FileKind, type: string): boolean {
  const bare = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return ['', 'application/octet-stream', kind.type, ...(kind.alsoType ?? [])].includes(bare);
}

/** First bytes of a file that tell its kind. */
export const MAGIC_BYTES = 4096;

/**
 * Whether the first bytes of a file are those of its kind.
 * @param head the first `MAGIC_BYTES` bytes, or all of a shorter file
 */
export function matchesKind(kind: FileKind, head: Uint8Array): boolean {
  if (kind.magic === 'text') return !head.includes(0);
  const hex = [...head.subarray(0, 64)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return kind.magic.some((magic) => hex.startsWith(magic.hex, magic.at * 2));
}

/** POST /web/upload/ticket: refusals of size and type have codes of their own (413, 415). */
export const ticketInput = z.strictObject({
  name: z.string().trim().min(1).max(255),
  size: z.number().int().min(1),
  type: z.string().max(200).default(''),
  /** The own picture that this one shows in small. */
  thumbnail_of: z.string().min(1).max(40).optional(),
});
export type TicketInput = z.input<typeof ticketInput>;

export const ticketResult = z.object({
  id: z.string(),
  method: z.literal('PUT'),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
});
export type UploadTicket = z.output<typeof ticketResult>;

export const completeInput = z.strictObject({ id: z.string().min(1).max(40) });

export const uploadedFile = z.object({
  fileShowName: z.string(),
  url: z.string(),
  suffix: z.string(),
  size: z.number(),
});
export type UploadedFile = z.output<typeof uploadedFile>;

/** A file as the rows of attachments name it. */
type StoredFile = RowOf<'attachment_relation', 'file_name' | 'file_path' | 'file_suffix' | 'size'>;

/** A stored file as forms hold it. */
export const uploadedOf = ({ file_name, file_path, file_suffix, size }: StoredFile): UploadedFile => ({
  fileShowName: file_name,
  url: file_path,
  suffix: file_suffix ?? '',
  size,
});

/** Seconds in which a ticket's PUT must begin (house 8). */
export const TICKET_SECONDS = 300;

/** Bytes of one multipart request in all: the front of the house takes no longer body. */
export const MULTIPART_BYTES = 100_000_000;

/** Files of one multipart request. */
export const MULTIPART_FILES = 20;

/** Small pictures of lists: bytes, longest side in pixels, suffixes. */
export const THUMBNAIL = { bytes: 200 * 1024, width: 640, suffixes: ['webp', 'jpg', 'jpeg', 'png'] } as const;

/** What one account may upload in a day; the bytes are a setting (`upload-daily-mb`), this is its default in MB. */
export const UPLOAD_DAY = { megabytes: 500, files: 2000 } as const;

/** Seconds after which a file goes that nothing has used, or that nothing uses any more. */
export const UNUSED_SECONDS = 2 * 24 * 3600;

/** Days in which what was marked as removed keeps its files: so long it can be brought back whole. */
export const REMOVED_DAYS = 180;

/** The end of an upload that the sweep is taking away: nobody completes it any more. */
export const UPLOAD_ENDING = 0;

/** Triggers that write down which row uses which file; where one is missing, no file counts as unused. */
export const FILE_USE_TRIGGERS = 174;

/** Uploads that one account may begin in a window of ten minutes. */
export const UPLOAD_LIMIT = { uploads: 300, windowSeconds: 600 } as const;
