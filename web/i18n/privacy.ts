import { defineText } from '../../db/contract/words';

export default defineText({
  title: ['隐私政策', 'Privacy policy'],
  intro: [
    '本政策说明平台收集哪些个人信息、用于什么目的、谁可以看到，以及您可以如何管理这些信息。',
    'This policy says which personal data the platform collects, what for, who can see it, and how you manage it.',
  ],
  sections: [
    {
      title: ['一、我们收集的信息', '1. What we collect'],
      points: [
        [
          '注册时：手机号或邮箱、密码（仅保存加盐散列，任何人都无法读出）。',
          'When you register: your phone number or e-mail address, and your password (only as a salted hash that nobody can read back).',
        ],
        [
          '发布成果或需求时：您填写的内容、单位信息和联系方式；以个人名义发布时还包括证件号码。',
          'When you publish a result or a demand: what you enter, your organisation and your contacts; for individuals also an identity number.',
        ],
        [
          '登录时：设备类型和登录时间，用于在会员中心列出您的设备。',
          'When you log in: the kind of device and the time, to list your devices in the member centre.',
        ],
        [
          '绑定微信时：该微信在本平台公众号下的标识，用于登录和接收消息。',
          'When you link WeChat: your identifier at our official account, to log you in and to send you messages.',
        ],
      ],
    },
    {
      title: ['二、信息的用途', '2. What it is used for'],
      points: [
        ['确认您的身份，保护账号安全。', 'To know that it is you, and to keep your account safe.'],
        [
          '审核并展示您发布的内容，帮助供需双方取得联系。',
          'To review and show what you release, and to bring both sides together.',
        ],
        ['向您或您的单位发送审核结果与对接消息。', 'To tell you or your organisation about reviews and matches.'],
      ],
    },
    {
      title: ['三、谁可以看到', '3. Who can see it'],
      points: [
        [
          '已通过审核的成果和需求对所有人公开；联系方式按您的选择和平台设置显示。',
          'Approved results and demands are public; contacts are shown as you and the platform have chosen.',
        ],
        [
          '证件号码加密保存，默认只显示部分字符；完整号码仅您本人和审核人员可见，每次查看都有记录。',
          'Identity numbers are stored encrypted and shown in part. Only you and the reviewers can see a whole number, and each look is recorded.',
        ],
        [
          '手机号、微信标识等不会出现在公开页面，也不会出售给第三方。',
          'Phone numbers and WeChat identifiers appear on no public page and are sold to nobody.',
        ],
      ],
    },
    {
      title: ['四、保存期限与安全', '4. How long, and how safe'],
      points: [
        [
          '信息在账号存续期间保存。验证码 10 分钟后失效，且不会以明文保存。',
          'Data is kept as long as your account. Verification codes expire after 10 minutes and are never stored in plain form.',
        ],
        [
          '登录状态最长保持 30 天；修改或找回密码会结束其他设备上的登录。',
          'You stay logged in for at most 30 days; changing or recovering the password ends the sessions of other devices.',
        ],
      ],
    },
    {
      title: ['五、您的权利', '5. Your rights'],
      points: [
        [
          '您可以在会员中心查看、修改和导出自己的信息，管理已登录的设备。',
          'In the member centre you can see, change and export your data, and manage your devices.',
        ],
        [
          '您可以随时注销账号。注销后个人信息会被删除，以个人名义发布的内容会撤下；以单位名义公开发布的内容归单位所有，将继续保留。',
          'You can delete your account at any time. Your personal data goes, and so does what you published as a person; what was published for an organisation belongs to it and stays.',
        ],
      ],
    },
    {
      title: ['六、联系我们', '6. Contact'],
      points: [
        [
          '对本政策有疑问，或希望行使上述权利，请通过平台页面公布的联系方式与我们联系。',
          'For questions about this policy, or to use these rights, reach us by the contacts shown on the platform.',
        ],
      ],
    },
  ],
  understood: ['我知道了', 'I understand'],
});
