import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ThreadLink } from '../../../../db/contract/thread-links';
import type { ReplyRow, ThreadDetail } from '../../../../db/contract/threads';
import { threadWords } from '../../../../db/contract/words/threads';
import words from '../../../i18n/threads';
import { api } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { confirm, openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { ToneChip } from '../../../kit/layout/StateChip';
import { toast } from '../../../kit/toast';
import { refreshThreads } from './calls';
import { LinkCard } from './links';
import { Post } from './Post';

/** A reply in its thread, with the result that it names. */
export function Reply({ it, thread, link }: { it: ReplyRow; thread: ThreadDetail; link: ThreadLink | undefined }) {
  const own = useText(words);
  const text = useText(threadWords);
  const name = it.author || text.somebody;
  const accept = useApiMutation(
    (replyId: string) => api.post('/v1/community/accept', { thread_id: thread.id, reply_id: replyId }),
    {
      onSuccess: ({ accepted_reply_id }) => {
        toast.success(accepted_reply_id ? own.acceptedNow : own.unaccepted);
        void refreshThreads();
      },
    },
  );
  const remove = useApiMutation(() => api.del('/v1/community/reply', { id: it.id }), {
    onSuccess: () => {
      toast.success(own.removed);
      void refreshThreads();
    },
  });
  const ask = async () => {
    if (await confirm({ text: own.confirmRemoveReply, danger: true })) remove.mutate();
  };
  const mayAccept = thread.may_accept && it.state === 'shown';
  return (
    <Box
      sx={{
        p: { xs: 2, sm: 2.5 },
        border: 1,
        borderColor: it.accepted ? 'success.main' : 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
      }}
    >
      {it.accepted ? (
        <Box sx={{ mb: 1 }}>
          <ToneChip label={text.acceptedAnswer} tone="adopted" />
        </Box>
      ) : null}
      <Post
        it={it}
        name={name}
        actions={
          mayAccept || it.is_own ? (
            <>
              {mayAccept && it.accepted ? (
                <Button size="small" variant="outlined" loading={accept.isPending} onClick={() => accept.mutate('')}>
                  {own.unaccept}
                </Button>
              ) : null}
              {mayAccept && !it.accepted ? (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={own.acceptOf(name)}
                  loading={accept.isPending}
                  onClick={() => accept.mutate(it.id)}
                >
                  {own.accept}
                </Button>
              ) : null}
              {it.is_own && it.state !== 'hidden' ? (
                <Button
                  size="small"
                  aria-label={own.editOf(own.reply)}
                  onClick={() => void openDialog('editReply', { id: it.id, body: it.body })}
                >
                  {own.edit}
                </Button>
              ) : null}
              {it.is_own ? (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={own.removeOf(own.reply)}
                  loading={remove.isPending}
                  onClick={() => void ask()}
                >
                  {own.remove}
                </Button>
              ) : null}
            </>
          ) : null
        }
      />
      {link ? <LinkCard link={link} /> : null}
    </Box>
  );
}
