import accounts from '../../../i18n/accounts';
import { useText } from '../../../kit/i18n';
import { LoginPage } from './LoginPage';

/** The administrators' login page of the international front door (core§2). */
export default function ExpoAdminLogin() {
  const text = useText(accounts);
  return <LoginPage title={text.adminTitle} heading={text.adminTitle} lead={text.adminHint} passwordOnly />;
}
