/** The dialogs of this feature by name. */
export const dialogs = {
  demandDetail: () => import('./ShowDialog'),
  publishDemand: () => import('./publish/PublishDialog'),
  previewDemand: () => import('./publish/PreviewDialog'),
};
