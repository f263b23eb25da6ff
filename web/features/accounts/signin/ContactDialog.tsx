import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  CODE_TYPE,
  type EmailInput,
  emailForm,
  PHONE,
  type PhoneInput,
  phoneForm,
} from '../../../../db/contract/accounts';
import { CodeField } from '../../../domain/proof/CodeField';
import { refreshUser, useSession, withPassword } from '../../../domain/session';
import accounts from '../../../i18n/accounts';
import kit from '../../../i18n/kit';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormFoot, FormText, FormTick, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

/** A new phone number or e-mail address of the signed-in person, proved by the code that was sent to it. */
export default function ContactDialog({ kind, close }: DialogProps<{ kind: 'phone' | 'email' }, boolean>) {
  const text = useText(accounts);
  const words = useText(kit);
  const { user } = useSession();
  const byPhone = kind === 'phone';
  // A number that is given up may be somebody else's tomorrow: what signs in goes with it.
  const signsIn = user !== null && PHONE.test(user.account) === byPhone;
  const form = useDialogForm({
    schema: byPhone ? phoneForm : emailForm,
    defaultValues: { account: '', verificationCode: '', msgId: '', sign_in: signsIn },
    fieldName: (field) => (field === 'phone' || field === 'email' ? 'account' : field),
    save: async ({ account, ...proof }) => {
      const phone: PhoneInput = { phone: account, ...proof };
      const email: EmailInput = { email: account, ...proof };
      await withPassword((options) => api.post(`/v1/user/${kind}`, byPhone ? phone : email, options));
      await refreshUser();
    },
    done: byPhone ? text.phoneBound : text.emailBound,
    invalidates: [['ownAccount']],
    close,
  });
  return (
    <AppDialog title={byPhone ? text.phoneTitle : text.emailBindTitle} width={420} closeOnBackdrop={false}>
      <AppForm form={form}>
        <Stack spacing={2}>
          <Typography sx={{ color: 'text.secondary' }}>{byPhone ? text.phoneHint : text.emailBindHint}</Typography>
          <FormText
            name="account"
            label={byPhone ? text.newPhone : text.newEmail}
            required
            type={byPhone ? 'tel' : 'email'}
            autoComplete={byPhone ? 'tel' : 'email'}
          />
          <CodeField type={byPhone ? CODE_TYPE.bindPhone : CODE_TYPE.bindEmail} />
          {signsIn ? <FormTick name="sign_in" label={byPhone ? text.phoneSignIn : text.emailSignIn} /> : null}
        </Stack>
        <FormFoot>
          <Button onClick={() => close(false)}>{words.cancel}</Button>
          <Button type="submit" variant="contained" loading={form.saving}>
            {words.confirm}
          </Button>
        </FormFoot>
      </AppForm>
    </AppDialog>
  );
}
