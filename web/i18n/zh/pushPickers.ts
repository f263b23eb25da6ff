const pushPickers = {
  searchOrganization: '按单位名称搜索',
  scope: '技术领域',
  industry: '行业',
  any: '不限',
  organizations: '单位列表',
  noOrganizations: '没有符合条件的单位',
  noRows: '没有符合条件的内容',
  hint: '换个关键词或减少筛选条件试试',
  more: '继续查找',
  notYet: '已查找的范围内还没有符合条件的结果',
  bound: '管理员已绑定微信',
  unbound: '管理员未绑定微信',
  noAdmin: '未设置管理员',
  admin: (name: string) => `管理员：${name}`,
};

export default pushPickers;
