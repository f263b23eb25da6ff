import { assertAnyChanged, type Database, type Statement } from './database.ts';
import { wrote } from './guarded.ts';

/** A word about something that waits for one, whatever it is: what each kind gives of its own. */
export interface Decision {
  /** What must happen before the row is another: it may ask how things stood. */
  first?: Statement[];
  /** Changes or takes away the row that was read (or several that wait for one word), none where it was decided or written meanwhile. */
  guarded: Statement;
  /** What the word means for others' rows; may fail the batch by an assertion. */
  follows?: Statement[];
  /** Whoever waits for the word learns it. */
  told: Statement[];
  /** The history's entries. */
  log: Statement[];
}

/** The statements of a decision, for a batch that holds more than it. */
export const decisionStatements = ({ first = [], guarded, follows = [], told, log }: Decision): Statement[] => [
  ...first,
  guarded,
  assertAnyChanged(),
  ...follows,
  ...told,
  ...log,
];

/**
 * Writes a decision: the row, what follows, the notice and the history, all or none. Of two that decide about the same row one
 * counts.
 * @returns false where it came too late: the row was decided or changed since it was read, and nothing is written
 */
export const decideOnce = (db: Database, decision: Decision): Promise<boolean> =>
  wrote(db, decisionStatements(decision));
