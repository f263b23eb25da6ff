/** Dialogs that show what comes from elsewhere. */
export const dialogs = {
  iframeViewer: () => import('./FrameDialog'),
  htmlViewer: () => import('./HtmlDialog'),
};
