import { defineText } from '../../db/contract/words';

export default defineText({
  title: ['技术需求', 'Demands'],
  lead: [
    '企业与机构经审核公开的技术难题与合作意向，找到您能解决的那一个。',
    'Reviewed technical problems and offers of cooperation from companies and institutions. Find the one you can solve.',
  ],
  searchPlaceholder: ['需求名称、技术关键词、单位或编号', 'Name, technology, organisation or number'],
  searchLabel: ['搜索技术需求', 'Search demands'],
  filterNames: {
    scope: ['所属领域', 'Field'],
    region: ['所在地区', 'Region'],
    maturity: ['阶段', 'Stage'],
    cooperation: ['合作方式', 'Cooperation'],
    type: ['需求类型', 'Kind of demand'],
  },
  profile: ['需求简介', 'About this demand'],
  detail: ['详细描述', 'Description'],
  type: ['需求类型', 'Kind of demand'],
  cooperation: ['合作方式', 'Cooperation'],
  investment: ['投入资金', 'Budget'],
  uses: ['资金用途', 'Use of funds'],
  institutes: ['意向合作院所', 'Institutes wished for'],
  secrecy: ['保密要求', 'Confidentiality'],
  openness: ['公开情况', 'Openness'],
  openInfo: ['公开说明', 'What is public'],
  keywords: ['关键词', 'Keywords'],
  similar: ['相似需求', 'Similar demands'],
});
