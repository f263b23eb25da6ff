import { defineText, type Words } from '../../db/contract/words';

/** What keepers of a list read, whatever it holds. */
export const resourceWords = {
  add: ['新增', 'Add'],
  edit: ['编辑', 'Edit'],
  remove: ['删除', 'Delete'],
  actions: ['操作', 'Actions'],
  of: (action: string, name: string) => [`${action} ${name}`, `${action} ${name}`],
  addTitle: (list: string) => [`新增${list}`, `${list}: new entry`],
  editTitle: (list: string) => [`编辑${list}`, `${list}: edit entry`],
  empty: ['没有数据', 'No entries'],
  none: ['—', '—'],
  added: ['已新增', 'Added'],
  saved: ['已保存', 'Saved'],
  removed: ['已删除', 'Deleted'],
  removeTitle: (list: string) => [`删除${list}？`, `${list}: delete the entry?`],
  removeRow: (name: string) => [
    `“${name}”不再显示，也不能再选择。`,
    `“${name}” is no longer shown and can no longer be chosen.`,
  ],
} satisfies Record<string, Words>;

export default defineText(resourceWords);
