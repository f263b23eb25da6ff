import { Database, type Statement } from './database.ts';

interface Waiting {
  statements: Statement[];
  resolve: (answers: never[][]) => void;
  reject: (error: unknown) => void;
}

/** A database whose batches wait until every work that reads through it waits: what they ask then goes in one trip. */
class Gathered extends Database {
  private readonly outer: Database;
  private active: number;
  private waiting: Waiting[] = [];

  constructor(outer: Database, works: number) {
    super(undefined as never);
    this.outer = outer;
    this.active = works;
  }

  /** Waits for the others. */
  override batch<T = unknown>(statements: Statement[]): Promise<T[][]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ statements, resolve, reject });
      this.look();
    });
  }

  /** A write does not wait: nobody reads beside it in a transaction of its own. */
  override run(sql: string, params: unknown[] = []): Promise<number> {
    return this.outer.run(sql, params);
  }

  override note(...event: Parameters<Database['note']>): void {
    this.outer.note(...event);
  }

  /** One work is done. */
  leave(): void {
    this.active -= 1;
    this.look();
  }

  private look(): void {
    // What one work asks for at once comes along.
    queueMicrotask(() => {
      if (this.waiting.length > 0 && this.waiting.length >= this.active) void this.flush();
    });
  }

  private async flush(): Promise<void> {
    const asked = this.waiting.splice(0);
    try {
      const answers = await this.outer.batch<never>(asked.flatMap(({ statements }) => statements));
      let from = 0;
      for (const { statements, resolve } of asked) {
        resolve(answers.slice(from, from + statements.length));
        from += statements.length;
      }
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}

type Answers<W extends readonly ((db: Database) => Promise<unknown>)[]> = {
  -readonly [K in keyof W]: Awaited<ReturnType<W[K]>>;
};

/**
 * Does works that only read beside each other: each round of what they ask is one trip, so that all take as many as the longest does.
 * @param works each is given the database through which it reads
 */
export function together<const W extends readonly ((db: Database) => Promise<unknown>)[]>(
  db: Database,
  works: W,
): Promise<Answers<W>> {
  const gathered = new Gathered(db, works.length);
  const done = works.map((work) => work(gathered).finally(() => gathered.leave()));
  return Promise.all(done) as Promise<unknown> as Promise<Answers<W>>;
}
