import { defineText, type Tree } from '../../db/contract/words';
import { auditStates } from '../../db/contract/words/audit-states';
import { frame } from '../../db/contract/words/frame';

/** What the kit itself says; other nouns take from here what they say alike. */
export const kit = {
  ...frame,
  serverException: ['服务器异常，请稍后重试！', 'Server exception, please try again later!'],
  offline: ['网络已断开，恢复连接后再试。', ' You are offline: try again once you are connected.'],
  dataException: ['数据异常！', 'Data exception!'],
  absent: ['没有找到这项内容', 'This is not here'],
  absentHint: [
    '数据异常！它可能已被删除，或地址有误。',
    'Data exception! It may have been deleted, or the address is wrong.',
  ],
  loginTimedOut: ['登录已超时，请重新登录！', 'Login timed out. Please log in again!'],
  pageProblem: ['抱歉，页面加载出现问题。', 'Sorry, there was a problem loading the page.'],
  pageProblemHint: [
    '请检查网络后重试；若问题仍在，请稍后再来。',
    'Check your connection and try again; if it persists, please come back later.',
  ],
  dialogProblem: [
    '窗口未能打开：网络中断，或网站刚刚更新。请刷新页面后重试。',
    'The window could not be opened: the connection is down, or the site was just updated. Please reload the page and try again.',
  ],
  partProblem: [
    '这一项没有加载出来，已填写的内容都在。',
    'This could not be loaded. What you have entered is still here.',
  ],
  request: (id: string) => [`请求编号：${id}`, `Request: ${id}`],
  retry: ['重试', 'Try again'],
  close: ['关闭', 'Close'],
  cancel: ['取消', 'Cancel'],
  confirm: ['确定', 'Confirm'],
  confirmTitle: ['请确认', 'Please confirm'],
  loading: ['正在加载', 'Loading'],
  copy: ['复制', 'Copy'],
  copied: ['复制成功', 'copy succeeded'],
  copyFailed: ['复制失败，请手动复制', 'Copying failed, please copy by hand'],
  firstPage: ['已经是第一页了', 'This is the first page'],
  lastPage: ['已经是最后一页了', 'This is the last page'],
  total: (count: string) => [`共 ${count} 条`, `${count} in total`],
  paging: ['分页', 'Pages'],
  /** What the kit's own buttons are called. */
  labels: {
    autocomplete: {
      clearText: ['清除', 'Clear'],
      closeText: ['收起', 'Close'],
      openText: ['展开', 'Open'],
      loadingText: ['正在加载…', 'Loading…'],
      noOptionsText: ['没有可选项', 'No options'],
    },
    alert: { closeText: ['关闭', 'Close'] },
  },
  view: (name: string) => [`查看 ${name}`, `View ${name}`],
  download: (name: string) => [`下载 ${name}`, `Download ${name}`],
  status: auditStates,
  unknownStatus: ['未知状态', 'Unknown state'],
  empty: ['暂无数据', 'Nothing here yet'],
  emptyFiltered: ['没有符合条件的内容', 'Nothing matches'],
  emptyFilteredHint: ['换个关键词或减少筛选条件试试', 'Try another keyword or fewer filters'],
  clearFilters: ['清除筛选', 'Clear filters'],
  moreRows: (listed: string) => [
    `仅列出前 ${listed} 条，请用筛选条件缩小范围后查找其余内容。`,
    `The first ${listed} are listed: narrow the list to find the others.`,
  ],
  filter: { search: ['搜索', 'Search'], any: ['不限', 'Any'] },
} satisfies Tree;

export default defineText(kit);
