import { defineText } from '../../db/contract/words';

/** What lists of the workplace say of filters that are kept. */
export default defineText({
  list: ['已保存的筛选', 'Saved filters'],
  keep: ['保存当前筛选', 'Save this filter'],
  title: ['保存筛选', 'Save the filter'],
  name: ['名称', 'Name'],
  nameHint: [
    '例如“久等未审的河北成果”。只有您能看到，换设备也在。',
    'Such as “Hebei, waiting long”. Yours alone, on every device.',
  ],
  save: ['保存', 'Save'],
  kept: ['已保存', 'Saved'],
  remove: (name: string) => [`删除筛选 ${name}`, `Remove the filter ${name}`],
  removed: (name: string) => [`已删除筛选“${name}”`, `The filter “${name}” is removed`],
  undo: ['撤销', 'Undo'],
});
