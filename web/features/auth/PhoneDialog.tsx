import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CODE_TYPE, type PhoneInput, phoneForm } from '../../../db/contract/accounts';
import accounts from '../../i18n/accounts';
import kit from '../../i18n/kit';
import { api } from '../../shared/api';
import { refreshUser } from '../../shared/auth';
import { AppDialog } from '../../shared/dialogs/AppDialog';
import { useDialog } from '../../shared/dialogs/useDialog';
import { AppForm, FormText, useAppForm } from '../../shared/form';
import { useText } from '../../shared/i18n';
import { toast } from '../../shared/toast';
import { CodeField } from './CodeField';

interface PhoneValues {
  account: string;
  verificationCode: string;
  msgId: string;
}

/** A new phone number of the signed-in person, proved by the code that was sent to it. */
export default function PhoneDialog() {
  const text = useText(accounts);
  const words = useText(kit);
  const { close } = useDialog<boolean>();
  const form = useAppForm<PhoneValues>({
    schema: phoneForm,
    defaultValues: { account: '', verificationCode: '', msgId: '' },
    onSubmit: async ({ account, ...proof }) => {
      const input: PhoneInput = { phone: account, ...proof };
      await api.post('/v1/user/phone', input);
      await refreshUser();
      toast.success(text.phoneBound);
      close(true);
    },
  });
  return (
    <AppDialog title={text.phoneTitle} width={420} closeOnBackdrop={false}>
      <AppForm form={form}>
        <Stack spacing={2}>
          <Typography sx={{ color: 'text.secondary' }}>{text.phoneHint}</Typography>
          <FormText name="account" label={text.newPhone} required type="tel" autoComplete="tel" />
          <CodeField type={CODE_TYPE.bindPhone} />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
            <Button onClick={() => close(false)}>{words.cancel}</Button>
            <Button type="submit" variant="contained" loading={form.saving}>
              {words.confirm}
            </Button>
          </Box>
        </Stack>
      </AppForm>
    </AppDialog>
  );
}
