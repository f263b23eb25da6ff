import { defineText, type Words } from '../../db/contract/words';
import { common } from './common';

/** What keepers of a list read, whatever it holds. */
export const resourceWords = {
  add: ['新增', 'Add'],
  edit: common.edit,
  remove: common.remove,
  actions: common.actions,
  more: ['更多', 'More'],
  of: (action: string, name: string) => [`${action} ${name}`, `${action} ${name}`],
  addTitle: (list: string) => [`新增${list}`, `${list}: new entry`],
  editTitle: (list: string) => [`编辑${list}`, `${list}: edit entry`],
  empty: ['没有数据', 'No entries'],
  none: ['—', '—'],
  added: ['已新增', 'Added'],
  saved: common.saved,
  removed: common.removed,
  removeTitle: (list: string) => [`删除${list}？`, `${list}: delete the entry?`],
  removeRow: (name: string) => [
    `“${name}”不再显示，也不能再选择。`,
    `“${name}” is no longer shown and can no longer be chosen.`,
  ],
  moveUp: (name: string) => [`上移“${name}”`, `Move “${name}” up`],
  moveDown: (name: string) => [`下移“${name}”`, `Move “${name}” down`],
  moved: (name: string, place: number, of: number) => [
    `“${name}”已移到第 ${place} 位，共 ${of} 位`,
    `“${name}” is now number ${place} of ${of}`,
  ],
} satisfies Record<string, Words>;

export default defineText(resourceWords);
