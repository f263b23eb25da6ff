import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { IMPORT_STATE } from '../../../db/contract/import-kinds.ts';
import type { ImportDetail, ImportRow } from '../../../db/contract/imports.ts';
import type { Client } from '../../setup/client.ts';
import { unique } from './results.ts';

export const PATH = '/web/v1/imports';

/** The headings of the tests' files of results, in the words of the form. */
export const HEADINGS = [
  ...['成果名称', '所属领域', '所在地区', '成果简介', '所处阶段', '合作方式', '投资金额（万元）', '完成时间'],
  ...['单位名称', '单位类型', '联系人', '联系电话', '联系地址', '备注'],
];

/** Cells of a good row of a file of results, by their headings. */
type Cells = Partial<Record<string, string>>;

/** A row for `HEADINGS`, with changes at single cells. */
export const resultRow = (changes: Cells = {}): string[] => {
  const cells: Cells = {
    ...{ 成果名称: unique('导入成果'), 所属领域: '新材料技术/石墨烯与碳材料', 所在地区: '河北省 石家庄市 长安区' },
    ...{
      成果简介: '第一段 <说明>\n第二段',
      所处阶段: '中试',
      合作方式: '技术转让；合作开发',
      '投资金额（万元）': '1,200.5',
    },
    ...{ 完成时间: '2025-06-30', 单位名称: '燕赵先进材料研究院', 单位类型: '科研院所', 联系人: '联络员' },
    ...{ 联系电话: '0311-80000000', 联系地址: '石家庄市长安区科技路1号', 备注: '不导入' },
    ...changes,
  };
  return HEADINGS.map((heading) => cells[heading] ?? '');
};

/** Rows of a file as pieces send them; the heading is its first row. */
export const lines = (rows: readonly string[][]) => rows.map((cells, at) => ({ line: at + 2, cells }));

interface Sent {
  kind?: 'result' | 'demand';
  headings?: readonly string[];
  rows: readonly string[][];
  /** Rows of a piece. */
  size?: number;
  key?: string;
}

/** Announces a file and sends its pieces; the import has not begun. */
export async function sent(who: Client, { kind = 'result', headings = HEADINGS, rows, size = 25, key }: Sent) {
  const all = lines(rows);
  const pieces = Math.ceil(all.length / size);
  const started = await who.post(
    PATH,
    { kind, name: `${unique('文件')}.csv`, headings, pieces, rows: all.length },
    key ? { 'idempotency-key': key } : {},
  );
  expect([started.msg, started.errors]).toEqual(['成功', []]);
  const { id } = started.result as ImportDetail;
  for (let no = 1; no <= pieces; no += 1) {
    const piece = { id, no, rows: all.slice((no - 1) * size, no * size) };
    expect((await who.put(`${PATH}/piece`, piece)).code).toBe(200);
  }
  return id;
}

export const detail = async (who: Client, id: string): Promise<ImportDetail> => (await who.get(PATH, { id })).result;

/** Waits until an import stands in one of the states. */
export async function until(who: Client, id: string, ...states: ImportDetail['state'][]): Promise<ImportDetail> {
  for (;;) {
    const job = await detail(who, id);
    if (states.includes(job.state)) return job;
    await sleep(100);
  }
}

/** Sends a file, begins, and waits for the end. */
export async function imported(who: Client, file: Sent, at_once = false): Promise<ImportDetail> {
  const id = await sent(who, file);
  const begun = await who.post(`${PATH}/begin`, { id, at_once });
  expect(begun.msg).toBe('成功');
  return until(who, id, IMPORT_STATE.done);
}

/** All rows of an import, of one state where it is named. */
export async function rowsOf(who: Client, id: string, state?: number): Promise<ImportRow[]> {
  const found: ImportRow[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { records, pages } = (await who.get(`${PATH}/rows`, { id, state, pageIndex, pageSize: 100 })).result;
    found.push(...records);
    if (pageIndex >= pages) return found;
  }
}

/** The lines of a report, without the heading. */
export const reportOf = async (who: Client, id: string, lang = 'zh'): Promise<string[]> =>
  (await who.get(`${PATH}/report.csv`, { id }, { 'x-lang': lang })).text.split('\r\n').slice(1, -1);
