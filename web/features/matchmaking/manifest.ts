import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/meetingMatch/:id': () => import('./Match'),
  '/content/matchmaking': () => import('./Office'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  matchmakingProfile: () => import('./own/ProfileDialog'),
  matchmakingAsk: () => import('./own/AskDialog'),
  matchmakingAnswer: () => import('./own/AnswerDialog'),
  matchmakingMove: () => import('./own/MoveDialog'),
  matchmakingCancel: () => import('./CancelDialog'),
  matchmakingSettings: () => import('./office/SettingsDialog'),
  matchmakingAssign: () => import('./office/AssignDialog'),
  matchmakingTable: () => import('./office/TableDialog'),
  matchmakingSheets: () => import('./SheetsDialog'),
};
