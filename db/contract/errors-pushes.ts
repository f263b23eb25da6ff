/** Refusals of pushes and of answers to them; a part of the one table of texts in errors.ts. */
export const pushErrors = {
  push_title_required: { zh: '请设置推送标题', en: 'please set push title' },
  push_remark_required: { zh: '请设置推送备注', en: 'please set push remark' },
  push_items_required: { zh: '请选择要推送的需求/成果', en: 'please choose the demand/result to push' },
  push_orgs_required: { zh: '请选择要推送的单位', en: 'please choose the organizations to push' },
  push_item_unfit: {
    zh: '所选内容不在本推送组或已不再公开',
    en: 'An item is not in this group or not public any more',
  },
  push_item_taken: { zh: '所选内容已在其他推送中', en: 'An item belongs to another push already' },
  push_org_unbound: {
    zh: '只能选择已设置管理员且管理员已绑定微信的单位',
    en: 'only organizations whose administrator is set and bound to the chat app can be chosen',
  },
  push_org_reached: {
    zh: '所选单位中有已收到这些内容的单位，请取消选择后再保存',
    en: 'some of the chosen organizations have these items already: take them off, then save',
  },
  subscription_group_required: {
    zh: '前四组每组至少选择一项',
    en: 'Choose at least one in each of the four main groups',
  },
  push_schedule_past: { zh: '定时推送时间必须晚于当前时间', en: 'The time of a scheduled push must lie ahead' },
  push_running: { zh: '该推送正在发送中', en: 'This push is being sent' },
  push_wave_minutes: { zh: '请填写两批之间间隔的分钟数', en: 'Give the minutes between two waves' },
  push_not_running: { zh: '该推送没有在发送', en: 'This push is not being sent' },
  push_approval_own: {
    zh: '您本人提交的推送须由另一位运营人员批准',
    en: 'Another operator has to approve what you asked to send',
  },
  push_approval_decided: { zh: '该推送已由其他人员处理', en: 'Someone else has decided on this push already' },
  push_archived: {
    zh: '该推送的名单已归档，不能再发送或更改；可将其内容再次推送给其他单位',
    en: 'The targets of this push are archived: nothing of it can be sent or changed any more. What it was about can be pushed again',
  },
  push_sent: { zh: '该推送已发送', en: 'This push was sent already' },
  push_changed: {
    zh: '其他人员已修改该推送，您的修改尚未保存，请核对后再保存',
    en: 'Someone else has changed this push. Your changes are not saved yet: look at theirs first',
  },
  push_confirm_changed: {
    zh: '该推送在您查看之后已被修改，请核对最新内容后再确认',
    en: 'This push was changed after you looked at it: check it as it is now, then confirm again',
  },
  audience_name_required: { zh: '请填写受众名称', en: 'Name the audience' },
  audience_name_taken: { zh: '已有同名的受众，请换一个名称', en: 'There is an audience of this name already' },
  audience_rows_required: { zh: '请粘贴名单或选择文件', en: 'Paste a list, or choose a file' },
  audience_rows_many: {
    zh: '名单每次最多 5000 行，请分次导入',
    en: 'A list has at most 5,000 rows: bring it in parts',
  },
  organization_group_changed: {
    zh: '其他人员已修改该分组，您的修改尚未保存，请核对后再保存',
    en: 'Someone else has changed this group. Your changes are not saved yet: look at theirs first',
  },
  push_test_unbound: {
    zh: '请先在账号设置中绑定您本人的微信，再给自己发送测试消息',
    en: 'Bind your own chat app account before sending a test to yourself',
  },
  push_test_recipient_unbound: {
    zh: '尚未设置测试接收人，或其未绑定微信',
    en: 'No test recipient is named, or that account is not bound to WeChat',
  },
  push_unconfirmed: {
    zh: '该推送还有单位等待确认或定时发送，请先确认推送',
    en: 'Targets of this push still wait for its confirmation or its time: confirm it first',
  },
  push_not_cancelled: { zh: '只有已取消的推送可以继续', en: 'Only a cancelled push can be gone on with' },
  push_cancelled: { zh: '该推送已取消', en: 'This push was cancelled' },
  inbox_reason_required: { zh: '请选择不相关的原因', en: 'Please say why it is not relevant' },
  inbox_colleague_unfit: {
    zh: '只能转交给本单位的其他成员',
    en: 'It can be passed on to colleagues of the organisation only',
  },
  push_range_long: { zh: '时间范围最长为一年', en: 'The range is one year at most' },
  push_apply_unfit: {
    zh: '只有已公开的成果或需求可以申请推送',
    en: 'Only public results and demands can be pushed',
  },
  push_apply_open: { zh: '该内容已有进行中的推送申请', en: 'A push of this item was asked for already' },
  push_apply_closed: { zh: '该申请已处理', en: 'This request was decided already' },
  push_decline_reason: { zh: '请填写不予推送的原因', en: 'Please say why it is declined' },
  push_nothing_to_send: { zh: '没有需要发送的单位', en: 'There is nobody left to send this to' },
} as const;
