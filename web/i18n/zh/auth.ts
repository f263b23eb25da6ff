const auth = {
  loginTitle: '登录',
  welcome: '欢迎回来',
  welcomeHint: '登录后发布成果、管理您的发布，并与需求方对接。',
  account: '账号',
  password: '密码',
  remember: '在此设备上保持登录',
  login: '登录',
  workGroups: '所属工作室',
  accountRequired: '请输入账号和密码！',
  loginSuccess: '登录成功',
  pleaseLogIn: '请先登录',
  alreadyIn: (name: string) => `您已以 ${name} 的身份登录`,
  goOn: '继续',
  proving: '该账号近期尝试较多，正在进行安全检查，请稍候几秒……',
  againTitle: '请再次输入密码',
  againText: '为保护您的账号，此操作需要确认是您本人。之后 10 分钟内无需再次输入。',
  againConfirm: '确认',
  points: ['展示科研成果，直达产业需求', '专业审核，信息真实可信', '省、市、县三级联动服务'],
};

export default auth;
