import Box from '@mui/material/Box';
import words from '../../../i18n/chatApp';
import { useApiQuery } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { QueryState } from '../../../kit/layout/QueryState';
import { QrCode } from '../../../kit/qr/QrCode';

const QR_SIZE = 200;

/** The code of the account, and what to do in which order. */
export function FollowSteps() {
  const text = useText(words);
  const about = useApiQuery(['subscription', 'about'], '/v1/subscription/about', {});
  return (
    <>
      <Box sx={{ display: 'grid', justifyItems: 'center', minHeight: QR_SIZE, mb: 2 }}>
        {about.data ? null : <QueryState query={about} kind="block" />}
        {about.data ? <QrCode value={about.data.follow_url} label={text.qrLabel} size={QR_SIZE} /> : null}
      </Box>
      <Box component="ol" aria-label={text.stepsTitle} sx={{ pl: 2.5, m: 0, display: 'grid', gap: 1 }}>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
    </>
  );
}
