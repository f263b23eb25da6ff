/** Refusals of the declared-project programme (back-office§5, back-office§8). */
export const programmeErrors = {
  declaration_unit_required: { zh: '请输入单位名称', en: 'Please enter the unit name' },
  declaration_province_required: { zh: '请选择省份', en: 'Please select the province' },
  declaration_name_required: { zh: '请输入成果名称', en: 'Please enter the achievement name' },
  declaration_scope_required: { zh: '请选择项目领域', en: 'Please select the project domain' },
  declaration_recommending_unit_required: { zh: '请选择推荐单位', en: 'Please select the recommending unit' },
  declaration_recommending_person_required: { zh: '请选择推荐人', en: 'Please select the recommending person' },
  declaration_file_required: { zh: '请上传附件：{name}', en: 'Please upload the attachment: {name}' },
  round_close_before_open: { zh: '截止时间须晚于开始时间', en: 'The end must be later than the beginning' },
  round_due_before_close: {
    zh: '意见截止时间不能早于申报截止时间',
    en: 'Opinions cannot be due before declarations end',
  },
  round_in_use: {
    zh: '该批次已有申报，不能删除',
    en: 'This round has declarations and cannot be deleted',
  },
  round_closed: { zh: '当前不在申报时间内', en: 'Declarations are not being taken at this time' },
  opinions_closed: { zh: '本轮推荐评审已截止，意见不能再修改', en: 'The time for opinions of this round is over' },
  conflict_of_interest: {
    zh: '您与该项目存在利益冲突，不能查看或评价',
    en: 'You have a conflict of interest with this project and can neither read nor judge it',
  },
  assignment_declined: { zh: '该项目的评审任务已回绝', en: 'The review of this project was declined' },
  review_reason_required: { zh: '请填写原因', en: 'Please give the reason' },
  recommender_name_taken: { zh: '该名称已存在', en: 'This name is taken already' },
  password_change_required: {
    zh: '请先修改管理员设置的初始密码',
    en: 'Please change the password that the office set, first',
  },
  publication_stale: {
    zh: '名单在此期间已发布或撤回，请刷新后重试',
    en: 'The selection was published or withdrawn meanwhile, please reload',
  },
  too_many_selected: {
    zh: '一次最多公布 500 个项目',
    en: 'One publication holds at most 500 projects',
  },
  application_sent: {
    zh: '您已提交过相同的合作申请，我们会尽快与您联系',
    en: 'You have sent this application already; we will contact you soon',
  },
  nothing_selected: { zh: '尚未选定任何项目', en: 'No project is selected yet' },
} as const;
