/** What a recipient may answer to a push, or to one of its items. */
export const PUSH_ANSWERS = ['interested', 'irrelevant', 'passed', 'replied'] as const;
export type PushAnswer = (typeof PUSH_ANSWERS)[number];

/** Why something that was pushed is not relevant; what exactly is meant stands in the words beside it. */
export const IRRELEVANT_REASONS = {
  field: { zh: '与本单位领域不符', en: 'Not our field' },
  stage: { zh: '成熟度或阶段不合适', en: 'Maturity or stage does not fit' },
  known: { zh: '已了解或已有类似方案', en: 'Known already, or a similar solution is in place' },
  budget: { zh: '预算或投入条件不合适', en: 'Budget or conditions do not fit' },
  later: { zh: '暂无计划，以后再说', en: 'No plans for now, perhaps later' },
  other: { zh: '其他原因', en: 'Another reason' },
} as const satisfies Record<string, { zh: string; en: string }>;
export type IrrelevantReason = keyof typeof IRRELEVANT_REASONS;

/** Longest texts and lists of an answer. */
export const ANSWER_LIMITS = { content: 2000, files: 5 } as const;

/** What an answer says in the feedback that it is at the same time, before its reason and its words; a reply says its words alone. */
export const ANSWER_REMARKS = {
  interested: ['感兴趣', 'Interested'],
  irrelevant: ['不相关', 'Not relevant'],
  passed: ['已转交同事', 'Passed on to a colleague'],
  replied: ['回复', 'Replied'],
} as const satisfies Record<PushAnswer, readonly [zh: string, en: string]>;

/**
 * The remark of a feedback as English pages tell it: what the platform said for the answer is in English, what was written stays.
 * @param remark as it is stored
 */
export function remarkInEnglish(remark: string): string {
  const [, answer, why, , content] = /^([^：。]+)(?:：([^。]+))?(?:(。)(.*))?$/s.exec(remark) ?? [];
  const said = Object.values(ANSWER_REMARKS).find(([zh]) => zh === answer)?.[1];
  const reason = Object.values(IRRELEVANT_REASONS).find(({ zh }) => zh === why)?.en;
  if (!said || (why && !reason)) return remark;
  return [reason ? `${said}: ${reason}` : said, content].filter(Boolean).join('. ');
}
