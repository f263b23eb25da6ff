import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import words from '../../i18n/talk';
import { useRows } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { QueryState } from '../../kit/layout/QueryState';
import { CommentRow } from './CommentRow';
import { commentCall } from './comments';

interface CommentListProps {
  itemType: number;
  itemId: string;
  readOnly: boolean;
}

/** Page by page below each other; each is a call of its own, so that all of them follow a change. */
export function CommentList({ itemType, itemId, readOnly }: CommentListProps) {
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
