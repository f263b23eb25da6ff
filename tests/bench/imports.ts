import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IMPORT_LIMITS, IMPORT_STATE } from '../../db/contract/import-kinds.ts';
import type { ImportDetail } from '../../db/contract/imports.ts';
import { Failure } from '../local/command.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { spawnServer } from '../setup/process.ts';
import { openLeft } from './chaos/state.ts';
import { workersOf } from './deliveries-killed.ts';

const PATH = '/web/v1/imports';

/** Of those who enter results for others. */
const STAFF = '13800000003';

const HEADINGS = [
  ...['成果名称', '所属领域', '所在地区', '成果简介', '所处阶段', '合作方式', '完成时间'],
  ...['单位名称', '单位类型', '联系人', '联系电话', '联系地址'],
];

const NAME = '批量导入成果';

/** Every tenth row is refused, and every seventh says what the row before said. */
const refused = (n: number): boolean => n % 10 === 9;
const named = (n: number): string => `${NAME}${n % 7 === 6 ? n - 1 : n}`;

const cellsOf = (n: number): string[] => [
  ...[named(n), '新材料技术/石墨烯与碳材料', '河北省 石家庄市 长安区'],
  ...[
    `第${n}项成果的说明：材料的制备、表征与中试。`.repeat(5),
    refused(n) ? '无' : '中试',
    '技术转让；合作开发',
    '2025-06-30',
  ],
  ...['燕赵先进材料研究院', '科研院所', '联络员', '0311-80000000', '石家庄市长安区科技路1号'],
];

const answered = <T>({ status, msg, result }: Awaited<ReturnType<Client['post']>>): T => {
  if (status !== 200) throw new Failure(`${status} ${msg}`);
  return result as T;
};

async function send(staff: Client, rows: number): Promise<string> {
  const pieces = Math.ceil(rows / IMPORT_LIMITS.pieceRows);
  const file = { kind: 'result', name: 'results.csv', headings: HEADINGS, pieces, rows };
  const { id } = answered<ImportDetail>(await staff.post(PATH, file));
  for (let no = 1; no <= pieces; no++) {
    const first = (no - 1) * IMPORT_LIMITS.pieceRows;
    const length = Math.min(IMPORT_LIMITS.pieceRows, rows - first);
    const lines = Array.from({ length }, (_, at) => ({ line: first + at + 2, cells: cellsOf(first + at) }));
    answered(await staff.put(`${PATH}/piece`, { id, no, rows: lines }));
  }
  return id;
}

/** What stands in the database at the end, beside what the file said. */
function found(stateDir: string, id: string, rows: number): { wrong: number; text: string } {
  const db = openLeft(stateDir);
  try {
    const number = (sql: string, ...params: string[]): number => Number(db.prepare(sql).get(...params)?.n);
    const names = new Set<string>();
    for (let n = 0; n < rows; n++) if (!refused(n)) names.add(named(n));
    const items = number(`SELECT count(*) AS n FROM chengguo WHERE name LIKE '${NAME}%'`);
    const distinct = number(`SELECT count(DISTINCT name) AS n FROM chengguo WHERE name LIKE '${NAME}%'`);
    const codes = number(`SELECT count(DISTINCT code) AS n FROM chengguo WHERE name LIKE '${NAME}%'`);
    const noted = number('SELECT count(DISTINCT row_no) AS n FROM import_row WHERE job_id = ?', id);
    return {
      wrong: Math.abs(items - names.size) + Math.abs(distinct - names.size) + (items - codes) + Math.abs(noted - rows),
      text: `${items} results of ${names.size} names, ${codes} codes, ${noted} rows in the report`,
    };
  } finally {
    db.close();
  }
}

/**
 * A file of results as staff import it, on a server of its own: how long sending and making take, whether the speed and the memory stay
 * the same to the end, and whether every row is done once.
 * @param rows of the file
 */
export async function imports(
  rows: number,
  progress: (line: string) => void,
): Promise<{ text: string; wrong: number }> {
  const stateDir = mkdtempSync(join(tmpdir(), 'platform-imports-'));
  const server = await spawnServer(stateDir);
  try {
    const staff = await signedIn(STAFF, server.url);
    const began = performance.now();
    const id = await send(staff, rows);
    const sent = performance.now();
    answered(await staff.post(`${PATH}/begin`, { id }));
    /** Milliseconds and megabytes when each tenth of the rows was done. */
    const tenths: { at: number; memory: number }[] = [];
    let job = answered<ImportDetail>(await staff.get(PATH, { id }));
    while (job.end_time === null) {
      await sleep(500);
      job = answered<ImportDetail>(await staff.get(PATH, { id }));
      if (job.state === IMPORT_STATE.paused) throw new Failure('the import waits for a person');
      while (job.done_count >= ((tenths.length + 1) * rows) / 10) {
        tenths.push({ at: performance.now(), memory: workersOf(server.pid) });
        progress(`${job.done_count} of ${rows} rows, ${tenths.at(-1)?.memory.toFixed(0)} MB`);
      }
    }
    const ended = performance.now();
    await server.stop();
    const { wrong, text } = found(stateDir, id, rows);
    const speed = (from: number, to: number, share: number) => Math.round((rows * share) / ((to - from) / 1000));
    const [first, before] = [tenths[0]?.at ?? ended, tenths[8]?.at ?? sent];
    return {
      text: [
        `${rows.toLocaleString('en')} rows: sent in ${((sent - began) / 1000).toFixed(1)} s, done in ${Math.round((ended - sent) / 1000)} s`,
        `rows a second: ${speed(sent, ended, 1)} (first tenth ${speed(sent, first, 0.1)}, last ${speed(before, ended, 0.1)})`,
        `memory of the workers, MB: first tenth ${tenths[0]?.memory.toFixed(0)}, end ${tenths.at(-1)?.memory.toFixed(0)}`,
        `${text}: ${wrong} wrong`,
      ].join('\n'),
      wrong,
    };
  } finally {
    await server.kill();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
