import * as z from 'zod';
import { keptFile } from './attachments.ts';
import { looseId, text } from './fields.ts';
import { AUDIT, AUTHORITIES } from './limits.ts';
import { organizationName } from './organization-name.ts';

const area = z
  .string()
  .trim()
  .regex(/^(?:\d{6})?$/, 'invalid_value')
  .nullable()
  .optional();

/** Authorities as a list or as text with commas; kept as text in the order of AUTHORITIES (decision 25). */
const authorities = z
  .union([z.array(z.string()).max(20), z.string().max(200)])
  .transform((value) =>
    (typeof value === 'string' ? value.split(',') : value).map((token) => token.trim()).filter(Boolean),
  )
  .refine((tokens) => tokens.every((token) => AUTHORITIES.some((known) => known === token)), 'invalid_value')
  .transform((tokens) => AUTHORITIES.filter((known) => tokens.includes(known)).join(','));

/** GET /v1/admin/user/list?pageIndex&pageSize&keyword&authority&state (`normal` | `disabled`; nothing: both). */
export const managedUser = z.object({
  user_id: z.string(),
  account: z.string(),
  name: z.string().nullable(),
  nickname: z.string().nullable(),
  tel: z.string().nullable(),
  avatar: z.string().nullable(),
  authority: z.string(),
  /** What somebody from abroad told of themselves; the country in the language of the page. */
  country: z.string().nullable(),
  org_name: z.string().nullable(),
  org_type: z.string().nullable(),
  visible_province: z.string().nullable(),
  visible_city: z.string().nullable(),
  visible_county: z.string().nullable(),
  /** Names of the visible area, widest first. */
  visibleName: z.array(z.string()),
  /** 1 is disabled. */
  is_delete: z.number(),
  add_time: z.number(),
  /** Whether the chat app is bound. */
  bound: z.boolean(),
  /** Whether signing in asks for a second factor. */
  second_factor: z.boolean(),
  orgs: z.array(z.object({ organization_id: z.string(), name: z.string(), is_admin: z.number() })),
});
export type ManagedUser = z.output<typeof managedUser>;

/**
 * PUT /v1/admin/user. Only what is given changes; null or '' takes a visible area away. `is_delete` 1 disables (every
 * session ends), 0 enables. 403 `own_rights` for the caller's own account.
 */
export const userChange = z
  .strictObject({
    user_id: looseId,
    authority: authorities.optional(),
    visible_province: area,
    visible_city: area,
    visible_county: area,
    is_delete: z.literal([0, 1]).optional(),
  })
  .refine((input) => Object.values(input).filter((value) => value !== undefined).length > 1, {
    path: ['user_id'],
    message: 'required',
  });
export type UserChange = z.output<typeof userChange>;
export type UserChangeInput = z.input<typeof userChange>;

/** GET /v1/admin/organization/list?pageIndex&pageSize&keyword&audit_status&type: newest first. */
export const managedOrganization = z.object({
  organization_id: z.string(),
  name: z.string(),
  type: z.number(),
  level: z.number().nullable(),
  org_type: z.string().nullable(),
  region_name: z.string().nullable(),
  region_name_en: z.string().nullable(),
  social_credit_code: z.string().nullable(),
  contacts: z.string().nullable(),
  contacts_tel: z.string().nullable(),
  audit_status: z.number(),
  add_time: z.number(),
  /** Who receives its messages. */
  owner: z.object({ user_id: z.string(), name: z.string().nullable(), account: z.string() }).nullable(),
  /** Counted up to 100 each. */
  members: z.number(),
  results: z.number(),
  demands: z.number(),
});
export type ManagedOrganization = z.output<typeof managedOrganization>;

/** PUT /v1/admin/organization/audit: 4 approved, 5 rejected (no longer public); 5 needs an opinion. */
export const organizationAudit = z
  .strictObject({
    organization_id: looseId,
    audit_status: z.literal([AUDIT.approved, AUDIT.rejected]),
    opinion: text(1000),
  })
  .superRefine((input, context) => {
    if (input.audit_status === AUDIT.rejected && !input.opinion)
      context.addIssue({ code: 'custom', path: ['opinion'], message: 'opinion_required' });
  });
export type OrganizationAudit = z.output<typeof organizationAudit>;

