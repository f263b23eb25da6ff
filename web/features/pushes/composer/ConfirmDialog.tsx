import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { messageOf } from '../../../../db/contract/errors';
import type { PushDetail } from '../../../../db/contract/push-records';
import { pushPath } from '../../../../db/contract/pushes';
import { ScrolledRows } from '../../../domain/pushes/ScrolledRows';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/pushCompose';
import { ApiError, api } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { useScrolled } from '../../../kit/api/useScrolled';
import { openDialog } from '../../../kit/dialogs';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { bracketed, pickName, useLang, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { QueryState } from '../../../kit/layout/QueryState';
import { toast } from '../../../kit/toast';
import { ItemAbout } from './config/ItemAbout';
import { readParams, useComposed } from './config/params';
import { PUSHES } from './keys';
import { Targets } from './Targets';
import { type Pages, usePages } from './usePages';
import { isMoving, isToSend, usePushProgress } from './usePushProgress';

interface PushItemsProps {
  pushId: string;
  groupId: string;
  itemType: number;
}

/** The items of a push with their fields (back-office§2). */
function PushItems({ pushId, groupId, itemType }: PushItemsProps) {
  const text = useText(words).confirm;
  const { lang } = useLang();
  const query = useScrolled([...PUSHES, 'pushItems'], '/v1/push/items', {
    group_id: groupId,
    push_id: pushId,
    own: 1,
  });
  return (
    <Box component="section" aria-label={text.items} sx={{ minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 650, mb: 1 }}>
        {query.total === undefined ? text.items : bracketed(text.items, query.total)}
      </Typography>
      <ScrolledRows
        query={query}
        label={text.items}
        height="40vh"
        rowKey={(item) => item.id}
        row={(item) => (
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.5, px: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {item.name}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
                {item.scopes.map((scope) => (
                  <Chip
                    key={scope.id}
                    size="small"
                    variant="outlined"
                    label={pickName(lang, scope.name, scope.name_en)}
                  />
                ))}
              </Box>
            </Box>
            <ItemAbout item={item} itemType={itemType} />
          </Box>
        )}
      />
    </Box>
  );
}

/** The word of a second operator that a push waits for, and who may give it. */
function Approval({ push }: { push: PushDetail }) {
  const text = useText(words).approval;
  const { user } = useSession();
  const { id, version, title, approval } = push;
  const approve = useApiMutation(() => api.post('/v1/push/approve', { id, version, approved: true }), {
    invalidates: [PUSHES],
    done: text.done,
  });
  if (!approval || (push.confirm_time !== null && push.run_state !== 'stopped')) return null;
  if (approval.state === 'approved') {
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        {text.approved(approval.decide_name ?? '')}
      </Alert>
    );
  }
  if (approval.state === 'declined') {
    return (
      <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {text.declined(approval.decide_name ?? '', approval.reason ?? '')}
      </Alert>
    );
  }
  const own = user?.user_id === approval.ask_user;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        own ? null : (
          <>
            <Button
              color="inherit"
              size="small"
              onClick={() => void openDialog('pushDisapprove', { id, version, title })}
            >
              {text.decline}
            </Button>
            <Button color="inherit" size="small" loading={approve.isPending} onClick={() => approve.mutate()}>
              {text.approve}
            </Button>
          </>
        )
      }
    >
      {own ? text.asked : text.waits(approval.ask_name ?? '')}
    </Alert>
  );
}

