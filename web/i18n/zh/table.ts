const table = {
  choose: '选择',
  chooseAll: '选择本页全部',
  sort: '排序',
  usualOrder: '默认顺序',
  ascending: (name: string) => `${name}（升序）`,
  descending: (name: string) => `${name}（降序）`,
  pageSize: '每页条数',
};

export default table;
