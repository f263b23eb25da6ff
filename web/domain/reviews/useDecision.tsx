import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../db/contract/errors';
import { ApiError } from '../../kit/api';
import { useLang } from '../../kit/i18n';
import { toast } from '../../kit/toast';

/** One way to decide. */
interface Way<S> {
  state: S;
  label: string;
  /** What is said once it is decided. */
  done: string;
  /** Decides against: an opinion has to be given. */
  against?: boolean;
  disabled?: boolean;
}

interface Options<S> {
  ways: readonly Way<S>[];
  label: string;
  hint: string;
  /** What is said where the field was left blank and may not be, where it holds something else than an opinion. */
  blank?: string;
  /** @throws ApiError, of which the API client has told: the question stays open */
  decide: (state: S, opinion: string) => Promise<unknown>;
  /** After it could not be decided. */
  onRefused?: () => Promise<unknown>;
  /** Closes the dialog. */
  close: (decided: true) => void;
}

interface Decision {
  /** A button for each way. */
  actions: ReactNode;
  /** The opinion: whoever decides against something has to give one. */
  field: ReactNode;
  running: boolean;
}

/** A decision in a dialog, with an opinion; the dialog closes once it is made. */
export function useDecision<S extends string | number>(options: Options<S>): Decision {
  const { ways, label, hint, blank, decide, onRefused, close } = options;
  const { lang } = useLang();
  const [running, setRunning] = useState<S | null>(null);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const opinion = typed.trim();

  // While it is decided the field takes no focus. It is shown with its complaint, not its first line alone: it stands below
  // what is decided about.
  useEffect(() => {
    if (!wrong || running !== null) return;
    input.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [wrong, running]);

  const choose = async ({ state, against, done }: Way<S>) => {
    if (against && opinion === '') {
      setWrong(blank ?? messageOf('opinion_required', lang));
      input.current?.focus();
      return;
    }
    setWrong('');
    setRunning(state);
    try {
      await decide(state, opinion);
      toast.success(done);
      close(true);
    } catch (cause) {
      if (cause instanceof ApiError) setWrong(cause.errors.find(({ field }) => field === 'opinion')?.msg ?? '');
      await onRefused?.();
    } finally {
      setRunning(null);
    }
  };

  return {
    running: running !== null,
    actions: ways.map((way) => (
      <Button
        key={way.state}
        {...(way.against ? { sx: { color: 'error.main' } } : { variant: 'contained' })}
        loading={running === way.state}
        disabled={running !== null || way.disabled === true}
        onClick={() => void choose(way)}
      >
        {way.label}
      </Button>
    )),
    field: (
      <TextField
        ref={box}
        inputRef={input}
        fullWidth
        multiline
        minRows={2}
        label={label}
        value={typed}
        error={wrong !== ''}
        helperText={wrong || hint}
        disabled={running !== null}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong('');
        }}
      />
    ),
  };
}
