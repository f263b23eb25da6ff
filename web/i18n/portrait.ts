import { defineText } from '../../db/contract/words';
import { common } from './common';

export default defineText({
  title: ['数字画像', 'Digital portraits'],
  lead: [
    '标引专家为审核通过的优质成果和需求建立数字画像，完成后用于定向推送。',
    'Labelling experts give approved results and demands a digital portrait, which targeted pushes use.',
  ],
  team: ['标引专家团队', 'Labelling team'],
  open: ['数字画像', 'Digital portrait'],
  openOf: (name: string) => [`数字画像：${name}`, `Digital portrait: ${name}`],
  process: [
    ['未开启', 'Off'],
    ['待推送', 'Waiting for push'],
    ['数字画像中', 'Portrait in progress'],
    ['画像完成', 'Portrait completed'],
  ],
  steps: ['画像进度', 'Progress of the portrait'],
  now: (state: string) => [`当前：${state}`, `Now: ${state}`],
  unopened: [
    '发布者尚未开启智能匹配；画像完成后，开启匹配即可使用。',
    'The publisher has not switched matching on; a completed portrait is used as soon as that happens.',
  ],
  notListed: [
    '该内容尚未通过审核、已撤下或展示期已结束，暂不能画像。',
    'This is not approved, was withdrawn, or its listing has ended: it cannot be portrayed now.',
  ],
  start: ['开始画像', 'Start the portrait'],
  complete: ['画像完成', 'Complete the portrait'],
  again: ['重新画像', 'Portray again'],
  started: ['画像进行中', 'The portrait is in progress'],
  completed: ['画像已完成，可用于定向推送', 'The portrait is complete: targeted pushes may use it'],
  fields: ['已标引的领域', 'Fields it is labelled with'],
  noFields: ['尚未标引领域', 'No fields yet'],
  item: ['查看内容', 'Look at it'],
  review: ['打开审核页', 'Open its review'],
  kinds: { results: ['成果画像', 'Results'], demands: ['需求画像', 'Demands'] },
  choose: ['画像类别', 'Kinds of portraits'],
  list: { results: ['成果画像列表', 'Portraits of results'], demands: ['需求画像列表', 'Portraits of demands'] },
  name: ['名称', 'Name'],
  unit: ['发布单位', 'Organisation'],
  added: ['发布时间', 'Published'],
  state: ['画像状态', 'Portrait'],
  actions: common.actions,
  keyword: ['名称或编号', 'Name or number'],
  empty: ['没有这样的内容', 'Nothing here'],
  emptyHint: [
    '审核通过且开启智能匹配的内容会出现在“待推送”中。',
    'Approved items whose matching is switched on stand under “Waiting for push”.',
  ],
});
