import { defineText } from '../../db/contract/words';

export default defineText({
  loginTitle: ['登录', 'Log in'],
  welcome: ['欢迎回来', 'Welcome back'],
  welcomeHint: [
    '登录后发布成果、管理您的发布，并与需求方对接。',
    'Log in to publish results, manage your publications and meet those who need them.',
  ],
  account: ['账号', 'Account'],
  password: ['密码', 'Password'],
  remember: ['在此设备上保持登录', 'Stay logged in on this device'],
  login: ['登录', 'Log in'],
  workGroups: ['所属工作室', 'Your studios'],
  accountRequired: ['请输入账号和密码！', 'Please enter account and password!'],
  alreadyIn: (name: string) => [`您已以 ${name} 的身份登录`, `You are logged in as ${name}`],
  goOn: ['继续', 'Continue'],
  proving: [
    '该账号近期尝试较多，正在进行安全检查，请稍候几秒……',
    'There were many attempts at this account. A security check runs in your browser, a few seconds please …',
  ],
  againTitle: ['请再次输入密码', 'Enter your password again'],
  againText: [
    '为保护您的账号，此操作需要确认是您本人。之后 10 分钟内无需再次输入。',
    'To protect your account, please show that it is you. You will not be asked again for 10 minutes.',
  ],
  againConfirm: ['确认', 'Confirm'],
  points: [
    ['展示科研成果，直达产业需求', 'Research results brought straight to industry'],
    ['专业审核，信息真实可信', 'Reviewed by specialists, so that you can rely on it'],
    ['省、市、县三级联动服务', 'Service at province, city and county level'],
  ],
});
