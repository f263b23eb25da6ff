import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useSession } from './useSession';

interface PasswordQuestionProps {
  title: string;
  text: ReactNode;
  /** The label of the field. */
  label: string;
  confirm: string;
  cancel: string;
  /** Confirming takes something away. */
  danger?: boolean;
  /** Stands below the field. */
  below?: ReactNode;
  /** What the password is for; an ApiError is shown at the field. */
  onAnswer: (password: string) => Promise<unknown>;
  close: (done: boolean) => void;
}

/** A dialog that asks for the own password, before something that a session alone must not do. */
export function PasswordQuestion({ title, text, label, onAnswer, close, ...props }: PasswordQuestionProps) {
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [running, setRunning] = useState(false);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  // Why it was refused must not stay below what a small window shows.
  useEffect(() => {
    if (error) end.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event through portals, into a form that opened the dialog.
    event.stopPropagation();
    if (!password || running) return;
    setRunning(true);
    setError('');
    try {
      await onAnswer(password);
      close(true);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.errors[0]?.msg || cause.msg);
      field.current?.select();
    } finally {
      setRunning(false);
    }
  };

  return (
    <AppDialog
      title={title}
      width={420}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={() => close(false)}>{props.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color={props.danger ? 'error' : 'primary'}
            disabled={!password}
            loading={running}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      <Typography component="div" sx={{ color: 'text.secondary', mb: 2.5 }}>
        {text}
      </Typography>
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
          label={label}
          inputRef={field}
          value={password}
          error={error !== ''}
          helperText={error}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
      <div ref={end}>{props.below}</div>
    </AppDialog>
  );
}
