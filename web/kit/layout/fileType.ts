export type FileKind =
  | 'image'
  | 'excel'
  | 'powerpoint'
  | 'markdown'
  | 'pdf'
  | 'text'
  | 'word'
  | 'archive'
  | 'video'
  | 'other';

const suffixes: Record<Exclude<FileKind, 'other'>, string> = {
  image: 'png jpg jpeg gif webp bmp svg',
  excel: 'xls xlsx csv',
  powerpoint: 'ppt pptx',
  markdown: 'md',
  pdf: 'pdf',
  text: 'txt',
  word: 'doc docx',
  archive: 'zip rar 7z gz tar',
  video: 'mp4 mov avi webm mkv',
};

const kinds = new Map<string, FileKind>(
  Object.entries(suffixes).flatMap(([kind, list]) =>
    list.split(' ').map((suffix) => [suffix, kind as FileKind] as const),
  ),
);

/** The kind of a file by its suffix, with or without the dot (core§9). */
export function fileKind(suffix: string | null | undefined): FileKind {
  return kinds.get((suffix ?? '').replace(/^\./, '').toLowerCase()) ?? 'other';
}

export const suffixOf = (name: string): string =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
