import { defineText } from '../../db/contract/words';
import { common } from './common';

export default defineText({
  lead: [
    '显示在项目专题页上的新闻、通知和可下载的资料。',
    'News, notices and files to download that the programme’s page shows.',
  ],
  list: ['新闻与资料', 'News and files'],
  add: ['新增', 'Add'],
  addOf: (kind: string) => [`新增${kind}`, `Add: ${kind}`],
  editOf: (kind: string) => [`编辑${kind}`, `Edit: ${kind}`],
  fields: {
    title: ['标题', 'Title'],
    identify: common.kind,
    profile: ['正文', 'Text'],
    attachments: ['附件', 'Files'],
    updated: ['更新时间', 'Changed'],
    added: ['发布时间', 'Published'],
  },
  keyword: ['标题', 'Title'],
  empty: ['还没有新闻或资料', 'No news or files yet'],
  emptyHint: ['新增后立即显示在项目专题页。', 'What you add is shown on the programme’s page at once.'],
  edit: common.edit,
  remove: common.remove,
  removeTitle: ['确定删除？', 'Delete it?'],
  removeText: (name: string) => [`“${name}”将不再显示。`, `“${name}” is no longer shown.`],
  removed: common.removed,
  addedDone: ['添加成功', 'added successfully'],
  modified: common.modified,
});
