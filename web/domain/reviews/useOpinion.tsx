import TextField from '@mui/material/TextField';
import { type ReactNode, useRef, useState } from 'react';
import { messageOf } from '../../../db/contract/errors';
import { useLang } from '../../kit/i18n';

interface Options {
  label: string;
  hint: string;
  disabled: boolean;
}

interface Opinion {
  /** What was typed, without blanks around it. */
  opinion: string;
  /** Whether there is one; where there is none, the field says so and comes into view. */
  isGiven: () => boolean;
  field: ReactNode;
}

/** The opinion of a decision in a dialog: whoever decides against something has to give one. */
export function useOpinion({ label, hint, disabled }: Options): Opinion {
  const { lang } = useLang();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const opinion = typed.trim();

  const isGiven = () => {
    setMissing(opinion === '');
    if (opinion !== '') return true;
    // The field with its complaint, not its first line alone: it stands below what is decided about.
    input.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
    return false;
  };

  const field = (
    <TextField
      ref={box}
      inputRef={input}
      fullWidth
      multiline
      minRows={2}
      label={label}
      value={typed}
      error={missing}
      helperText={missing ? messageOf('opinion_required', lang) : hint}
      disabled={disabled}
      onChange={(event) => {
        setTyped(event.target.value);
        setMissing(false);
      }}
    />
  );
  return { opinion, isGiven, field };
}
