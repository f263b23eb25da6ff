import { grouped, type Tree } from '../words.ts';
import { frontDoorMenu } from './front-door-menu.ts';

const { name, menu } = frontDoorMenu;

/** What the international front door says before its script is there, and after. */
export const frontDoor = {
  name,
  menu,
  home: {
    title: ['国际合作', 'Cooperate with China’s research'],
    hero: ['连接中国科研与全球伙伴', 'Work with research and industry in China'],
    lead: [
      '经审核的科技成果与企业需求，配有英文介绍；联系平台国际部，由工作人员协助对接。',
      'Reviewed technologies and industrial demands, described in English. Tell our desk what you look for: people answer, and introduce you to the partner.',
    ],
    points: [
      ['每一项都经专业人员审核', 'Every item is reviewed by specialists before it is shown'],
      ['平台国际部直接对接发布单位', 'Our desk introduces you to the people who own the technology'],
      ['从首次联系到签约，全程有人负责', 'Somebody is in charge from the first message to the contract'],
    ],
    searchLabel: ['搜索有英文介绍的成果', 'Search technologies described in English'],
    fields: ['合作领域', 'Fields of cooperation'],
    selectedResults: ['精选成果', 'Selected technologies'],
    selectedResultsHint: ['由平台为海外伙伴挑选', 'Chosen by our editors for partners abroad'],
    selectedDemands: ['寻求海外技术的需求', 'Companies that look for technology'],
    selectedDemandsHint: ['中国企业的技术需求与预算', 'What companies in China need, and what they would invest'],
    selectedProducts: ['精选产品', 'Selected products'],
    selectedProductsHint: [
      '可直接采购或合作推广的技术产品',
      'Products that can be bought, or brought to your market together',
    ],
    steps: ['合作四步', 'How cooperation works'],
    stepNames: [
      ['查找', 'Find'],
      ['询问', 'Ask our desk'],
      ['洽谈', 'Meet and negotiate'],
      ['签约', 'Sign'],
    ],
    stepsSay: [
      [
        '按领域浏览或搜索有英文介绍的成果与需求。',
        'Browse by field, or search the technologies and demands that are described in English.',
      ],
      [
        '写明您要找什么。平台国际部以英文答复，并联系发布单位。',
        'Write what you look for. Our desk answers in English and gets in touch with the owner.',
      ],
      [
        '线上会面，交换资料，商定许可、联合研发或合资等方式。',
        'Meet online, exchange documents, agree on a licence, joint development or a joint venture.',
      ],
      [
        '双方确认后签约；平台登记交易并继续提供协助。',
        'Sign once both sides confirm. The platform registers the deal and goes on helping.',
      ],
    ],
    cases: ['合作案例', 'Deals that were signed here'],
    casesHint: ['经双方同意公开', 'Shown with the consent of both sides'],
    organizations: ['合作机构', 'Partner organisations'],
    organizationsHint: [
      '高校、院所与科技企业',
      'Universities, institutes and companies that work with partners abroad',
    ],
    contact: ['联系国际部', 'Contact our desk'],
    contactLead: [
      '告诉我们您要找的技术或合作伙伴。工作人员会阅读每一条来信，并以邮件答复。',
      'Tell us which technology or partner you look for. People read every message and answer by e-mail.',
    ],
  },
  selected: {
    title: ['国际精选', 'Selected for partners abroad'],
    lead: [
      '平台编辑为海外伙伴挑选的成果、需求与产品，均有英文介绍。',
      'Technologies, demands and products that our editors chose for partners abroad, all described in English.',
    ],
  },
  top: {
    title: ['国际关注榜', 'Top list'],
    lead: ['有英文介绍的成果与需求中最受关注的。', 'What draws most attention among all that is described in English.'],
    by: {
      views: ['浏览最多', 'Most viewed'],
      favourites: ['收藏最多', 'Most saved'],
      newest: ['最新发布', 'Newest'],
    },
    counts: {
      views: [
        '按详情页浏览次数排序：同一网络每天计一次，不计工作人员、发布者和爬虫。',
        'By views of the item’s page: one a network and day; staff, the publisher and robots are not counted.',
      ],
      favourites: ['按收藏该项的会员人数排序。', 'By the number of members who keep the item among their favourites.'],
      newest: ['按首次公开的时间排序。', 'By the time when the item was first published.'],
    },
    views: (n: number) => [`${n} 次浏览`, n === 1 ? '1 view' : `${grouped(n)} views`],
    favourites: (n: number) => [`${n} 人收藏`, n === 1 ? 'Saved by 1 member' : `Saved by ${n} members`],
    results: ['成果', 'Technologies'],
    demands: ['需求', 'Demands'],
  },
  entrance: {
    login: [
      '登录后可收藏、询问并跟进您的合作。',
      'Log in to keep what interests you, to ask about it and to follow your cooperation.',
    ],
    adminLogin: ['平台工作人员由此登录。', 'For the platform’s own staff.'],
    register: [
      '用邮箱注册，点击邮件中的链接即可启用账号。',
      'Register by e-mail; the link in the message activates your account.',
    ],
    retrieve: ['通过验证码设置新密码。', 'Set a new password with a verification code.'],
  },
} satisfies Tree;
