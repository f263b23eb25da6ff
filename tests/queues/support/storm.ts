import { setTimeout as sleep } from 'node:timers/promises';
import { spawnServer } from '../../setup/process.ts';

const PAUSE_MS = 40;

/** One call of a storm: made again until it is answered. */
interface Insisted {
  /** What the call is to the server of now; `signal` ends it early where the first answer is not waited for. */
  call: (url: string, signal: AbortSignal | undefined) => Promise<Response>;
  /** Of the first try no answer is waited for longer than so many milliseconds. */
  impatient?: number | undefined;
}

/** A server that is killed again and again while many call it at once. */
interface Storm {
  /** The status and the result of the first answer that is none of a failing server. */
  insist: <T>(call: Insisted) => Promise<{ status: number; result: T }>;
  /** Calls whose answer did not come, or was one of a failing server that broke off. */
  lost: () => number;
  /**
   * Runs the work, and kills the server meanwhile.
   * @param kills how often
   * @param every after how many more pieces of the work the next kill comes
   * @param done how many pieces are done
   */
  rage: (work: Promise<unknown>, kills: number, every: number, done: () => number) => Promise<void>;
}

/** Starts a server of its own process over a state, which `rage` kills and stops. */
export async function startStorm(stateDir: string): Promise<Storm> {
  let server = await spawnServer(stateDir);
  let lost = 0;
  return {
    lost: () => lost,
    async insist<T>({ call, impatient }: Insisted) {
      for (let turn = 0; ; turn++) {
        const signal = turn === 0 && impatient !== undefined ? AbortSignal.timeout(impatient) : undefined;
        try {
          const answer = await call(server.url, signal);
          const text = await answer.text();
          if (answer.status < 500) return { status: answer.status, result: (JSON.parse(text) as { result: T }).result };
        } catch {
          lost += 1;
        }
        await sleep(PAUSE_MS);
      }
    },
    async rage(work, kills, every, done) {
      let open = true;
      const ended = work.finally(() => {
        open = false;
      });
      for (let turn = 0; turn < kills; turn++) {
        const before = done();
        while (open && done() < before + every) await sleep(10);
        await server.kill();
        server = await spawnServer(stateDir);
      }
      await ended;
      await server.stop();
    },
  };
}
