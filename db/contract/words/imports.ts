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
  missing: ['未收到', 'Not received'],
  missingRows: (missing: string, announced: string) => [
    `创建导入时申报了 ${announced} 行，其中 ${missing} 行没有收到，或与其他行的行号重复`,
    `Of the ${announced} rows that were announced ${missing} did not come, or came under the number of another`,
  ],
  colon: ['：', ': '],
  between: ['；', '; '],
} as const satisfies Tree;
