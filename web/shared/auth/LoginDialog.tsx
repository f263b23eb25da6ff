import auth from '../../i18n/auth';
import { AppDialog } from '../dialogs/AppDialog';
import { useDialog } from '../dialogs/useDialog';
import { useText } from '../i18n';
import { LoginForm } from './LoginForm';

export default function LoginDialog() {
  const { close } = useDialog<boolean>();
  const text = useText(auth);
  return (
    <AppDialog title={text.loginTitle} width={300}>
      <LoginForm autoFocus onSuccess={() => close(true)} />
    </AppDialog>
  );
}
