import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useId, useRef, useState } from 'react';
import { TALK_ANCHORS, TALK_MAXIMA } from '../../../db/contract/limits';
import words from '../../i18n/talk';
import { useRows } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { useText } from '../../kit/i18n';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { anchored, useAnchor } from '../../kit/layout/useAnchor';
import { toast } from '../../kit/toast';
import { useLoginGate } from '../session/useLoginGate';
import { CommentRow } from './CommentRow';
import { addComment, commentCall, refreshComments } from './comments';

interface CommentListProps {
  itemType: number;
  itemId: string;
  readOnly: boolean;
}

/** Page by page below each other; each is a call of its own, so that all of them follow a change. */
function CommentList({ itemType, itemId, readOnly }: CommentListProps) {
  const [pages, setPages] = useState(1);
  const each = Array.from({ length: pages }, (_, place) => place + 1);
  return (
    <>
      {each.map((page) => (
        <CommentPageView
          key={page}
          itemType={itemType}
          itemId={itemId}
          readOnly={readOnly}
          page={page}
          onMore={page === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </>
  );
}

interface CommentPageProps extends CommentListProps {
  page: number;
  onMore: (() => void) | undefined;
}

function CommentPageView({ itemType, itemId, readOnly, page, onMore }: CommentPageProps) {
  const text = useText(words).comments;
  const query = useRows(['comments', itemId], commentCall(itemType, itemId, page), {
    silent: true,
    keepPrevious: false,
  });
  if (!query.data) {
    return <QueryState query={query} kind="lines" count={2} />;
  }
  const { records, pages } = query.data;
  if (records.length === 0 && page === 1)
    return <Box sx={{ color: 'text.secondary' }}>{readOnly ? text.none : text.noneWritable}</Box>;
  return (
    <>
      <Box component="ul" aria-label={text.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {records.map((comment) => (
          <CommentRow key={comment.comment_id} comment={comment} itemId={itemId} readOnly={readOnly} />
        ))}
      </Box>
      {onMore && page < pages ? (
        <Button fullWidth onClick={onMore} sx={{ mt: 1 }}>
          {text.more}
        </Button>
      ) : null}
    </>
  );
}

/** Only a blank comment is stopped (decision 78); a visitor is asked to sign in once there is something to send. */
function CommentBox({ itemType, itemId }: { itemType: number; itemId: string }) {
  const text = useText(words).comments;
  const id = useId();
  const gate = useLoginGate();
  const [content, setContent] = useState('');
  const [error, setError] = useState('');
  // A second click, while the first one waits for the sign-in, is no second comment.
  const asking = useRef(false);
  const box = useRef<HTMLTextAreaElement>(null);
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
    if (wrong) box.current?.focus();
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
        ref={box}
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

interface CommentsProps {
  itemType: number;
  itemId: string;
  /** Without the box to write in, and without deleting. */
  readOnly?: boolean;
}

/** The comments of an item (core§2), newest first. */
export function Comments({ itemType, itemId, readOnly = false }: CommentsProps) {
  const text = useText(words).comments;
  const part = useAnchor(TALK_ANCHORS.comment, true);
  return (
    <Box ref={part} tabIndex={-1} className="no-print" sx={anchored}>
      <Section title={text.title} card>
        {readOnly ? null : <CommentBox itemType={itemType} itemId={itemId} />}
        <CommentList itemType={itemType} itemId={itemId} readOnly={readOnly} />
      </Section>
    </Box>
  );
}
