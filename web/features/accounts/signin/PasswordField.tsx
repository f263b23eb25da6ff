import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import accounts from '../../../i18n/accounts';
import { FormText } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { EyeIcon, EyeOffIcon } from './icons';

interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: string;
}

/** A new password, which may be looked at while it is typed. */
export function PasswordField({ name, label, hint }: PasswordFieldProps) {
  const text = useText(accounts);
  const [shown, setShown] = useState(false);
  return (
    <FormText
      name={name}
      label={label}
      hint={hint}
      required
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      suffix={
        <InputAdornment position="end">
          <IconButton
            size="small"
            edge="end"
            aria-label={shown ? text.hidePassword : text.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
