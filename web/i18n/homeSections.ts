import { defineText, type Pair } from '../../db/contract/words';
import { homeLists } from '../../db/contract/words/home-lists';
import { meetings } from '../../db/contract/words/meetings';
import { news } from '../../db/contract/words/news';

export default defineText({
  ...homeLists,
  newsTypes: news.types,
  newResultsHint: ['刚刚通过审核的科技成果', 'Research results that have just passed review'],
  featuredHint: ['由本区域平台挑选，其后为最新发布', 'Chosen by the regional platform, then the newest'],
  newDemandsHint: [
    '按发布时间，金额为拟投入',
    'By the day they were published, with what their companies would invest',
  ],
  allResults: ['全部成果', 'All results'],
  allDemands: ['全部需求', 'All demands'],
  allCases: ['全部案例', 'All cases'],
  all: ['全部', 'All'],
  budget: (value: number) => [
    `${value.toLocaleString('en')} 万元`,
    value >= 100
      ? `CNY ${(value / 100).toLocaleString('en', { maximumFractionDigits: 2 })} million`
      : `CNY ${Math.round(value * 10_000).toLocaleString('en')}`,
  ],
  noBudget: ['面议', 'Negotiable'],
  meetingsHint: ['成果发布、路演与供需对接', 'Presentations, roadshows and matchmaking'],
  meetingTypes: meetings.types as Record<number, Pair>,
  allMeetings: ['全部会议', 'All meetings'],
  coursesHint: ['面向技术经理人和企业研发人员', 'For technology managers and people in research and development'],
  hours: (n: number) => [`${n} 课时`, `${n} class hours`],
  month: (n: number) => [
    `${n} 月`,
    ['', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][n] ?? '',
  ],
  steps: {
    title: ['四步完成一笔技术交易', 'A deal in four steps'],
    hint: ['每一步由谁做、多久，都写明。', 'Each step says who acts.'],
    process: ['查看流程图', 'See the process'],
    names: {
      find: ['找到', 'Find'],
      contact: ['对接', 'Contact'],
      negotiate: ['洽谈', 'Negotiate'],
      sign: ['签约', 'Sign'],
    },
    says: {
      find: [
        '按领域、阶段、地区检索，或订阅后由平台推送。',
        'Search by field, stage and region, or subscribe and let the platform tell you.',
      ],
      contact: [
        '在条目上点击“我要交易”，发布方收到通知后与您联系。',
        'Choose “Start a deal” on an item; its publisher is told and gets in touch.',
      ],
      negotiate: [
        '在线留言、交换文件，商定合作方式与价格。',
        'Write online, exchange files, agree on the mode and the price.',
      ],
      sign: ['一方提议、另一方确认，双方确认后即为签约。', 'One side proposes, the other confirms: it takes both.'],
    },
    who: {
      find: ['需求方 · 成果方', 'Either side'],
      contact: ['发布方', 'The publisher'],
      negotiate: ['双方', 'Both sides'],
      sign: ['双方', 'Both sides'],
    },
  },
  join: ['成为会员，与合作方对接', 'Become a member and find partners'],
  joinLead: [
    '发布成果或需求，订阅关注的领域，一步步推进到签约。',
    'Publish results or demands, follow your fields, and take deals step by step to a contract.',
  ],
  joinRegister: ['注册会员', 'Register'],
  joinCentre: ['进入会员中心', 'Go to the member centre'],
  joinGuide: ['会员能做什么', 'What members can do'],
  partners: ['合作单位', 'Partner organisations'],
  partnersHint: ['在平台发布成果与需求的高校、院所和企业', 'Universities, institutes and companies that publish here'],
  noResults: ['还没有公开的成果', 'No public results yet'],
  noResultsHint: ['第一项成果通过审核后会出现在这里。', 'The first result appears here once it has passed review.'],
  county: ['县区服务', 'County services'],
  countyHint: [
    '石家庄 17 个县（市、区）的科技成果转化服务入口',
    'Technology-transfer services of the 17 counties and districts of Shijiazhuang',
  ],
  workstationMap: ['县区工作站地图', 'Map of county workstations'],
  workstationMapHint: ['查看各县（市、区）科技成果转化工作站', 'The technology-transfer workstation of each county'],
  platformMap: ['县区平台地图', 'Map of county platforms'],
  platformMapHint: ['进入各县（市、区）科技平台', 'The technology platform of each county'],
  capitalCenter: ['石家庄科技成果转移转化中心', 'Shijiazhuang Technology Transfer Centre'],
  capitalCenterHint: [
    '本县（市、区）与省会中心协同服务，前往中心网站了解更多。',
    'This county works together with the centre of the provincial capital. Learn more on its website.',
  ],
  capitalCenterGo: ['前往省会中心', 'Go to the capital’s centre'],
  mapHint: [
    '选择一个县（市、区），在新标签页打开其网站。图形为示意，不代表行政区划边界。',
    'Choose a county to open its website in a new tab. The drawing is schematic and shows no official boundaries.',
  ],
  mapLabel: ['石家庄 17 个县（市、区）示意图', 'Schematic map of the 17 counties and districts of Shijiazhuang'],
  core: ['市区', 'City'],
  established: ['已建立', 'Established'],
  notEstablished: ['尚未建立', 'Not established yet'],
  openCounty: (name: string) => [`${name}，在新标签页打开`, `${name}, opens in a new tab`],
  missingCounty: (name: string) => [`${name}，尚未建立`, `${name}, not established yet`],
  counties: {
    '130109': ['藁城区', 'Gaocheng'],
    '130110': ['鹿泉区', 'Luquan'],
    '130111': ['栾城区', 'Luancheng'],
    '130121': ['井陉县', 'Jingxing'],
    '130123': ['正定县', 'Zhengding'],
    '130125': ['行唐县', 'Xingtang'],
    '130126': ['灵寿县', 'Lingshou'],
    '130127': ['高邑县', 'Gaoyi'],
    '130128': ['深泽县', 'Shenze'],
    '130129': ['赞皇县', 'Zanhuang'],
    '130130': ['无极县', 'Wuji'],
    '130131': ['平山县', 'Pingshan'],
    '130132': ['元氏县', 'Yuanshi'],
    '130133': ['赵县', 'Zhaoxian'],
    '130181': ['辛集市', 'Xinji'],
    '130183': ['晋州市', 'Jinzhou'],
    '130184': ['新乐市', 'Xinle'],
  } as Record<string, Pair>,
});
