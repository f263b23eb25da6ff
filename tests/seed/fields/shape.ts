/** One result of a field: scopes as short codes, then what it does, how well, and where it is used. */
export interface ResultText {
  name: string;
  /** Short scope codes, such as `d0101 t0302`: d direction, t technology, f form, c scene, then group and leaf. */
  scopes: string;
  how: string;
  gain: string;
  use: string;
}

/** One demand of a field: what hurts now, what is asked for, and the figure to reach. */
export interface DemandText {
  name: string;
  scopes: string;
  now: string;
  need: string;
  goal: string;
}

/** The vocabulary of one technical field, from which names and texts are composed. */
export interface FieldText {
  key: string;
  name: string;
  /** Codes of GB/T 4754 classes. */
  industries: string[];
  background: string[];
  market: string[];
  team: string[];
  objects: string[];
  methods: string[];
  effects: string[];
  uses: string[];
  results: ResultText[];
  demands: DemandText[];
}

const TOPS: Readonly<Record<string, string>> = { t: '101', f: '102', d: '103', c: '104' };

/**
 * Scope ids of short codes.
 * @param codes codes parted by blanks, such as `d0101 t0302`
 * @returns ids such as `s-103-01-01`, in the same order
 */
export function scopeIds(codes: string): string[] {
  return codes.split(' ').map((code) => `s-${TOPS[code.charAt(0)]}-${code.slice(1, 3)}-${code.slice(3, 5)}`);
}
