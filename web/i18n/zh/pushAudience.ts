import type { ImportOutcome } from '../../../db/contract/audiences';

const outcomes: Record<ImportOutcome, string> = {
  found: '已找到',
  ambiguous: '需确认',
  unknown: '未找到',
  unbound: '未绑定微信',
  repeated: '重复',
};

const pushAudience = {
  save: {
    title: '保存受众',
    name: '受众名称',
    save: '保存',
    saved: '受众已保存，所有运营员都可以使用',
  },
  bring: {
    title: '导入名单',
    lead: '每行一个单位：单位名称、统一社会信用代码，或两者都有。可以从表格中复制粘贴，也可以选择 CSV 或 Excel（.xlsx）文件。',
    list: '名单',
    example: '单位名称\t统一社会信用代码',
    file: '选择文件',
    look: '核对名单',
    cancel: '取消',
    back: '返回修改',
    take: (count: number) => `加入 ${count} 个单位`,
    none: '没有可以加入的单位，请返回修改名单',
    large: '文件过大，请只保留单位名称和信用代码两列',
    unreadable: (name: string) => `无法读取“${name}”，请另存为 .xlsx 或 CSV 后重试`,
  },
  report: {
    filter: '按结果筛选',
    all: '全部',
    table: '核对结果',
    row: '行',
    text: '名单内容',
    outcome: '结果',
    meant: '对应单位',
    meantBy: (row: string) => `“${row}”对应的单位`,
    nobody: '不加入',
    unreachable: (name: string) => `${name}（未绑定微信）`,
    outcomes,
  },
};

export default pushAudience;
