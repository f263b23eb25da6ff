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

type Step = [kind: Piece['kind'], token: string];

/** The way back through the frontiers of the search, from the ends of both texts to their beginnings. */
function wayBack(one: string[], other: string[], frontiers: Int32Array[], offset: number): Step[] {
  const steps: Step[] = [];
  let x = one.length;
  let y = other.length;
  for (let depth = frontiers.length - 1; depth >= 0; depth--) {
    const frontier = frontiers[depth] as Int32Array;
    const at = (k: number): number => frontier[offset + k] ?? 0;
    const k = x - y;
    const down = k === -depth || (k !== depth && at(k - 1) < at(k + 1));
    const from = down ? k + 1 : k - 1;
    const startX = depth === 0 ? 0 : at(from);
    const startY = depth === 0 ? 0 : startX - from;
    while (x > startX && y > startY) {
      steps.push(['same', one[x - 1] as string]);
      x -= 1;
      y -= 1;
    }
    if (depth === 0) break;
    if (down) steps.push(['added', other[y - 1] as string]);
    else steps.push(['removed', one[x - 1] as string]);
    x = startX;
    y = startY;
  }
  return steps.reverse();
}

/** The shortest way from one list to the other (Myers); null where it is longer than `MAX_STEPS`. */
function shortestWay(one: string[], other: string[]): Step[] | null {
  const limit = Math.min(one.length + other.length, MAX_STEPS);
  const offset = limit + 1;
  const reach = new Int32Array(2 * limit + 3);
  const frontiers: Int32Array[] = [];
  for (let depth = 0; depth <= limit; depth++) {
    frontiers.push(reach.slice());
    for (let k = -depth; k <= depth; k += 2) {
      const before = reach[offset + k - 1] ?? 0;
      const after = reach[offset + k + 1] ?? 0;
      let x = k === -depth || (k !== depth && before < after) ? after : before + 1;
      while (x < one.length && x - k < other.length && one[x] === other[x - k]) x += 1;
      reach[offset + k] = x;
      if (x >= one.length && x - k >= other.length) return wayBack(one, other, frontiers, offset);
    }
  }
  return null;
}

/** Neighbouring steps of one kind as one piece. */
function joined(steps: readonly Step[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [kind, text] of steps) {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  }
  return pieces;
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
export function textDiff(before: string, after: string): Piece[] {
  if (before === after) return before ? [{ kind: 'same', text: before }] : [];
  const one = tokensOf(before);
  const other = tokensOf(after);
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < one.length - start &&
    end < other.length - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  ) {
    end += 1;
  }
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const middle: Step[] = shortestWay(left, right) ?? [
    ['removed', left.join('')],
    ['added', right.join('')],
  ];
  const head: Step[] = one.slice(0, start).map((token) => ['same', token]);
  const tail: Step[] = one.slice(one.length - end).map((token) => ['same', token]);
  return tidied(joined([...head, ...middle, ...(end > 0 ? tail : [])]));
}
