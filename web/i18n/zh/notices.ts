import type { NoticeTopic } from '../../../db/contract/notices';

/** What a notice's text may name; blank where the notice does not say it. */
export interface NoticeWords {
  name: string;
  days: number;
  count: number;
  failed: number;
  /** Label of audit_status, and of a deal's step. */
  status: string;
  state: string;
  opinion: string;
  /** Who passed it on. */
  from: string;
  content: string;
  code: string;
  inside: boolean;
}

const named = (name: string): string => (name ? `“${name}”` : '您的内容');

const topics: Record<NoticeTopic, (words: NoticeWords) => string> = {
  expiry_soon: ({ name, days }) => `${named(name)}的展示期还有 ${days} 天结束，请及时续期。`,
  expired: ({ name }) => `${named(name)}的展示期已结束，已从公开列表中撤下；续期后即可恢复。`,
  audited: ({ name, status, opinion, inside }) =>
    `${named(name)}的审核结果：${status}。${inside ? '该内容涉密，不对外公开，仅在平台内部保存和匹配。' : ''}${opinion ? `意见：${opinion}` : ''}`,
  review_comment: ({ name, content }) =>
    `审核人员对${named(name)}提出了问题${content ? `：${content}` : '，请查看并回复。'}`,
  review_answer: ({ name, content }) => `发布者就${named(name)}作出了回复${content ? `：${content}` : '。'}`,
  deal_opened: ({ name }) => `有意向方对${named(name)}提出了交易意向，请尽快联系。`,
  deal_step: ({ name, state }) => `${named(name)}的交易有了新进展${state ? `：${state}` : ''}。`,
  deal_message: ({ name }) => `${named(name)}的交易中有新的留言。`,
  deal_overdue: ({ name }) => `${named(name)}的交易已超过约定时间未推进，请及时处理。`,
  comment: ({ name }) => `${named(name)}收到了新的评论。`,
  comment_hidden: ({ name, content }) => `您的评论“${name}”已被管理员移除。原因：${content}`,
  feedback: ({ name }) => `${named(name)}收到了新的反馈。`,
  remind: ({ name, content }) => `您设置的提醒时间到了：${name || content || '请查看'}。`,
  push_confirmed: ({ name }) => `${named(name)}的推送申请已确认，平台将为其选择合适的单位。`,
  push_declined: ({ name, content }) => `${named(name)}的推送申请未获通过${content ? `：${content}` : '。'}`,
  push_reached: ({ name }) => `${named(name)}已推送给合适的单位。`,
  push_received: ({ name }) => `平台向贵单位推送了${named(name)}，请查看并反馈。`,
  publishing_decided: ({ count, days }) =>
    count ? `您的发布额度申请已通过：未来 ${days} 天内每小时、每日各增加 ${count} 项。` : '您的发布额度申请未获通过。',
  verification: ({ name, code, opinion }) => {
    if (code === '4') return `${named(name)}已通过单位认证。`;
    return `${named(name)}${code === '6' ? '的单位认证已被撤销' : '未通过单位认证'}${opinion ? `：${opinion}` : '。'}`;
  },
  attribution_asked: ({ name }) => `${named(name)}以贵单位名义提交，平台请您确认发布人是否代表贵单位。`,
  attribution_answered: ({ name, from, code, content }) =>
    `${from || '单位'}就${named(name)}答复：${code === 'yes' ? '发布人代表本单位' : '发布人不代表本单位'}${content ? `。${content}` : '。'}`,
  attribution_objected: ({ name }) => `有单位对以其名义发布的${named(name)}提出异议，请处理。`,
  objection_decided: ({ name, code, opinion }) =>
    `您对${named(name)}的异议已处理：${code === 'withdrawn' ? '内容不再以贵单位名义发布' : '内容予以保留'}${opinion ? `。${opinion}` : '。'}`,
  objection_told: ({ name, from, code, opinion }) =>
    `${from || '有单位'}对您发布的${named(name)}提出异议，平台决定${code === 'withdrawn' ? '撤下该内容' : '保留该内容'}${opinion ? `：${opinion}` : '。'}`,
  chat_app_bound: () => '您的账号绑定了微信，可用该微信登录。如非本人操作，请立即修改密码并解除绑定。',
  account_changed: () => '您的登录账号已更换。如非本人操作，请立即联系平台。',
  password_changed: () => '您的登录密码已修改。如非本人操作，请立即找回密码。',
  qr_signed_in: () => '您通过扫码确认了一台设备的登录。如非本人操作，请在“登录设备”中将其退出并修改密码。',
  subscription: ({ count }) => `有 ${count || 1} 项新内容符合您的订阅。`,
  push_passed: ({ name, from }) => `${from || '同事'}把推送${named(name)}转给了您，请查看。`,
  membership_invited: ({ name }) => `${named(name)}邀请您加入，请确认或拒绝。`,
  membership_approved: ({ name }) => `您加入${named(name)}的申请已通过。`,
  membership_refused: ({ name, opinion }) => `您加入${named(name)}的申请未获通过。${opinion ? `原因：${opinion}` : ''}`,
  membership_asked: ({ name, from }) => `${from || '有用户'}申请加入${named(name)}，请处理。`,
  handover_offered: ({ name, from }) => `${from || '平台'}希望把${named(name)}移交给您，请接受或拒绝。`,
  handover_withdrawn: ({ name }) => `${named(name)}的移交已撤回。`,
  handover_accepted: ({ name, from }) => `${from || '对方'}已接受${named(name)}的移交，您现在是普通成员。`,
  handover_refused: ({ name, from }) => `${from || '对方'}拒绝了${named(name)}的移交，您仍是管理员。`,
  organization_edit: ({ name, code, opinion }) =>
    code === '4'
      ? `${named(name)}的资料修改已通过审核并公开。`
      : `${named(name)}的资料修改被退回${opinion ? `：${opinion}` : '。'}`,
  push_stopped: ({ name, code }) => `推送${named(name)}已停止${code ? `（${code}）` : ''}，请查看原因。`,
  push_approval_asked: ({ name }) => `${named(name)}等待您批准后推送。`,
  push_approved: ({ name }) => `您提交的推送${named(name)}已获批准。`,
  push_disapproved: ({ name, content }) => `您提交的推送${named(name)}被退回${content ? `：${content}` : '。'}`,
  push_paused: ({ code }) => `微信暂不接受消息${code ? `（${code}）` : ''}，所有推送已暂停；恢复后自动继续。`,
  security_alert: ({ count }) => `安全日志有 ${count || 1} 项新的告警，请查看。`,
  push_finished: ({ name, failed }) => `推送${named(name)}已结束${failed ? `，有 ${failed} 个单位未送达` : ''}。`,
};

