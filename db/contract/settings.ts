import * as z from 'zod';
import { isQuietHours } from './pushes.ts';
import { projectDatabase } from './subscriptions.ts';
import type { Pair } from './words.ts';

/** How a setting is entered; every one is stored as a text, lists as JSON. */
export type SettingControl =
  | { kind: 'text' }
  /** An address of the web; blank for none. */
  | { kind: 'address' }
  | { kind: 'number'; min: number; max: number; unit: SettingUnit }
  /** 1 is on, 0 off. */
  | { kind: 'switch' }
  /** From and to by the clock of Shanghai, `22:00-08:00`; blank for none. */
  | { kind: 'hours' }
  /** Codes of provinces. */
  | { kind: 'regions' }
  | { kind: 'texts' }
  /** The six project databases (decision 74). */
  | { kind: 'databases' };

type SettingUnit = 'months' | 'days' | 'items' | 'messages' | 'pushes' | 'megabytes' | 'perSecond' | 'hour';

/** Groups of settings in their order. */
export const SETTING_GROUPS = [
  'contacts',
  'publishing',
  'community',
  'push',
  'chatApp',
  'programme',
  'site',
  'security',
] as const;
type SettingGroup = (typeof SETTING_GROUPS)[number];

interface SettingField {
  group: SettingGroup;
  control: SettingControl;
}

interface SettingFacts extends SettingField {
  name: Pair;
  /** What it does. */
  hint: Pair;
  /** What an installation begins with: a text, lists as JSON. */
  begins: string;
  /** Pages of visitors read it; every other one is for administrators. */
  isPublic?: true;
}

const text = (group: SettingGroup): SettingField => ({ group, control: { kind: 'text' } });
const number = (group: SettingGroup, unit: SettingUnit, max: number, min = 0): SettingField => ({
  group,
  control: { kind: 'number', min, max, unit },
});
const other = (group: SettingGroup, kind: Exclude<SettingControl['kind'], 'number'>): SettingField => ({
  group,
  control: { kind },
});

/** The 15 provinces and municipalities offered by the region filter of the programme (back-office§9). */
const PROJECT_REGION_CODES = [
  '110000',
  '120000',
  '130000',
  '140000',
  '150000',
  '210000',
  '310000',
  '320000',
  '330000',
  '370000',
  '410000',
  '420000',
  '440000',
  '510000',
  '610000',
] as const;

/** The six project databases (core§9, decision 74), each with the filtered list that it leads to. */
const PROJECT_DATABASES = [
  { id: 'it', name: '新一代信息技术项目库', name_en: 'Information technology projects', to: '/results?scope=s-101-01' },
  { id: 'ai', name: '人工智能项目库', name_en: 'Artificial intelligence projects', to: '/results?scope=s-101-01-01' },
  { id: 'mature', name: '产业化项目库', name_en: 'Projects ready for industry', to: '/results?maturity=9' },
  { id: 'transfer', name: '可转让项目库', name_en: 'Projects for transfer', to: '/results?cooperation=1' },
  { id: 'region', name: '河北项目库', name_en: 'Projects in Hebei', to: '/results?region=130000' },
  { id: 'demand', name: '企业需求项目库', name_en: 'Enterprise demand projects', to: '/demands' },
] as const;

