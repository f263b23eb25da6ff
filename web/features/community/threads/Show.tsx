import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { COMMUNITY } from '../../../../db/contract/community';
import type { ThreadLink } from '../../../../db/contract/thread-links';
import { replyInput, type ThreadDetail } from '../../../../db/contract/threads';
import { threadWords } from '../../../../db/contract/words/threads';
import { useSession } from '../../../domain/session';
import { useLoginGate } from '../../../domain/session/useLoginGate';
import kit from '../../../i18n/kit';
import words from '../../../i18n/threads';
import { api, useApiQuery } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { confirm, openDialog } from '../../../kit/dialogs';
import { AppForm, FormRichText, useAppForm } from '../../../kit/form';
import { bracketed, pickName, useLang, useText } from '../../../kit/i18n';
import { randomId } from '../../../kit/layout/format';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { Page } from '../../../kit/layout/Page';
import { Pager } from '../../../kit/layout/Pager';
import { Section } from '../../../kit/layout/Section';
import { TagChip, ToneChip } from '../../../kit/layout/StateChip';
import { ErrorState } from '../../../kit/layout/States';
import { usePageIndex } from '../../../kit/layout/usePageIndex';
import { toast } from '../../../kit/toast';
import { useGoOn } from '../../../kit/useGoOn';
import { refreshThreads, THREADS } from './calls';
import { MakeDemand, ThreadDemands, useThreadLinks } from './links';
import type { PickedResult } from './PickResultDialog';
import { Post } from './Post';
import { Reply } from './Reply';

/** Its name is not kept with it. */
const OMITTED = ['result_id'];

function Fields({ threadId, onSent }: { threadId: string; onSent: () => void }) {
  const own = useText(words);
  const [submission] = useState(() => randomId());
  const [result, setResult] = useState<PickedResult | null>(null);
  const form = useAppForm({
    schema: replyInput,
    draftKey: `reply:${threadId}`,
    draftOmit: OMITTED,
    defaultValues: { thread_id: threadId, body: '', result_id: '' },
    onSubmit: async (values) => {
      const { state } = await api.post('/v1/community/reply', values, { headers: { 'idempotency-key': submission } });
      toast.success(state === 'held' ? own.held : own.replied);
      await refreshThreads();
      // The draft goes first: a form that mounts now would bring it back.
      setTimeout(onSent);
    },
  });
  const choose = (picked: PickedResult | null) => {
    setResult(picked);
    form.methods.setValue('result_id', picked?.id ?? '', { shouldDirty: true });
  };
  const pick = async () => {
    const picked = await openDialog('pickResult', {});
    if (picked) choose(picked);
  };
  return (
    <AppForm form={form}>
      <Stack spacing={2}>
        <FormRichText name="body" label={own.body} required />
        {result ? (
          <Box>
            <Chip label={own.answersWith(result.name)} onDelete={() => choose(null)} sx={{ maxWidth: '100%' }} />
          </Box>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" loading={form.saving}>
            {own.reply}
          </Button>
          <Button variant="outlined" onClick={() => void pick()}>
            {own.answerWith}
          </Button>
        </Box>
      </Stack>
    </AppForm>
  );
}

/** Where members reply; each sent reply leaves a fresh form. */
function ReplyForm({ threadId }: { threadId: string }) {
  const own = useText(words);
  const { user } = useSession();
  const gate = useLoginGate();
  const [round, setRound] = useState(0);
  return (
    <div className="no-print">
      <Section title={own.replyLabel} card>
        {user ? (
          <Fields key={round} threadId={threadId} onSent={() => setRound((count) => count + 1)} />
        ) : (
          <Button variant="outlined" onClick={() => void gate()}>
            {own.toReply}
          </Button>
        )}
      </Section>
    </div>
  );
}

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
  const goOn = useGoOn();
  const remove = useApiMutation(() => api.del('/v1/community/thread', { id: thread.id }), {
    onSuccess: () => {
      toast.success(own.removed);
      void refreshThreads();
      goOn(COMMUNITY);
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
  // Nobody replies to what not everybody reads: its author is not asked to.
  if (thread.state !== 'shown' && thread.replies === 0) return null;
  return (
    <Section title={bracketed(text.repliesTitle, thread.replies)}>
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
      {thread.pages > 1 ? <Pager current={thread.current} pages={thread.pages} /> : null}
    </Section>
  );
}

/** The page of a thread (core§2): its text, the accepted answer, the replies, and where one replies. */
export default function ThreadShow() {
  const { id = '' } = useParams();
  const pageIndex = usePageIndex();
  const own = useText(words);
  const text = useText(threadWords);
  const { loading } = useText(kit);
  const { lang } = useLang();
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
