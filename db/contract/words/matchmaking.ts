import { defineText, type Pair, type Tree } from '../words.ts';

/** What becomes of a request for a 1:1 meeting. */
export const requestStates = {
  pending: ['待答复', 'Waiting'],
  accepted: ['已接受', 'Accepted'],
  declined: ['已婉拒', 'Declined'],
  expired: ['已过期', 'Expired'],
  withdrawn: ['已撤回', 'Withdrawn'],
  cancelled: ['已取消', 'Cancelled'],
} as const satisfies Readonly<Record<string, Pair>>;

/** Columns of the file of all 1:1 meetings. */
export const matchmakingTableWords = {
  sheet: ['1:1 洽谈', '1-1 meetings'],
  start: ['开始', 'Begins'],
  end: ['结束', 'Ends'],
  table: ['桌号', 'Table'],
  name: ['姓名', 'Name'],
  unit: ['单位', 'Organisation'],
  partner: ['洽谈对象', 'Meets'],
  partnerUnit: ['对方单位', 'Their organisation'],
  origin: ['来源', 'Arranged by'],
  byRequest: ['参会人约见', 'Request'],
  byStaff: ['工作人员安排', 'Staff'],
  presence: ['到场', 'Presence'],
  came: ['到场', 'Came'],
  missing: ['未到', 'Did not come'],
} satisfies Tree;

export const matchmakingTable = defineText(matchmakingTableWords);
