import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { deviceName } from '../../../../db/contract/devices';
import type { qrRequest } from '../../../../db/contract/signin';
import { restoreSession, useSession } from '../../../domain/session';
import { LoginForm } from '../../../domain/session/LoginForm';
import accounts from '../../../i18n/accounts';
import { ApiError, api } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { inChatApp } from '../../../kit/inChatApp';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { AuthFrame } from './AuthFrame';
import { OtherWays } from './OtherWays';
import { Outcome } from './Outcome';

type QrRequest = z.output<typeof qrRequest>;

/** The page on the phone: who signs in there is decided here, and never by the scan alone. */
export function QrConfirm({ id }: { id: string }) {
  const text = useText(accounts);
  const { user } = useSession();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    void restoreSession(true).then(() => setAsked(true));
  }, []);

  if (!asked) {
    return (
      <AuthFrame title={text.qrTitle}>
        <LoadingState kind="lines" count={3} />
      </AuthFrame>
    );
  }
  if (!user) {
    return (
      <AuthFrame title={text.qrTitle} lead={text.qrLoginFirst}>
        <LoginForm onSuccess={() => undefined} />
        {inChatApp() ? <OtherWays inside to={`/loginQr?scan=${id}`} /> : null}
      </AuthFrame>
    );
  }
  return <Question id={id} account={user.nickname || user.account} />;
}

function Question({ id, account }: { id: string; account: string }) {
  const text = useText(accounts);
  const [request, setRequest] = useState<QrRequest | null>(null);
  const [refusal, setRefusal] = useState('');
  const [answer, setAnswer] = useState<'confirmed' | 'declined' | null>(null);
  const [busy, setBusy] = useState(false);

  const failed = (error: unknown) => setRefusal(error instanceof ApiError ? error.msg : text.failed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is looked up once.
  useEffect(() => {
    api.post('/v1/loginQr/scan', { id }, { silent: true }).then(setRequest, failed);
  }, [id]);

  const confirm = async () => {
    setBusy(true);
    try {
      await api.post('/v1/loginQr/confirm', { id }, { silent: true });
      setAnswer('confirmed');
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
    }
  };

  if (refusal) {
    return (
      <AuthFrame title={text.qrTitle}>
        <Outcome kind="failed" text={refusal} />
      </AuthFrame>
    );
  }
  if (answer) {
    return (
      <AuthFrame title={text.qrTitle}>
        <Outcome kind="done" text={answer === 'confirmed' ? text.qrConfirmed : text.qrDeclined} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={text.qrTitle} heading={text.qrConfirmTitle} lead={text.qrAs(account)}>
      {request ? (
        <Stack spacing={2}>
          {request.device ? <span>{text.qrDevice(deviceName(request.device))}</span> : null}
          <Alert severity="warning">{text.qrConfirmHint}</Alert>
          <Button variant="contained" size="large" loading={busy} onClick={() => void confirm()}>
            {text.qrConfirm}
          </Button>
          <Button size="large" disabled={busy} onClick={() => setAnswer('declined')}>
            {text.qrDecline}
          </Button>
        </Stack>
      ) : (
        <LoadingState kind="lines" count={3} />
      )}
    </AuthFrame>
  );
}
