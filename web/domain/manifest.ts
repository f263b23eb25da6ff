/** The dialogs by name that features have in common. */
export const dialogs = {
  login: () => import('./session/LoginDialog'),
  secondFactor: () => import('./session/SecondFactorDialog'),
  passwordAgain: () => import('./session/PasswordAgainDialog'),
  videoPlayer: () => import('./catalog/VideoDialog'),
  doorCode: () => import('./attendance/DoorCodeDialog'),
  filesList: () => import('./catalog/FilesDialog'),
  feedback: () => import('./feedback/FeedbackDialog'),
  shareCard: () => import('./share/ShareCardDialog'),
  reportPost: () => import('./comments/ReportDialog'),
  portrait: () => import('./portrait/PortraitDialog'),
  itemFollowUp: () => import('./publishing/FollowUpDialog'),
  leaveForm: () => import('./publishing/LeaveDialog'),
  mergeVersions: () => import('./publishing/conflict/MergeDialog'),
};
