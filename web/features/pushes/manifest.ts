import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/pushProfile': () => import('./records/Records'),
  '/pushSecond/:type/*': () => import('./records/Earlier'),
  '/pushDeal/*': () => import('./funnel/Funnel'),
  '/demandConfirm/:tab?': () => import('./applications/Confirm'),
  '/push': () => import('./composer/Push'),
};

/** Tabs of the member centre. */
export const centrePages: MemberPages = {
  '/demandApply/:tab?': () => import('./applications/Apply'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  pushConfig: () => import('./composer/config/ConfigDialog'),
  pushConfirm: () => import('./composer/ConfirmDialog'),
  pushTime: () => import('./composer/TimeDialog'),
  pushDisapprove: () => import('./composer/DisapproveDialog'),
  pushPack: () => import('./composer/PackDialog'),
  audienceImport: () => import('./composer/audience/ImportDialog'),
  audienceSave: () => import('./composer/audience/SaveDialog'),
  pushOrganizations: () => import('./composer/OrganizationsDialog'),
  pushResult: () => import('./records/ResultDialog'),
  demandPushRecord: () => import('./records/ItemRecordDialog'),
  feedbackDetail: () => import('./records/FeedbackDetailDialog'),
  feedbackForm: () => import('./records/FeedbackFormDialog'),
  funnelRows: () => import('./funnel/RowsDialog'),
  applyForPush: () => import('./applications/ApplyDialog'),
  declinePush: () => import('./applications/DeclineDialog'),
};
