import type { Tree } from '../words.ts';
import { menu } from './menu.ts';

/** What the list and the page of organisations say. */
export const organizations = {
  list: {
    title: menu.organizations,
    lead: ['技术转移中心、高校院所与科技企业', 'Transfer centres, universities, institutes and technology companies'],
  },
  detail: {
    profile: ['机构简介', 'Profile'],
    gone: ['该机构不存在或已注销', 'This organisation does not exist or has been closed'],
  },
} satisfies Tree;
