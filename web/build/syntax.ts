/** A piece of a program as the build's parser gives it. */
export interface Piece {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export const isPiece = (value: unknown): value is Piece =>
  typeof value === 'object' && value !== null && typeof (value as Piece).type === 'string';

/** The name that a piece is; blank for anything else. */
export const nameOf = (value: unknown): string =>
  isPiece(value) && value.type === 'Identifier' ? String(value.name) : '';

export const partsOf = (piece: Piece): Piece[] => Object.values(piece).flat().filter(isPiece);
