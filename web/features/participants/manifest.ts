import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/content/participants/:kind/:id': () => import('./Participants'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  walkIn: () => import('./WalkInDialog'),
  eventCancel: () => import('./CancelDialog'),
  moveParticipant: () => import('./MoveDialog'),
};