const notices = {
  title: '通知',
  lead: '与您的发布、交易和推送有关的消息。',
  bell: '通知',
  bellUnread: (count: string) => `通知，${count} 条未读`,
  unread: '未读',
  list: '通知列表',
  readAll: '全部标为已读',
  allRead: '已全部标为已读',
  emptyTitle: '还没有通知',
  emptyHint: '审核结果、到期提醒和交易进展会出现在这里。',
  parts: '通知与提醒',
  tabs: { notices: '通知', reminders: '提醒' },
  reminders: {
    title: '我的提醒',
    lead: '到了设定的时间，会在通知里提醒您。',
    list: '提醒列表',
    add: '新建提醒',
    note: '提醒内容',
    time: '提醒时间',
    zone: '北京时间',
    save: '保存',
    cancel: '取消',
    added: '提醒已添加',
    moved: '提醒时间已修改',
    removed: '提醒已删除',
    awaited: '待提醒',
    told: '已提醒',
    move: '改时间',
    moveOf: (name: string) => `修改“${name}”的提醒时间`,
    remove: '删除',
    removeOf: (name: string) => `删除提醒“${name}”`,
    confirmRemove: (name: string) => `确认删除提醒“${name}”吗？`,
    nameless: '内容已不公开',
    emptyTitle: '还没有提醒',
    emptyHint: '新建一条提醒，或在提交反馈时设置，到时会通知您。',
  },
  topics,
};

export default notices;
