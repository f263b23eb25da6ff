import type { Lang } from '../../../../db/contract/errors.ts';
import type { Figures, FunnelPush } from '../../../../db/contract/push-records.ts';
import { publishedKinds } from '../../../../db/contract/words/kinds.ts';
import { told } from '../../../../db/contract/words.ts';
import { shownTime } from '../../../platform/clock.ts';
import { csvLine } from '../../../platform/csv.ts';
import { csvStream } from '../../../platform/csv-stream.ts';
import type { Database } from '../../../platform/database.ts';
import type { Page } from '../../../platform/envelope.ts';
import { countedPage, type Paging, pagingOf, selectTotal } from '../../../platform/paging.ts';
import { logExport } from '../records/export-log.ts';
import { figuresOf, noFigures } from '../records/figures.ts';
import { pushesIn, type Range } from './range.ts';

const COLUMNS = 'id, title, item_type, add_time, push_time';

async function withFigures(db: Database, rows: Omit<FunnelPush, 'figures'>[], lang: Lang): Promise<FunnelPush[]> {
  const { figures } = await figuresOf(
    db,
    rows.map(({ id }) => id),
    null,
    lang,
  );
  return rows.map((row) => ({ ...row, figures: figures.get(row.id) ?? noFigures() }));
}

/** The funnel push by push, newest first. */
export async function funnelPushes(db: Database, range: Range, paging: Paging, lang: Lang): Promise<Page<FunnelPush>> {
  const { current, size, offset } = pagingOf(paging);
  const pushes = pushesIn(range);
  const [rows = [], totals = []] = await db.batch<unknown>([
    pushesIn(range, COLUMNS, { offset, size }),
    selectTotal(`FROM (${pushes.sql})`, pushes.params),
  ]);
  const records = await withFigures(db, rows as Omit<FunnelPush, 'figures'>[], lang);
  return countedPage(records, current, size, totals);
}

const HEADINGS: Record<Lang, readonly string[]> = {
  zh: [
    ...[
      '推送主题',
      '类型',
      '创建时间',
      '推送时间',
      '选定单位',
      '已发送',
      '已触达',
      '失败',
      '失败原因',
      '不确定',
      '待发送',
      '已取消',
    ],
    ...['已打开', '已答复', '感兴趣', '不相关', '已转交', '已回复', '交易意向', '已签约'],
  ],
  en: [
    ...[
      'Push',
      'Kind',
      'Made',
      'Sent at',
      'Chosen',
      'Sent',
      'Reached',
      'Failed',
      'Why',
      'Uncertain',
      'Waiting',
      'Cancelled',
    ],
    ...['Opened', 'Answered', 'Interested', 'Not relevant', 'Passed on', 'Replied', 'Deals', 'Signed'],
  ],
};

const kindOf = (type: number, lang: Lang): string | undefined => {
  const kind = publishedKinds[type];
  return kind && told(kind, lang);
};

const why = (f: Figures): string =>
  f.reasons.map(({ code, hint, count }) => `${[code, hint].filter(Boolean).join(' ')}: ${count}`).join('\n');

const lineOf = ({ figures: f, ...row }: FunnelPush, lang: Lang): string =>
  csvLine([
    ...[row.title, kindOf(row.item_type, lang), shownTime(row.add_time), row.push_time ? shownTime(row.push_time) : ''],
    ...[f.chosen, f.sent, f.reached, f.failed, why(f), f.uncertain, f.waiting, f.cancelled, f.opened, f.answered],
    ...[f.interested, f.irrelevant, f.passed, f.replied, f.deals, f.signed],
  ]);

const STEP = 100;

async function* steps(db: Database, range: Range, lang: Lang): AsyncGenerator<FunnelPush[]> {
  const { sql, params } = pushesIn(range, COLUMNS);
  const rows = await db.all<Omit<FunnelPush, 'figures'>>(sql, params);
  for (let from = 0; from < rows.length; from += STEP) yield withFigures(db, rows.slice(from, from + STEP), lang);
}

/** The funnel push by push as a CSV file for spreadsheets; that it left the site is in the audit log first. */
export async function funnelFile(
  db: Database,
  userId: string,
  range: Range,
  lang: Lang,
): Promise<ReadableStream<Uint8Array>> {
  const { sql, params } = pushesIn(range);
  const counted = await db.first<{ total: number }>(`SELECT count(*) AS total FROM (${sql})`, params);
  await logExport(db, { userId, pushId: range.pushId, table: 'push_wechat', rows: counted?.total ?? 0 });
  return csvStream(HEADINGS[lang], steps(db, range, lang), (row) => lineOf(row, lang));
}
