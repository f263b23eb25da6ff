import type { Tree } from '../words.ts';
import { menu } from './menu.ts';

/** What visitors read of the declared-project programme. */
export const programme = {
  title: menu.topics,
  heading: ['科技成果推荐专题', 'The recommendation programme'],
  lead: [
    '面向全国征集可落地的科技成果，由推荐单位和专家评议，集中向产业与资本推介。',
    'Results ready for industry, declared from everywhere, judged by recommending bodies and experts, and presented together.',
  ],
  selected: ['入选项目', 'Selected projects'],
  selectedLead: [
    '历年公布的入选项目，可按领域、推荐单位、推荐人和地区查找。',
    'Projects of all published selections, by field, recommending unit, recommending person and region.',
  ],
  news: ['新闻与文件', 'News and files'],
  field: ['领域', 'Field'],
  region: ['地区', 'Region'],
  declaredName: ['申报名称', 'Declared as'],
  declaringUnit: ['申报单位', 'Declared by'],
  recommendingUnit: ['推荐单位', 'Recommending unit'],
  recommendingPerson: ['推荐人', 'Recommending person'],
  round: ['批次', 'Round'],
  publication: ['公布信息', 'Publication'],
  version: (version: number) => [`第 ${version} 版`, `Version ${version}`],
  digest: ['名单校验码（SHA-256）', 'Digest of the selection (SHA-256)'],
  nothing: ['暂未公布入选项目', 'No selection is published yet'],
} satisfies Tree;
