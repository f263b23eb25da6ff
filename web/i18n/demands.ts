import { defineText } from '../../db/contract/words';
import { demands } from '../../db/contract/words/demands';

export default defineText({
  ...demands,
  searchPlaceholder: ['需求名称、技术关键词、单位或编号', 'Name, technology, organisation or number'],
  filterNames: {
    scope: ['所属领域', 'Field'],
    region: ['所在地区', 'Region'],
    maturity: ['阶段', 'Stage'],
    cooperation: ['合作方式', 'Cooperation'],
    type: ['需求类型', 'Kind of demand'],
  },
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
});
