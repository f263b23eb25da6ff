import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CODE_RULES, type CodeType } from '../../../db/contract/accounts';
import { messageOf } from '../../../db/contract/errors';
import accounts from '../../i18n/accounts';
import { ApiError, api } from '../../kit/api';
import { useField } from '../../kit/form';
import { getLang, textOf, useLang, useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { type Progress, withProof } from '.';
import { ProofProgress } from './ProofProgress';

interface CodeSender {
  sending: boolean;
  /** What the browser must compute before the next one is sent, where others had many sent. */
  progress: Progress;
  /** Until the next code may be asked for; 0 when it may. */
  seconds: number;
  /** Why the last one was refused, where the server says more than that it failed. */
  refusal: string;
  /** Whether the last one for this recipient could not be sent. */
  failed: boolean;
  /** Of the message that went to this recipient, '' without one: a code belongs to the number that it was sent to. */
  msgId: string;
  /** Resolves with whether a code is on its way. */
  send: () => Promise<boolean>;
}

interface Sent {
  to: string;
  msgId: string;
  /** When the next one may be asked for, in milliseconds. */
  end: number;
}

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Asks for a verification code, and counts down to the next one (core§4). */
function useCodeSender(type: CodeType, recipient: string): CodeSender {
  const [sent, setSent] = useState<Sent | null>(null);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [failedTo, setFailedTo] = useState('');
  const [seconds, setSeconds] = useState(0);
  const [progress, setProgress] = useState<Progress>(null);
  // Whoever mistyped the number need not wait for the next one.
  const current = sent?.to === recipient ? sent : null;
  const end = current?.end ?? 0;

  useEffect(() => {
    setSeconds(secondsUntil(end));
    if (secondsUntil(end) === 0) return;
    const timer = setInterval(() => {
      setSeconds(secondsUntil(end));
      if (secondsUntil(end) === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);

  const send = async () => {
    setSending(true);
    setRefusal('');
    setFailedTo('');
    try {
      const { msgId } = await withProof(
        'code',
        recipient,
        (proof) => api.post('/verificationCode', { phone: recipient, type, ...proof }, { silent: true }),
        setProgress,
      );
      setSent({ to: recipient, msgId, end: Date.now() + CODE_RULES.countdownSeconds * 1000 });
      toast.success(textOf(accounts).codeSent);
      return true;
    } catch (error) {
      setFailedTo(recipient);
      toast.error(messageOf('code_sending_failed', getLang()));
      if (error instanceof ApiError) setRefusal(error.errors[0]?.msg ?? error.msg);
      return false;
    } finally {
      setSending(false);
    }
  };

  return {
    sending,
    progress,
    seconds,
    refusal,
    failed: failedTo !== '' && failedTo === recipient,
    msgId: current?.msgId ?? '',
    send,
  };
}

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

  // The documented words (core§5); where nothing was asked for, what is missing stands behind them.
  const missing = message.error ? (
    <>
      <span>{message.error}</span> {failed ? null : <span>{messageOf('code_not_asked', lang)}</span>}
    </>
  ) : null;
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
