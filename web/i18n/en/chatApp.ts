import type zh from '../zh/chatApp';

const chatApp: typeof zh = {
  title: 'WeChat service',
  lead: 'Follow our WeChat account to receive results and demands chosen for you, and answer them right there.',
  offersTitle: 'What the account offers',
  offers: [
    { title: 'Pushed items', text: 'Results and demands sent to your organisation arrive as WeChat messages.' },
    { title: 'Subscriptions', text: 'New items of your fields arrive every week, and never too many.' },
    { title: 'Log in with WeChat', text: 'Once linked, WeChat logs you in without a password.' },
  ],
  stateTitle: 'My WeChat',
  bound: 'WeChat is linked',
  unbound: 'WeChat is not linked yet',
  visitor: 'Log in to see whether your WeChat is linked',
  manage: 'Manage the link',
  bind: 'Link WeChat',
  login: 'Log in',
  subscribe: 'Choose fields of interest',
  showQr: 'Show the code to follow',
  qrTitle: 'Scan to follow the account',
  qrLabel: 'QR code of the account',
  steps: [
    'Scan the code and follow the account',
    'Tap the “Bind” button in the account',
    'Enter phone and verification code, and submit',
    'Choose the fields you are interested in on a computer',
  ],
  stepsTitle: 'Four steps',
  shareText: 'Follow the account to receive results and demands that fit you',
  sdkError: (error) => `SDK ${error}`,
};

export default chatApp;
