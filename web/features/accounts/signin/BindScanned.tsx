import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BindingScanned } from '../../../../db/contract/signin';
import accounts from '../../../i18n/accounts';
import { ApiError, api, reread, useApiQuery } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { inChatApp } from '../../../kit/inChatApp';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { AuthFrame } from './AuthFrame';
import { agreeToBinding } from './chatApp';
import { Outcome } from './Outcome';

const BIND_PAGE = '/wxBind';

/** On the phone that scanned: whose account it is, and never bound by the scan alone. */
export function BindQuestion({ id }: { id: string }) {
  const text = useText(accounts);
  const [busy, setBusy] = useState(false);
  const request = useApiQuery(['wxBindingRequest'], '/v1/wx/binding/account', { id }, { silent: true });
  const agree = async () => {
    setBusy(true);
    await agreeToBinding(id).catch(() => setBusy(false));
  };
  if (request.isError) {
    return (
      <AuthFrame title={text.bindTitle}>
        <Outcome kind="failed" text={request.error.msg} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={text.bindTitle}
      heading={text.bindQuestion}
      lead={request.data && text.bindTo(request.data.account)}
    >
      {request.data ? (
        <Stack spacing={2}>
          <Alert severity="warning">{text.bindWarning}</Alert>
          {inChatApp() ? (
            <Button variant="contained" size="large" loading={busy} onClick={() => void agree()}>
              {text.bindAgree}
            </Button>
          ) : (
            <Alert severity="info">{text.bindElsewhere}</Alert>
          )}
        </Stack>
      ) : (
        <LoadingState kind="lines" count={3} />
      )}
    </AuthFrame>
  );
}

/** What the chat app brought back for a binding: done where it began, else the number that ends it there. */
export function BindReturn({ code, state }: { code: string; state: string }) {
  const text = useText(accounts);
  const [answer, setAnswer] = useState<BindingScanned | null>(null);
  const [failure, setFailure] = useState('');
  const started = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: code and state are good once, and so is this.
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    api.post('/v1/wx/binding/scanned', { code, state }, { silent: true }).then(
      (found) => {
        setAnswer(found);
        void reread([['wxBinding']]);
      },
      (error: unknown) => setFailure(error instanceof ApiError && error.msg ? error.msg : text.failed),
    );
  }, []);
  if (failure) {
    return (
      <AuthFrame title={text.bindFailed}>
        <Outcome
          kind="failed"
          text={failure}
          action={
            <Button variant="contained" component={Link} to={BIND_PAGE} replace>
              {text.bindAgain}
            </Button>
          }
        />
      </AuthFrame>
    );
  }
  if (!answer) {
    return (
      <AuthFrame title={text.binding}>
        <LoadingState kind="lines" count={3} />
      </AuthFrame>
    );
  }
  if (answer.bound) return <BindDone />;
  return (
    <AuthFrame title={text.bindTitle} heading={text.bindNumberTitle} lead={text.bindNumberHint}>
      <Typography
        role="status"
        sx={{ fontSize: '3rem', fontWeight: 700, letterSpacing: '0.2em', fontVariantNumeric: 'tabular-nums' }}
      >
        {answer.number}
      </Typography>
    </AuthFrame>
  );
}

/** Bound, for somebody who is not signed in here. */
export function BindDone() {
  const text = useText(accounts);
  return (
    <AuthFrame title={text.bound}>
      <Outcome
        kind="done"
        text={text.boundNow}
        action={
          <Button variant="contained" component={Link} to="/login">
            {text.toLogin}
          </Button>
        }
      />
    </AuthFrame>
  );
}
