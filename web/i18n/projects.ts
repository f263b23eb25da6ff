import { defineText } from '../../db/contract/words';
import { projects } from '../../db/contract/words/projects';
import { common } from './common';
import { kit } from './kit';

export default defineText({
  ...projects,
  rows: ['项目列表', 'Projects'],
  keyword: ['搜索项目', 'Search projects'],
  placeholder: ['输入项目名称', 'Name of a project'],
  search: kit.filter.search,
  clear: ['清除搜索', 'Clear the search'],
  none: ['还没有公开的项目', 'No public projects yet'],
  noneHint: ['项目通过审核后会出现在这里。', 'Projects appear here once they are reviewed.'],
  noneFound: ['没有找到项目', 'No projects found'],
  noneFoundHint: ['换个关键词再试。', 'Try another word.'],
  noProfile: ['暂无介绍。', 'No description yet.'],
  similar: ['相近项目', 'Similar projects'],
  facts: ['项目概况', 'At a glance'],
  unit: ['发布单位', 'Organisation'],
  region: common.place,
  released: ['发布时间', 'Published'],
  feedback: ['项目反馈', 'Feedback on the project'],
  gone: ['该项目不存在或尚未公开', 'This project does not exist or is not public'],
  back: ['返回项目列表', 'Back to the projects'],
});
