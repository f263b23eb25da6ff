import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { COMMUNITY } from '../../../../db/contract/community';
import type { ThreadLink } from '../../../../db/contract/thread-links';
import type { ThreadDetail } from '../../../../db/contract/threads';
import { threadWords } from '../../../../db/contract/words/threads';
import { useLoginGate } from '../../../domain/session/useLoginGate';
import kit from '../../../i18n/kit';
import words from '../../../i18n/threads';
import { api, useApiQuery } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { confirm, openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { Page } from '../../../kit/layout/Page';
import { Pager } from '../../../kit/layout/Pager';
import { Section } from '../../../kit/layout/Section';
import { TagChip, ToneChip } from '../../../kit/layout/StateChip';
import { ErrorState } from '../../../kit/layout/States';
import { toast } from '../../../kit/toast';
import { refreshThreads, THREADS } from './calls';
import { MakeDemand, ThreadDemands, useThreadLinks } from './links';
import { Post } from './Post';
import { Reply } from './Reply';
import { ReplyForm } from './ReplyForm';

function FollowButton({ thread }: { thread: ThreadDetail }) {
  const own = useText(words);
  const gate = useLoginGate();
  const follow = useApiMutation(
    (wanted: boolean) => api.post('/v1/community/follow', { thread_id: thread.id, follow: wanted }),
    {
      onSuccess: ({ following }) => {
        toast.success(following ? own.followed : own.unfollowed);
        void refreshThreads();
      },
    },
  );
  const toggle = async () => {
    if (await gate()) follow.mutate(!thread.following);
  };
  return (
    <Button variant="outlined" aria-pressed={thread.following} loading={follow.isPending} onClick={() => void toggle()}>
      {thread.following ? own.following : own.follow}
    </Button>
  );
}

function OwnActions({ thread }: { thread: ThreadDetail }) {
  const own = useText(words);
  const navigate = useNavigate();
  const remove = useApiMutation(() => api.del('/v1/community/thread', { id: thread.id }), {
    onSuccess: () => {
      toast.success(own.removed);
      void refreshThreads();
      navigate(COMMUNITY);
    },
  });
  const ask = async () => {
    if (await confirm({ text: own.confirmRemoveThread, danger: true })) remove.mutate();
  };
  const { id, category_id, title, body } = thread;
  return (
    <>
      {thread.state === 'hidden' ? null : (
        <Button
          size="small"
          aria-label={own.editOf(title)}
          onClick={() => void openDialog('askThread', { thread: { id, category_id, title, body } })}
        >
          {own.edit}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        aria-label={own.removeOf(title)}
        loading={remove.isPending}
        onClick={() => void ask()}
      >
        {own.remove}
      </Button>
    </>
  );
}

function Talk({ thread, links }: { thread: ThreadDetail; links: readonly ThreadLink[] }) {
  const text = useText(threadWords);
  const answer = thread.accepted_reply;
  const others = thread.records.filter(({ id }) => id !== answer?.id);
  return (
    <Section title={`${text.repliesTitle} (${thread.replies})`}>
      {!answer && others.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.noReplies}</Box> : null}
      <Box
        component="ol"
        aria-label={text.repliesTitle}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}
      >
        {[...(answer ? [answer] : []), ...others].map((it) => (
          <li key={it.id}>
            <Reply it={it} thread={thread} link={links.find(({ reply_id }) => reply_id === it.id)} />
          </li>
        ))}
      </Box>
      {thread.pages > 1 ? <Pager current={thread.current} pages={thread.pages} totalText="" /> : null}
    </Section>
  );
}

/** The page of a thread (core§2): its text, the accepted answer, the replies, and where one replies. */
export default function ThreadShow() {
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const own = useText(words);
  const text = useText(threadWords);
  const { loading } = useText(kit);
  const { lang } = useLang();
  const pageIndex = Number(address.get('page')) || 1;
  const query = useApiQuery(
    [THREADS, 'show'],
    '/v1/community/thread',
    { id, ...(pageIndex > 1 && { pageIndex }) },
    { silent: true, keepPrevious: true },
  );
  const links = useThreadLinks(id);
  const crumb = { label: text.title, to: COMMUNITY };
  const thread = query.data?.id === id ? query.data : undefined;
  if (!thread) {
    if (query.error?.status === 404) {
      return (
        <Page title={text.gone} lead={own.goneHint} breadcrumbs={[crumb]}>
          <Button component={Link} to={COMMUNITY} variant="outlined">
            {own.back}
          </Button>
        </Page>
      );
    }
    return (
      <Page title={query.error ? text.title : loading} breadcrumbs={[crumb]}>
        {query.error ? (
          <ErrorState onRetry={() => void query.refetch()} />
        ) : (
          <Box sx={{ minHeight: '100vh' }}>
            <LoadingState count={10} />
          </Box>
        )}
      </Page>
    );
  }
  const category = pickName(lang, thread.category, thread.category_en);
  return (
    <Page
      title={thread.title}
      breadcrumbs={[crumb, { label: thread.title }]}
      labels={
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {category ? <TagChip label={category} /> : null}
          {thread.accepted_reply ? <ToneChip label={text.accepted} tone="adopted" /> : null}
        </Box>
      }
      actions={
        <>
          {thread.may_accept ? <MakeDemand thread={thread} /> : null}
          <FollowButton thread={thread} />
        </>
      }
    >
      <Section title={own.body} card>
        <Post it={thread} name={thread.title} actions={thread.is_own ? <OwnActions thread={thread} /> : null} />
      </Section>
      <ThreadDemands links={links} />
      <Talk thread={thread} links={links} />
      {thread.state === 'shown' ? <ReplyForm threadId={thread.id} /> : null}
    </Page>
  );
}
