import { diffArrays } from 'diff';

/** A run of text that both versions have, or only the former or the latter. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** More differences than this read better as a whole replaced text, and cost too much to find. */
const MAX_STEPS = 1500;
/** A shorter common run between two changes tears words apart. */
const LEAST_COMMON = 2;

const LETTER = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])`;
const TOKEN = new RegExp(
  String.raw`\p{Script=Han}|${LETTER}+(?:[.,]\p{N}${LETTER}*)*|\s+|[^\p{L}\p{N}\p{M}\s]|\p{M}`,
  'gu',
);

/** Words and numbers of scripts with blanks, single characters of Han; blanks and marks by themselves. */
const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

/** The pieces of two lists of tokens; one replaced text where the way from one to the other is longer than `MAX_STEPS`. */
function piecesOf(before: string, after: string): Piece[] {
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: MAX_STEPS });
  if (!changes) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** A common run that is too short goes to both sides of the change around it; then removed text stands before added. */
function tidied(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  pieces.forEach((piece, index) => {
    const between = index > 0 && index < pieces.length - 1;
    if (piece.kind === 'removed') removed += piece.text;
    else if (piece.kind === 'added') added += piece.text;
    else if (between && piece.text.trim().length < LEAST_COMMON && !piece.text.includes('\n')) {
      removed += piece.text;
      added += piece.text;
    } else {
      flush();
      result.push(piece);
    }
  });
  flush();
  return result;
}

/** What became of a text: its pieces in reading order, removed ones before those that stand in their place. */
export const textDiff = (before: string, after: string): Piece[] => tidied(piecesOf(before, after));
