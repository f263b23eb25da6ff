import { ITEMS } from '../items.ts';
import type { Pair, Tree } from '../words.ts';
import { itemKinds } from './kinds.ts';

/** What the authorities of staff are called. */
export const authorityNames = {
  'cg-input': ['成果录入', 'Enter results'],
  'cg-auditor': ['成果审核', 'Review results'],
  'xq-input': ['需求录入', 'Enter demands'],
  'xq-auditor': ['需求审核', 'Review demands'],
  'push-admin': ['推送管理', 'Pushes'],
  'project-admin': ['项目管理', 'Projects'],
  'content-admin': ['内容管理', 'Content'],
  admin: ['平台管理员', 'Administrator'],
} satisfies Readonly<Record<string, Pair>>;

/** What the rows of items are called, by their tables. */
const itemTables = Object.fromEntries(Object.values(ITEMS).map(({ noun, itemType }) => [noun, itemKinds[itemType]]));

/** Words of what the audit log keeps, for its page and its file. */
export const auditLogWords = {
  closed: ['已注销用户', 'Closed account'],
  nothing: ['（空）', '(empty)'],
  system: ['系统', 'System'],
  member: ['成员', 'Member'],
  contacts: {
    own: ['本人的联系方式', 'own contact'],
    published: ['发布时的联系人', 'contact as published'],
  } as Record<string, Pair>,
  testees: {
    self: ['发给本人', 'to the operator'],
    recipient: ['发给测试接收人', 'to the test recipient'],
  } as Record<string, Pair>,
  opened: { 0: ['未开放', 'not open'], 1: ['已开放', 'open'] } as Record<string, Pair>,
  factors: { totp: ['身份验证器', 'Authenticator app'], passkey: ['通行密钥', 'Passkey'] } as Record<string, Pair>,
  unscheduled: ['不定时', 'no time set'],
  yes: ['是', 'yes'],
  no: ['否', 'no'],
  version: (version: string) => [`第 ${version} 版`, `version ${version}`],
  organizations: (count: string) => [`${count} 家单位`, count === '1' ? '1 organisation' : `${count} organisations`],
  subscribed: (items: string, people: string) => [
    `${items} 项内容，${people} 位订阅者`,
    `${items === '1' ? '1 item' : `${items} items`} to ${people === '1' ? '1 subscriber' : `${people} subscribers`}`,
  ],
  rows: (count: string) => [`${count} 行`, count === '1' ? '1 row' : `${count} rows`],
  asked: (name: string, count: string) => [`${name} 申请增加 ${count} 条`, `${name} asked for ${count} more`],
  granted: (count: string, days: string) => [`增加 ${count} 条，${days} 天`, `${count} more for ${days} days`],
  refused: ['未同意', 'not granted'],
  matching: {
    0: ['未开启', 'off'],
    1: ['待画像', 'waiting for a portrait'],
    2: ['画像中', 'being portrayed'],
    3: ['已完成', 'completed'],
  } as Record<string, Pair>,
  columns: {
    authority: ['权限', 'Authority'],
    visible_province: ['可见省', 'Visible province'],
    visible_city: ['可见市', 'Visible city'],
    visible_county: ['可见区县', 'Visible county'],
    is_delete: ['停用', 'Disabled'],
    is_admin: ['管理员', 'Administrator'],
    audit_status: ['状态', 'State'],
    user_id: ['归属', 'Owner'],
    name: ['名称', 'Name'],
    type: ['类型', 'Kind'],
    level: ['级别', 'Level'],
    value: ['内容', 'Content'],
  } as Record<string, Pair>,
  tables: {
    ...itemTables,
    user: ['用户', 'User'],
    organization: ['单位', 'Organisation'],
    organisation_user: ['成员', 'Member'],
    push_wechat: ['推送', 'Push'],
    push_wechat_orgs: ['推送单位', 'Pushed organisation'],
    push_group: ['推送组', 'Push group'],
    push_answer: ['推送答复', 'Answer to a push'],
    push_application: ['推送申请', 'Request for a push'],
    push_audience: ['受众', 'Audience'],
    delivery_pause: ['推送账号', 'Account of pushes'],
    publishing_request: ['发布额度申请', 'Request for publishing limits'],
    organization_group: ['单位分组', 'Organisation group'],
    user_push: ['订阅推送', 'Push to subscribers'],
    deal: ['交易', 'Deal'],
    comment: ['评论', 'Comment'],
    project: ['申报项目', 'Declared project'],
    star: ['星标', 'Star'],
    setting: ['设置', 'Setting'],
    news: ['新闻', 'News'],
    hall: ['展厅', 'Hall'],
    video: ['视频', 'Video'],
    book: ['图书', 'Book'],
    innovate: ['创新案例', 'Innovation case'],
    clinic_application: ['诊所申请', 'Clinic application'],
    clinic_case: ['问诊案例', 'Case of the clinic'],
    yuanqu_intention: ['落户意向', 'Intention to settle'],
    project_round: ['年度批次', 'Round'],
    project_recommend: ['推荐人', 'Recommender'],
    organization_verification: ['单位认证', 'Verification'],
    inquiry: ['国际询问', 'Inquiry from abroad'],
    forum_cooperation: ['合作申请', 'Cooperation'],
  } as Record<string, Pair>,
} satisfies Tree;
