/** The dialogs of details and of the talk around them. */
export const dialogs = {
  resultDetail: () => import('../features/results/ShowDialog'),
  demandDetail: () => import('../features/demands/ShowDialog'),
  productDetail: () => import('../features/products/ShowDialog'),
  imageViewer: () => import('../shared/carousel/ImageViewer'),
  videoPlayer: () => import('../shared/catalog/VideoDialog'),
  filesList: () => import('../shared/catalog/FilesDialog'),
  feedback: () => import('../shared/feedback/FeedbackDialog'),
  shareCard: () => import('../shared/share/ShareCardDialog'),
};
