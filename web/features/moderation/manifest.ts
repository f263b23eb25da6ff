import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/audit/objections': () => import('./Objections'),
  '/audit/comments': () => import('./Comments'),
  '/audit/organizations': () => import('./Organizations'),
  '/audit/:kind': () => import('./Queue'),
  '/audit/:kind/:id': () => import('./Review'),
  '/portraits/:kind?': () => import('./Portraits'),
  '/auditResults': () => import('./Redirect'),
  '/reviewTalk/:kind/:id': () => import('./Talk'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  reviewTalk: () => import('./talk/TalkDialog'),
  compareDuplicate: () => import('./review/DuplicateDialog'),
  hidePost: () => import('./comments/HideDialog'),
  organizationEdit: () => import('./organizations/EditDialog'),
  decideObjection: () => import('./objections/DecideDialog'),
};
