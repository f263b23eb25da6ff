import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { CRITERION_NAMES } from '../../db/contract/programme/criteria.ts';
import { databaseFile, openDatabase } from '../local/state.ts';
import { makeDeclaredProject, makeRecommender } from '../seed/factories/programme.ts';
import { roundId } from '../seed/factories/programme-rounds.ts';
import type { Row } from '../seed/rows.ts';
import { Client } from '../setup/client.ts';
import { seeded } from '../setup/random.ts';
import { startServer } from '../setup/server.ts';
import { figure, table } from './measure.ts';

/** Declarations of the round, opinions of each, and the experts who write them. */
const DECLARATIONS = Number(process.env.BENCH_DECLARATIONS ?? 5000);
const EACH = 8;
const EXPERTS = 200;
/** Rows that a page of the office's table may read. */
const ROWS = 1200;
const OFFICE = '13800000012';

function write(db: DatabaseSync, name: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const statement = db.prepare(`INSERT INTO ${name}(${columns.join()}) VALUES (${columns.map(() => '?').join()})`);
  for (const row of rows) statement.run(...columns.map((column) => row[column] ?? null));
}

/** A round of very many declarations, each with its opinions. */
function crowd(stateDir: string): void {
  const db = openDatabase(databaseFile(stateDir), stateDir);
  const chance = seeded(7);
  const expert = (number: number) => `bench-expert-${number % EXPERTS}`;
  try {
    db.exec('BEGIN');
    write(
      db,
      'project_recommend',
      Array.from({ length: EXPERTS }, (_, n) =>
        makeRecommender({ id: expert(n), org_name: `评审专家${n}`, identify: 3 }, n),
      ),
    );
    const ids = Array.from({ length: DECLARATIONS }, (_, n) => `bench-${String(n).padStart(6, '0')}`);
    write(
      db,
      'project',
      ids.map((id, n) => {
        const more = { round_id: roundId(1), stage: 1, submit_time: 1_780_000_000 + n, receipt: `ZZ${id}` };
        return makeDeclaredProject({ id, ...more }, n);
      }),
    );
    write(
      db,
      'project_rec_opinion',
      ids.flatMap((project_id, n) =>
        Array.from({ length: EACH }, (_, k) => ({
          id: `${project_id}-${k}`,
          project_id,
          roc_org: expert(n * 3 + k * 17),
          comment: '同意推荐。',
          recommend_type: 1,
          ...Object.fromEntries(CRITERION_NAMES.map((name) => [name, chance() < 0.6 ? 1 : 2])),
          add_date: 1_780_000_000,
          update_date: '2026-06-01 10:00:00',
        })),
      ),
    );
    db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}

interface Asked {
  name: string;
  path: string;
  query?: Record<string, string>;
}

const LIST = '/web/v1/programme/office/project/list';
const asked: readonly Asked[] = [
  { name: 'first page of declarations', path: LIST },
  { name: 'its 20th page', path: LIST, query: { pageIndex: '20', pageSize: '20' } },
  { name: 'one state, one word', path: LIST, query: { stage: '1', keyword: '技术' } },
  { name: 'page of the kept ranking', path: '/web/v1/programme/ranking', query: { pageSize: '20' } },
  { name: 'whether it is stale', path: '/web/v1/programme/ranking/state' },
];

const rowsRead = (headers: Headers): string => /rows_read=(\d+)/.exec(headers.get('server-timing') ?? '')?.[1] ?? '?';

async function measured(office: Client, { name, path, query = {} }: Asked, most: string): Promise<string[]> {
  const started = performance.now();
  const response = await office.fetch(`${path}?${new URLSearchParams({ ...query, round: roundId(1) })}`);
  let [first, bytes] = [0, 0];
  for await (const chunk of response.body ?? []) {
    first ||= performance.now() - started;
    bytes += chunk.byteLength;
  }
  const answered = response.status === 200 ? name : `${name}: ${response.status}`;
  const all = performance.now() - started;
  return [answered, `${rowsRead(response.headers)}${most}`, (bytes / 1000).toFixed(1), figure(first), figure(all)];
}

/**
 * What the programme's office reads and waits for in a round of 5,000 declarations and 40,000 opinions.
 * @param fill makes a state with the demo data
 */
export async function programme(fill: (stateDir: string) => Promise<void>): Promise<string> {
  const stateDir = mkdtempSync(join(tmpdir(), 'platform-programme-'));
  await fill(stateDir);
  crowd(stateDir);
  const server = await startServer({ stateDir });
  try {
    const office = await new Client(server.url).login(OFFICE);
    const computing = performance.now();
    const computed = await office.call('POST', '/web/v1/programme/ranking', { body: { round: roundId(1) } });
    const took = performance.now() - computing;
    const rows: string[][] = [
      [`ranking computed (${computed.code})`, rowsRead(computed.headers), '', '', figure(took)],
    ];
    for (const one of asked) rows.push(await measured(office, one, ` of ${ROWS}`));
    for (const file of ['csv', 'xlsx']) {
      rows.push(
        await measured(office, { name: `export .${file}`, path: `/web/v1/programme/office/projects.${file}` }, ''),
      );
    }
    const label = `${DECLARATIONS.toLocaleString('en')} declarations, ${(DECLARATIONS * EACH).toLocaleString('en')} opinions`;
    return table([[label, 'rows read', 'kB', 'first byte ms', 'ms'], ...rows]);
  } finally {
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
