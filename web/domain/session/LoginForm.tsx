import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import auth from '../../i18n/signin';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import type { Progress } from '../proof';
import { ProofProgress } from '../proof/ProofProgress';
import { greetLogin, login } from './login';

export function LoginForm({ onSuccess, autoFocus = false }: { onSuccess: () => void; autoFocus?: boolean }) {
  const text = useText(auth);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Progress>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (!account.trim() || !password) {
      setRefused(true);
      toast.warning(text.accountRequired);
      const missing = event.currentTarget.elements.namedItem(account.trim() ? 'password' : 'account');
      if (missing instanceof HTMLElement) missing.focus();
      return;
    }
    setBusy(true);
    try {
      await login({ account: account.trim(), password, remember }, setProgress);
    } catch {
      // The API client has shown the server's message.
      setBusy(false);
      return;
    }
    greetLogin();
    onSuccess();
  };

  return (
    <Stack component="form" spacing={2} onSubmit={submit} noValidate>
      <TextField
        label={text.account}
        name="account"
        autoComplete="username"
        value={account}
        disabled={busy}
        error={refused && !account.trim()}
        autoFocus={autoFocus}
        onChange={(event) => setAccount(event.target.value)}
        fullWidth
      />
      <TextField
        label={text.password}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        disabled={busy}
        error={refused && !password}
        onChange={(event) => setPassword(event.target.value)}
        fullWidth
      />
      <FormControlLabel
        control={<Checkbox size="small" checked={remember} onChange={(event) => setRemember(event.target.checked)} />}
        label={text.remember}
      />
      <div>
        <ProofProgress progress={progress} />
        <Button type="submit" variant="contained" size="large" fullWidth loading={busy}>
          {text.login}
        </Button>
      </div>
    </Stack>
  );
}
