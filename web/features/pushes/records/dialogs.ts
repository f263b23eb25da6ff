/** The dialogs of pushes' records and results by name; the application registers them, so that any page may open them. */
export const dialogs = {
  pushResult: () => import('./ResultDialog'),
  demandPushRecord: () => import('./ItemRecordDialog'),
  feedbackDetail: () => import('./FeedbackDetailDialog'),
  feedbackForm: () => import('./FeedbackFormDialog'),
  funnelRows: () => import('../funnel/RowsDialog'),
  applyForPush: () => import('../applications/ApplyDialog'),
  declinePush: () => import('../applications/DeclineDialog'),
};
