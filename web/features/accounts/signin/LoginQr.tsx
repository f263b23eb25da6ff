import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { takeRememberedLocation, useSession } from '../../../domain/session';
import { greetLogin } from '../../../domain/session/session';
import accounts from '../../../i18n/accounts';
import { useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { ErrorState } from '../../../kit/layout/States';
import { QrCode } from '../../../kit/qr/QrCode';
import { AlreadyIn } from './AlreadyIn';
import { AuthFrame } from './AuthFrame';
import { QrConfirm } from './QrConfirm';
import { TextLink } from './TextLink';
import { useQrLogin } from './useQrLogin';

const QR_SIZE = 220;

/** The code on the computer's screen. */
function QrShow() {
  const text = useText(accounts);
  const { user } = useSession();
  const navigate = useNavigate();
  const goOn = useCallback(() => navigate(takeRememberedLocation(), { replace: true }), [navigate]);
  const confirmed = useCallback(() => {
    greetLogin();
    goOn();
  }, [goOn]);
  const { url, state, failed, renew } = useQrLogin(user === null, confirmed);

  if (user) {
    return (
      <AuthFrame title={text.qrTitle}>
        <AlreadyIn user={user} onGoOn={goOn} />
      </AuthFrame>
    );
  }
  const states = {
    waiting: text.qrWaiting,
    scanned: text.qrScanned,
    confirmed: text.qrConfirmed,
    expired: text.qrExpired,
  };
  const expired = state === 'expired';
  return (
    <AuthFrame title={text.qrTitle} lead={text.qrHint}>
      {failed ? <ErrorState onRetry={renew} /> : null}
      {!failed && !url ? <LoadingState kind="block" /> : null}
      {url && !failed ? (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
          <Box sx={{ opacity: expired ? 0.15 : 1, border: 1, borderColor: 'divider', borderRadius: 3, p: 0.5 }}>
            <QrCode value={url} label={text.qrLabel} size={QR_SIZE} />
          </Box>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            {states[state]}
          </Typography>
          {expired ? (
            <Button variant="contained" onClick={renew}>
              {text.qrRefresh}
            </Button>
          ) : null}
        </Box>
      ) : null}
      <Typography sx={{ mt: 3, textAlign: 'center' }}>
        <TextLink to="/login">{text.byPassword}</TextLink>
      </Typography>
    </AuthFrame>
  );
}

/** Signing in by a code: the computer shows it, the phone that scanned it confirms (core§2, decision 53). */
export default function LoginQr() {
  const [search] = useSearchParams();
  const scanned = search.get('scan');
  return scanned ? <QrConfirm key={scanned} id={scanned} /> : <QrShow />;
}
