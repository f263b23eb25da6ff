import { defineText, type Pair } from '../../db/contract/words';

export default defineText({
  title: ['会员服务指南', 'Guide to membership'],
  lead: [
    '个人、科研机构和科技企业均可注册为会员。',
    'Individuals, research organisations and technology companies can become members.',
  ],
  cover: ['成果、平台与需求相互连接的示意图', 'Results, the platform and demands, linked to each other'],
  guide: ['会员可以做什么', 'What members can do'],
  points: [
    {
      title: ['发布成果与需求', 'Publish results and demands'],
      text: [
        '以个人或单位名义发布，分步填写、自动存草稿；经专业人员审核后公开，审核意见逐项可见。',
        'In your own name or that of your organisation, step by step with drafts kept for you. Specialists review what goes public, and you see every remark.',
      ],
    },
    {
      title: ['订阅与收藏', 'Subscribe and keep favourites'],
      text: [
        '按领域和地区订阅，收藏关注的内容；有新的匹配时在站内或微信收到提醒。',
        'Follow fields and regions, keep what interests you, and hear of new matches here or in WeChat.',
      ],
    },
    {
      title: ['供需匹配与推送', 'Matching and pushes'],
      text: [
        '查看与自己成果或需求相匹配的内容，申请由平台推送给合适的单位，并看到打开与答复情况。',
        'See what fits your results or demands, ask for it to be pushed to suitable organisations, and see who opened and answered.',
      ],
    },
    {
      title: ['对接与交易', 'Contacts and deals'],
      text: [
        '查看发布者联系方式，发起交易意向，在“我的交易”中一步步推进到签约。',
        'See how to reach the publisher, express your interest, and take the deal step by step to a signed contract.',
      ],
    },
    {
      title: ['单位会员', 'Organisations as members'],
      text: [
        '登记单位信息后，同事凭邀请加入，共同管理本单位的成果、需求和收到的推送。',
        'Register your organisation and invite colleagues to look after its results, demands and received pushes together.',
      ],
    },
  ],
  contact: ['会员服务联系方式', 'Member service'],
  contactHint: ['发布、对接或申报中遇到问题，请联系我们。', 'Ask us about publishing, matching and applying.'],
  contactOf: {
    'result-contacts': ['成果转化', 'Technology transfer'],
    'demand-contacts': ['需求对接', 'Demand matching'],
    'project-contacts': ['项目申报', 'Project applications'],
  } as Record<string, Pair>,
  register: ['注册会员', 'Become a member'],
  understood: ['我知道了', 'I understand'],
});
