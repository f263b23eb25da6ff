import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import words from '../../i18n/pushCenter';
import { api, reread } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { useStaffFrame } from '../../kit/layout/frame';
import { Page } from '../../kit/layout/Page';
import { EmptyState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';
import { useSession } from '../session';
import { WorkGroups } from '../session/WorkGroups';

/** How often a paused account is looked at again. */
const LOOK_MS = 5000;

const KEY = ['pushes', 'account'];
const readPause = (signal?: AbortSignal) =>
  api.get('/v1/push/account', {}, { ...(signal && { signal }), silent: true });

/** Says on every page of the operators that the chat app takes no messages, and lets them try it at once. */
function AccountPause() {
  const text = useText(words).pause;
  const { lang } = useLang();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readPause(signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pause ? LOOK_MS : false),
  });
  const resume = useApiMutation(() => api.post('/v1/push/account/resume', {}), {
    onSuccess: ({ resumed }) => {
      toast.info(resumed ? text.resumed : text.open);
      void reread([['pushes']]);
    },
  });
  const pause = query.data?.pause;
  if (!pause) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" loading={resume.isPending} onClick={() => resume.mutate()}>
          {text.resume}
        </Button>
      }
    >
      <AlertTitle>{text.title}</AlertTitle>
      {[
        pause.hint ?? pause.error_msg ?? pause.error_code,
        [pause.next_try ? text.tried(formatMinute(pause.next_try)) : '', text.until(formatMinute(pause.until_time))]
          .filter(Boolean)
          .join(lang === 'zh' ? '' : ' '),
      ].map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}

/** Members ask there for pushes of what is theirs. */
const APPLY = '/demandApply';
/** Operators look there for what is asked about the items that they push (core§2). */
const FORUM = '/forum';

interface PushFrameProps {
  title: string;
  lead?: string;
  actions?: ReactNode;
  /** Whether the page is a tab of the member centre, for everybody who is signed in; otherwise for operators of pushes alone. */
  everybody?: boolean;
  children: ReactNode;
}

/** The frame of the push centre's pages; the server refuses whoever has no right, whatever is shown here. */
export function PushFrame({ title, lead, actions, everybody = false, children }: PushFrameProps) {
  const text = useText(words);
  const { has } = useSession();
  const staff = useStaffFrame();
  const open = everybody || has('push-admin');
  return (
    <Page
      title={title}
      {...(lead && open ? { lead } : {})}
      {...(open && {
        actions: (
          <>
            {actions}
            {staff ? (
              <Button component={Link} to={FORUM}>
                {text.forum}
              </Button>
            ) : null}
          </>
        ),
      })}
      labels={has('push-admin') ? <WorkGroups /> : null}
    >
      {has('push-admin') ? <AccountPause /> : null}
      {open ? (
        children
      ) : (
        <EmptyState
          title={text.closedTitle}
          hint={text.closedHint}
          action={
            <Button component={Link} to={APPLY} variant="outlined">
              {text.apply}
            </Button>
          }
        />
      )}
    </Page>
  );
}
