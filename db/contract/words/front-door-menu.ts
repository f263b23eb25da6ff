import type { Tree } from '../words.ts';

/** What the international front door and its menu are called, which stand around every page. */
export const frontDoorMenu = {
  name: ['国际技术合作平台', 'International Technology Exchange'],
  menu: {
    home: ['国际首页', 'Home'],
    selected: ['国际精选', 'Selected'],
    top: ['关注榜', 'Top list'],
    publish: ['发布', 'Publish'],
    contact: ['联系我们', 'Contact'],
  },
} satisfies Tree;
