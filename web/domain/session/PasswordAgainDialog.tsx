import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import kit from '../../i18n/kit';
import auth from '../../i18n/signin';
import { ApiError, api } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import { useSession } from './useSession';

/** The password once more, before something that a session alone must not do. */
export default function PasswordAgainDialog({ close }: DialogProps<object, boolean>) {
  const text = useText(auth);
  const words = useText(kit);
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [running, setRunning] = useState(false);
  const formId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event through portals, into a form that opened the dialog.
    event.stopPropagation();
    if (!password || running) return;
    setRunning(true);
    setError('');
    try {
      await api.post('/v1/session/confirm', { password }, { silent: true });
      close(true);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.errors[0]?.msg || cause.msg);
    } finally {
      setRunning(false);
    }
  };

  return (
    <AppDialog
      title={text.againTitle}
      width={420}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={() => close(false)}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="contained" disabled={!password} loading={running}>
            {text.againConfirm}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{text.againText}</Typography>
      <form id={formId} onSubmit={(event) => void submit(event)}>
        {/* Password managers want to know whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user?.account ?? ''} readOnly hidden />
        <TextField
          fullWidth
          autoFocus
          required
          type="password"
          name="password"
          autoComplete="current-password"
          label={text.password}
          value={password}
          error={error !== ''}
          helperText={error}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </AppDialog>
  );
}
