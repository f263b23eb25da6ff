import { defineText } from '../../db/contract/words';
import { common } from './common';

export default defineText({
  title: ['单位资料审核', 'Profiles of organisations'],
  lead: [
    '单位管理员修改的公开资料：通过后在单位页面公开，退回须填写意见。',
    'What administrators changed of their organisations: approved, it is public; returned, it needs an opinion.',
  ],
  list: ['单位资料修改', 'Edited profiles'],
  empty: ['没有待审核的单位资料', 'No profile waits for review'],
  emptyHint: [
    '单位管理员提交的修改会按时间先后出现在这里。',
    'What administrators submit appears here, the longest waiting first.',
  ],
  emptyReturned: ['没有退回的单位资料', 'No profile was returned'],
  state: common.state,
  states: { waiting: ['待审核', 'Waiting'], returned: ['已退回', 'Returned'] },
  keyword: ['按单位名称查找', 'Name of the organisation'],
  organization: common.organization,
  verified: ['已认证', 'Verified'],
  unverified: ['未认证', 'Not verified'],
  changes: ['修改内容', 'Changed'],
  separator: ['、', ', '],
  submitted: ['提交', 'Submitted'],
  review: ['审核', 'Review'],
  look: ['查看', 'Look'],
  dialog: (name: string) => [`${name}的资料修改`, `Profile of ${name}`],
  by: (name: string, time: string) => [
    `${name || '单位管理员'} 提交于 ${time}`,
    `Submitted by ${name || 'an administrator'} at ${time}`,
  ],
  before: ['公开内容', 'What the public reads'],
  gone: ['该修改已处理或已撤回。', 'This was decided about or withdrawn.'],
  writerLeft: [
    '提交人已不再管理该单位，只能退回。',
    'Who wrote this no longer administers the organisation: it can only be returned.',
  ],
  returnedWhy: (opinion: string) => [`退回原因：${opinion}`, `Returned: ${opinion}`],
  opinion: ['审核意见', 'Opinion'],
  opinionHint: ['退回时必填，提交人会在通知中看到', 'Needed for a return; a notice shows it to the writer'],
  return: ['退回', 'Return'],
  approve: ['通过并公开', 'Approve and publish'],
  approved: ['已通过，单位资料已公开', 'Approved: the profile is public now'],
  returned: ['已退回', 'Returned'],
});
