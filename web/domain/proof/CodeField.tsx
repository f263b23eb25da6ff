import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CodeType } from '../../../db/contract/accounts';
import { messageOf } from '../../../db/contract/errors';
import accounts from '../../i18n/accounts';
import { useField } from '../../kit/form';
import { useLang, useText } from '../../kit/i18n';
import { ProofProgress } from './ProofProgress';
import { useCodeSender } from './useCodeSender';

interface CodeForm {
  account: string;
  phone: string;
  msgId: string;
  verificationCode: string;
}

interface CodeFieldProps {
  type: CodeType;
  /** The field that names whom the code goes to. */
  to?: 'account' | 'phone';
  /** What the server said of the code before the form was sent. */
  complaint?: string;
  /** In place of the standing help. */
  hint?: string;
}

/** The code from the message, and the button that asks for it; the form's `msgId` is the message's. */
export function CodeField({ type, to = 'account', complaint = '', hint }: CodeFieldProps) {
  const text = useText(accounts);
  const { lang } = useLang();
  const { field, error, disabled } = useField('verificationCode');
  const message = useField('msgId');
  const { setValue, setFocus, trigger, clearErrors } = useFormContext<CodeForm>();
  const account = useWatch<CodeForm, typeof to>({ name: to }).trim();
  const { sending, progress, seconds, refusal, failed, msgId, send } = useCodeSender(type, account);

  useEffect(() => {
    setValue('msgId', msgId);
    if (msgId) clearErrors('msgId');
  }, [msgId, setValue, clearErrors]);

  const ask = async () => {
    if (!(await trigger(to, { shouldFocus: true }))) return;
    // The button goes out of reach while it counts down: the keyboard goes on where the code is typed.
    if (await send()) setFocus('verificationCode');
  };

  // Nothing failed to be sent where nothing was asked for.
  const missing = message.error && !failed ? messageOf('code_not_asked', lang) : message.error;
  const shownError = missing || error || complaint;
  return (
    <div>
      <TextField
        fullWidth
        required
        label={text.code}
        name={field.name}
        value={field.value}
        inputRef={field.ref}
        disabled={disabled}
        error={!!shownError}
        helperText={shownError || refusal || hint || text.codeHint}
        autoComplete="one-time-code"
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.value)}
        slotProps={{
          htmlInput: { inputMode: 'numeric', 'aria-required': true },
          input: {
            sx: { pr: 0.5 },
            endAdornment: (
              <InputAdornment position="end">
                <Button
                  onClick={() => void ask()}
                  disabled={disabled || seconds > 0}
                  loading={sending}
                  sx={{ whiteSpace: 'nowrap' }}
                >
                  {seconds > 0 ? text.sendAgain(seconds) : text.sendCode}
                </Button>
              </InputAdornment>
            ),
          },
        }}
      />
      <ProofProgress progress={progress} />
    </div>
  );
}
