/** What the platform's settings are called. */
const settingNames: Record<string, string> = {
  'result-contacts': '成果联系方式',
  'demand-contacts': '需求联系方式',
  'project-contacts': '申报项目联系方式',
  wx_app_id: '微信公众号 AppID',
  'upload-server-host': '上传服务器地址',
  'push-template-id': '推送消息模板编号',
  'push-activity-types': '推送活动类型（JSON 列表）',
  'listing-months': '成果公开月数',
  'deal-step-days': '交易步骤期限（天）',
  'publishing-hourly': '每账号每小时发布上限',
  'publishing-daily': '每账号每日发布上限',
  'sms-daily': '平台每日短信上限',
  'sms-daily-invitations': '每日短信邀请上限',
  'push-approval': '推送须由第二位运营人员批准（1 是，0 否）',
  'second-factor-required': '工作人员必须使用两步验证（1 是，0 否）',
  'upload-daily-mb': '每人每日上传上限（MB）',
  'wechat-rate-per-second': '微信每秒发送上限（条）',
  'push-test-recipient': '推送测试消息接收人（账号）',
  'push-quiet-hours': '推送免打扰时段（如 22:00-08:00，留空不限）',
  'wx-follow-url': '公众号关注页地址',
  'subscription-weekly-pushes': '每周订阅推送上限（次）',
  'project-databases': '项目库（JSON 列表）',
  'project-regions': '申报项目可选地区',
};

export default settingNames;
