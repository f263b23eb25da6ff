import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { MAX_COMMENT } from '../../../../db/contract/reviews';
import words from '../../../i18n/audit';
import { useText } from '../../../shared/i18n';

interface CommentBoxProps {
  label: string;
  placeholder: string;
  onSend: (content: string) => Promise<boolean>;
  /** Where there is a way back: closes the box. */
  onClose?: () => void;
}

/** Where a comment is written; what was typed stays until it is stored. */
export function CommentBox({ label, placeholder, onSend, onClose }: CommentBoxProps) {
  const text = useText(words).comment;
  const [content, setContent] = useState('');
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
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
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ mt: 1.5 }}>
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
        <Button type="submit" size="small" variant="contained" loading={sending} disabled={content.trim() === ''}>
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
