import { eventStatements, isWithinCaps, NO_ORIGIN, type Origin, type Recorded } from './security-log.ts';
import type { SecurityEvent, Statement } from './statement.ts';

export type { PublicationOf, RowOf } from '../../db/contract/tables.ts';
export type { Statement } from './statement.ts';

/**
 * A statement that makes its batch fail, and roll back, unless the statement before it changed exactly `rows` rows.
 * @param rows expected changes, 1 unless told
 */
export const assertChanged = (rows = 1): Statement => ({
  sql: `SELECT CASE WHEN changes() = ? THEN 1 ELSE json('stale') END`,
  params: [rows],
});

/** The same where any number of rows may be changed, but not none. */
export const assertAnyChanged = (): Statement => ({
  sql: `SELECT CASE WHEN changes() > 0 THEN 1 ELSE json('stale') END`,
  params: [],
});

/** A statement that may write; one that is taken for it by mistake is carried out all the same. */
const WRITE = /\b(?:INSERT|UPDATE|DELETE|REPLACE)\b/;

/** Writes after which what visitors are shown must be made anew. */
const PUBLIC_WRITE =
  /^\s*(?:INSERT|UPDATE|DELETE)\b[^(]*\b(?:(?:result|demand|project|news)_publication|chanpin|innovate|book|video|organization|deal|meeting|course(?:_term)?|hall(?:_exhibit)?|front_door_item|zhuanjia(?:_work)?|clinic_(?:case|hour|day_off|application)|yuanqu|project_(?:news|round)|region(?:_\w+)?|workstation|setting|scope|china|thread(?:_category)?|reply|comment)\b/;

/** Writes after which a session may say another thing of its person. */
const PERSON_WRITE = /^\s*UPDATE\s+"?user\b/;

/** One line of the log stream for each event whose row was written. */
function tell(events: Recorded[], answers: { meta: { changes?: number } }[]): void {
  for (const [index, { line }] of events.entries()) if (answers[index]?.meta.changes) console.log(line);
}

/** D1 with its cost counted: one object a request (contract: Server-Timing). */
export class Database {
  queries = 0;
  rowsRead = 0;
  rowsWritten = 0;
  /** Bytes of the whole database, as the last answer said. */
  size = 0;
  /** Calls to the database, whatever number of statements each carried. */
  trips = 0;
  milliseconds = 0;
  /** Whether a statement wrote public snapshots. */
  publicChanged = false;
  /** Whether a statement wrote what sessions say of their people. */
  peopleChanged = false;
  /**
   * What every batch asserts in front of its statements, until one went through: a fact that the request was begun upon. While it
   * is there, nobody has looked at it yet.
   */
  presumption: Statement | undefined;
  private readonly reads: D1Database | D1DatabaseSession;
  private readonly writes: D1Database | D1DatabaseSession;
  private readonly origin: Origin;
  private noted: SecurityEvent[] = [];

  /**
   * @param reads answers batches that only read
   * @param origin where the call comes from, for the security log
   * @param writes answers batches that write; the same, unless told
   */
  constructor(reads: D1Database | D1DatabaseSession, origin: Origin = NO_ORIGIN, writes = reads) {
    this.reads = reads;
    this.writes = writes;
    this.origin = origin;
  }

  /** All rows of one statement. */
  async all<T>(sql: string, params: unknown[] = []): Promise<T[]> {
    const [rows] = await this.batch<T>([{ sql, params }]);
    return rows ?? [];
  }

  /** The first row of one statement, or null. */
  async first<T>(sql: string, params: unknown[] = []): Promise<T | null> {
    return (await this.all<T>(sql, params))[0] ?? null;
  }

  /** Number of rows that one write changed. */
  async run(sql: string, params: unknown[] = []): Promise<number> {
    const started = Date.now();
    const [answer] = await this.send([{ sql, params }], started);
    return answer?.meta.changes ?? 0;
  }

  /** Several statements in one transaction and one round trip; rows of each in order (house 4). */
  async batch<T = unknown>(statements: Statement[]): Promise<T[][]> {
    const started = Date.now();
    const events = statements.flatMap(({ event }) => (event ? eventStatements(event, this.origin) : []));
    const answers = await this.send<T>([...statements, ...events], started);
    tell(events, answers.slice(statements.length));
    return answers.slice(0, statements.length).map((answer) => answer.results);
  }

  /** One round trip, in one transaction; what the request presumes is asserted in front. */
  private async send<T>(statements: readonly Statement[], started: number): Promise<D1Result<T>[]> {
    const { presumption } = this;
    const writing = statements.some(({ sql }) => WRITE.test(sql));
    if (writing) {
      this.publicChanged ||= statements.some(({ sql }) => PUBLIC_WRITE.test(sql));
      this.peopleChanged ||= statements.some(({ sql }) => PERSON_WRITE.test(sql));
    }
    const target = writing ? this.writes : this.reads;
    const prepared = [...(presumption ? [presumption] : []), ...statements].map(({ sql, params }) =>
      target.prepare(sql).bind(...params),
    );
    const answers =
      prepared.length === 1 && prepared[0] ? [await prepared[0].all<T>()] : await target.batch<T>(prepared);
    for (const answer of answers) this.count(answer.meta, started, answer === answers[0]);
    if (!presumption) return answers;
    if (this.presumption === presumption) this.presumption = undefined;
    return answers.slice(1);
  }

  /** An event of the security log that no write of the call tells of: it is written once the call is answered. */
  note(event: SecurityEvent): void {
    this.noted.push(event);
  }

  /** Whether events wait to be written. */
  get hasNoted(): boolean {
    return this.noted.length > 0;
  }

  /** Writes what was noted; a log that cannot be written fails nothing. */
  async writeNoted(): Promise<void> {
    const events = this.noted.splice(0).filter(({ outcome = 'ok' }) => outcome === 'ok' || isWithinCaps(this.origin));
    const statements = events.flatMap((event) => eventStatements(event, this.origin));
    if (statements.length === 0) return;
    const prepared = statements.map(({ sql, params }) => this.writes.prepare(sql).bind(...params));
    await this.writes.batch(prepared).then(
      (answers) => tell(statements, answers),
      (error: unknown) => console.error(JSON.stringify({ security: 'unwritten', error: String(error).slice(0, 200) })),
    );
  }

  /** The cost so far in the form of Server-Timing entries. */
  timing(): string {
    return `db;dur=${this.milliseconds};desc="queries=${this.queries} rows_read=${this.rowsRead}", trips;desc="${this.trips}", written;desc="${this.rowsWritten}"`;
  }

  private count(meta: Partial<D1Meta>, started: number, clocked = true) {
    this.queries += 1;
    this.rowsRead += meta.rows_read ?? 0;
    this.rowsWritten += meta.rows_written ?? 0;
    this.size = meta.size_after ?? this.size;
    if (!clocked) return;
    this.trips += 1;
    this.milliseconds += Date.now() - started;
  }
}

/** Whether an error is a broken UNIQUE constraint, optionally of one named index or column list. */
export function isUniqueViolation(error: unknown, on = ''): boolean {
  return error instanceof Error && error.message.includes('UNIQUE constraint failed') && error.message.includes(on);
}

/** Whether a batch failed at `assertChanged`: the row was changed, or was not there, when the write came. */
export function isStale(error: unknown): boolean {
  return error instanceof Error && error.message.includes('malformed JSON');
}
