const viewers = {
  frame: '网页预览',
  html: '内容预览',
  newTab: '在新窗口打开',
  noFrame: '这个地址无法预览',
  nothing: '暂无内容',
};

export default viewers;
