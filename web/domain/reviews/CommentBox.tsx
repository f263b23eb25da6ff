import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { MAX_COMMENT } from '../../../db/contract/reviews';
import words from '../../i18n/moderation';
import { useText } from '../../kit/i18n';
import { useUnsent } from './unsent';

interface CommentBoxProps {
  label: string;
  placeholder: string;
  onSend: (content: string) => Promise<boolean>;
  /** Where there is a way back: closes the box. */
  onClose?: () => void;
  /** Forms do not stand in forms: there the button alone sends. */
  inForm?: boolean;
}

/** Where a comment is written; what was typed stays until it is stored. */
export function CommentBox({ label, placeholder, onSend, onClose, inForm = false }: CommentBoxProps) {
  const text = useText(words).comment;
  const [content, setContent] = useState('');
  const [sending, setSending] = useState(false);
  useUnsent(inForm ? 'form' : 'page', content.trim() !== '');
  const send = async () => {
    if (sending || content.trim() === '') return;
    setSending(true);
    try {
      if (!(await onSend(content.trim()))) return;
      setContent('');
      onClose?.();
    } finally {
      setSending(false);
    }
  };
  const frame = inForm
    ? ({ component: 'div' } as const)
    : ({
        component: 'form',
        onSubmit: (event: FormEvent) => {
          event.preventDefault();
          // A dialog's form stands in the form below it for React.
          event.stopPropagation();
          void send();
        },
      } as const);
  return (
    <Box {...frame} sx={{ mt: 1.5 }}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        size="small"
        label={label}
        placeholder={placeholder}
        value={content}
        autoFocus={onClose !== undefined}
        disabled={sending}
        onChange={(event) => setContent(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_COMMENT } }}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button
          {...(inForm ? { onClick: () => void send() } : { type: 'submit' as const })}
          size="small"
          variant="contained"
          loading={sending}
          disabled={content.trim() === ''}
        >
          {text.send}
        </Button>
        {onClose ? (
          <Button size="small" onClick={onClose} disabled={sending}>
            {text.cancel}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
