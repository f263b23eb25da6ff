import type { Lang } from '../errors.ts';
import { readSetting, settingFacts } from '../settings.ts';
import { type Pair, told } from '../words.ts';

/** What a group of settings is called. */
export const settingGroups = {
  contacts: ['联系方式', 'Contacts'],
  publishing: ['发布与交易', 'Publishing and deals'],
  community: ['交流社区', 'Community'],
  push: ['推送', 'Pushes'],
  chatApp: ['微信与短信', 'WeChat and short messages'],
  programme: ['申报专题', 'Programme'],
  site: ['网站', 'Site'],
  security: ['安全', 'Security'],
  other: ['其他', 'Other'],
} as const satisfies Readonly<Record<string, Pair>>;

/** Units behind numbers. */
export const settingUnits = {
  months: ['个月', 'months'],
  days: ['天', 'days'],
  items: ['项', 'items'],
  messages: ['条', 'messages'],
  pushes: ['次', 'pushes'],
  megabytes: ['MB', 'MB'],
  perSecond: ['条/秒', 'a second'],
  hour: ['点', 'o’clock'],
} as const satisfies Readonly<Record<string, Pair>>;

/** What each setting does. */
export const settingHints: Readonly<Record<string, Pair>> = {
  'result-contacts': ['显示在成果页，未公开联系人时由此联系', 'Stands on results whose own contact is not shown'],
  'demand-contacts': ['显示在需求页，未公开联系人时由此联系', 'Stands on demands whose own contact is not shown'],
  'project-contacts': ['显示在申报专题各页', 'Stands on the pages of the programme'],
  wx_app_id: ['网站登录与绑定所用的公众号', 'The WeChat account of signing in and linking'],
  'upload-server-host': [
    '留空时由本站接收上传；填写后浏览器直接上传到该地址',
    'Blank: this site takes uploads; else browsers upload to this address',
  ],
  'push-template-id': ['推送所用的消息模板', 'The template of the messages of pushes'],
  'push-activity-types': ['新建推送时可选的活动类型', 'What operators choose from as the activity of a push'],
  'approved-map-picture': [
    '数据大屏的地图图片地址；留空时显示方格图',
    'Picture on the figures page; blank shows the map of tiles',
  ],
  'approved-map-number': ['与地图一同显示', 'Shown beside that map'],
  'listing-months': ['通过审核后公开展示的时间，可续期', 'How long an approved item is listed; it can be renewed'],
  'deal-step-days': ['超过后提醒双方并标为逾期；0 不提醒', 'After it both sides are reminded; 0 for never'],
  'publishing-hourly': ['每个账号一小时内可发布的数量', 'What one account may publish in an hour'],
  'publishing-daily': ['每个账号一天内可发布的数量', 'What one account may publish in a day'],
  'community-new-daily': [
    '首次发言通过审核前，每天可发的话题与回复数',
    'Threads and replies a day, until the first of them is published',
  ],
  'community-new-links': ['首次发言通过审核前，每条可含的链接数', 'Of one post, until the first is published'],
  'community-digest-hour': [
    '每天从这个钟点起，向关注者汇总前一天未读的回复（北京时间）',
    'From this hour of the day on followers are told of replies that they have not read (Beijing time)',
  ],
  'sms-daily': ['全平台每天最多发出的短信', 'Of the whole platform in a day'],
  'sms-daily-invitations': ['其中用于邀请的短信', 'Of these, invitations'],
  'push-approval': [
    '开启后，推送须由另一位运营人员批准才会发出',
    'When on, a push goes out once another operator has approved it',
  ],
  'second-factor-required': [
    '开启后，未设置两步验证的工作人员登录后须先设置',
    'When on, staff without a second factor must set one up first',
  ],
  'upload-daily-mb': ['每人每天可上传的文件总量', 'What one person may upload in a day'],
  'wechat-rate-per-second': ['向微信发送消息的最快速度', 'The fastest that messages are sent to WeChat'],
  'push-test-recipient': [
    '运营人员试发消息时的接收账号；留空不能试发',
    'Account that test messages go to; blank for none',
  ],
  'push-archive-months': [
    '推送结束后超过该时间，其单位名单移入归档；仍可查看与导出，但不能再发送。发给订阅者的消息届时仅保留会员可查看的内容。0 为不归档',
    'After this time the targets of a finished push move to the archive: they are still shown and exported, but not sent again. Of messages to subscribers only what their members see is kept. 0 is never',
  ],
  'push-quiet-hours': ['这段时间内不发出推送消息（北京时间）', 'No messages of pushes go out then (Beijing time)'],
  'booking-template-id': [
    '绑定微信的会员收到预约消息所用的模板；留空发短信',
    'Template by which members with WeChat bound hear of their bookings; blank for short messages',
  ],
  'wx-follow-url': [
    '关注二维码指向的页面；留空用本站绑定页',
    'Where the code to follow leads; blank for the page of this site',
  ],
  'subscription-weekly-pushes': ['每位订阅者一周最多收到的推送', 'What one subscriber is sent in a week at most'],
  'project-databases': ['订阅页的六个项目库及其筛选结果', 'The six project databases and the lists that they lead to'],
  'project-regions': ['申报专题的地区筛选中可选的省份', 'Provinces that the programme can be filtered by'],
  'programme-reminder-hour': [
    '每天从这个钟点起发出申报与评审提醒（北京时间）',
    'From this hour of the day on reminders of the programme go out (Beijing time)',
  ],
};

