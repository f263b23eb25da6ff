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