/** Shows a push as it will be sent, sends it, and what becomes of it (back-office§2, §8). */
export default function ConfirmDialog({ pushId, close }: DialogProps<{ pushId: string }, boolean>) {
  const text = useText(words);
  const pages = usePages();
  const query = usePushProgress(pushId, pages.after);
  const push = query.data;
  const scheduled = push !== undefined && push.confirm_time === null && push.auto_push_time > 0;
  const confirm = useApiMutation(
    async () => {
      const body = { id: pushId, version: push?.version, ...(scheduled && { now: true }) };
      try {
        const done = await api.post('/v1/push/confirm', body);
        if (done.asked) toast.info(text.approval.asked);
        return done;
      } catch (error) {
        // What another operator changed is shown at once: what is confirmed next is what is seen.
        if (error instanceof ApiError && error.status === 409) await query.refetch();
        throw error;
      }
    },
    { invalidates: [PUSHES] },
  );
  const begun = push !== undefined && push.confirm_time !== null && push.run_state !== 'stopped';
  // Another operator sends its messages one by one, or has sent them all.
  const isTaken = push !== undefined && !begun && (push.counts.sending > 0 || !isToSend(push));
  const isOver = begun || isTaken;
  return (
    <AppDialog
      title={text.confirm.title}
      width={1000}
      closeOnBackdrop={isOver}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%', justifyContent: 'flex-end' }}>
          {push ? <PagePreview push={push} /> : null}
          <Button onClick={() => close(isOver)}>{isOver ? text.close : text.cancel}</Button>
          {isOver ? null : (
            <Button
              variant="contained"
              disabled={!push || push.run_state === 'cancelled' || push.approval?.state === 'asked'}
              loading={confirm.isPending}
              onClick={() => confirm.mutate()}
            >
              {scheduled ? text.confirm.now : text.confirm.push}
            </Button>
          )}
        </Box>
      }
    >
      {push ? null : <QueryState query={query} count={5} />}
      {push ? <Approval push={push} /> : null}
      {push ? <Shown push={push} pages={pages} scheduled={scheduled} /> : null}
    </AppDialog>
  );
}

/** The page that the message leads to, as its first recipient will find it. */
function PagePreview({ push }: { push: PushDetail }) {
  const text = useText(words).confirm;
  const [first] = push.targets;
  if (!first) return null;
  const url = `${pushPath(push.id, push.item_type, first.org_id, push.push_group_id)}?preview=1`;
  return (
    <Button sx={{ mr: 'auto' }} onClick={() => void openDialog('iframeViewer', { url, title: text.preview })}>
      {text.preview}
    </Button>
  );
}

function Shown({ push, pages, scheduled }: { push: PushDetail; pages: Pages; scheduled: boolean }) {
  const text = useText(words).confirm;
  const { lang } = useLang();
  const source = useComposed(readParams(push.title_params));
  // Messages that were sent one by one began nothing.
  const begun = push.confirm_time !== null || push.counts.sent + push.counts.sending > 0;
  const facts = [
    { label: text.subject, value: push.title },
    { label: text.source, value: [source, push.remark].filter(Boolean).join(' · ') },
  ];
  return (
    <>
      <Box component="dl" sx={{ m: 0, mb: 2, overflowWrap: 'anywhere' }}>
        {facts.map(({ label, value }) => (
          <Box
            key={label}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '6em minmax(0, 1fr)' },
              columnGap: 1,
              mb: 0.5,
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {scheduled ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text.scheduled(formatMinute(push.auto_push_time))}
        </Alert>
      ) : null}
      {push.run_state === 'cancelled' ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {messageOf('push_cancelled', lang)}
        </Alert>
      ) : null}
      {push.run_state === 'stopped' ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {text.stopped(push.hint ?? push.error_msg ?? '')}
        </Alert>
      ) : null}
      {push.pause ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text.paused(formatMinute(push.pause.until_time), push.pause.hint ?? '')}
        </Alert>
      ) : null}
      {push.confirm_time === null && push.counts.sending > 0 ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text.oneByOne}
        </Alert>
      ) : null}
      <Box role="status" sx={{ fontWeight: 600, mb: begun ? 2 : 0 }}>
        {begun ? text.progress(push.counts.sent, push.total) : ''}
        {begun && !isMoving(push) && push.run_state === 'done' ? ` · ${text.done}` : ''}
      </Box>
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <PushItems pushId={push.id} groupId={push.push_group_id} itemType={push.item_type} />
        <Targets push={push} pages={pages} />
      </Box>
    </>
  );
}
