import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ActivationInput } from '../../../db/contract/accounts';
import accounts from '../../i18n/accounts';
import { ApiError, api } from '../../shared/api';
import { useText } from '../../shared/i18n';
import { LoadingState } from '../../shared/layout/LoadingState';
import { AuthFrame } from './AuthFrame';
import { Outcome } from './Outcome';

const REFUSED = { from: 400, to: 499 };

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= REFUSED.from && error.status <= REFUSED.to;

/** Where the link of the activation message leads (core§2, ruling 47). */
export default function EmailActive() {
  const { account = '', code = '' } = useParams();
  const text = useText(accounts);
  const [state, setState] = useState<'running' | 'done' | 'refused' | 'unreached'>('running');
  const [round, setRound] = useState(0);
  const asked = useRef('');

  useEffect(() => {
    // A code is good once: the same try must not run twice.
    const key = `${round}/${account}/${code}`;
    if (asked.current === key) return;
    asked.current = key;
    const input: ActivationInput = { account, code };
    setState('running');
    api.post('/v1/emailActive', input, { silent: true }).then(
      () => setState('done'),
      (error: unknown) => setState(isRefusal(error) ? 'refused' : 'unreached'),
    );
  }, [account, code, round]);

  if (state === 'running') {
    return (
      <AuthFrame title={text.activating}>
        <LoadingState kind="lines" count={2} />
      </AuthFrame>
    );
  }
  if (state === 'done') {
    return (
      <AuthFrame title={text.activated}>
        <Outcome
          kind="done"
          text={text.activatedHint}
          action={
            <Button variant="contained" component={Link} to="/expoLogin">
              {text.toLogin}
            </Button>
          }
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={text.notActivated}>
      <Outcome
        kind="failed"
        text={state === 'refused' ? text.notActivatedHint : text.notReached}
        action={
          state === 'refused' ? (
            <Button variant="contained" component={Link} to="/expoRegister">
              {text.toRegister}
            </Button>
          ) : (
            <Button variant="contained" onClick={() => setRound(round + 1)}>
              {text.tryAgain}
            </Button>
          )
        }
      />
    </AuthFrame>
  );
}
