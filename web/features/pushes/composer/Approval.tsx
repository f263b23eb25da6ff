import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { PushDetail } from '../../../../db/contract/push-records';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/pushCompose';
import { api } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { PUSHES } from './keys';

/** The word of a second operator that a push waits for, and who may give it. */
export function Approval({ push }: { push: PushDetail }) {
  const text = useText(words).approval;
  const { user } = useSession();
  const { id, version, title, approval } = push;
  const approve = useApiMutation(() => api.post('/v1/push/approve', { id, version, approved: true }), {
    invalidates: [PUSHES],
    onSuccess: () => toast.success(text.done),
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
