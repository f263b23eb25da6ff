import { defineText } from '../../db/contract/words';
import { home } from '../../db/contract/words/home';

/** The first view of the home page; what stands under it has texts of its own. */
export default defineText({
  ...home,
  searchPlaceholder: ['输入技术、产品或单位', 'Technology or organisation'],
  searchExample: (name: string) => [`例如：${name}`, `For example: ${name}`],
  country: ['全国', 'China'],
  mapOf: ['地图范围', 'What the map shows'],
  map: (name: string) => [`${name}的成果、需求与签约`, `Results, demands and deals: ${name}`],
});
