import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import words from '../../../../i18n/memberCenter';
import { ApiError, api } from '../../../../kit/api';
import { AppDialog } from '../../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../../kit/dialogs/registry';
import { useText } from '../../../../kit/i18n';

/** The last question before an account ends; the password shows that its owner asks. */
export default function DeleteAccountDialog({ close }: DialogProps<object, boolean>) {
  const text = useText(words).account;
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [running, setRunning] = useState(false);
  const formId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!password || running) return;
    setRunning(true);
    setError('');
    try {
      await api.post('/v1/user/account/delete', { password }, { silent: true });
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
      title={text.removeTitle}
      width={420}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={() => close(false)}>{text.keep}</Button>
          <Button type="submit" form={formId} variant="contained" color="error" disabled={!password} loading={running}>
            {text.removeConfirm}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{text.removeText}</Typography>
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <TextField
          fullWidth
          autoFocus
          required
          type="password"
          name="password"
          autoComplete="current-password"
          label={text.removePassword}
          value={password}
          error={error !== ''}
          helperText={error}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </AppDialog>
  );
}
