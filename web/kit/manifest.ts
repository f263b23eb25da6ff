/** The dialogs of the kit by name. */
export const dialogs = {
  editor: () => import('./form/EditorDialog'),
  confirm: () => import('./dialogs/ConfirmDialog'),
  resource: () => import('./resource/ResourceDialog'),
  imageViewer: () => import('./carousel/ImageViewer'),
  iframeViewer: () => import('./viewers/FrameDialog'),
  fileViewer: () => import('./viewers/FileDialog'),
  htmlViewer: () => import('./viewers/HtmlDialog'),
};
