/** What a worker's surroundings do wrong, for tests that kill it: shares of calls from 0 to 1. */
export interface LocalFaults {
  /** Calls of the object store that fail, half of them after they were carried out. */
  objects?: number;
  /** Sends to a queue that is full. */
  queue?: number;
  /** Statements and batches of the database that fail, half of them after they were carried out. */
  database?: number;
  /** Seconds by which the worker's clock differs from the database's. */
  clock?: number;
}

interface Faulty {
  LOCAL_FAULTS?: string;
  DB: D1Database;
  FILES: R2Bucket;
  DELIVERIES: Queue;
}

type Method = (...args: unknown[]) => Promise<unknown>;

/** Makes a share of an object's calls fail: before they are carried out, or, as a reply is lost, after it. */
function fail(target: object, names: readonly string[], share: number, message: string, replies: boolean): void {
  for (const name of names) {
    const original = (target as Record<string, Method>)[name] as Method;
    Object.assign(target, {
      async [name](this: unknown, ...args: unknown[]) {
        const dice = Math.random();
        if (dice < (replies ? share / 2 : share)) {
          // A store that refuses a stream ends it; whoever writes into it would wait forever.
          for (const arg of args) if (arg instanceof ReadableStream) await arg.cancel(message).catch(() => undefined);
          throw new Error(message);
        }
        const answer = await original.apply(this, args);
        if (dice < share) throw new Error(message);
        return answer;
      },
    });
  }
}

/** The clock of a machine that was set wrong. */
function shiftClock(seconds: number): void {
  const RealDate = Date;
  const shifted = (): number => RealDate.now() + seconds * 1000;
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [shifted()] : given) as [number]));
    }
    static override now = shifted;
  } as DateConstructor;
}

/**
 * Lets what is around the worker fail, as the variable LOCAL_FAULTS (JSON of `LocalFaults`) says; nothing without it. On the
 * bindings' own prototypes, so that nothing stands between the code and what it calls.
 */
export function injectFaults(bindings: unknown): void {
  const { LOCAL_FAULTS, DB, FILES, DELIVERIES } = bindings as Faulty;
  if (!LOCAL_FAULTS) return;
  const { objects = 0, queue = 0, database = 0, clock = 0 } = JSON.parse(LOCAL_FAULTS) as LocalFaults;
  const kind = (binding: object) => Object.getPrototypeOf(binding) as object;
  if (objects)
    fail(kind(FILES), ['head', 'get', 'put', 'delete'], objects, 'put: We encountered an internal error (10001)', true);
  if (queue) fail(kind(DELIVERIES), ['send', 'sendBatch'], queue, 'Queue is overloaded. Please back off.', false);
  if (database) {
    const lost = 'D1_ERROR: Network connection lost.';
    // The binding's own batches go through a session as well.
    fail(kind(DB.withSession()), ['batch'], database, lost, true);
    fail(kind(DB.prepare('SELECT 1')), ['all', 'run', 'first', 'raw'], database, lost, true);
  }
  if (clock) shiftClock(clock);
}
