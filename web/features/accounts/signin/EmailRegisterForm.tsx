import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type EmailRegisterInput, emailRegisterForm, ORIGIN_LIMITS, toCall } from '../../../../db/contract/accounts';
import { type Progress, withProof } from '../../../domain/proof';
import { ProofProgress } from '../../../domain/proof/ProofProgress';
import { CountryField } from '../../../domain/publishing/CountryField';
import accounts from '../../../i18n/accounts';
import { api } from '../../../kit/api';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { Agreement } from './Agreement';
import { attempt } from './refusal';

interface EmailValues {
  account: string;
  country: string;
  org_name: string;
  agreed: boolean;
}

/** Registration by e-mail; the account begins with the link in the message, and the password that is chosen there. */
export function EmailRegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useText(accounts);
  const [refusal, setRefusal] = useState('');
  const [progress, setProgress] = useState<Progress>(null);
  const form = useAppForm<EmailValues>({
    schema: emailRegisterForm,
    defaultValues: { account: '', country: '', org_name: '', agreed: false },
    onSubmit: async (values) => {
      const input: EmailRegisterInput = toCall(values);
      const post = (proof: { proof?: string }) =>
        api.post('/v1/register/email', { ...input, ...proof }, { silent: true });
      await attempt(() => withProof('code', values.account, post, setProgress), 'registration_failed', setRefusal);
      onSent(values.account);
    },
  });
  return (
    <AppForm form={form}>
      <Stack spacing={2}>
        <FormText name="account" label={text.email} required type="email" autoComplete="email" />
        <CountryField name="country" label={text.country} required />
        <FormText
          name="org_name"
          label={text.orgName}
          hint={text.orgNameHint}
          autoComplete="organization"
          maxLength={ORIGIN_LIMITS.org_name}
        />
        <Agreement />
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
        <div>
          <ProofProgress progress={progress} />
          <Button type="submit" variant="contained" size="large" fullWidth loading={form.saving}>
            {text.register}
          </Button>
        </div>
      </Stack>
    </AppForm>
  );
}
