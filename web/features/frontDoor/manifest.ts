import { FRONT_DOOR_PAGES } from '../../../db/contract/front-door';
import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  [FRONT_DOOR_PAGES.home]: () => import('./Home'),
  [FRONT_DOOR_PAGES.selected]: () => import('./Selected'),
  [FRONT_DOOR_PAGES.top]: () => import('./Top'),
};

export const memberPages: MemberPages = {
  '/content/frontDoor': () => import('./Manage'),
  '/content/inquiries': () => import('./Inquiries'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  inquiryAnswer: () => import('./AnswerDialog'),
  selectionNote: () => import('./NoteDialog'),
};
