import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { certificateNumber, certificatePath, readCertificate } from '../../../db/contract/attendance';
import words from '../../i18n/certificates';
import { AppForm, FormText, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';

/** Takes the number of a certificate and leads to its page, which says whether there is one. */
export function NumberForm({ first = '' }: { first?: string }) {
  const text = useText(words);
  const navigate = useNavigate();
  const form = useAppForm({
    schema: certificateNumber,
    defaultValues: { code: first },
    onSubmit: async ({ code }) => {
      await navigate(certificatePath(readCertificate(code)));
    },
  });
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FormText name="code" label={text.code} hint={text.numberHint} required />
          <Button type="submit" variant="contained" size="large" loading={form.saving}>
            {text.verify}
          </Button>
        </Box>
      </AppForm>
    </Box>
  );
}
