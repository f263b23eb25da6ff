const demandForm = {
  titles: { add: '发布需求', put: '修改需求', view: '查看需求' },
  variant: '需求类别',
  variants: { zh: '国内需求', en: '海外需求' },
  steps: { demand: '需求信息', organization: '单位信息' },
  reviewAgain: '该需求已通过审核，提交修改后需由管理员重新审核；审核通过前，网站上仍显示原版本。',
  reviewAgainTitle: '修改已通过的需求',

  groups: {
    basic: '基本信息',
    cooperation: '合作与投入',
    openness: '公开与附件',
    staff: '管理字段',
    organization: '单位信息',
  },

  name: '需求名称',
  type: '需求类型',
  profile: '需求简介',
  profileHint: (content: number, technology: number) =>
    `请说明需求内容与目标（不少于 ${content} 字），以及期望获得的技术（不少于 ${technology} 字）`,
  written: (count: number) => `已输入 ${count} 字`,
  detail: '详细描述',
  detailHint: '可补充背景、指标与现有条件',
  cooperationMode: '合作方式',
  investmentAmount: '拟投入金额',
  investmentUnit: '万元',
  uses: '资金用途',
  institute: '意向合作院所',
  keyword: '关键词',
  keywordHint: '多个关键词用逗号分隔',
  completeTime: '期望完成时间',
  secrecy: '是否需要保密',
  isOpen: '是否公开',
  isOpenInfo: '可公开的内容',
  isOpenInfoHint: '请说明哪些内容可以公开',
  attachmentsHint: '可上传多个文件，随需求一并公开',
  source: '需求来源',
  level: '需求级别',
  dockingType: '对接方式',
  socialCreditCode: '统一社会信用代码',
};

export default demandForm;
