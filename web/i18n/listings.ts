import { defineText } from '../../db/contract/words';
import { common, leavers } from './common';

export default defineText({
  title: ['我的发布', 'My publications'],
  lead: [
    '您发布的全部内容：审核进展、展示期限与智能匹配。',
    'Everything you have published: its review, how long it is listed, and smart matching.',
  ],
  kinds: { label: ['内容类型', 'Kind'], results: ['科技成果', 'Results'], demands: ['技术需求', 'Demands'] },
  release: { results: ['发布成果', 'Publish a result'], demands: ['发布需求', 'Publish a demand'] },
  list: { results: ['成果列表', 'Results'], demands: ['需求列表', 'Demands'] },
  filter: ['审核状态', 'State'],
  all: common.all,
  listing: ['展示期限', 'Listing'],
  listings: {
    public: ['展示中', 'Listed now'],
    expiring: ['30 天内到期', 'Ends within 30 days'],
    expired: ['已到期', 'Ended'],
    withdrawn: ['已撤下', 'Withdrawn'],
  },
  keyword: ['名称或编号', 'Name or number'],
  emptyTitle: {
    results: ['您还没有发布成果', 'You have not published a result yet'],
    demands: ['您还没有发布需求', 'You have not published a demand yet'],
  },
  emptyHint: [
    '发布的内容经审核后，会出现在公开列表中。',
    'Once reviewed, what you publish appears in the public list.',
  ],
  emptyFiltered: ['没有符合条件的内容', 'Nothing matches'],
  emptyFilteredHint: ['换个条件看看，或查看全部。', 'Change the filters, or show all.'],
  showAll: ['查看全部', 'Show all'],

  code: ['编号', 'Number'],
  added: ['提交于', 'Submitted'],
  updated: ['更新于', 'Updated'],
  released: ['发布于', 'Published'],
  ends: ['展示至', 'Listed until'],
  ended: ['展示已于此日结束', 'Listing ended'],
  opinion: ['审核意见', 'Opinion of the auditors'],
  stillPublic: ['网站上仍显示上一个通过审核的版本', 'The website still shows the version approved before'],
  left: leavers.left,
  chips: {
    classified: ['涉密，仅内部可见', 'Classified, inside only'],
    expired: ['已到期', 'Ended'],
    withdrawn: ['已撤下', 'Withdrawn'],
    expiring: (days: number) => [`${days} 天后到期`, days === 1 ? 'Ends in 1 day' : `Ends in ${days} days`],
  },
  reveals: (count: number) => [
    `联系方式被查看 ${count} 次`,
    count === 1 ? 'Contact shown once' : `Contact shown ${count} times`,
  ],

  matching: ['智能匹配', 'Smart matching'],
  matchingOf: (name: string) => [`智能匹配：${name}`, `Smart matching: ${name}`],
  /** Labels of the process in the order of match_state. */
  process: [
    ['未开启', 'Off'],
    ['待推送', 'Waiting for push'],
    ['数字画像中', 'Digital portrait in progress'],
    ['画像完成', 'Portrait completed'],
  ],
  matches: ['查看匹配', 'View matches'],
  matchingOn: ['已开启智能匹配', 'Smart matching is on'],
  matchingOff: ['已关闭智能匹配', 'Smart matching is off'],

  view: ['查看', 'View'],
  edit: ['修改', 'Edit'],
  talk: ['审核沟通', 'Discussion with reviewers'],
  talkCount: (count: number) => [`审核沟通（${count}）`, `Discussion with reviewers (${count})`],
  renew: ['续期', 'Renew'],
  renewed: (day: string) => [`已续期，展示至 ${day}`, `Renewed: listed until ${day}`],
  renewAll: (count: string) => [`全部续期（${count} 项）`, `Renew all (${count})`],
  renewAllTitle: ['全部续期？', 'Renew all of them?'],
  renewAllText: (count: string) => [
    `30 天内到期的 ${count} 项内容各延长一个展示期。`,
    `The ${count} listings that end within 30 days are each given one more term.`,
  ],
  renewedAll: (count: number) => [
    `已续期 ${count} 项`,
    count === 1 ? 'Renewed 1 listing' : `Renewed ${count} listings`,
  ],
  withdraw: ['撤下', 'Withdraw'],
  withdrawTitle: ['从网站上撤下？', 'Withdraw from the website?'],
  withdrawText: (name: string) => [
    `“${name}”将不再公开显示，可随时重新上架；之后提交并通过审核的修改也会使其重新公开。`,
    `“${name}” is no longer shown to the public. You can relist it at any time; an edit that is approved later makes it public again as well.`,
  ],
  withdrawn: ['已撤下', 'Withdrawn'],
  relist: ['重新上架', 'Relist'],
  relisted: ['已重新上架', 'Listed again'],
  pushRecord: ['推送记录', 'Push record'],
  copy: ['复制为新草稿', 'Duplicate as a new draft'],
  copyTitle: ['替换未完成的草稿？', 'Replace the unfinished draft?'],
  copyText: [
    '您有一份尚未提交的新发布草稿，复制后它将被替换。',
    'You have a draft of a new publication that was not submitted yet. Duplicating replaces it.',
  ],
  copyConfirm: ['替换草稿', 'Replace the draft'],
  remove: common.remove,
  removeTitle: { results: ['删除成果', 'Delete result'], demands: ['删除需求', 'Delete demand'] },
  removeText: (name: string) => [
    `确定删除“${name}”？已公开的内容也会一并撤下。`,
    `Delete “${name}”? Its public version is withdrawn as well.`,
  ],
  of: (action: string, name: string) => [`${action}：${name}`, `${action}: ${name}`],

  drafts: {
    title: ['未完成的发布', 'Unfinished'],
    unnamed: ['未命名的草稿', 'Draft without a name'],
    fresh: ['新发布', 'New publication'],
    change: ['未提交的修改', 'Edit not submitted'],
    saved: (time: string) => [`保存于 ${time}`, `Saved ${time}`],
    go: ['继续填写', 'Continue'],
    discard: ['丢弃', 'Discard'],
    discardTitle: ['丢弃草稿？', 'Discard the draft?'],
    discardText: (name: string) => [
      `“${name}”中已填写的内容将被删除，无法恢复。`,
      `What was filled in for “${name}” is deleted and cannot be brought back.`,
    ],
    discarded: ['草稿已丢弃', 'Draft discarded'],
  },
});
