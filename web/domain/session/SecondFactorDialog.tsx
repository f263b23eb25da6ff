import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { Factor, SecondInput } from '../../../db/contract/second-factor';
import kit from '../../i18n/kit';
import words from '../../i18n/secondFactor';
import { ApiError, api } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { knowsPasskeys, showPasskey } from './passkeys';

interface SecondFactorDialogProps {
  methods: Factor[];
}

const GONE = 404;

/** The second step of a sign-in: a code of the app, a passkey, or a recovery code. */
export default function SecondFactorDialog({ methods, close }: DialogProps<SecondFactorDialogProps, object>) {
  const text = useText(words);
  const { cancel } = useText(kit);
  const written = methods.filter((method): method is 'totp' | 'recovery' => method !== 'passkey');
  const [way, setWay] = useState<'totp' | 'recovery'>(written[0] ?? 'recovery');
  const [value, setValue] = useState('');
  const [trust, setTrust] = useState(false);
  const [error, setError] = useState('');
  const [running, setRunning] = useState<'code' | 'passkey' | null>(null);
  const formId = useId();
  const passkey = methods.includes('passkey') && knowsPasskeys();
  const other = written.find((each) => each !== way);

  const send = async (input: Omit<SecondInput, 'trust'>) => {
    try {
      const user = await api.post('/v1/session/second', { ...input, trust }, { silent: true });
      if (input.recovery) toast.info(text.recoveryUsed);
      close(user);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.errors[0]?.msg || cause.msg);
      if (cause.status !== GONE) return;
      toast.error(cause.msg);
      close();
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event through portals, into the form that began to sign in.
    event.stopPropagation();
    if (!value.trim() || running) return;
    setRunning('code');
    setError('');
    await send(way === 'totp' ? { code: value.trim() } : { recovery: value.trim() }).finally(() => setRunning(null));
  };
  const byPasskey = async () => {
    setRunning('passkey');
    setError('');
    try {
      const shown = await showPasskey();
      if (shown) await send({ passkey: shown as Record<string, unknown> });
      else setError(text.passkeyFailed);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      close();
    } finally {
      setRunning(null);
    }
  };
  const change = (to: 'totp' | 'recovery') => {
    setWay(to);
    setValue('');
    setError('');
  };

  return (
    <AppDialog
      title={text.askTitle}
      width={420}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={() => close()}>{cancel}</Button>
          {written.length > 0 ? (
            <Button
              type="submit"
              form={formId}
              variant="contained"
              disabled={!value.trim() || running === 'passkey'}
              loading={running === 'code'}
            >
              {text.confirm}
            </Button>
          ) : null}
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text.askText}</Typography>
      {passkey ? (
        <Button
          fullWidth
          variant={written.includes('totp') ? 'outlined' : 'contained'}
          loading={running === 'passkey'}
          disabled={running === 'code'}
          onClick={() => void byPasskey()}
          sx={{ mb: 2.5 }}
        >
          {text.byPasskey}
        </Button>
      ) : null}
      <form id={formId} onSubmit={(event) => void submit(event)}>
        {written.length > 0 ? (
          <TextField
            key={way}
            fullWidth
            required
            autoFocus={way === 'totp' || !passkey}
            name={way}
            label={way === 'totp' ? text.code : text.recoveryCode}
            value={value}
            error={error !== ''}
            helperText={error}
            onChange={(event) => setValue(event.target.value)}
            slotProps={{
              htmlInput:
                way === 'totp'
                  ? { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 }
                  : { autoComplete: 'off', maxLength: 40, spellCheck: false },
            }}
          />
        ) : (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {error}
          </Typography>
        )}
        <FormControlLabel
          sx={{ mt: 1 }}
          control={<Checkbox size="small" checked={trust} onChange={(event) => setTrust(event.target.checked)} />}
          label={text.trust}
        />
      </form>
      {other ? (
        <Box sx={{ mt: 0.5, mx: -1 }}>
          <Button size="small" onClick={() => change(other)}>
            {other === 'totp' ? text.byCode : text.byRecovery}
          </Button>
        </Box>
      ) : null}
    </AppDialog>
  );
}
