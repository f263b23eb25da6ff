import type { Lang } from '../errors.ts';
import type { NoticeParams } from '../notices.ts';
import { type Pair, told } from '../words.ts';

/** Days from a reminder to the date that it is about: before it, and once behind it. */
export const REMINDER_DAYS = [7, 3, 1, -1] as const;

/** What a reminder is about. */
export const REMINDED = ['drafts', 'opinions'] as const;
export type Reminded = (typeof REMINDED)[number];

const days = (left: number): Pair =>
  left < 0 ? ['已截止', 'the time is over'] : [`还有 ${left} 天`, left === 1 ? '1 day left' : `${left} days left`];

const one = (what: Reminded, count: number, day: string, left: number): Pair => {
  const [zh, en] = days(left);
  const many = count === 1 ? '' : 's';
  return what === 'drafts'
    ? [
        `您有 ${count} 项成果申报尚未提交，截止日期 ${day}，${zh}。`,
        `${count} declaration${many} not handed in yet, until ${day}: ${en}.`,
      ]
    : [
        `您有 ${count} 份推荐意见尚未填写，截止日期 ${day}，${zh}。`,
        `${count} opinion${many} not written yet, due on ${day}: ${en}.`,
      ];
};

/**
 * What a person is reminded of, all of it in one text.
 * @param params of each thing `drafts`, `opinions`: how many, with `_day` (`YYYY-MM-DD`) and `_left` (days, negative behind it)
 */
export const reminderText = (params: NoticeParams, lang: Lang): string =>
  REMINDED.filter((what) => Number(params[what] ?? 0) > 0)
    .map((what) => {
      const text = one(what, Number(params[what]), String(params[`${what}_day`] ?? ''), Number(params[`${what}_left`]));
      return told(text, lang);
    })
    .join(lang === 'zh' ? '' : ' ');
