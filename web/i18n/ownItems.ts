import { defineText } from '../../db/contract/words';
import { common, leavers } from './common';

/** What members read beside the products, projects and experts that they entered. */
export default defineText({
  edit: ['修改', 'Edit'],
  remove: common.remove,
  talk: ['审核沟通', 'Discussion with reviewers'],
  of: (action: string, name: string) => [`${action}：${name}`, `${action}: ${name}`],
  removeText: (name: string) => [
    `删除后“${name}”不再公开，且无法恢复。`,
    `“${name}” will no longer be public; this cannot be undone.`,
  ],
  removed: common.removed,
  opinion: (text: string) => [`审核意见：${text}`, `Reviewer: ${text}`],
  openComments: (n: number) => [`${n} 条审核意见待回复`, n === 1 ? '1 remark to answer' : `${n} remarks to answer`],
  left: leavers.left,
  noEnglish: ['缺英文名称', 'No English name'],
  submit: ['提交审核', 'Submit for review'],
  publish: ['保存并公开', 'Save and publish'],
  save: common.save,
  saved: common.saved,
  submitted: ['已提交，审核通过后公开', 'Submitted; it is public once reviewed'],
  savedPublic: ['已保存并公开', 'Saved and public'],
  again: ['保存后需重新审核，审核期间不公开显示。', 'Saved, it is reviewed again; meanwhile it is not public.'],
  parts: {
    basic: ['基本信息', 'At a glance'],
    text: ['介绍', 'Description'],
    english: ['英文信息', 'In English'],
    contact: ['联系方式', 'Contact'],
  },
  contactHint: ['仅您和平台编辑可见。', 'Only you and the editors see it.'],
});
