import type { Pair } from '../words.ts';

/** States of the audit (decision 62): the documents have three words for them, and what was returned is rejected to be mended. */
export const auditStates: Readonly<Record<number, Pair>> = {
  1: ['审核中', 'Under review'],
  3: ['未通过（已退回）', 'Rejected (returned)'],
  4: ['已通过', 'Approved'],
  5: ['未通过', 'Rejected'],
};
