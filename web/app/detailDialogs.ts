/** The dialogs of details and of the talk around them. */
export const dialogs = {
  resultDetail: () => import('../features/results/ShowDialog'),
  demandDetail: () => import('../features/demands/ShowDialog'),
  productDetail: () => import('../features/products/ShowDialog'),
  imageViewer: () => import('../kit/carousel/ImageViewer'),
  videoPlayer: () => import('../domain/catalog/VideoDialog'),
  filesList: () => import('../domain/catalog/FilesDialog'),
  feedback: () => import('../domain/feedback/FeedbackDialog'),
  shareCard: () => import('../domain/share/ShareCardDialog'),
};
