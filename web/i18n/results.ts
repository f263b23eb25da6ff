import { defineText } from '../../db/contract/words';
import { results } from '../../db/contract/words/results';

export default defineText({
  ...results,
  searchPlaceholder: ['成果名称、技术关键词、单位或编号', 'Name, technology, organisation or number'],
  filterNames: {
    scope: ['所属领域', 'Field'],
    region: ['所在地区', 'Region'],
    maturity: ['成熟度', 'Maturity'],
    cooperation: ['合作方式', 'Cooperation'],
    type: ['发布主体', 'Publisher'],
  },
  maturity: ['成熟度', 'Maturity'],
  cooperation: ['合作方式', 'Cooperation'],
  conversionType: ['转化方式', 'Conversion'],
  ownership: ['成果权属', 'Ownership'],
  intellectualProperty: ['知识产权', 'Intellectual property'],
  intellectualPropertyCode: ['知识产权编号', 'Intellectual property number'],
  investment: ['投资金额', 'Investment'],
  investmentUse: ['资金用途', 'Use of funds'],
  conditions: ['实施条件', 'Conditions of implementation'],
  term: ['合作期限', 'Term of cooperation'],
  ranges: ['推广范围', 'Area of promotion'],
  extensionMode: ['推广方式', 'Way of promotion'],
  publisher: ['发布主体', 'Publisher'],
  director: ['成果负责人', 'Person in charge'],
});
