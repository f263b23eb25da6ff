/** The dialogs of this feature by name. */
export const dialogs = {
  resultDetail: () => import('./ShowDialog'),
  publishResult: () => import('./publish/PublishDialog'),
  previewResult: () => import('./publish/PreviewDialog'),
};
