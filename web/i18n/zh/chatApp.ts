const chatApp = {
  title: '微信服务',
  lead: '关注服务号，在微信中收到为您挑选的成果与需求，随时反馈、随时对接。',
  offersTitle: '服务号能做什么',
  offers: [
    { title: '收到推送', text: '运营人员推送给您单位的成果与需求，以微信消息送达。' },
    { title: '订阅感兴趣的领域', text: '符合订阅的新内容每周送达，次数有限，不会打扰。' },
    { title: '微信登录', text: '绑定后用微信即可登录本平台，无需密码。' },
  ],
  stateTitle: '我的绑定',
  bound: '已绑定微信',
  unbound: '尚未绑定微信',
  visitor: '登录后可查看绑定状态',
  manage: '管理绑定',
  bind: '去绑定',
  login: '登录',
  subscribe: '选择感兴趣的领域',
  showQr: '显示关注二维码',
  qrTitle: '扫一扫关注服务号',
  qrLabel: '服务号二维码',
  steps: ['扫描二维码，关注服务号', '点击服务号中的“绑定”按钮', '输入手机号和验证码并提交', '在电脑上选择感兴趣的领域'],
  stepsTitle: '四步完成',
  shareText: '关注服务号，随时收到适合您的成果与需求',
  sdkError: (error: string) => `SDK ${error}`,
};

export default chatApp;
