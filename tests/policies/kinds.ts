/**
 * Kinds of callers of the matrix. The fixture rows belong to `owner`, their organisation is administered by `orgAdmin`;
 * `stranger` administers another organisation, `recommender` is the one that the programme's rows name.
 */
export const KINDS = [
  'visitor',
  'stranger',
  'owner',
  'orgAdmin',
  'recommender',
  'cg-input',
  'cg-auditor',
  'xq-input',
  'xq-auditor',
  'push-admin',
  'project-admin',
  'content-admin',
  'admin',
] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds separated by blanks; `all` is everybody, `users` everybody signed in with an account, `none` nobody. */
type Kinds = string;

/** Exactly the kinds that a text names. */
export function exactly(text: Kinds): ReadonlySet<Kind> {
  const found = new Set<Kind>();
  for (const word of text.split(' ')) {
    if (word === 'none') continue;
    const group = KINDS.filter(
      (kind) => word === 'all' || kind === word || (word === 'users' && kind !== 'visitor' && kind !== 'recommender'),
    );
    if (group.length === 0) throw new Error(`"${word}" is no kind of caller`);
    for (const kind of group) found.add(kind);
  }
  return found;
}

/** The kinds to whom a text grants something: where an authority stands, `admin` stands too (decision 25). */
export function granted(text: Kinds): ReadonlySet<Kind> {
  const found = new Set(exactly(text));
  if ([...found].some((kind) => kind.includes('-'))) found.add('admin');
  return found;
}

/** What one column gives: for some kinds it does not exist, for others it reads NULL where they are not named. */
interface ColumnExpectation {
  absent?: Kinds;
  /** Who reads the value, for all rows or for each named row. */
  reads: Kinds | Record<string, Kinds>;
}

/** What one table gives to whom. */
export interface Expectation {
  /** Further names under which the table answers. */
  names?: readonly string[];
  /** For whom the table does not exist. */
  hidden?: Kinds;
  /** For whom the table is hidden, yet met beside rows that name it. */
  beside?: Kinds;
  /** Fixture rows, and who sees them. */
  rows: Record<string, Kinds>;
  /** Columns that not everybody reads who sees the row. */
  columns?: Record<string, ColumnExpectation>;
  /** Columns that a caller may set when adding, beyond what `add.data` shows; everything else must never be stored. */
  writable: readonly string[];
  /** Writable when adding only. */
  fixed?: readonly string[];
  /** Columns that only some may write. */
  writers?: Record<string, Kinds>;
  /** Who may add a row, and one that is complete; `owner` and `org` in values stand for their ids. */
  add: { by: Kinds; data: Record<string, string | number> };
  /** Who may change which fixture row, by a column whose change does no harm. */
  put: { by: Kinds; row: string; column: string };
  /** Who may delete the row that is made for each kind, a copy of this fixture row. */
  remove: { by: Kinds; row: string };
}

export type Expectations = Record<string, Expectation>;

/** A stored file that every writer may attach: staff have uploaded it. */
export const FILE = `${'0'.repeat(32)}.pdf`;
