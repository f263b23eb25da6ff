import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as z from 'zod';
import type { UploadedFile } from '../../../../db/contract/uploads';
import { DOCUMENT_SUFFIXES, verificationInput } from '../../../../db/contract/verifications';
import words from '../../../i18n/organizations';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormText, FormUpload, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

const schema = z.object({
  social_credit_code: verificationInput.shape.social_credit_code,
  document: z.array(z.custom<UploadedFile>()).min(1, 'document_required'),
});

const ACCEPTED = DOCUMENT_SUFFIXES.map((suffix) => `.${suffix}`).join(',');

/** Asks the platform to check who an organisation is. Closes with true once it was asked. */
export default function VerificationDialog({
  id,
  name,
  code,
  close,
}: DialogProps<{ id: string; name: string; code: string }, boolean>) {
  const text = useText(words).verification;
  const [busy, setBusy] = useState(false);
  const form = useAppForm({
    schema,
    defaultValues: { social_credit_code: code, document: [] as UploadedFile[] },
    onSubmit: async ({ social_credit_code, document: [file] }) => {
      await api.post('/v1/user/organization/verification', {
        organization_id: id,
        social_credit_code,
        document: file?.url ?? '',
        document_name: file?.fileShowName ?? '',
      });
      close(true);
    },
  });
  return (
    <AppDialog title={text.ask} width={520} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <Typography sx={{ mb: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography sx={{ mb: 2.5, color: 'text.secondary' }}>{text.askHint}</Typography>
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <FormText name="social_credit_code" label={text.code} required maxLength={30} hint={text.codeHint} />
          <FormUpload
            name="document"
            label={text.document}
            required
            hint={text.documentHint}
            accept={ACCEPTED}
            multiple={false}
            onBusy={setBusy}
          />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 3 }}>
          <Button type="submit" variant="contained" loading={form.saving} disabled={busy}>
            {text.submit}
          </Button>
        </Box>
      </AppForm>
    </AppDialog>
  );
}
