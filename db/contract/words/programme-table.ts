import { defineText, type Tree } from '../words.ts';

/** What the office's table of declarations and its exports call the columns that are no field of the registration sheet. */
export const programmeTableWords = {
  name: ['申报项目', 'Declarations'],
  receipt: ['申报编号', 'Receipt'],
  submitted: ['提交时间', 'Submitted'],
  round: ['批次', 'Round'],
  stage: ['申报状态', 'Stage'],
  recommend_state: ['推荐状态', 'Recommendation'],
  recommend_date: ['推荐时间', 'Recommended at'],
  report_type: ['推荐类型', 'Type'],
  selected: ['已选定', 'Selected'],
  sort_show: ['展示序号', 'Order'],
  optimize_name: ['展示名称', 'Public name'],
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
} as const satisfies Tree;

/** The same for the server, which writes exports. */
export const programmeTable = defineText(programmeTableWords);
