import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type ActivationInput, activationForm } from '../../../../db/contract/accounts';
import { FRONT_DOOR_PAGES } from '../../../../db/contract/front-door';
import accounts from '../../../i18n/accounts';
import { ApiError, api } from '../../../kit/api';
import { AppForm, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { AuthFrame } from './AuthFrame';
import { Outcome } from './Outcome';
import { PasswordField } from './PasswordField';

const GONE = new Set([404, 409]);

/** The link is wrong, too old, or a newer one took its place. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (GONE.has(error.status) || error.status === 422);

type State = 'asking' | 'choosing' | 'done' | 'refused' | 'unreached';

const send = (input: ActivationInput) => api.post('/v1/emailActive', input, { silent: true });

/** Where the link of the activation message leads: whoever reads the mail chooses the password (core§2). */
export default function EmailActive() {
  const { account = '', code = '' } = useParams();
  const text = useText(accounts);
  const [state, setState] = useState<State>('asking');

  useEffect(() => {
    if (state !== 'asking') return;
    let current = true;
    const show = (next: State) => {
      if (current) setState(next);
    };
    send({ account, code }).then(
      ({ activated }) => show(activated ? 'done' : 'choosing'),
      (error: unknown) => show(isGone(error) ? 'refused' : 'unreached'),
    );
    return () => {
      current = false;
    };
  }, [account, code, state]);

  if (state === 'asking') {
    return (
      <AuthFrame title={text.activating}>
        <LoadingState kind="lines" count={2} />
      </AuthFrame>
    );
  }
  if (state === 'choosing') {
    return (
      <AuthFrame title={text.activate} lead={text.activateHint(account)}>
        <PasswordChoice
          account={account}
          code={code}
          onDone={() => setState('done')}
          onRefused={() => setState('refused')}
        />
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
            <Button variant="contained" component={Link} to={FRONT_DOOR_PAGES.login}>
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
            <Button variant="contained" component={Link} to={FRONT_DOOR_PAGES.register}>
              {text.toRegister}
            </Button>
          ) : (
            <Button variant="contained" onClick={() => setState('asking')}>
              {text.tryAgain}
            </Button>
          )
        }
      />
    </AuthFrame>
  );
}

interface PasswordChoiceProps {
  account: string;
  code: string;
  onDone: () => void;
  onRefused: () => void;
}

function PasswordChoice({ account, code, onDone, onRefused }: PasswordChoiceProps) {
  const text = useText(accounts);
  const [refusal, setRefusal] = useState('');
  const form = useAppForm<{ password: string; repeat: string }>({
    schema: activationForm,
    defaultValues: { password: '', repeat: '' },
    onSubmit: async ({ password }) => {
      setRefusal('');
      try {
        await send({ account, code, password });
        onDone();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (GONE.has(error.status)) onRefused();
        else if (error.errors.length === 0) setRefusal(error.msg);
        throw error;
      }
    },
  });
  return (
    <AppForm form={form}>
      <Stack spacing={2}>
        {/* Password managers want to know whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        <PasswordField name="password" label={text.password} hint={text.passwordHint} />
        <PasswordField name="repeat" label={text.repeat} />
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.saving}>
          {text.activateSubmit}
        </Button>
      </Stack>
    </AppForm>
  );
}
