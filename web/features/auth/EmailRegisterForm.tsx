import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type EmailRegisterInput, emailRegisterForm, toCall } from '../../../db/contract/accounts';
import accounts from '../../i18n/accounts';
import { api } from '../../shared/api';
import { AppForm, FormText, useAppForm } from '../../shared/form';
import { useText } from '../../shared/i18n';
import { Agreement } from './Agreement';
import { PasswordField } from './PasswordField';
import { attempt } from './refusal';

interface EmailValues {
  account: string;
  password: string;
  repeat: string;
  agreed: boolean;
}

/** Registration by e-mail; the account begins with the link in the message (ruling 47). */
export function EmailRegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useText(accounts);
  const [refusal, setRefusal] = useState('');
  const form = useAppForm<EmailValues>({
    schema: emailRegisterForm,
    defaultValues: { account: '', password: '', repeat: '', agreed: false },
    onSubmit: async (values) => {
      const input: EmailRegisterInput = toCall(values);
      await attempt(() => api.post('/v1/register/email', input, { silent: true }), 'registration_failed', setRefusal);
      onSent(values.account);
    },
  });
  return (
    <AppForm form={form}>
      <Stack spacing={2}>
        <FormText name="account" label={text.email} required type="email" autoComplete="email" />
        <PasswordField name="password" label={text.password} hint={text.passwordHint} />
        <PasswordField name="repeat" label={text.repeat} />
        <Agreement />
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.saving}>
          {text.register}
        </Button>
      </Stack>
    </AppForm>
  );
}
