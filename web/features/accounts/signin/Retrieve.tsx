import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CODE_TYPE, type RecoveryInput, recoveryForm, toCall } from '../../../../db/contract/accounts';
import { CodeField } from '../../../domain/proof/CodeField';
import { useSession } from '../../../domain/session';
import { logout } from '../../../domain/session/logout';
import accounts from '../../../i18n/accounts';
import { ApiError, api } from '../../../kit/api';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { AuthFrame } from './AuthFrame';
import { useEntrance } from './entrance';
import { PasswordField } from './PasswordField';
import { TextLink } from './TextLink';

const EMPTY = { account: '', verificationCode: '', msgId: '', password: '', repeat: '' };

/** A new password by a code (core§2, decision 51); nothing here tells whether an account exists. */
export default function Retrieve() {
  const text = useText(accounts);
  const { user } = useSession();
  const navigate = useNavigate();
  const entrance = useEntrance();
  const [refusal, setRefusal] = useState('');

  const form = useAppForm({
    schema: recoveryForm,
    defaultValues: EMPTY,
    onSubmit: async (values) => {
      const input: RecoveryInput = toCall(values);
      setRefusal('');
      try {
        await api.post('/v1/findPW', input, { silent: true });
      } catch (error) {
        if (error instanceof ApiError && error.errors.length === 0) setRefusal(error.msg);
        throw error;
      }
      // Every session of the account has ended; a trace of one here would only fail at its next call.
      if (user?.account === values.account) await logout();
      toast.success(text.retrieveSuccess);
      navigate(entrance.login, { replace: true });
    },
  });

  return (
    <AuthFrame title={text.retrieve} lead={text.retrieveHint}>
      <AppForm form={form}>
        <Stack spacing={2}>
          <FormText name="account" label={text.account} required autoComplete="username" />
          <CodeField type={CODE_TYPE.findPassword} />
          <PasswordField name="password" label={text.newPassword} hint={text.passwordHint} />
          <PasswordField name="repeat" label={text.repeat} />
          {refusal ? <Alert severity="error">{refusal}</Alert> : null}
          <Button type="submit" variant="contained" size="large" fullWidth loading={form.saving}>
            {text.retrieveSubmit}
          </Button>
        </Stack>
      </AppForm>
      <Typography sx={{ mt: 3 }}>
        <TextLink to={entrance.login}>{text.toLogin}</TextLink>
        {' · '}
        <TextLink to={entrance.register}>{text.toRegister}</TextLink>
      </Typography>
    </AuthFrame>
  );
}
