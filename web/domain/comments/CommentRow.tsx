import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import words from '../../i18n/talk';
import { useApiMutation } from '../../kit/api/mutations';
import { confirm } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { TrashIcon } from '../../kit/layout/icons';
import { UserAvatar } from '../../kit/layout/UserAvatar';
import { toast } from '../../kit/toast';
import { useSession } from '../session';
import { type Comment, refreshComments, removeComment } from './comments';
import { ReportButton } from './ReportButton';

/** Enough of a comment to tell it from others. */
const SPOKEN = 20;

export function CommentRow({ comment, itemId, readOnly }: { comment: Comment; itemId: string; readOnly: boolean }) {
  const text = useText(words).comments;
  const { user } = useSession();
  const own = !readOnly && user?.user_id === comment.add_user;
  const remove = useApiMutation(() => removeComment(comment.comment_id), {
    onSuccess: () => {
      toast.success(text.removed);
      void refreshComments(itemId);
    },
  });
  const spoken = comment.content.slice(0, SPOKEN);
  const ask = async () => {
    if (await confirm({ text: text.confirmRemove, danger: true })) remove.mutate();
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        opacity: remove.isPending ? 0.6 : 1,
      }}
    >
      <UserAvatar src={comment.user?.avatar} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
          <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
            {comment.user?.nickname || text.somebody}
          </Box>
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {formatMinute(comment.add_time)}
          </Box>
        </Box>
        <Box sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{comment.content}</Box>
        {comment.hide_time ? (
          <Box sx={{ mt: 0.75, fontSize: '0.875rem', color: 'text.secondary' }}>
            {comment.hide_reason ? text.hidden(comment.hide_reason) : text.hiddenByReports}
          </Box>
        ) : null}
        {comment.like_amount > 0 ? (
          <Box sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>{text.likes(comment.like_amount)}</Box>
        ) : null}
      </Box>
      {own ? (
        <IconButton
          size="small"
          aria-label={text.removeOf(spoken)}
          title={text.remove}
          disabled={remove.isPending}
          onClick={() => void ask()}
          sx={{ alignSelf: 'flex-start' }}
        >
          <TrashIcon />
        </IconButton>
      ) : null}
      {own || readOnly ? null : (
        <ReportButton kind="comment" id={comment.comment_id} content={comment.content} label={text.reportOf(spoken)} />
      )}
    </Box>
  );
}
