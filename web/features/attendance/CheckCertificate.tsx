import Paper from '@mui/material/Paper';
import words from '../../i18n/certificates';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { NumberForm } from './NumberForm';

/** Where anybody types the number of a certificate to check it. */
export default function CheckCertificate() {
  const text = useText(words);
  return (
    <Page title={text.title} lead={text.lead} breadcrumbs={[{ label: text.title }]}>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: 3 }}>
        <NumberForm />
      </Paper>
    </Page>
  );
}
