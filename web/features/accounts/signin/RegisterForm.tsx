import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CODE_TYPE, type RegisterInput, registerForm, toCall } from '../../../../db/contract/accounts';
import type { MemberKind } from '../../../domain/organization';
import { CodeField } from '../../../domain/proof/CodeField';
import { beginSession, type SessionUser } from '../../../domain/session/session';
import accounts from '../../../i18n/accounts';
import { api } from '../../../kit/api';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { Agreement } from './Agreement';
import { PasswordField } from './PasswordField';
import { attempt } from './refusal';
import { TextLink } from './TextLink';
import { useNumberCheck } from './useNumberCheck';

interface RegisterValues {
  account: string;
  verificationCode: string;
  msgId: string;
  password: string;
  repeat: string;
  agreed: boolean;
}

const EMPTY: RegisterValues = { account: '', verificationCode: '', msgId: '', password: '', repeat: '', agreed: false };

export interface RegisterFormProps {
  /** Registers a member of a research organisation or a company (decision 53). */
  kind?: MemberKind;
  submitLabel?: string;
  onDone: (user: SessionUser) => void;
}

/** Registration by phone number and code (core§5). */
export function RegisterForm({ kind, submitLabel, onDone }: RegisterFormProps) {
  const text = useText(accounts);
  const [refusal, setRefusal] = useState('');
  const form = useAppForm<RegisterValues>({
    schema: registerForm,
    defaultValues: EMPTY,
    onSubmit: async (values) => {
      const input: RegisterInput = { ...toCall(values), ...(kind && { org_type: kind }) };
      const user = await attempt(
        () => api.post('/v1/register', input, { silent: true }),
        'registration_failed',
        setRefusal,
      );
      toast.success(text.registerSuccess);
      onDone(beginSession(user));
    },
  });
  const { control, setError } = form.methods;
  const [account, msgId, verificationCode] = useWatch({ control, name: ['account', 'msgId', 'verificationCode'] });
  const check = useNumberCheck({ account, msgId, verificationCode }, (msg) =>
    setError('account', { type: 'server', message: msg }),
  );
  return (
    <AppForm form={form}>
      <Stack spacing={2}>
        <FormText name="account" label={text.phone} required type="tel" autoComplete="tel" />
        <CodeField type={CODE_TYPE.register} {...check.told} />
        {check.state === 'taken' ? (
          <Alert severity="info">
            {text.takenHint} <TextLink to="/login">{text.toLogin}</TextLink>
            {' · '}
            <TextLink to="/retrieve">{text.forgot}</TextLink>
          </Alert>
        ) : null}
        <PasswordField name="password" label={text.password} hint={text.passwordHint} />
        <PasswordField name="repeat" label={text.repeat} />
        <Agreement />
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.saving}>
          {submitLabel ?? text.register}
        </Button>
      </Stack>
    </AppForm>
  );
}
