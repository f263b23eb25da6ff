import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { passwordForm, toCall } from '../../../../db/contract/accounts';
import words from '../../../i18n/members';
import { api } from '../../../shared/api';
import { useSession } from '../../../shared/auth';
import { AppForm, FormText, useAppForm } from '../../../shared/form';
import { useText } from '../../../shared/i18n';
import { toast } from '../../../shared/toast';

interface PasswordValues {
  old_password: string;
  password: string;
  repeat: string;
}

const EMPTY: PasswordValues = { old_password: '', password: '', repeat: '' };

/** Changing the password ends every other session. */
export function PasswordForm() {
  const text = useText(words).account;
  const { user } = useSession();
  const form = useAppForm<PasswordValues>({
    schema: passwordForm,
    defaultValues: EMPTY,
    onSubmit: async (values) => {
      await api.post('/v1/user/password', toCall(values));
      toast.success(text.changed);
      // What was typed must not stay in the page; the next turn, when the form has taken it as saved.
      setTimeout(() => form.methods.reset(EMPTY));
    },
  });
  return (
    <AppForm form={form}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
        {/* Password managers want to know whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user?.account ?? ''} readOnly hidden />
        <FormText
          name="old_password"
          label={text.oldPassword}
          required
          type="password"
          autoComplete="current-password"
        />
        <FormText
          name="password"
          label={text.newPassword}
          required
          type="password"
          autoComplete="new-password"
          hint={text.newPasswordHint}
        />
        <FormText name="repeat" label={text.repeat} required type="password" autoComplete="new-password" />
        <div>
          <Button type="submit" variant="contained" loading={form.saving}>
            {text.change}
          </Button>
        </div>
      </Box>
    </AppForm>
  );
}