/** PUT /v1/admin/organization: what only administrators correct. 409 `organization_name_taken`. */
export const organizationChange = z
  .strictObject({
    organization_id: looseId,
    name: organizationName.optional(),
    type: z.number().int().min(1).max(9).optional(),
    level: z.number().int().min(0).max(9).nullable().optional(),
  })
  .refine((input) => Object.values(input).filter((value) => value !== undefined).length > 1, {
    path: ['organization_id'],
    message: 'required',
  });
export type OrganizationChange = z.output<typeof organizationChange>;

/**
 * GET /v1/admin/membership/list?pageIndex&pageSize&keyword: who asks to join, or to administer, an organisation that nobody
 * administers; the longest waiting first.
 */
export const membershipRequest = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization_name: z.string(),
  social_credit_code: z.string().nullable(),
  contacts: z.string().nullable(),
  contacts_tel: z.string().nullable(),
  contacts_email: z.string().nullable(),
  /** Members that the organisation has, without anybody who administers them. */
  members: z.number(),
  user_id: z.string(),
  user_name: z.string().nullable(),
  user_account: z.string(),
  /** A member already, who asks to administer. */
  is_member: z.boolean(),
  message: z.string().nullable(),
  files: z.array(keptFile),
  asked_time: z.number(),
});
export type MembershipRequest = z.output<typeof membershipRequest>;

/**
 * PUT /v1/admin/membership: lets the applicant in (4), as administrator or member, or refuses (5) with a reason. 409 when the
 * organisation has an administrator meanwhile, who decides then.
 */
export const membershipDecision = z
  .strictObject({
    id: looseId,
    audit_status: z.literal([AUDIT.approved, AUDIT.rejected]),
    is_admin: z.literal([0, 1]).default(0),
    /** Whether the applicant reads what was there before. */
    reads_before: z.literal([0, 1]).default(0),
    opinion: text(500),
  })
  .superRefine((input, context) => {
    if (input.audit_status === AUDIT.rejected && !input.opinion)
      context.addIssue({ code: 'custom', path: ['opinion'], message: 'opinion_required' });
  });
export type MembershipDecision = z.output<typeof membershipDecision>;

/** POST /v1/admin/organization/merge: `from` ceases to be, everything of it belongs to `to`. */
export const mergeInput = z
  .strictObject({ from: looseId, to: looseId })
  .refine((input) => input.from !== input.to, { path: ['to'], message: 'invalid_value' });
export type MergeInput = z.output<typeof mergeInput>;

/** How many rows followed. */
export const mergeResult = z.object({
  results: z.number(),
  demands: z.number(),
  members: z.number(),
  pushes: z.number(),
});
export type MergeResult = z.output<typeof mergeResult>;

/** GET /v1/admin/setting: result.records; PUT /v1/admin/setting: one that exists. */
export const settingRow = z.object({ id: z.string(), value: z.string().nullable() });
export const settingInput = z.strictObject({ id: z.string().min(1).max(100), value: z.string().trim().max(10_000) });
export type SettingInput = z.output<typeof settingInput>;

/**
 * GET /v1/admin/auditLog/list?pageIndex&pageSize and the filters; GET /v1/admin/auditLog.csv with the same filters.
 * `keyword` finds accounts and names of who did it, and ids of items; `from`, `to` are `yyyy-MM-dd` in UTC+8, both included.
 */
export const AUDIT_LOG_FILTERS = ['keyword', 'user_id', 'action', 'table', 'item_id', 'to', 'from'] as const;
const auditLogRow = z.object({
  id: z.string(),
  add_time: z.number(),
  user_id: z.string().nullable(),
  user_name: z.string().nullable(),
  user_account: z.string().nullable(),
  action: z.string(),
  table_name: z.string(),
  item_id: z.string(),
  item_name: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  opinion: z.string().nullable(),
});
export type AuditLogRow = z.output<typeof auditLogRow>;

/** An entry as the list shows it: with the names of the areas and users whose ids `before` and `after` hold, by id. */
export const namedAuditLogRow = auditLogRow.extend({ names: z.record(z.string(), z.string()) });
export type NamedAuditLogRow = z.output<typeof namedAuditLogRow>;

