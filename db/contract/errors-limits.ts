/** Refusals of imports, and what is wrong with single cells; a part of the one table of texts in errors.ts. */
const importErrors = {
  import_begun: ['导入已开始，不能再修改文件内容', 'The import has begun: its file can no longer be changed'],
  import_incomplete: [
    '文件尚未全部上传，请重新选择同一文件继续',
    'Parts of the file are missing: choose the same file again to go on',
  ],
  import_too_many: [
    '已上传的行数将超过创建导入时申报的 {rows} 行，这一部分未被接收',
    'With this part the file would hold more than the {rows} rows that were announced: it was not taken',
  ],
  import_ended: ['导入已结束', 'This import has ended'],
  import_choice: ['请填写以下之一：{zh}', 'Please write one of: {en}'],
  import_scope: [
    '没有“{value}”这一领域，请填写“一级/二级”或二级名称，多个用分号隔开',
    'There is no field “{value}”: write “first/second” or the name of the second level; separate several with semicolons',
  ],
  import_scope_unclear: [
    '“{value}”对应多个领域，请写成“一级/二级”',
    '“{value}” names several fields: write “first/second”',
  ],
  import_place: ['找不到“{value}”，请按“省 市 区县”填写', 'There is no place “{value}”: write county, city, province'],
  import_date: ['日期请写成 YYYY-MM-DD', 'Please write dates as YYYY-MM-DD'],
} as const;

/** Refusals of those who publish or send more than they may, or from files; a part of the one table of texts in errors.ts. */
export const limitMessages = {
  publishing_limit_hour: [
    '本小时发布数量已达上限，北京时间 {time} 后可继续；如需更多，请在会员中心“账号安全”中申请',
    'You have reached the limit of publications for this hour; it starts anew at {time} Beijing time. You can ask for more in the member centre under "Account"',
  ],
  publishing_limit_day: [
    '今日发布数量已达上限，北京时间 {time} 后可继续；如需更多，请在会员中心“账号安全”中申请',
    'You have reached the limit of publications for today; it starts anew at {time} Beijing time. You can ask for more in the member centre under "Account"',
  ],
  publishing_request_open: ['您已提交过申请，请等待管理员处理', 'You have asked already; an administrator will decide'],
  sms_exhausted: [
    '今日短信已达上限，请 {seconds} 秒后再试',
    'No more short messages today: please try again in {seconds} s',
  ],
  sms_budget: [
    '今日短信已达上限，请 {seconds} 秒后再试，或改用邀请链接',
    'No more short messages today: please try again in {seconds} s, or send the link yourself',
  ],
  ...importErrors,
} as const;
