/** What the platform's settings are called. */
const settingNames: Record<string, string> = {
  'result-contacts': 'Contacts for results',
  'demand-contacts': 'Contacts for demands',
  'project-contacts': 'Contacts for declared projects',
  wx_app_id: 'WeChat AppID',
  'upload-server-host': 'Upload server address',
  'push-template-id': 'Template of push messages',
  'push-activity-types': 'Activity types of pushes (JSON list)',
  'listing-months': 'Months that results stay public',
  'deal-step-days': 'Days for a step of a deal',
  'publishing-hourly': 'Items an account publishes an hour',
  'publishing-daily': 'Items an account publishes a day',
  'sms-daily': 'Short messages the platform sends a day',
  'sms-daily-invitations': 'Invitations by short message a day',
  'push-approval': 'A second operator must approve a push (1 yes, 0 no)',
  'second-factor-required': 'Staff must use two-step verification (1 yes, 0 no)',
  'upload-daily-mb': 'Uploads a person may make a day (MB)',
  'wechat-rate-per-second': 'Messages sent by WeChat a second',
  'push-test-recipient': 'Recipient of test messages of pushes (account)',
  'push-quiet-hours': 'Hours without pushes (such as 22:00-08:00; empty for none)',
  'wx-follow-url': 'Address of the page to follow in WeChat',
  'subscription-weekly-pushes': 'Pushes by subscription a week',
  'project-databases': 'Project databases (JSON list)',
  'project-regions': 'Regions of declared projects',
};

export default settingNames;
