import type { Lang } from '../../../../db/contract/errors.ts';
import { IRRELEVANT_REASONS, type PushAnswer } from '../../../../db/contract/inbox-words.ts';
import type { TargetRow } from '../../../../db/contract/push-records.ts';
import { shownTime } from '../../../platform/clock.ts';
import { csvLine } from '../../../platform/csv.ts';
import { csvStream } from '../../../platform/csv-stream.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Asked } from '../archive/parts.ts';
import { logExport } from './export-log.ts';
import { countTargets, type TargetFilter, targetSteps } from './targets.ts';

const HEADINGS: Record<Lang, readonly string[]> = {
  zh: [
    '推送主题',
    '单位',
    '联系人',
    '联系电话',
    '状态',
    '错误码',
    '说明',
    '发送时间',
    '送达时间',
    '打开时间',
    '答复',
    '反馈',
  ],
  en: [
    'Push',
    'Organisation',
    'Contact',
    'Phone',
    'State',
    'Code',
    'What it means',
    'Sent',
    'Arrived',
    'Opened',
    'Answers',
    'Feedback',
  ],
};

const STATES: Record<TargetRow['state'], Record<Lang, string>> = {
  waiting: { zh: '待发送', en: 'Waiting' },
  sending: { zh: '发送中', en: 'Being sent' },
  sent: { zh: '已发送', en: 'Sent' },
  failed: { zh: '失败', en: 'Failed' },
  refused: { zh: '对方无法接收', en: 'Refused' },
  uncertain: { zh: '不确定', en: 'Uncertain' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
};

const DELIVERED: Record<Lang, string> = { zh: '已送达', en: 'Delivered' };

const ANSWERS: Record<PushAnswer, Record<Lang, string>> = {
  interested: { zh: '感兴趣', en: 'Interested' },
  irrelevant: { zh: '不相关', en: 'Not relevant' },
  passed: { zh: '已转交', en: 'Passed on' },
  replied: { zh: '已回复', en: 'Replied' },
};

const reasonOf = (reason: string | null, lang: Lang): string | undefined =>
  (IRRELEVANT_REASONS as Partial<Record<string, Record<Lang, string>>>)[reason ?? '']?.[lang];

const time = (seconds: number | null): string => (seconds ? shownTime(seconds) : '');

const lineOf = (row: TargetRow, lang: Lang): string =>
  csvLine([
    row.push_title,
    row.org_name,
    row.contacts,
    row.contacts_tel,
    row.delivered_at === null ? STATES[row.state][lang] : DELIVERED[lang],
    row.error_code,
    row.hint ?? row.error_msg,
    time(row.sent_at),
    time(row.delivered_at),
    time(row.opened_time),
    row.answers
      .map(({ item_name, answer, reason, content }) =>
        [item_name, ANSWERS[answer][lang], reasonOf(reason, lang), content].filter(Boolean).join(' · '),
      )
      .join('\n'),
    row.feedback.map(({ name, remark }) => [name, remark].filter(Boolean).join(': ')).join('\n'),
  ]);

/**
 * Targets as a CSV file for spreadsheets, read while it is sent; that they left the site is in the audit log first.
 * @param by who takes them, and the push that they are of, null for those of several
 * @param asked its language is that of headings, states and answers
 * @throws AppError 404 for a push that is not there
 */
export async function targetsFile(
  asked: Asked,
  by: { userId: string; pushId: string | null },
  filter: TargetFilter,
): Promise<ReadableStream<Uint8Array>> {
  const { db, lang } = asked;
  if (by.pushId !== null && !(await db.first('SELECT 1 FROM push_wechat WHERE id = ?', [by.pushId]))) throw notFound();
  await logExport(db, { ...by, table: 'push_wechat_orgs', rows: await countTargets(db, filter) });
  return csvStream(HEADINGS[lang], targetSteps(asked, filter), (row) => lineOf(row, lang));
}
