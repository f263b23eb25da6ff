import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { CODE_TYPE, type PhoneProof, phoneForm } from '../../../../db/contract/accounts';
import type { BindingBegun } from '../../../../db/contract/signin';
import { CodeField } from '../../../domain/proof/CodeField';
import accounts from '../../../i18n/accounts';
import { ApiError, api } from '../../../kit/api';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

interface PhoneValues {
  account: string;
  verificationCode: string;
  msgId: string;
}

/** Whose account the chat app will be bound to: the one of the number that the code went to. */
export function BindPhoneForm({ onBegun }: { onBegun: (begun: BindingBegun) => Promise<void> | void }) {
  const text = useText(accounts);
  const [refusal, setRefusal] = useState('');
  const form = useAppForm<PhoneValues>({
    schema: phoneForm,
    defaultValues: { account: '', verificationCode: '', msgId: '' },
    fieldName: (field) => (field === 'phone' ? 'account' : field),
    onSubmit: async ({ account, ...proof }) => {
      setRefusal('');
      const input: PhoneProof = { phone: account, msgId: proof.msgId, verificationCode: proof.verificationCode };
      try {
        await onBegun(await api.post('/v1/wx/binding/phone', input, { silent: true }));
      } catch (error) {
        if (error instanceof ApiError && error.errors.length === 0) setRefusal(error.msg);
        throw error;
      }
    },
  });
  return (
    <AppForm form={form}>
      <Stack spacing={2}>
        <FormText name="account" label={text.phone} hint={text.bindPhoneHint} required type="tel" autoComplete="tel" />
        <CodeField type={CODE_TYPE.bindChatApp} />
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.saving}>
          {text.bindSubmit}
        </Button>
      </Stack>
    </AppForm>
  );
}
