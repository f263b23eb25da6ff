import { defineText } from '../../db/contract/words';
import { common } from './common';
import { kit } from './kit';

export default defineText({
  title: ['单位分组管理', 'Organization group management'],
  list: ['单位分组', 'Organisation groups'],
  name: ['分组名称', 'Group name'],
  nameHint: ['请输入分组名称', 'please enter group name'],
  remark: ['备注', 'Remark'],
  members: ['成员单位', 'Member organisations'],
  count: ['成员数', 'Members'],
  created: ['创建时间', 'Created'],
  actions: common.actions,
  add: ['新建分组', 'New group'],
  addTitle: ['新建单位分组', 'New organisation group'],
  editTitle: ['编辑单位分组', 'Edit organisation group'],
  setTitle: ['设置成员单位', 'Set member organisations'],
  remove: common.remove,
  edit: common.edit,
  set: ['设置成员', 'Set members'],
  removeAsk: (name: string) => [
    `确定删除分组“${name}”吗？成员单位本身不受影响。`,
    `Delete the group "${name}"? Its organisations stay as they are.`,
  ],
  unnamed: ['未命名分组', 'Group without a name'],
  of: (action: string, name: string) => [`${action}：${name}`, `${action}: ${name}`],
  save: common.save,
  cancel: kit.cancel,
  added: ['添加成功', 'added successfully'],
  modified: ['修改成功', 'modified successfully'],
  removed: ['删除成功', 'deleted successfully'],
  chosen: (count: number) => [
    `已选 ${count} 个单位`,
    `${count} ${count === 1 ? 'organisation' : 'organisations'} chosen`,
  ],
  none: ['还没有选择单位', 'No organisation chosen yet'],
  takeOff: (name: string) => [`移除 ${name}`, `Take off ${name}`],
  empty: ['还没有单位分组', 'No organisation groups yet'],
  emptyHint: [
    '把经常一起接收推送的单位放在一组，推送时一次选中。',
    'Put organisations that often receive pushes together into a group, and choose them at once.',
  ],
});
