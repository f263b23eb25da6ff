import { IMPORT_LIMITS } from '../../../db/contract/import-kinds';
import type { FileRow } from '../../../db/contract/imports';
import { rowsOf } from '../../kit/sheet/rows';

/** A spreadsheet as it is sent: the first row that says something holds the headings; blank rows are none. */
export interface Sheet {
  name: string;
  /** By which the server knows the same file again. */
  digest: string;
  headings: string[];
  rows: FileRow[];
}

/** Why a file is none that can be imported. */
export type Unfit =
  | { is: 'unreadable' }
  | { is: 'noRows' }
  | { is: 'tooMany' }
  | { is: 'tooWide' }
  | { is: 'tooLong'; line: number };

/** A file that cannot be imported, and why. */
export class UnfitFile extends Error {
  constructor(readonly why: Unfit) {
    super(why.is);
  }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Reads a file that somebody chose.
 * @throws UnfitFile
 */
export async function readFile(file: File): Promise<Sheet> {
  const all = await rowsOf(file).catch(() => {
    throw new UnfitFile({ is: 'unreadable' });
  });
  const top = all.findIndex((cells) => !isBlank(cells));
  const headings = (all[top] ?? []).map((heading) => heading.trim().slice(0, IMPORT_LIMITS.heading));
  while (headings.at(-1) === '') headings.pop();
  const rows = all.flatMap((cells, at) =>
    at <= top || isBlank(cells) ? [] : [{ line: at + 1, cells: cells.slice(0, headings.length) }],
  );
  if (rows.length === 0) throw new UnfitFile({ is: 'noRows' });
  if (rows.length > IMPORT_LIMITS.rows) throw new UnfitFile({ is: 'tooMany' });
  if (headings.length > IMPORT_LIMITS.columns) throw new UnfitFile({ is: 'tooWide' });
  const long = rows.find((row) => lengthOf(row) > IMPORT_LIMITS.pieceCharacters);
  if (long) throw new UnfitFile({ is: 'tooLong', line: long.line });
  return {
    name: file.name.slice(-IMPORT_LIMITS.fileName),
    digest: await digestOf(await file.arrayBuffer()),
    headings,
    rows,
  };
}

const lengthOf = ({ cells }: FileRow): number => cells.reduce((sum, cell) => sum + cell.length + 3, 20);

/** A file in the pieces that it is sent in: the same file has the same ones. */
export function piecesOf(rows: readonly FileRow[]): FileRow[][] {
  const pieces: FileRow[][] = [];
  let piece: FileRow[] = [];
  let length = 0;
  for (const row of rows) {
    const own = lengthOf(row);
    if (
      piece.length === IMPORT_LIMITS.pieceRows ||
      (piece.length > 0 && length + own > IMPORT_LIMITS.pieceCharacters)
    ) {
      pieces.push(piece);
      piece = [];
      length = 0;
    }
    piece.push(row);
    length += own;
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces;
}
