import type zh from '../zh/viewers';

const viewers: typeof zh = {
  frame: 'Preview of the page',
  html: 'Preview',
  newTab: 'Open in a new tab',
  noFrame: 'This address cannot be shown here',
  save: 'Download',
  noFile: 'The file cannot be shown. Please download it',
  noViewer: 'This browser does not show PDF files inside a page',
  noViewerHint: 'Please open it in a new tab, or download it.',
  nothing: 'Nothing here yet',
};

export default viewers;
