import auth from '../../../i18n/signin';
import { useText } from '../../../kit/i18n';
import { LoginPage } from './LoginPage';

/** The login page, also of the international front door (core§2). */
export default function Login() {
  const text = useText(auth);
  return <LoginPage title={text.loginTitle} heading={text.welcome} lead={text.welcomeHint} />;
}
