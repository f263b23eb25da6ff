import { importErrors } from './errors-imports.ts';

/** Refusals of those who publish or send more than they may, or from files; a part of the one table of texts in errors.ts. */
export const limitMessages = {
  publishing_limit_hour: {
    zh: '本小时发布数量已达上限，北京时间 {time} 后可继续；如需更多，请在会员中心“账号安全”中申请',
    en: 'You have reached the limit of publications for this hour; it starts anew at {time} Beijing time. You can ask for more in the member centre under "Account"',
  },
  publishing_limit_day: {
    zh: '今日发布数量已达上限，北京时间 {time} 后可继续；如需更多，请在会员中心“账号安全”中申请',
    en: 'You have reached the limit of publications for today; it starts anew at {time} Beijing time. You can ask for more in the member centre under "Account"',
  },
  publishing_request_open: {
    zh: '您已提交过申请，请等待管理员处理',
    en: 'You have asked already; an administrator will decide',
  },
  sms_exhausted: {
    zh: '今日短信已达上限，请 {seconds} 秒后再试',
    en: 'No more short messages today: please try again in {seconds} s',
  },
  sms_budget: {
    zh: '今日短信已达上限，请 {seconds} 秒后再试，或改用邀请链接',
    en: 'No more short messages today: please try again in {seconds} s, or send the link yourself',
  },
  ...importErrors,
} as const;
