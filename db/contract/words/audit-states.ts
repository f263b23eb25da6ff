import type { Pair } from '../words.ts';

/** States of the audit (decision 62). */
export const auditStates: Readonly<Record<number, Pair>> = {
  1: ['审核中', 'Under review'],
  3: ['已退回', 'Returned'],
  4: ['已通过', 'Approved'],
  5: ['未通过', 'Rejected'],
};
