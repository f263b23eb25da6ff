import type { ImportOutcome } from '../../db/contract/audiences';
import { defineText, type Pair } from '../../db/contract/words';
import { common } from './common';
import { kit } from './kit';

const outcomes: Record<ImportOutcome, Pair> = {
  found: ['已找到', 'Found'],
  ambiguous: ['需确认', 'Which one?'],
  unknown: ['未找到', 'Not found'],
  unbound: ['未绑定微信', 'Not bound'],
  repeated: ['重复', 'Repeated'],
};

export default defineText({
  save: {
    title: ['保存受众', 'Save an audience'],
    name: ['受众名称', 'Name of the audience'],
    save: common.save,
    saved: ['受众已保存，所有运营员都可以使用', 'The audience is saved: every operator can use it'],
  },
  bring: {
    title: ['导入名单', 'Import a list'],
    lead: [
      '每行一个单位：单位名称、统一社会信用代码，或两者都有。可以从表格中复制粘贴，也可以选择 CSV 或 Excel（.xlsx）文件。',
      'One organisation a line: its name, its unified social credit code, or both. Paste it from a spreadsheet, or choose a CSV or Excel file (.xlsx).',
    ],
    list: ['名单', 'List'],
    example: ['单位名称\t统一社会信用代码', 'Organisation\tCredit code'],
    file: ['选择文件', 'Choose a file'],
    look: ['核对名单', 'Check the list'],
    cancel: kit.cancel,
    back: ['返回修改', 'Back to the list'],
    take: (count: number) => [`加入 ${count} 个单位`, `Add ${count} ${count === 1 ? 'organisation' : 'organisations'}`],
    none: ['没有可以加入的单位，请返回修改名单', 'There is nobody to add: go back and correct the list'],
    large: [
      '文件过大，请只保留单位名称和信用代码两列',
      'The file is too large: keep the columns of names and credit codes only',
    ],
    unreadable: (name: string) => [
      `无法读取“${name}”，请另存为 .xlsx 或 CSV 后重试`,
      `“${name}” cannot be read: save it as .xlsx or CSV and try again`,
    ],
  },
  report: {
    filter: ['按结果筛选', 'Outcome'],
    all: common.all,
    table: ['核对结果', 'What was found'],
    row: ['行', 'Row'],
    text: ['名单内容', 'In the list'],
    outcome: ['结果', 'Outcome'],
    meant: ['对应单位', 'Organisation'],
    meantBy: (row: string) => [`“${row}”对应的单位`, `Organisation meant by “${row}”`],
    nobody: ['不加入', 'Do not add'],
    unreachable: (name: string) => [`${name}（未绑定微信）`, `${name} (not bound to the chat app)`],
    outcomes,
  },
});
