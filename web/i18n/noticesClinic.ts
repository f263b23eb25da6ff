import type { NoticeTopic } from '../../db/contract/notices';
import type { Pair } from '../../db/contract/words';
import { itemEn, itemZh, type NoticeWords } from './noticeWords';

/** Notices about applications to the clinic; a part of the one table of texts in notices.ts. */
export const clinicTopics: Record<Extract<NoticeTopic, `clinic_${string}`>, (words: NoticeWords) => Pair> = {
  clinic_applied: ({ name }) => [
    `${itemZh(name)}提交了诊所申请，请查看。`,
    `${itemEn(name)} has applied to the clinic. Please have a look.`,
  ],
  clinic_booked: ({ name, code }) => {
    if (code === 'passed') {
      return [
        `${itemZh(name)}的问诊已改由其他专家接待，您原定的时间不再占用。`,
        `The consultation of ${itemEn(name)} is with another expert now; your time is free again.`,
      ];
    }
    return code === 'moved'
      ? [
          `${itemZh(name)}的问诊时间或专家有变更，请查看。`,
          `Time or expert of the consultation of ${itemEn(name)} has changed. Please have a look.`,
        ]
      : ['技术诊所的问诊已预约成功，请留意时间。', 'Your consultation at the clinic is booked. Please note the time.'];
  },
  clinic_revoked: ({ name }) => [
    `${itemZh(name)}的诊所申请已撤销。`,
    `The clinic application of ${itemEn(name)} was revoked.`,
  ],
  clinic_message: ({ name }) => [
    `${itemZh(name)}的诊所申请中有新的留言。`,
    `There is a new message about the clinic application of ${itemEn(name)}.`,
  ],
  clinic_finished: ({ name }) => [
    `${itemZh(name)}的问诊已办结，可查看诊断小结。`,
    `The consultation of ${itemEn(name)} is closed, and its summary can be read.`,
  ],
  clinic_rated: ({ name }) => [
    `${itemZh(name)}评价了已办结的问诊，请查看。`,
    `${itemEn(name)} rated a consultation that was closed. Please have a look.`,
  ],
  clinic_asked: () => [
    '平台希望把您的问诊整理成公开案例（隐去单位和个人信息），请确认是否同意。',
    'The platform would like to publish your consultation as a case, without names. Please say whether you agree.',
  ],
  clinic_answered: ({ name, code }) =>
    code === 'yes'
      ? [`${itemZh(name)}同意将问诊整理成公开案例。`, `${itemEn(name)} agrees to a public case.`]
      : [
          `${itemZh(name)}不同意公开，或撤回了同意；相关案例已停止展示。`,
          `${itemEn(name)} does not agree to a public case; if there was one, it is off the site.`,
        ],
};
