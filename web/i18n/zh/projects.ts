const projects = {
  title: '项目',
  lead: '单位发布、经审核公开的科技项目，可留下项目反馈。',
  rows: '项目列表',
  keyword: '搜索项目',
  placeholder: '输入项目名称',
  search: '搜索',
  clear: '清除搜索',
  none: '还没有公开的项目',
  noneHint: '项目通过审核后会出现在这里。',
  noneFound: '没有找到项目',
  noneFoundHint: '换个关键词再试。',
  profile: '项目简介',
  noProfile: '暂无介绍。',
  unit: '发布单位',
  region: '所在地区',
  investment: '投资金额',
  released: '发布时间',
  feedback: '项目反馈',
  gone: '该项目不存在或尚未公开',
  back: '返回项目列表',
};

export default projects;
