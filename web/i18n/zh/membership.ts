const membership = {
  title: '会员服务指南',
  lead: '个人、科研机构和科技企业均可注册为会员。',
  cover: '成果、平台与需求相互连接的示意图',
  guide: '会员可以做什么',
  points: [
    {
      title: '发布成果与需求',
      text: '以个人或单位名义发布，分步填写、自动存草稿；经专业人员审核后公开，审核意见逐项可见。',
    },
    { title: '订阅与收藏', text: '按领域和地区订阅，收藏关注的内容；有新的匹配时在站内或微信收到提醒。' },
    {
      title: '供需匹配与推送',
      text: '查看与自己成果或需求相匹配的内容，申请由平台推送给合适的单位，并看到打开与答复情况。',
    },
    { title: '对接与交易', text: '查看发布者联系方式，发起交易意向，在“我的交易”中一步步推进到签约。' },
    { title: '单位会员', text: '登记单位信息后，同事凭邀请加入，共同管理本单位的成果、需求和收到的推送。' },
  ],
  contact: '会员服务联系方式',
  contactHint: '发布、对接或申报中遇到问题，请联系我们。',
  contactOf: { 'result-contacts': '成果转化', 'demand-contacts': '需求对接', 'project-contacts': '项目申报' } as Record<
    string,
    string
  >,
  register: '注册会员',
  understood: '我知道了',
};

export default membership;
