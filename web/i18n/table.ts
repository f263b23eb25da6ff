import { defineText } from '../../db/contract/words';

export default defineText({
  choose: ['选择', 'Select'],
  chooseAll: ['选择本页全部', 'Select all on this page'],
  sort: ['排序', 'Sort by'],
  usualOrder: ['默认顺序', 'Usual order'],
  ascending: (name: string) => [`${name}（升序）`, `${name} (ascending)`],
  descending: (name: string) => [`${name}（降序）`, `${name} (descending)`],
  pageSize: ['每页条数', 'Rows per page'],
});
