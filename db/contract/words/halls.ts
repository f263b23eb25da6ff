import type { Tree } from '../words.ts';

/** What the showroom says before and after its script is there. */
export const halls = {
  title: ['展厅', 'Showroom'],
  lead: [
    '按领域走进平台的展厅：成果、需求和产品，配有图片、视频和全景，可用键盘逐件参观。',
    'Walk through the halls by field: results, demands and products with pictures, videos and panoramas, exhibit by exhibit with the keyboard.',
  ],
  exhibits: ['展品', 'Exhibits'],
  panorama: ['全景', 'Panorama'],
} satisfies Tree;