/** What the platform's settings are called. */
const settingNames: Readonly<Record<string, Pair>> = {
  'result-contacts': ['成果联系方式', 'Contacts for results'],
  'demand-contacts': ['需求联系方式', 'Contacts for demands'],
  'project-contacts': ['申报项目联系方式', 'Contacts for declared projects'],
  wx_app_id: ['微信公众号 AppID', 'WeChat AppID'],
  'upload-server-host': ['上传服务器地址', 'Upload server address'],
  'push-template-id': ['推送消息模板编号', 'Template of push messages'],
  'push-archive-months': ['推送归档时间', 'Time until pushes are archived'],
  'push-activity-types': ['推送活动类型', 'Activity types of pushes'],
  'approved-map-picture': ['审定地图图片', 'Picture of an approved map'],
  'approved-map-number': ['审定地图审图号', 'Approval number of the map'],
  'listing-months': ['成果公开时间', 'Time that items stay public'],
  'deal-step-days': ['交易步骤期限', 'Time for a step of a deal'],
  'publishing-hourly': ['每账号每小时发布上限', 'Items an account publishes an hour'],
  'publishing-daily': ['每账号每日发布上限', 'Items an account publishes a day'],
  'community-new-daily': ['新账号每日发言上限', 'Posts of a new account a day'],
  'community-new-links': ['新账号每条链接上限', 'Links in a post of a new account'],
  'community-digest-hour': ['社区动态汇总钟点', 'Hour of the community’s digest'],
  'sms-daily': ['平台每日短信上限', 'Short messages the platform sends a day'],
  'sms-daily-invitations': ['每日短信邀请上限', 'Invitations by short message a day'],
  'push-approval': ['推送须由第二位运营人员批准', 'A second operator must approve a push'],
  'second-factor-required': ['工作人员必须使用两步验证', 'Staff must use two-step verification'],
  'upload-daily-mb': ['每人每日上传上限', 'Uploads a person may make a day'],
  'wechat-rate-per-second': ['微信每秒发送上限', 'Messages sent by WeChat a second'],
  'push-test-recipient': ['推送测试消息接收人（账号）', 'Recipient of test messages of pushes (account)'],
  'push-quiet-hours': ['推送免打扰时段', 'Hours without pushes'],
  'booking-template-id': ['预约消息模板编号', 'Template of messages about bookings'],
  'wx-follow-url': ['公众号关注页地址', 'Address of the page to follow in WeChat'],
  'subscription-weekly-pushes': ['每周订阅推送上限', 'Pushes by subscription a week'],
  'project-databases': ['项目库', 'Project databases'],
  'project-regions': ['申报项目可选地区', 'Regions of declared projects'],
  'programme-reminder-hour': ['申报提醒钟点', 'Hour of the programme’s reminders'],
};

const on: Pair = ['开启', 'On'];
const off: Pair = ['关闭', 'Off'];
const until = (from: string, to: string): Pair => [`${from} 至 ${to}`, `${from} to ${to}`];

const nameIn = (entry: unknown, lang: Lang): string => {
  const { name, name_en } = entry as { name?: string; name_en?: string };
  return (lang === 'en' && name_en) || (name ?? '');
};

/**
 * A setting as it reads: with its unit, of a list its words, of places their names.
 * @param nameOf name of a place
 */
export function settingText(id: string, value: string, lang: Lang, nameOf: (code: string) => string): string {
  const control = settingFacts(id)?.control ?? { kind: 'text' as const };
  const entered = readSetting(control, value);
  const list = Array.isArray(entered.value) ? entered.value : [];
  switch (control.kind) {
    case 'switch':
      return told(value === '1' ? on : off, lang);
    case 'number':
      return `${value} ${told(settingUnits[control.unit], lang)}`;
    case 'hours':
      return value ? told(until(entered.from, entered.to), lang) : '';
    case 'regions':
      return list.map((code) => nameOf(String(code))).join(lang === 'zh' ? '、' : ', ');
    case 'texts':
    case 'databases':
      return list
        .map((each) => (typeof each === 'object' ? nameIn(each, lang) : String(each)))
        .join(lang === 'zh' ? '、' : ', ');
    default:
      return value;
  }
}

export default settingNames;
