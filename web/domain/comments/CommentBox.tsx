import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useId, useRef, useState } from 'react';
import { TALK_MAXIMA } from '../../../db/contract/limits';
import words from '../../i18n/talk';
import { useApiMutation } from '../../kit/api/mutations';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { useLoginGate } from '../session/useLoginGate';
import { addComment, refreshComments } from './comments';

/** Only a blank comment is stopped (decision 78); a visitor is asked to sign in once there is something to send. */
export function CommentBox({ itemType, itemId }: { itemType: number; itemId: string }) {
  const text = useText(words).comments;
  const id = useId();
  const gate = useLoginGate();
  const [content, setContent] = useState('');
  const [error, setError] = useState('');
  // A second click, while the first one waits for the sign-in, is no second comment.
  const asking = useRef(false);
  const post = useApiMutation((value: string) => addComment(itemType, itemId, value), {
    onSuccess: () => {
      setContent('');
      toast.success(text.added);
      void refreshComments(itemId);
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const value = content.trim();
    const wrong =
      value === '' ? text.required : [...value].length > TALK_MAXIMA.comment ? text.tooLong(TALK_MAXIMA.comment) : '';
    setError(wrong);
    if (wrong || asking.current) return;
    asking.current = true;
    const member = await gate();
    asking.current = false;
    if (member) post.mutate(value);
  };
  return (
    <Box component="form" noValidate onSubmit={(event: FormEvent) => void submit(event)} sx={{ mb: 3 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.75, fontWeight: 550 }}>
        {text.label}
      </Box>
      <Box
        component="textarea"
        id={id}
        rows={3}
        value={content}
        placeholder={text.placeholder}
        disabled={post.isPending}
        aria-invalid={error !== ''}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event: FormEvent<HTMLTextAreaElement>) => {
          setContent(event.currentTarget.value);
          setError('');
        }}
        sx={{
          display: 'block',
          width: '100%',
          p: 1.5,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.default',
          border: 1,
          borderColor: error ? 'error.main' : 'text.disabled',
          borderRadius: 2,
          resize: 'vertical',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      {error ? (
        <Box id={`${id}-error`} role="alert" sx={{ mt: 0.5, color: 'error.main', fontSize: '0.875rem' }}>
          {error}
        </Box>
      ) : null}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1.25 }}>
        <Button type="submit" variant="contained" loading={post.isPending}>
          {text.submit}
        </Button>
      </Box>
    </Box>
  );
}
