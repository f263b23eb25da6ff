import { defineText } from '../../db/contract/words';
import { news } from '../../db/contract/words/news';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What pages of news say. */
export default defineText({
  ...news,
  type: ['类型', 'Type'],
  month: ['月份', 'Month'],
  allTypes: ['全部类型', 'All types'],
  monthOf: (month: string, count: number) => {
    const [year = '', number = ''] = month.split('-');
    return [`${year}年${Number(number)}月（${count}）`, `${MONTHS[Number(number) - 1] ?? ''} ${year} (${count})`];
  },
  filters: ['筛选', 'Filters'],
  searchLabel: ['搜索新闻与政策', 'Search news and policy'],
  searchPlaceholder: ['标题或摘要中的词', 'A word of the title or summary'],
  search: ['搜索', 'Search'],
  none: ['还没有发布内容', 'Nothing has been published yet'],
  noneHint: ['编辑发布后会显示在这里。', 'It appears here once the editors publish it.'],
  noneFound: ['没有符合条件的内容', 'Nothing matches'],
  noneFoundHint: ['换一个词、类型或月份，或查看全部。', 'Try another word, type or month, or see everything.'],
  showAll: ['查看全部', 'Show all'],
  manage: ['管理新闻', 'Manage news'],
  pinned: ['置顶', 'Pinned'],
  around: ['上一篇和下一篇', 'Previous and next'],
  rows: ['新闻与政策列表', 'List of news and policy'],
  chineseOnly: ['', 'This text is available in Chinese only.'],
});
