import { defineText } from '../../db/contract/words';
import { common } from './common';

export default defineText({
  title: ['微信服务', 'WeChat service'],
  lead: [
    '关注服务号，在微信中收到为您挑选的成果与需求，随时答复、随时对接。',
    'Follow our WeChat account to receive results and demands chosen for you, and answer them right there.',
  ],
  offersTitle: ['服务号能做什么', 'What the account offers'],
  offers: [
    {
      title: ['收到推送', 'Pushed items'],
      text: [
        '运营人员推送给您单位的成果与需求，以微信消息送达。',
        'Results and demands sent to your organisation arrive as WeChat messages.',
      ],
    },
    {
      title: ['订阅感兴趣的领域', 'Subscriptions'],
      text: [
        '符合订阅的新内容每周送达，次数有限，不会打扰。',
        'New items of your fields arrive every week, and never too many.',
      ],
    },
    {
      title: ['微信登录', 'Log in with WeChat'],
      text: ['绑定后用微信即可登录本平台，无需密码。', 'Once linked, WeChat logs you in without a password.'],
    },
  ],
  stateTitle: ['我的绑定', 'My WeChat'],
  bound: ['已绑定微信', 'WeChat is linked'],
  unbound: ['尚未绑定微信', 'WeChat is not linked yet'],
  visitor: ['登录后可查看绑定状态', 'Log in to see whether your WeChat is linked'],
  manage: ['管理绑定', 'Manage the link'],
  bind: ['去绑定', 'Link WeChat'],
  login: common.logIn,
  subscribe: ['选择感兴趣的领域', 'Choose fields of interest'],
  showQr: ['显示关注二维码', 'Show the code to follow'],
  qrTitle: ['扫一扫关注服务号', 'Scan to follow the account'],
  qrLabel: ['服务号二维码', 'QR code of the account'],
  steps: [
    ['扫描二维码，关注服务号', 'Scan the code and follow the account'],
    ['点击服务号中的“绑定”按钮', 'Tap the “Bind” button in the account'],
    ['输入手机号和验证码并提交', 'Enter phone and verification code, and submit'],
    ['在电脑上选择感兴趣的领域', 'Choose the fields you are interested in on a computer'],
  ],
  stepsTitle: ['四步完成', 'Four steps'],
  shareText: [
    '关注服务号，随时收到适合您的成果与需求',
    'Follow the account to receive results and demands that fit you',
  ],
  sdkError: (error: string) => [`SDK ${error}`, `SDK ${error}`],
});
