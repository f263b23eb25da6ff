import { rmSync } from 'node:fs';
import { onExit, step } from '../local/command.ts';
import { crowdedState } from '../setup/crowd.ts';
import { type Cost, randomQueries } from '../setup/queries.ts';
import { startServer } from '../setup/server.ts';
import { table } from './measure.ts';

/** Rows of each table that everybody reads: none beside the demo data, and far more than one call may read. */
const STATES = [0, 6000];
const SEED = 9;

interface Worst {
  answered: number;
  refused: Map<string, number>;
  rows: Cost | undefined;
  bytes: Cost | undefined;
}

async function worstOf(costs: AsyncIterable<Cost>): Promise<Worst> {
  const worst: Worst = { answered: 0, refused: new Map(), rows: undefined, bytes: undefined };
  for await (const cost of costs) {
    if (cost.code === 200) worst.answered += 1;
    else worst.refused.set(cost.refusal, (worst.refused.get(cost.refusal) ?? 0) + 1);
    if (cost.rows > (worst.rows?.rows ?? -1)) worst.rows = cost;
    if (cost.bytes > (worst.bytes?.bytes ?? -1)) worst.bytes = cost;
  }
  return worst;
}

/**
 * What the dearest of many random queries of visitors cost, over the demo data and over crowded tables.
 * @param count queries in all
 */
export async function worstQueries(count: number): Promise<string> {
  const rows = [['random queries of visitors', 'answered', 'rows read, worst', 'limit', 'bytes, worst', 'limit']];
  const notes: string[] = [];
  for (const size of STATES) {
    const stateDir = await step(`Loading ${size} rows a table`, () => crowdedState(size));
    onExit(() => rmSync(stateDir, { recursive: true, force: true }));
    const server = await startServer({ stateDir });
    try {
      const each = Math.ceil(count / STATES.length);
      const worst = await worstOf(randomQueries(server.url, SEED, each));
      rows.push([
        `${each} over ${size ? `${size} rows a table` : 'the demo data'}`,
        `${Math.round((100 * worst.answered) / each)} %`,
        String(worst.rows?.rows ?? 0),
        '5000',
        String(worst.bytes?.bytes ?? 0),
        '2000000',
      ]);
      const refused = [...worst.refused].map(([code, times]) => `${code} ${times}`).join(', ');
      notes.push(`refused: ${refused || 'none'}`, `dearest: ${JSON.stringify(worst.rows?.query).slice(0, 400)}`);
    } finally {
      await server.stop();
      rmSync(stateDir, { recursive: true, force: true });
    }
  }
  return [table(rows), ...notes].join('\n');
}
