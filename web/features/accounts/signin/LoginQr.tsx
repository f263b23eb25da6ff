import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { QrState } from '../../../../db/contract/signin';
import { takeRememberedLocation, useSession } from '../../../domain/session';
import { beginSession, greetLogin } from '../../../domain/session/login';
import { passSecond } from '../../../domain/session/secondFactor';
import type { SessionUser } from '../../../domain/session/session';
import accounts from '../../../i18n/accounts';
import { ApiError, api } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { ErrorState } from '../../../kit/layout/States';
import { QrCode } from '../../../kit/qr/QrCode';
import { AlreadyIn } from './AlreadyIn';
import { AuthFrame } from './AuthFrame';
import { QrConfirm } from './QrConfirm';
import { TextLink } from './TextLink';

interface QrCodeAnswer {
  id: string;
  url: string;
  expire_time: number;
}

interface QrLogin {
  url: string | null;
  state: QrState['state'];
  failed: boolean;
  renew: () => void;
}

const POLL_MS = 2000;

/** A code for this browser, watched until a phone has confirmed it or its time is over. */
function useQrLogin(enabled: boolean, onConfirmed: () => void): QrLogin {
  const [round, setRound] = useState(0);
  const [code, setCode] = useState<QrCodeAnswer | null>(null);
  const [state, setState] = useState<QrState['state']>('waiting');
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks for a code of its own.
  useEffect(() => {
    if (!enabled) return;
    let current = true;
    setCode(null);
    setState('waiting');
    setFailed(false);
    api.post('/v1/loginQr/new', {}, { silent: true }).then(
      (answer) => current && setCode(answer),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [enabled, round]);

  useEffect(() => {
    if (!enabled || !code) return;
    let timer = 0;
    let current = true;
    const ask = async () => {
      try {
        const answer = await api.get('/v1/loginQr/state', { id: code.id }, { silent: true });
        if (!current) return;
        setState(answer.state);
        if (answer.state === 'confirmed') {
          const { second_factor } = answer;
          const user = answer.user ?? (second_factor && (await passSecond<SessionUser>({ second_factor })));
          if (!user) return;
          beginSession(user);
          onConfirmed();
          return;
        }
        if (answer.state === 'expired') return;
      } catch (error) {
        // A call that did not get through says nothing about the code.
        if (!current || !(error instanceof ApiError)) return;
      }
      timer = window.setTimeout(ask, POLL_MS);
    };
    timer = window.setTimeout(ask, POLL_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [enabled, code, onConfirmed]);

  return { url: code?.url ?? null, state, failed, renew: () => setRound(round + 1) };
}

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
