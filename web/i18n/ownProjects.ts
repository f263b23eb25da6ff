import { defineText } from '../../db/contract/words';

export default defineText({
  title: ['我的项目', 'My projects'],
  lead: [
    '录入寻求合作的科技项目，审核通过后公开；修改后会重新审核。',
    'Enter projects that look for partners; they are public once reviewed, and reviewed again after changes.',
  ],
  enter: ['录入项目', 'Enter a project'],
  edit: ['修改项目', 'Edit the project'],
  none: ['还没有录入项目', 'No projects yet'],
  noneHint: ['填写名称、领域、投入资金和简介即可提交。', 'A name, a field, the funds and a few lines are enough.'],
  removeTitle: ['删除项目', 'Delete this project'],
  org_name: ['发布单位', 'Organisation'],
  region: ['所在地区', 'Region'],
});
