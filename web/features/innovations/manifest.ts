import type { MemberPages, Pages } from '../../domain/pages';
import { registerDialogs } from '../../kit/dialogs';

declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    innovationDetail: DialogType<{ id: string }>;
  }
}

registerDialogs({ innovationDetail: () => import('./Public').then(({ ShowDialog }) => ({ default: ShowDialog })) });

export const pages: Pages = {
  '/innovate': () => import('./Public').then(({ InnovationList }) => ({ default: InnovationList })),
  '/innovateDetail/:id/:name?': () => import('./Public'),
};

export const memberPages: MemberPages = {
  '/content/innovate': () => import('./Manage'),
};
