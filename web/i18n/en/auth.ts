import type zh from '../zh/auth';

const auth: typeof zh = {
  loginTitle: 'Log in',
  welcome: 'Welcome back',
  welcomeHint: 'Log in to publish results, manage your releases and meet those who need them.',
  account: 'Account',
  password: 'Password',
  remember: 'Stay logged in on this device',
  login: 'Log in',
  workGroups: 'Your studios',
  accountRequired: 'Please enter account and password!',
  loginSuccess: 'Login succeeded',
  pleaseLogIn: 'please log in first',
  alreadyIn: (name: string) => `You are logged in as ${name}`,
  goOn: 'Continue',
  proving: 'There were many attempts at this account. A security check runs in your browser, a few seconds please …',
  againTitle: 'Enter your password again',
  againText: 'To protect your account, please show that it is you. You will not be asked again for 10 minutes.',
  againConfirm: 'Confirm',
  points: [
    'Research results brought straight to industry',
    'Reviewed by specialists, so that you can rely on it',
    'Service at province, city and county level',
  ],
};

export default auth;
