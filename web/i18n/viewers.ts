import { defineText } from '../../db/contract/words';

export default defineText({
  frame: ['网页预览', 'Preview of the page'],
  html: ['内容预览', 'Preview'],
  newTab: ['在新窗口打开', 'Open in a new tab'],
  noFrame: ['这个地址无法预览', 'This address cannot be shown here'],
  save: ['下载', 'Download'],
  noFile: ['文件无法显示，请下载后查看', 'The file cannot be shown. Please download it'],
  noViewer: ['此浏览器不能在网页中显示 PDF', 'This browser does not show PDF files inside a page'],
  noViewerHint: ['请在新窗口打开，或下载后查看。', 'Please open it in a new tab, or download it.'],
  nothing: ['暂无内容', 'Nothing here yet'],
});
