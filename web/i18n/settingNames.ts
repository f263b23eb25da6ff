import type { Pair } from '../../db/contract/words';

/** What the platform's settings are called. */
const settingNames: Readonly<Record<string, Pair>> = {
  'result-contacts': ['成果联系方式', 'Contacts for results'],
  'demand-contacts': ['需求联系方式', 'Contacts for demands'],
  'project-contacts': ['申报项目联系方式', 'Contacts for declared projects'],
  wx_app_id: ['微信公众号 AppID', 'WeChat AppID'],
  'upload-server-host': ['上传服务器地址', 'Upload server address'],
  'push-template-id': ['推送消息模板编号', 'Template of push messages'],
  'push-activity-types': ['推送活动类型（JSON 列表）', 'Activity types of pushes (JSON list)'],
  'approved-map-picture': ['审定地图图片地址（留空用方格图）', 'Picture of an approved map (empty for tiles)'],
  'approved-map-number': ['审定地图审图号', 'Approval number of the map'],
  'listing-months': ['成果公开月数', 'Months that results stay public'],
  'deal-step-days': ['交易步骤期限（天）', 'Days for a step of a deal'],
  'publishing-hourly': ['每账号每小时发布上限', 'Items an account publishes an hour'],
  'publishing-daily': ['每账号每日发布上限', 'Items an account publishes a day'],
  'sms-daily': ['平台每日短信上限', 'Short messages the platform sends a day'],
  'sms-daily-invitations': ['每日短信邀请上限', 'Invitations by short message a day'],
  'push-approval': ['推送须由第二位运营人员批准（1 是，0 否）', 'A second operator must approve a push (1 yes, 0 no)'],
  'second-factor-required': [
    '工作人员必须使用两步验证（1 是，0 否）',
    'Staff must use two-step verification (1 yes, 0 no)',
  ],
  'upload-daily-mb': ['每人每日上传上限（MB）', 'Uploads a person may make a day (MB)'],
  'wechat-rate-per-second': ['微信每秒发送上限（条）', 'Messages sent by WeChat a second'],
  'push-test-recipient': ['推送测试消息接收人（账号）', 'Recipient of test messages of pushes (account)'],
  'push-quiet-hours': [
    '推送免打扰时段（如 22:00-08:00，留空不限）',
    'Hours without pushes (such as 22:00-08:00; empty for none)',
  ],
  'wx-follow-url': ['公众号关注页地址', 'Address of the page to follow in WeChat'],
  'subscription-weekly-pushes': ['每周订阅推送上限（次）', 'Pushes by subscription a week'],
  'project-databases': ['项目库（JSON 列表）', 'Project databases (JSON list)'],
  'project-regions': ['申报项目可选地区', 'Regions of declared projects'],
};

export default settingNames;
