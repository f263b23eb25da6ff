import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CommentRow } from '../../../db/contract/reviews';
import words from '../../i18n/moderation';
import { useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { CheckIcon } from '../../kit/layout/icons';
import { saying } from '../../kit/layout/looks';

interface ThreadProps {
  label: string;
  comments: readonly CommentRow[];
  /** Whether the publisher changed what it is about since it was returned. */
  changed?: boolean;
  onResolve: (id: string, resolved: boolean) => Promise<void>;
}

/** Where there is room the button stands beside who and when, else below the words. */
const placed = {
  display: 'grid',
  columnGap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "text" "action"',
  '@container (min-width: 440px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"head action" "text text"',
  },
} as const;

interface CommentProps extends Pick<ThreadProps, 'onResolve'> {
  comment: CommentRow;
  /** What the publisher did about an auditor's note. */
  mark: 'answered' | 'changed' | null;
}

function Comment({ comment, mark, onResolve }: CommentProps) {
  const text = useText(words).comment;
  const resolved = comment.resolve_time !== null;
  const side = comment.from_publisher ? text.publisher : text.auditor;
  const author = comment.is_own ? text.you : comment.author;
  return (
    <Box
      component="li"
      sx={{
        ...saying,
        containerType: 'inline-size',
        borderColor: resolved ? 'divider' : comment.from_publisher ? 'primary.main' : 'warning.main',
      }}
    >
      <Box sx={placed}>
        <Box
          sx={{
            gridArea: 'head',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            fontSize: '0.8125rem',
          }}
        >
          <Box component="strong">{author ? `${side} · ${author}` : side}</Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {`${formatMinute(comment.add_time)} · ${text.about(comment.submission)}`}
          </Box>
          {resolved ? (
            <Box
              component="span"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'success.main', fontWeight: 600 }}
            >
              <CheckIcon sx={{ fontSize: 14 }} />
              {text.resolved}
            </Box>
          ) : mark ? (
            <Box component="span" sx={{ color: 'brand.text', fontWeight: 600 }}>
              {text[mark]}
            </Box>
          ) : null}
        </Box>
        <Box
          sx={{
            gridArea: 'text',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            color: resolved ? 'text.secondary' : 'text.primary',
          }}
        >
          {comment.content}
        </Box>
        <Button
          size="small"
          sx={{ gridArea: 'action', justifySelf: 'end', mr: -1 }}
          onClick={() => void onResolve(comment.id, !resolved)}
        >
          {resolved ? text.reopen : text.resolve}
        </Button>
      </Box>
    </Box>
  );
}

/** What was said at one place, oldest first. */
export function Thread({ label, comments, changed = false, onResolve }: ThreadProps) {
  if (comments.length === 0) return null;
  const lastAnswer = comments.findLastIndex(({ from_publisher }) => from_publisher === 1);
  const markOf = (comment: CommentRow, at: number) => {
    if (comment.from_publisher) return null;
    return at < lastAnswer ? 'answered' : changed ? 'changed' : null;
  };
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 }}>
      {comments.map((comment, at) => (
        <Comment key={comment.id} comment={comment} mark={markOf(comment, at)} onResolve={onResolve} />
      ))}
    </Box>
  );
}
