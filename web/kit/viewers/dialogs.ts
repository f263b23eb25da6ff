/** Dialogs that show what comes from elsewhere. */
export const dialogs = {
  iframeViewer: () => import('./FrameDialog'),
  fileViewer: () => import('./FileDialog'),
  htmlViewer: () => import('./HtmlDialog'),
};
