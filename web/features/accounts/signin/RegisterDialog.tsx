import accounts from '../../../i18n/accounts';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';
import { RegisterForm } from './RegisterForm';

export default function RegisterDialog({ close }: DialogProps<object, boolean>) {
  const text = useText(accounts);
  return (
    <AppDialog title={text.register} width={420} closeOnBackdrop={false}>
      <RegisterForm onDone={() => close(true)} />
    </AppDialog>
  );
}
