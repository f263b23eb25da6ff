import { defineText, type Tree } from '../../db/contract/words';

const ranges = {
  /** Ranges of days. */
  range: {
    label: ['时间范围', 'Range'],
    any: ['不限', 'Any time'],
    usual: ['默认', 'Usual'],
    today: ['今天', 'Today'],
    week: ['近 7 天', 'Last 7 days'],
    month: ['近 30 天', 'Last 30 days'],
    quarter: ['近 90 天', 'Last 90 days'],
    year: ['今年', 'This year'],
    own: ['自选', 'Chosen days'],
  },
} satisfies Tree;

/** What single parts of the kit say, which few pages have. */
export default defineText({
  ...ranges,
  rotating: {
    stop: ['暂停滚动', 'Stop moving'],
    goOn: ['继续滚动', 'Go on moving'],
    next: ['下一条', 'Next line'],
  },
  /** Keys that are pressed alone. */
  keys: {
    button: ['快捷键', 'Shortcuts'],
    title: ['键盘快捷键', 'Keyboard shortcuts'],
    hint: ['正在输入文字或打开对话框时不起作用。', 'They rest while you type, and while a dialog is open.'],
    single: ['启用单键快捷键（仅对此浏览器生效）', 'Single-key shortcuts, in this browser'],
  },
  /** How long something has waited. */
  age: {
    under: ['不到 1 小时', 'under 1 hour'],
    hours: (hours: number) => [`${hours} 小时`, `${hours} ${hours === 1 ? 'hour' : 'hours'}`],
    days: (days: number) => [`${days} 天`, `${days} ${days === 1 ? 'day' : 'days'}`],
    over: (days: number) => [`${days} 天以上`, `over ${days} days`],
  },
});
