import type zh from '../zh/privacy';

const privacy: typeof zh = {
  title: 'Privacy policy',
  intro: 'This policy says which personal data the platform collects, what for, who can see it, and how you manage it.',
  sections: [
    {
      title: '1. What we collect',
      points: [
        'When you register: your phone number or e-mail address, and your password (only as a salted hash that nobody can read back).',
        'When you release a result or a demand: what you enter, your organisation and your contacts; for individuals also an identity number.',
        'When you log in: the kind of device and the time, to list your devices in the member centre.',
        'When you link WeChat: your identifier at our official account, to log you in and to send you messages.',
      ],
    },
    {
      title: '2. What it is used for',
      points: [
        'To know that it is you, and to keep your account safe.',
        'To review and show what you release, and to bring both sides together.',
        'To tell you or your organisation about reviews and matches.',
      ],
    },
    {
      title: '3. Who can see it',
      points: [
        'Approved results and demands are public; contacts are shown as you and the platform have chosen.',
        'Identity numbers are stored encrypted and shown in part. Only you and the reviewers can see a whole number, and each look is recorded.',
        'Phone numbers and WeChat identifiers appear on no public page and are sold to nobody.',
      ],
    },
    {
      title: '4. How long, and how safe',
      points: [
        'Data is kept as long as your account. Verification codes expire after 10 minutes and are never stored in plain form.',
        'You stay logged in for at most 30 days; changing or recovering the password ends the sessions of other devices.',
      ],
    },
    {
      title: '5. Your rights',
      points: [
        'In the member centre you can see, change and export your data, and manage your devices.',
        'You can delete your account at any time. Your personal data goes; what was published for an organisation belongs to it and stays.',
      ],
    },
    {
      title: '6. Contact',
      points: [
        'For questions about this policy, or to use these rights, reach us by the contacts shown on the platform.',
      ],
    },
  ],
  understood: 'I understand',
};

export default privacy;
