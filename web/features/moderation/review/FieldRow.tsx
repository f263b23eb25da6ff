import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { Change } from '../../../../db/contract/review-changes';
import type { ReviewField } from '../../../../db/contract/review-fields';
import type { CommentRow } from '../../../../db/contract/reviews';
import { CommentBox } from '../../../domain/reviews/CommentBox';
import { useFieldName } from '../../../domain/reviews/fieldNames';
import { Thread } from '../../../domain/reviews/Thread';
import type { Conversation } from '../../../domain/reviews/useConversation';
import { withPassword } from '../../../domain/session';
import words from '../../../i18n/moderation';
import { api } from '../../../kit/api';
import { useAttempt } from '../../../kit/api/mutations';
import { useText } from '../../../kit/i18n';
import { EditIcon } from '../../../kit/layout/icons';
import { Comparison } from './Comparison';
import { FieldValue } from './FieldValue';

/** The masked identity number; the whole one comes by the call that logs each look. */
function IdNumber({ id, masked }: { id: string; masked: string }) {
  const text = useText(words).review;
  const [number, setNumber] = useState<string | null>(null);
  const { busy: loading, attempt } = useAttempt();
  const show = () =>
    attempt(async () => {
      const answer = await withPassword((options) => api.post('/v1/user/chengguo/idNumber', { id }, options));
      setNumber(answer.id_number ?? '');
    });
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere', fontWeight: number === null ? 400 : 600 }}>
        {number ?? masked}
      </Box>
      <Button size="small" loading={loading} onClick={() => (number === null ? void show() : setNumber(null))}>
        {number === null ? text.idShow : text.idHide}
      </Button>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {text.idLogged}
      </Box>
    </Box>
  );
}

interface FieldRowProps {
  itemId: string;
  field: ReviewField;
  value: unknown;
  change: Change | undefined;
  beforeLabel: string;
  comments: readonly CommentRow[];
  conversation: Conversation;
}

const WIDE = new Set<ReviewField['value']>(['html', 'files', 'picture', 'scopes']);

/** The place of a field on the page, for the list of changes. */
export const anchorOf = (name: string): string => `field-${name.replace('.', '-')}`;

function Mark() {
  const text = useText(words).review;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 0.75,
        borderRadius: '6px',
        fontSize: '0.8125rem',
        fontWeight: 600,
        bgcolor: 'var(--state-review-bg)',
        color: 'var(--state-review-fg)',
      }}
    >
      <EditIcon sx={{ fontSize: 14 }} />
      {text.mark}
    </Box>
  );
}

/** One field under review: its value or both versions of it, and what was said about it. */
export function FieldRow({ itemId, field, value, change, beforeLabel, comments, conversation }: FieldRowProps) {
  const text = useText(words).comment;
  const label = useFieldName()(field.name);
  const [writing, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = comments.filter((comment) => comment.resolve_time === null).length;
  return (
    <Box
      id={anchorOf(field.name)}
      tabIndex={-1}
      role="group"
      aria-label={label}
      sx={{
        minWidth: 0,
        gridColumn: change || writing || comments.length > 0 || WIDE.has(field.value) ? '1 / -1' : 'auto',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        scrollMarginTop: 96,
        // Dozens of them side by side are noise: each shows for who points at its field or reaches it by keys.
        '@media (hover: hover)': {
          '& .note-button': { opacity: writing ? 1 : 0 },
          '&:hover .note-button, &:focus-within .note-button': { opacity: 1 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Box component="h3" sx={{ m: 0, minWidth: 0, fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary' }}>
          {label}
        </Box>
        {change ? <Mark /> : null}
        {open > 0 ? (
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'warning.main', fontWeight: 600 }}>
            {text.open(open)}
          </Box>
        ) : null}
        <Button
          ref={opener}
          size="small"
          className="note-button"
          aria-label={text.addTo(label)}
          aria-expanded={writing}
          onClick={() => setWriting(!writing)}
          sx={{ ml: 'auto', flexShrink: 0 }}
        >
          {text.add}
        </Button>
      </Box>
      {field.value === 'hidden' ? (
        <IdNumber id={itemId} masked={String(value)} />
      ) : change ? (
        <Comparison field={field} before={change.before} after={change.after} beforeLabel={beforeLabel} />
      ) : (
        <FieldValue field={field} value={value} />
      )}
      <Thread
        label={text.thread(label)}
        comments={comments}
        changed={change !== undefined}
        onResolve={conversation.resolve}
      />
      {writing ? (
        <CommentBox
          label={text.addTo(label)}
          placeholder={text.placeholder}
          onSend={(content) => conversation.write(field.name, content)}
          onClose={() => {
            setWriting(false);
            opener.current?.focus();
          }}
        />
      ) : null}
    </Box>
  );
}
