import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type NewTotp, type RecoveryResult, totpInput } from '../../../../../db/contract/second-factor';
import { withPassword } from '../../../../domain/session';
import words from '../../../../i18n/secondFactor';
import { api } from '../../../../kit/api';
import { AppDialog } from '../../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../../../kit/form';
import { useText } from '../../../../kit/i18n';
import { CopyButton } from '../../../../kit/layout/CopyButton';
import { QrCode } from '../../../../kit/qr/QrCode';

/** The code for an authenticator app, and the first one that it shows. */
export default function TotpDialog({ secret, url, close }: DialogProps<NewTotp, RecoveryResult>) {
  const text = useText(words);
  const form = useAppForm<{ code: string }>({
    schema: totpInput,
    defaultValues: { code: '' },
    onSubmit: async (input) => {
      close(await withPassword((options) => api.post('/v1/user/secondFactor/totp/confirm', input, options)));
    },
  });
  return (
    <AppDialog title={text.appSet} width={460} closeOnBackdrop={false}>
      <Typography sx={{ mb: 2 }}>{text.scan}</Typography>
      <Box sx={{ display: 'flex', justifyContent: 'center', mb: 2 }}>
        <QrCode value={url} label={text.qr} size={200} />
      </Box>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{text.secret}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2.5 }}>
        <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '0.9375rem' }}>
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Box>
        <CopyButton value={secret} />
      </Box>
      <AppForm form={form}>
        <FormText name="code" label={text.code} required inputMode="numeric" autoComplete="one-time-code" />
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 2 }}>
          {text.confirm}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
