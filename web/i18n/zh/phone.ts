const phone = {
  platform: '技术转移服务平台',
  skip: '跳到正文',
  results: '成果库',
  demands: '需求库',
  loading: '正在加载…',
  retry: '重试',
  noAnswer: '网络异常，请稍后再试',
  brokenTitle: '页面暂时打不开',
  unknownTitle: '没有这个页面',
  unknownHint: '链接可能不完整，请回到消息里重新打开。',
  goneTitle: '内容不存在或已失效',
  goneHint: '推送可能已取消，或链接不完整。',
};

export default phone;