/** The settings that pages compute with or show, in the order of their groups (core§3, core§9). */
export const SETTINGS = {
  'result-contacts': {
    ...text('contacts'),
    name: ['成果联系方式', 'Contacts for results'],
    hint: ['显示在成果页，未公开联系人时由此联系', 'Stands on results whose own contact is not shown'],
    begins: '成果转化服务台 400-0311-001',
    isPublic: true,
  },
  'demand-contacts': {
    ...text('contacts'),
    name: ['需求联系方式', 'Contacts for demands'],
    hint: ['显示在需求页，未公开联系人时由此联系', 'Stands on demands whose own contact is not shown'],
    begins: '需求对接服务台 400-0311-002',
    isPublic: true,
  },
  'project-contacts': {
    ...text('contacts'),
    name: ['申报项目联系方式', 'Contacts for declared projects'],
    hint: ['显示在申报专题各页', 'Stands on the pages of the programme'],
    begins: '申报项目服务台 400-0311-003',
    isPublic: true,
  },
  'listing-months': {
    ...number('publishing', 'months', 999, 1),
    name: ['成果公开时间', 'Time that items stay public'],
    hint: ['通过审核后公开展示的时间，可续期', 'How long an approved item is listed; it can be renewed'],
    begins: '12',
    isPublic: true,
  },
  'deal-step-days': {
    ...number('publishing', 'days', 999),
    name: ['交易步骤期限', 'Time for a step of a deal'],
    hint: ['超过后提醒双方并标为逾期；0 不提醒', 'After it both sides are reminded; 0 for never'],
    begins: '7',
  },
  'publishing-hourly': {
    ...number('publishing', 'items', 999_999),
    name: ['每账号每小时发布上限', 'Items an account publishes an hour'],
    hint: ['每个账号一小时内可发布的数量', 'What one account may publish in an hour'],
    begins: '60',
  },
  'publishing-daily': {
    ...number('publishing', 'items', 999_999),
    name: ['每账号每日发布上限', 'Items an account publishes a day'],
    hint: ['每个账号一天内可发布的数量', 'What one account may publish in a day'],
    begins: '480',
  },
  'upload-daily-mb': {
    ...number('publishing', 'megabytes', 999_999, 1),
    name: ['每人每日上传上限', 'Uploads a person may make a day'],
    hint: ['每人每天可上传的文件总量', 'What one person may upload in a day'],
    begins: '500',
  },
  // What an account may write before its first post is published (decision 163).
  'community-new-daily': {
    ...number('community', 'items', 999, 1),
    name: ['新账号每日发言上限', 'Posts of a new account a day'],
    hint: [
      '首次发言通过审核前，每天可发的话题与回复数',
      'Threads and replies a day, until the first of them is published',
    ],
    begins: '3',
  },
  'community-new-links': {
    ...number('community', 'items', 99),
    name: ['新账号每条链接上限', 'Links in a post of a new account'],
    hint: ['首次发言通过审核前，每条可含的链接数', 'Of one post, until the first is published'],
    begins: '1',
  },
  'community-digest-hour': {
    ...number('community', 'hour', 23),
    name: ['社区动态汇总钟点', 'Hour of the community’s digest'],
    hint: [
      '每天从这个钟点起，向关注者汇总前一天未读的回复（北京时间）',
      'From this hour of the day on followers are told of replies that they have not read (Beijing time)',
    ],
    begins: '9',
  },
  'push-approval': {
    ...other('push', 'switch'),
    name: ['推送须由第二位运营人员批准', 'A second operator must approve a push'],
    hint: [
      '开启后，推送须由另一位运营人员批准才会发出',
      'When on, a push goes out once another operator has approved it',
    ],
    begins: '0',
  },
  'push-quiet-hours': {
    ...other('push', 'hours'),
    name: ['推送免打扰时段', 'Hours without pushes'],
    hint: ['这段时间内不发出推送消息（北京时间）', 'No messages of pushes go out then (Beijing time)'],
    begins: '',
  },
  'push-activity-types': {
    ...other('push', 'texts'),
    name: ['推送活动类型', 'Activity types of pushes'],
    hint: ['新建推送时可选的活动类型', 'What operators choose from as the activity of a push'],
    begins: JSON.stringify(['供需对接会', '成果路演', '专题推介', '揭榜挂帅', '线上推送']),
  },
  'push-archive-months': {
    ...number('push', 'months', 120),
    name: ['推送归档时间', 'Time until pushes are archived'],
    hint: [
      '推送结束后超过该时间，其单位名单移入归档；仍可查看与导出，但不能再发送。发给订阅者的消息届时仅保留会员可查看的内容。0 为不归档',
      'After this time the targets of a finished push move to the archive: they are still shown and exported, but not sent again. Of messages to subscribers only what their members see is kept. 0 is never',
    ],
    begins: '12',
  },
  'subscription-weekly-pushes': {
    ...number('push', 'pushes', 99),
    name: ['每周订阅推送上限', 'Pushes by subscription a week'],
    hint: ['每位订阅者一周最多收到的推送', 'What one subscriber is sent in a week at most'],
    begins: '3',
  },
  'push-template-id': {
    ...text('push'),
    name: ['推送消息模板编号', 'Template of push messages'],
    hint: ['推送所用的消息模板', 'The template of the messages of pushes'],
    begins: 'TPL-ITEM-PUSH-01',
  },
  'push-test-recipient': {
    ...text('push'),
    name: ['推送测试消息接收人（账号）', 'Recipient of test messages of pushes (account)'],
    hint: ['运营人员试发消息时的接收账号；留空不能试发', 'Account that test messages go to; blank for none'],
    begins: '',
  },
  wx_app_id: {
    ...text('chatApp'),
    name: ['微信公众号 AppID', 'WeChat AppID'],
    hint: ['网站登录与绑定所用的公众号', 'The WeChat account for logging in and linking'],
    begins: 'wx8d3c2a7e51f0b964',
    isPublic: true,
  },
  'booking-template-id': {
    ...text('chatApp'),
    name: ['预约消息模板编号', 'Template of messages about bookings'],
    hint: [
      '绑定微信的会员收到预约消息所用的模板；留空发短信',
      'Template by which members with WeChat bound hear of their bookings; blank for short messages',
    ],
    begins: '',
  },
  'wx-follow-url': {
    ...other('chatApp', 'address'),
    name: ['公众号关注页地址', 'Address of the page to follow in WeChat'],
    hint: ['关注二维码指向的页面；留空用本站绑定页', 'Where the code to follow leads; blank for the page of this site'],
    begins: '',
  },
  'wechat-rate-per-second': {
    ...number('chatApp', 'perSecond', 9999, 1),
    name: ['微信每秒发送上限', 'Messages sent by WeChat a second'],
    hint: ['向微信发送消息的最快速度', 'The fastest that messages are sent to WeChat'],
    begins: '50',
  },
  'sms-daily': {
    ...number('chatApp', 'messages', 9_999_999),
    name: ['平台每日短信上限', 'Short messages the platform sends a day'],
    hint: ['全平台每天最多发出的短信', 'Of the whole platform in a day'],
    begins: '20000',
  },
  'sms-daily-invitations': {
    ...number('chatApp', 'messages', 9_999_999),
    name: ['每日短信邀请上限', 'Invitations by short message a day'],
    hint: ['其中用于邀请的短信', 'Of these, invitations'],
    begins: '500',
  },
  'project-regions': {
    ...other('programme', 'regions'),
    name: ['申报项目可选地区', 'Regions of declared projects'],
    hint: ['申报专题的地区筛选中可选的省份', 'Provinces that the programme can be filtered by'],
    begins: JSON.stringify(PROJECT_REGION_CODES),
    isPublic: true,
  },
  // Decision 114.
  'programme-reminder-hour': {
    ...number('programme', 'hour', 23),
    name: ['申报提醒钟点', 'Hour of the programme’s reminders'],
    hint: [
      '每天从这个钟点起发出申报与评审提醒（北京时间）',
      'From this hour of the day on reminders of the programme go out (Beijing time)',
    ],
    begins: '9',
  },
  'project-databases': {
    ...other('site', 'databases'),
    name: ['项目库', 'Project databases'],
    hint: ['订阅页的六个项目库及其筛选结果', 'The six project databases and the lists that they lead to'],
    begins: JSON.stringify(PROJECT_DATABASES),
  },
  'approved-map-picture': {
    ...text('site'),
    name: ['审定地图图片', 'Picture of an approved map'],
    hint: ['数据大屏的地图图片地址；留空时显示方格图', 'Picture on the figures page; blank shows the map of tiles'],
    begins: '',
  },
  'approved-map-number': {
    ...text('site'),
    name: ['审定地图审图号', 'Approval number of the map'],
    hint: ['与地图一同显示', 'Shown beside that map'],
    begins: '',
  },
  'upload-server-host': {
    ...other('site', 'address'),
    name: ['上传服务器地址', 'Upload server address'],
    hint: [
      '留空时由本站接收上传；填写后浏览器直接上传到该地址',
      'Blank: this site takes uploads; else browsers upload to this address',
    ],
    begins: '',
    isPublic: true,
  },
  'second-factor-required': {
    ...other('security', 'switch'),
    name: ['工作人员必须使用两步验证', 'Staff must use two-step verification'],
    hint: [
      '开启后，未设置两步验证的工作人员登录后须先设置',
      'When on, staff without a second factor must set one up first',
    ],
    begins: '0',
  },
} as const satisfies Readonly<Record<string, SettingFacts>>;

