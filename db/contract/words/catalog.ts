import { grouped, type Tree } from '../words.ts';

/** What lists and pages of items say. */
export const catalog = {
  separator: ['、', ', '],
  /** Of 10,000 yuan, as it is stored. */
  amount: (amount: string) => [
    `${Number(amount).toLocaleString('en', { maximumFractionDigits: 4 })} 万元`,
    `CNY ${grouped(Math.round(Number(amount) * 10_000))}`,
  ],
  total: (count: string) => [`共 ${count} 条`, `${count} in total`],
  emptyTitle: ['没有找到符合条件的内容', 'Nothing matches these filters'],
  mark: {
    verified: ['已认证单位', 'Verified organisation'],
    unverified: ['未认证单位', 'Not verified'],
  },
  published: ['发布于', 'Published'],
  keyFacts: ['概览', 'At a glance'],
  scope: ['所属领域', 'Fields'],
  region: ['所在地区', 'Region'],
  code: ['编号', 'Number'],
  orgProfile: ['单位简介', 'About the organisation'],
  webSite: ['单位网站', 'Website'],
  attachments: ['附件资料', 'Attachments'],
  contact: ['联系方式', 'Contact'],
  gone: ['数据异常！', 'Data exception!'],
  goneHint: ['内容不存在、已撤下或尚未公开。', 'The entry does not exist, was withdrawn, or is not public yet.'],
  backToList: ['返回列表', 'Back to the list'],
} satisfies Tree;