/** Actions that the log knows, for its filter and its export. */
export const AUDIT_ACTIONS = {
  publish: { zh: '发布', en: 'Published' },
  edit: { zh: '修改', en: 'Edited' },
  audit: { zh: '审核', en: 'Audited' },
  delete: { zh: '删除', en: 'Deleted' },
  'follow-up': { zh: '补充材料', en: 'Material added' },
  renew: { zh: '续期', en: 'Listing renewed' },
  withdraw: { zh: '撤下', en: 'Withdrawn' },
  relist: { zh: '重新上架', en: 'Listed again' },
  expire: { zh: '展示到期', en: 'Listing ended' },
  matching: { zh: '智能匹配开关', en: 'Smart matching switched' },
  portrait: { zh: '数字画像', en: 'Digital portrait' },
  'approval-undo': { zh: '撤销通过', en: 'Approval undone' },
  'attribution-ask': { zh: '询问所署单位', en: 'Organisation asked' },
  'attribution-answer': { zh: '所署单位答复', en: 'Organisation answered' },
  'take-over': { zh: '单位管理员接管', en: 'Taken over by the organisation' },
  object: { zh: '单位提出异议', en: 'Organisation objected' },
  'object-drop': { zh: '单位撤回异议', en: 'Objection taken back' },
  'object-decide': { zh: '异议处理', en: 'Objection decided' },
  'comment-hide': { zh: '隐藏言论', en: 'Post hidden' },
  'comment-restore': { zh: '恢复显示言论', en: 'Post shown again' },
  'comment-undo': { zh: '撤销隐藏', en: 'Hiding taken back' },
  'post-approve': { zh: '发布首次发言', en: 'First post published' },
  'post-refuse': { zh: '不予发布首次发言', en: 'First post refused' },
  'thread-accept': { zh: '采纳答案', en: 'Answer accepted' },
  'thread-unaccept': { zh: '取消采纳', en: 'Acceptance taken back' },
  'comment-dismiss': { zh: '保留被举报的评论', en: 'Reported comment kept' },
  rights: { zh: '权限变更', en: 'Rights changed' },
  disable: { zh: '停用账号', en: 'Account disabled' },
  enable: { zh: '启用账号', en: 'Account enabled' },
  create: { zh: '创建', en: 'Created' },
  owner: { zh: '归属变更', en: 'Ownership changed' },
  handover: { zh: '单位移交', en: 'Hand-over' },
  member: { zh: '成员变更', en: 'Membership changed' },
  rename: { zh: '更名', en: 'Renamed' },
  merge: { zh: '合并', en: 'Merged' },
  propose: { zh: '单位资料修改', en: 'Profile edited' },
  'ask-verification': { zh: '申请单位认证', en: 'Asked for verification' },
  verification: { zh: '单位认证', en: 'Verification' },
  setting: { zh: '设置变更', en: 'Setting changed' },
  'news-publish': { zh: '发布新闻', en: 'News published' },
  'news-schedule': { zh: '定时发布新闻', en: 'News scheduled' },
  'news-withdraw': { zh: '撤下新闻', en: 'News withdrawn' },
  'news-cancel': { zh: '取消定时发布', en: 'Schedule taken back' },
  'news-restore': { zh: '恢复新闻版本', en: 'News version restored' },
  'event-cancel': { zh: '取消活动', en: 'Event called off' },
  'walk-in': { zh: '现场补录', en: 'Walk-in added' },
  'walk-in-over': { zh: '现场补录（超出名额）', en: 'Walk-in beyond the seats' },
  seat: { zh: '候补转正', en: 'Seat given' },
  'seat-over': { zh: '候补转正（超出名额）', en: 'Seat given beyond the seats' },
  'booking-cancel': { zh: '取消预约', en: 'Booking cancelled' },
  'booking-move': { zh: '改签', en: 'Booking moved' },
  'participants-export': { zh: '导出参加人员', en: 'Participants exported' },
  translate: { zh: '补充英文', en: 'English added' },
  intention: { zh: '跟进落户意向', en: 'Intention followed up' },
  'content-restore': { zh: '恢复内容', en: 'Content restored' },
  'publishing-grant': { zh: '发布额度审批', en: 'Publishing limits decided' },
  'look-id-number': { zh: '查看证件号码', en: 'Identity number shown' },
  register: { zh: '注册', en: 'Registered' },
  'change-password': { zh: '修改密码', en: 'Password changed' },
  'change-account': { zh: '更换登录账号', en: 'Account changed' },
  'recover-password': { zh: '找回密码', en: 'Password recovered' },
  export: { zh: '导出个人数据', en: 'Own data exported' },
  'delete-account': { zh: '注销账号', en: 'Account closed' },
  'wx-bind': { zh: '绑定微信', en: 'WeChat bound' },
  'wx-unbind': { zh: '解除微信绑定', en: 'WeChat unbound' },
  'second-factor-on': { zh: '开启两步验证', en: 'Second factor added' },
  'second-factor-off': { zh: '移除两步验证方式', en: 'Second factor removed' },
  'second-factor-reset': { zh: '重置他人的两步验证', en: 'Second factor reset' },
  'recovery-codes': { zh: '更换恢复代码', en: 'Recovery codes renewed' },
  'push-group-add': { zh: '新建推送组', en: 'Push group added' },
  'push-add': { zh: '新建推送', en: 'Push added' },
  'push-edit': { zh: '修改推送', en: 'Push edited' },
  'push-confirm': { zh: '确认推送', en: 'Push confirmed' },
  'push-hold': { zh: '暂停推送', en: 'Push held' },
  'push-ask': { zh: '提交推送审批', en: 'Approval of a push asked for' },
  'push-approve': { zh: '批准推送', en: 'Push approved' },
  'push-disapprove': { zh: '退回推送', en: 'Push declined' },
  'push-cancel': { zh: '取消推送', en: 'Push cancelled' },
  'push-continue': { zh: '继续已取消的推送', en: 'Cancelled push gone on with' },
  'push-retry': { zh: '重试推送', en: 'Push retried' },
  'push-resume': { zh: '恢复推送账号', en: 'Account of pushes tried again' },
  'push-send-one': { zh: '单独发送推送', en: 'One message sent' },
  'push-group-edit': { zh: '修改推送组', en: 'Push group edited' },
  'push-group-delete': { zh: '删除推送组', en: 'Push group deleted' },
  'push-delete': { zh: '删除推送', en: 'Push deleted' },
  'push-due': { zh: '推送到时发送', en: 'Scheduled push begun' },
  'push-test': { zh: '发送测试消息', en: 'Test message sent' },
  'portrait-topics': { zh: '保存数字画像', en: 'Portrait kept' },
  'matching-model': { zh: '启用匹配版本', en: 'Version of matching put into force' },
  'push-subscribers': { zh: '推送给订阅者', en: 'Pushed to subscribers' },
  'push-export': { zh: '导出推送数据', en: 'Push data exported' },
  'push-audience-add': { zh: '保存受众', en: 'Audience saved' },
  'push-audience-edit': { zh: '修改受众', en: 'Audience edited' },
  'push-audience-delete': { zh: '删除受众', en: 'Audience deleted' },
  'organization-group-add': { zh: '新建单位分组', en: 'Organisation group added' },
  'organization-group-edit': { zh: '修改单位分组', en: 'Organisation group edited' },
  'organization-group-delete': { zh: '删除单位分组', en: 'Organisation group deleted' },
  'push-application': { zh: '处理推送申请', en: 'Request for a push decided' },
  'push-answer': { zh: '答复推送', en: 'Push answered' },
  'deal-open': { zh: '发起交易意向', en: 'Deal begun' },
  'deal-step': { zh: '推进交易', en: 'Deal moved on' },
  'deal-propose': { zh: '交易提议', en: 'Deal proposal' },
  'deal-contact': { zh: '选择交易联系人', en: 'Contact of a deal chosen' },
  'deal-remind': { zh: '催办交易', en: 'Deal reminder sent' },
  'recommender-add': { zh: '新增推荐人', en: 'Recommender added' },
  'recommender-edit': { zh: '修改推荐人', en: 'Recommender edited' },
  'recommender-delete': { zh: '删除推荐人', en: 'Recommender deleted' },
  'recommender-password': { zh: '重设推荐人密码', en: 'Password of a recommender set' },
  'recommender-adds': { zh: '导入推荐人', en: 'Recommenders imported' },
  cooperation: { zh: '处理合作申请', en: 'Cooperation application handled' },
  'declarations-export': { zh: '导出申报', en: 'Declarations exported' },
  'cooperation-export': { zh: '导出合作申请', en: 'Cooperation applications exported' },
  matchmaking: { zh: '设置 1:1 洽谈', en: '1:1 meetings set up' },
  build: { zh: '建设之星', en: 'Star built' },
  open: { zh: '开放之星', en: 'Star opened' },
  'dead-letter': { zh: '消息未能送达', en: 'Message undeliverable' },
} as const;
