import type { MemberPages } from '../../domain/pages';

/** Tabs of the member centre. */
export const centrePages: MemberPages = {
  '/programme/declare': () => import('./Declare'),
};

export const memberPages: MemberPages = {
  '/programme/declarations/:id': () => import('./Show'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  editDeclaration: () => import('./EditDialog'),
  previewDeclaration: () => import('./PreviewDialog'),
};
