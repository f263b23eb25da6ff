import { accountErrors } from './errors-accounts.ts';
import { bookingErrors } from './errors-bookings.ts';
import { communityErrors } from './errors-community.ts';
import { contentErrors } from './errors-content.ts';
import { limitMessages } from './errors-limits.ts';
import { programmeErrors } from './errors-programme.ts';
import { pushErrors } from './errors-pushes.ts';
import { type Lang, type Pair, told } from './words.ts';

export { LANGUAGES, type Lang } from './words.ts';

/**
 * The one table of texts that a call or a form may answer with. English holds the documents' quoted texts
 * (core§5, core§8, back-office§8); `{x}` is replaced by the parameter x.
 */
export const errorMessages = {
  // Transport and session
  ok: ['成功', 'OK'],
  login_timeout: ['登录已超时，请重新登录！', 'Login timed out. Please log in again!'],
  server_exception: ['服务器异常，请稍后重试！', 'Server exception, please try again later!'],
  unavailable: ['服务暂时不可用，请稍后重试', 'The service is busy for a moment, please try again later'],
  not_found: ['未找到相关内容', 'Not found'],
  site_origin_missing: [
    '站点地址尚未配置，暂时无法发送链接',
    'The address of this site is not configured yet, so no link can be sent',
  ],
  method_not_allowed: ['不支持该请求方法', 'This method is not supported'],
  forbidden: ['没有权限执行此操作', 'You are not allowed to do this'],
  cross_origin: ['来源不受信任，请求已拒绝', 'The request came from another site and was refused'],
  bad_request: ['请求格式不正确', 'The request is malformed'],
  payload_too_large: ['提交内容过大', 'The request is too large'],
  too_many_requests: ['操作过于频繁，请 {seconds} 秒后再试', 'Too many attempts, please try again in {seconds} s'],
  conflict: ['数据已被他人修改，请刷新后重试', 'Someone else changed this meanwhile, please reload'],
  duplicate: ['记录已存在', 'The record already exists'],
  user_information: ['用户信息错误', 'user information error'],
  ...accountErrors,
  // Table service
  unknown_table: ['数据表不存在', 'No such table'],
  unknown_column: ['字段不存在：{name}', 'No such field: {name}'],
  empty_where: ['必须给出条件', 'A condition is required'],
  too_complex: ['查询过于复杂', 'The query is too complex'],
  invalid_where: ['查询条件不正确', 'The condition is not understood'],
  ...contentErrors,
  ...bookingErrors,
  ...communityErrors,
  // Fields, general
  invalid: ['请检查输入内容', 'Please check the fields'],
  required: ['此项为必填项', 'This field is required'],
  too_long: ['最多 {max} 个字符', 'At most {max} characters'],
  too_short: ['至少 {min} 个字符', 'At least {min} characters'],
  too_many: ['最多 {max} 项', 'At most {max} entries'],
  invalid_value: ['取值不正确', 'This value is not accepted'],
  too_many_follows: ['关注和保存的搜索最多 200 个，请先取消一些', 'At most 200 things can be followed: end some first'],
  too_many_rows: [
    '此查询需要读取超过 {max} 行数据，请缩小条件、排序或关联的范围',
    'This query would read more than {max} rows: please narrow the condition, the order or what hangs under it',
  ],
  too_many_bytes: [
    '此查询的结果超过 {max} MB，请减少字段或每页条数',
    'This query would answer more than {max} MB: please ask for fewer fields or rows',
  ],
  unrelated: ['这两张表之间没有按此字段的关联', 'The two tables are not related by this field'],
  invalid_type: ['格式不正确', 'The format is wrong'],
  unknown_field: ['未知字段', 'Unknown field'],
  at_least: ['不能小于 {min}', 'At least {min}'],
  at_most: ['不能大于 {max}', 'At most {max}'],
  not_a_number: ['请输入数字', 'Please enter a number'],
  whole_number: ['请输入整数', 'Please enter a whole number'],
  email_format: ['请输入正确的邮箱', 'Please enter a valid e-mail address'],
  scope_has_children: ['请先删除其下级领域', 'Delete the fields below it first'],
  web_address_invalid: [
    '请输入以 http:// 或 https:// 开头的网址',
    'Please enter an address that begins with http:// or https://',
  ],
  contact_invalid: [
    '请输入正确的电话号码或邮箱，多个用“/”隔开',
    'Please enter a valid phone number or e-mail address; several are separated by “/”',
  ],
  telephone_invalid: [
    '请输入正确的电话号码，多个号码用“/”隔开',
    'Please enter a valid phone number; several are separated by “/”',
  ],
  amount_invalid: ['请输入数字，单位为万元', 'Please enter a number, in 10,000 yuan'],
  place_invalid: [
    '请从列表中选择一个地区：省、市、区县须逐级对应',
    'Please choose one place from the list: province, city and county must belong together',
  ],
  country_invalid: ['请从列表中选择国家', 'Please choose a country from the list'],
  unknown_reference: ['所选内容不存在', 'The chosen entry does not exist'],
  // Results and demands (core§5)
  result_name_required: ['请输入成果名称！', 'Please enter the achievement name!'],
  scope_required: ['请选择领域！', 'Please select a field!'],
  result_profile_required: ['请输入成果简介！', 'Please enter the achievement profile!'],
  region_required: ['请选择所在地区！', 'Please select the region!'],
  sub_type_required: ['请选择发布主体类型', 'Please select the type of publisher'],
  org_name_required: ['请输入单位名称', 'please enter the organisation name'],
  org_type_required: ['请选择单位类型', 'Please select the type of organisation'],
  director_required: ['请输入成果负责人', 'Please enter the person in charge'],
  id_number_required: ['请输入证件号码', 'Please enter the identity number'],
  contacts_required: ['请输入联系人', 'Please enter the contact person'],
  contacts_tel_required: ['请输入联系电话', 'Please enter the contact phone'],
  contacts_addr_required: ['请输入联系地址', 'Please enter the contact address'],
  contacts_email_required: ['请输入联系邮箱', 'Please enter the contact e-mail'],
  country_required: ['请选择国家', 'Please select the country'],
  demand_name_required: ['请输入需求名称', 'please enter demand name'],
  demand_scope_required: ['请选择所属领域', 'please select field'],
  demand_region_required: ['请选择地区', 'please select region'],
  demand_profile_required: ['请输入需求简介', 'please enter demand introduction'],
  matching_not_offered: ['未上传补充材料，暂不能提供智能匹配', 'matching cannot be offered'],
  drafts_full: [
    '最多保存 {max} 份草稿，请先提交或删除一份',
    'At most {max} drafts are kept: submit or discard one first',
  ],
  draft_exists: ['您已有一份未提交的草稿', 'You already have a draft that was not submitted'],
  organization_not_yours: ['只能选择您所属的单位', 'You can only choose an organisation that you belong to'],
  opinion_required: ['请填写审核意见', 'Please write an opinion'],
  not_under_review: ['该内容当前不在审核中', 'This item is not under review'],
  listing_not_approved: ['该内容尚未通过审核，暂不能操作', 'This works once the item is approved'],
  listing_ended: ['展示期已结束，请先续期', 'The listing has ended, please renew it first'],
  listing_classified: [
    '涉密内容不对外公开，仅在平台内部保存、审核和匹配',
    'A classified item is never public: it is kept, reviewed and matched inside only',
  ],
  listing_closed: [
    '该内容未通过审核、已撤下或已到期，暂不能操作',
    'This item was refused, withdrawn or has ended: this does not work now',
  ],
  ...limitMessages,
  ...programmeErrors,
  // Files
  file_too_large: ['单个文件不能超过 {max}MB', 'A file must not exceed {max} MB'],
  file_type_refused: ['不支持该文件类型', 'This type of file is not accepted'],
  file_content_mismatch: ['文件内容与类型不符', 'The content of the file does not match its type'],
  upload_expired: ['上传凭证已失效，请重新上传', 'The upload ticket has expired, please upload again'],
  upload_missing: [
    '请先将文件上传到本站，再使用上传后的地址',
    'Please upload the file here first: other addresses are not accepted',
  ],
  organization_name_invalid: [
    '单位名称不能包含网址、电话号码、【】或特殊字符',
    'The name of an organisation holds no web address, telephone number, bracket or special character',
  ],
  upload_quota: [
    '今日上传已达上限（每日 {mb} MB、{files} 个文件），北京时间 {time} 后恢复',
    'You have reached the daily limit of uploads ({mb} MB, {files} files); it starts anew at {time} Beijing time',
  ],
  too_many_files: ['一次最多上传 {max} 个文件', 'At most {max} files at once'],
  thumbnail_too_large: ['缩略图不能超过 {max} KB', 'A small picture must not exceed {max} KB'],
  upload_failed: ['上传失败，请重试', 'The upload failed, please try again'],
  // Table service: sign-ups, opinions, organisations (core§5, back-office§8)
  account_unknown: ['没有使用该账号的用户', 'Nobody has this account'],
  course_applied: ['您已申请过该课程', 'You have applied for this course already'],
  course_registered: ['您已报名该课程', 'you have already registered'],
  meeting_signed_up: ['您已报名该会议！', 'you have already signed up!'],
  cooperation_submitted: [
    '您已提交过合作意向，请等待工作人员与您联系',
    'you have already submitted a cooperation intent, please wait for staff to contact you',
  ],
  expert_applied: [
    '您已提交过专家申请，可以在“我的专家”中修改',
    'You have applied as an expert already; you can edit it among your experts',
  ],
  park_intention_sent: [
    '您今天已提交过相同的落户意向，园区工作人员会尽快与您联系',
    'You have sent this intention already today; the park will contact you soon',
  ],
  inquiry_sent: [
    '您今天已提交过相同的内容，我们会尽快以邮件答复',
    'You have sent this already today; we will answer by e-mail soon',
  ],
  inquiry_answered: ['这条来信已经答复过', 'This message was answered already'],
  selected_already: ['这一项已经入选', 'This item is selected already'],
  mail_failed: ['邮件未能发出，请稍后重试', 'The e-mail could not be sent, please try again later'],
  opinion_submitted: [
    '您已填写过该项目的推荐意见，无需重复提交',
    'you have already filled in a recommendation opinion for this project, no need to submit again',
  ],
  opinion_comment_required: ['请填写对该成果的简要评语', 'please fill in the brief comment on the achievement'],
  opinion_type_required: ['请选择成果应用类型', 'please select the achievement application type'],
  name_required: ['请输入姓名！', 'please enter name!'],
  phone_required: ['请输入手机号！', 'please enter phone!'],
  organization_exists_join: [
    '该单位已存在，您可以申请加入',
    'This organisation exists already, you can ask to join it',
  ],
  last_organization_administrator: [
    '请先将管理权移交给其他成员，对方接受后生效',
    'Please hand the administration over to another member first, who has to accept it',
  ],
  entry_name_required: ['请填写每一条的名称，或删除该条', 'Please name each entry, or remove it'],
  edit_not_applied: [
    '资料已有新的修改，或提交人已不再管理该单位，请刷新后再处理',
    'There is a newer edit, or its writer no longer administers the organisation: please reload',
  ],
  handover_not_owner: [
    '只有接收单位消息的管理员可以移交单位',
    'Only the administrator who receives its messages can hand the organisation over',
  ],
  hand_over_first: [
    '您是“{name}”唯一的管理员，请先将一名成员设为管理员，或移交单位并等对方接受，再注销账号',
    'You are the only administrator of “{name}”: before you close the account, make a member an administrator, or hand it over to one who accepts it',
  ],
  membership_unaccepted: ['对方尚未接受邀请', 'This person has not accepted the invitation yet'],
  organization_administered: ['请联系该单位的管理员', 'It has an administrator, please ask there'],
  reads_no_earlier: [
    '您自己也看不到此前的内容，请联系平台',
    'You do not read what was before either, please ask the platform',
  ],
  asked_required: ['请填写说明，或附上证明材料', 'Please write a few words, or attach evidence'],
  invitation_expired: ['邀请已失效，请联系单位管理员', 'The invitation holds no more, please ask for a new one'],
  invitation_for_another: [
    '该邀请仅限被邀请的手机号使用',
    'This invitation is for the account of the invited phone only',
  ],
  own_rights: ['不能修改自己账号的权限', 'Nobody changes the rights of their own account'],
  account_in_use: ['该账号已被其他用户使用', 'Another user has this account now'],
  verification_waits: ['认证申请正在审核，请等待结果', 'A check of this organisation is waiting already'],
  verification_needless: [
    '该单位已认证或暂不能认证',
    'This organisation is verified already, or cannot be verified now',
  ],
  credit_code_format: [
    '请输入正确的统一社会信用代码（8 至 30 位字母或数字）',
    'Please enter a valid credit or registration code (8 to 30 letters or digits)',
  ],
  document_required: ['请上传证明文件', 'Please upload a document'],
  organization_name_taken: ['该单位名称已存在', 'An organisation of this name already exists'],
  organization_name_required: ['请输入单位名称', 'please enter the organisation name'],
  favourites_full: ['最多收藏 {max} 项', 'At most {max} favourites'],
  feedback_contact_required: ['请输入联系方式', 'Please enter your contact information'],
  feedback_name_required: ['请输入姓名', 'Please enter your name'],
  feedback_opinion_required: ['请输入反馈意见', 'Please enter your feedback'],
  contacts_org_required: ['请输入您的单位名称', 'please enter your organization name'],
  // Deals
  deal_interest_required: ['请填写意向说明', 'Please describe your interest'],
  deal_message_required: ['请填写留言内容', 'Please write a message'],
  deal_reason_required: ['请选择终止原因', 'Please choose a reason'],
  comment_report_reason_required: ['请选择举报原因', 'Please choose why you report it'],
  comment_report_note_required: ['请说明举报原因', 'Please say why you report it'],
  comment_own: ['自己的评论可以直接删除', 'You can delete your own comment yourself'],
  comment_hide_reason_required: ['请填写隐藏原因，作者会看到', 'Please give the reason: the author reads it'],
  deal_note_required: ['请说明具体原因', 'Please say what the reason is'],
  deal_own_item: ['不能对本人或本单位发布的内容发起交易', 'You cannot trade for an item of your own'],
  deal_ended: ['该交易已结束', 'This deal has ended'],
  deal_not_signed: ['签约后才能作为案例公开', 'Only a signed deal can be shown as a case'],
  deal_case_office: [
    '代表单位公开案例，须由该单位管理员操作',
    'Only an administrator of the organisation can decide about its cases',
  ],
  deal_only_forward: ['交易只能向前推进', 'A deal only goes forward'],
  deal_not_negotiating: ['洽谈开始后才能签约', 'Signing follows the negotiation'],
  approval_undo_late: [
    '该通过已不能撤销，如有需要请退回修改',
    'This approval cannot be undone any more: return the item instead',
  ],
  publisher_left: [
    '您已不在该单位：以单位名义发布的内容由其管理员负责，管理员可在“我的单位”中接管',
    'You have left the organisation in whose name this stands: its administrators decide about it, and may take it over',
  ],
  attribution_needless: [
    '发布人是该单位成员，或该内容没有以单位名义发布，无需询问',
    'The publisher belongs to the organisation, or none is named: there is nothing to ask',
  ],
  attribution_nobody: [
    '该单位还没有管理员，无法在线询问，请通过其公开联系方式核实',
    'Nobody administers this organisation: check by its published contact',
  ],
  attribution_answered: ['贵单位已答复过这项询问', 'Your organisation has answered this already'],
  attribution_word_required: ['请说明理由', 'Please say why'],
  attribution_unconfirmed: [
    '发布人不是该单位成员，且单位尚未确认，请打开逐项审核',
    'The publisher does not belong to the organisation, which has not confirmed it: review it by itself',
  ],
  attribution_denied: [
    '该单位已答复：发布人不代表本单位，请打开逐项审核',
    'The organisation says that the publisher does not speak for it: review it by itself',
  ],
  objection_open: [
    '该单位对这项内容提出了异议，请打开逐项审核',
    'The organisation objects to this item: review it by itself',
  ],
  objection_reason_required: ['请填写异议理由', 'Please say what you object to'],
  objection_waits: ['贵单位的异议正在处理中', 'An objection of your organisation waits already'],
  objection_decided: ['这项异议已处理', 'This objection was decided already'],
  objection_under_review: ['该内容正在审核中，请在审核页作出决定', 'This item is under review: decide about it there'],
  deal_contact_missing: [
    '您的账号没有手机号，请先在账号设置中填写',
    'Your account has no phone number: add one in the account settings first',
  ],
  // Pushes (back-office§5)
  ...pushErrors,
} as const satisfies Record<string, Pair>;

export type ErrorCode = keyof typeof errorMessages;

/**
 * Text of an error in one language (core§8).
 * @param code key of the error table; an unknown code reads as "invalid"
 * @param params values for `{name}` places
 */
export function messageOf(code: string, lang: Lang, params: Record<string, string | number> = {}): string {
  const text = told(errorMessages[code as ErrorCode] ?? errorMessages.invalid, lang);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
