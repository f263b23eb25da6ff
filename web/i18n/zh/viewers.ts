const viewers = {
  frame: '网页预览',
  html: '内容预览',
  newTab: '在新窗口打开',
  noFrame: '这个地址无法预览',
  save: '下载',
  noFile: '文件无法显示，请下载后查看',
  noViewer: '此浏览器不能在网页中显示 PDF',
  noViewerHint: '请在新窗口打开，或下载后查看。',
  nothing: '暂无内容',
};

export default viewers;
