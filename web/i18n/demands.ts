import { defineText } from '../../db/contract/words';
import { demands } from '../../db/contract/words/demands';

export default defineText({
  ...demands,
  searchPlaceholder: ['需求名称、技术关键词、单位或编号', 'Technology or organisation'],
  filterNames: {
    scope: ['所属领域', 'Field'],
    region: ['所在地区', 'Region'],
    maturity: ['阶段', 'Stage'],
    cooperation: ['合作方式', 'Cooperation'],
    type: ['需求类型', 'Kind of demand'],
    language: ['语言', 'Language'],
  },
  detail: ['详细描述', 'Description'],
  investment: ['投入资金', 'Budget'],
  similar: ['相似需求', 'Similar demands'],
});
