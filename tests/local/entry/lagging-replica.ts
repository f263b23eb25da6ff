/** The bookmark of a state of the database: how many batches wrote before it. */
const bookmarkOf = (writes: number): string =>
  `${writes.toString(16).padStart(8, '0')}-00000000-00000000-${'0'.repeat(32)}`;

const START = bookmarkOf(0);

/** Batches that wrote since the start; the replica knows of none. */
let writes = 0;

/** A statement that is prepared where it is sent: by then a session knows whether the primary has to answer. */
class Prepared {
  readonly session: Session;
  readonly sql: string;
  readonly values: readonly unknown[];

  constructor(session: Session, sql: string, values: readonly unknown[] = []) {
    this.session = session;
    this.sql = sql;
    this.values = values;
  }

  bind(...values: unknown[]): Prepared {
    return new Prepared(this.session, this.sql, values);
  }

  async all(): Promise<D1Result | undefined> {
    return (await this.session.batch([this]))[0];
  }
}

/** A session of D1 with one replica: what is written, and what must know of a write, goes to the primary (D1's sequential consistency). */
class Session {
  private readonly primary: D1DatabaseSession;
  private readonly replica: D1DatabaseSession;
  private near: boolean;
  private bookmark: string | null = null;

  constructor(primary: D1DatabaseSession, replica: D1DatabaseSession, constraint: string) {
    this.primary = primary;
    this.replica = replica;
    this.near = constraint === 'first-unconstrained' || constraint === START;
  }

  prepare(sql: string): Prepared {
    return new Prepared(this, sql);
  }

  async batch(statements: readonly Prepared[]): Promise<D1Result[]> {
    if (statements.some(({ sql }) => /\b(?:INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql))) this.near = false;
    const target = this.near ? this.replica : this.primary;
    const answers = await target.batch(statements.map(({ sql, values }) => target.prepare(sql).bind(...values)));
    if (answers.some(({ meta }) => (meta.rows_written ?? 0) > 0)) writes += 1;
    this.bookmark = bookmarkOf(this.near ? 0 : writes);
    return answers;
  }

  getBookmark(): string | null {
    return this.bookmark;
  }
}

/**
 * Gives the database, where a replica stands beside it, the sessions of a D1 whose replica is behind by all that was written since
 * the start. On the binding's own prototype, so that nothing stands between the code and the database.
 */
export function readFromReplica(bindings: unknown): void {
  const { DB, REPLICA } = bindings as { DB: D1Database; REPLICA?: D1Database };
  if (!REPLICA) return;
  const database = Object.getPrototypeOf(DB) as D1Database;
  const { withSession } = database;
  database.withSession = function (this: D1Database, constraint = 'first-unconstrained') {
    const primary = withSession.call(this, 'first-primary');
    return new Session(primary, withSession.call(REPLICA), constraint) as unknown as D1DatabaseSession;
  };
}
