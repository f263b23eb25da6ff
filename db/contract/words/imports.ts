import type { Tree } from '../words.ts';

/** Words of the report of an import, which the server writes and the screen shows. */
export const imports = {
  row: ['行号', 'Row'],
  name: ['名称', 'Name'],
  state: ['结果', 'Outcome'],
  code: ['编号', 'Code'],
  id: ['ID', 'ID'],
  problems: ['问题', 'Problems'],
  states: { 1: ['已导入', 'Imported'], 2: ['已存在', 'Already there'], 3: ['未导入', 'Refused'] },
  colon: ['：', ': '],
  between: ['；', '; '],
} as const satisfies Tree;
