/** The dialogs of the kit by name. */
export const dialogs = {
  editor: () => import('./form/EditorDialog'),
  keys: () => import('./keys/KeysDialog'),
  confirm: () => import('./dialogs/ConfirmDialog'),
  saveFilter: () => import('./table/SaveFilterDialog'),
  contentVersions: () => import('./resource/VersionsDialog'),
  removedContent: () => import('./resource/RemovedDialog'),
  contentOrder: () => import('./resource/OrderDialog'),
  resource: () => import('./resource/ResourceDialog'),
  imageViewer: () => import('./carousel/ImageViewer'),
  iframeViewer: () => import('./viewers/FrameDialog'),
  fileViewer: () => import('./viewers/FileDialog'),
  htmlViewer: () => import('./viewers/HtmlDialog'),
};
