import { defineText } from '../../db/contract/words';
import { results } from '../../db/contract/words/results';

export default defineText({
  ...results,
  searchPlaceholder: ['成果名称、技术关键词、单位或编号', 'Technology or organisation'],
  filterNames: {
    scope: ['所属领域', 'Field'],
    region: ['所在地区', 'Region'],
    maturity: ['成熟度', 'Maturity'],
    cooperation: ['合作方式', 'Cooperation'],
    type: ['发布主体', 'Publisher'],
    language: ['语言', 'Language'],
  },
  profile: ['成果简介', 'About this result'],
  similar: ['相似成果', 'Similar results'],
});