type SettingId = keyof typeof SETTINGS;

/** What is known of a setting; undefined for one that no page computes with. */
export const settingFacts = (id: string): SettingFacts | undefined =>
  Object.hasOwn(SETTINGS, id) ? SETTINGS[id as SettingId] : undefined;

const LISTS = {
  // No more than the page that offers them reads.
  regions: z.array(z.string().regex(/^\d{6}$/)).max(100),
  texts: z.array(z.string().trim().min(1).max(50)).min(1).max(30),
  databases: z.array(projectDatabase).length(6),
} as const;

function isList(kind: keyof typeof LISTS, value: string): boolean {
  try {
    return LISTS[kind].safeParse(JSON.parse(value)).success;
  } catch {
    return false;
  }
}

/**
 * Whether pages can compute with the value of a setting.
 * @param isAddress tells addresses of the web
 */
export function isSettingValue(
  { control }: SettingFacts,
  value: string,
  isAddress: (text: string) => boolean,
): boolean {
  switch (control.kind) {
    case 'text':
      return true;
    case 'address':
      return value === '' || isAddress(value);
    case 'number':
      return /^(?:0|[1-9]\d*)$/.test(value) && Number(value) >= control.min && Number(value) <= control.max;
    case 'switch':
      return value === '0' || value === '1';
    case 'hours':
      return isQuietHours(value);
    default:
      return isList(control.kind, value);
  }
}

/** Whether a setting is stored as a list. */
export const isListed = ({ kind }: SettingControl): boolean => Object.hasOwn(LISTS, kind);

/** What a form of a setting holds: one value, of a period its ends. */
export interface Entered {
  value: unknown;
  from: string;
  to: string;
}

const listOf = (value: string): unknown[] => {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};

/** What is stored, as the form holds it. */
export function readSetting(control: SettingControl, stored: string): Entered {
  const [from = '', to = ''] = control.kind === 'hours' ? stored.split('-') : [];
  return { value: isListed(control) ? listOf(stored) : stored, from, to };
}
