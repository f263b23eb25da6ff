import { FAILURES, type FailureSource } from '../../db/contract/operations.ts';
import { now } from './clock.ts';
import type { Database } from './database.ts';
import { newRequestId } from './request-log.ts';

/** Something that nobody expected, as it is kept. */
interface Failure {
  /** What whoever met it was shown. */
  id: string;
  source: FailureSource;
  /** Method and pattern of an address, or the name of a task, queue or alarm. */
  place: string;
  error: string;
  message: string;
}

const QUOTED = /'[^']*'|"[^"]*"|`[^`]*`|“[^”]*”/g;

/** Messages of errors quote what they were given, and that may be somebody's data: what is quoted, addresses and long numbers are left out. */
export function plainMessage(error: unknown): string {
  // Parsers quote without a mark.
  if (error instanceof SyntaxError) return '';
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(QUOTED, "'…'")
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{5,}/g, '#')
    .slice(0, 200);
}

/**
 * What is kept of an error.
 * @param id of the request; a new one where there was none
 */
export const failureOf = (error: unknown, source: FailureSource, place: string, id = newRequestId()): Failure => ({
  id,
  source,
  place: place.slice(0, 100),
  error: error instanceof Error ? error.name : typeof error,
  message: plainMessage(error),
});

let minute = 0;
let written = 0;

/** Whether a failure is worth a call to the database: this isolate remembers how many it wrote this minute. */
function isWithinCap(): boolean {
  const current = Math.floor(now() / 60);
  if (current !== minute) [minute, written] = [current, 0];
  written += 1;
  return written <= FAILURES.minute;
}

/**
 * Keeps a failure where administrators see it, up to a number a minute, and tells the log stream of every one. Never fails: what
 * broke may be the database itself.
 * @param place lines of the stack, for the log stream alone
 */
export async function recordFailure(db: Database, failure: Failure, place: readonly string[] = []): Promise<void> {
  console.error(JSON.stringify({ log: 'failure', ...failure, ...(place.length > 0 && { stack: place }) }));
  if (!isWithinCap()) return;
  const at = now();
  await db
    .run(
      `INSERT OR IGNORE INTO failure (id, source, place, error, message, add_time) SELECT ?1, ?2, ?3, ?4, ?5, ?6
       WHERE (SELECT count(*) FROM (SELECT 1 FROM failure WHERE add_time > ?6 - 60 LIMIT ${FAILURES.minute})) < ${FAILURES.minute}`,
      [failure.id, failure.source, failure.place, failure.error, failure.message, at],
    )
    .catch(() => undefined);
}
