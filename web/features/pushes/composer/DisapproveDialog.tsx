import { PUSH_LIMITS } from '../../../../db/contract/pushes';
import words from '../../../i18n/pushCompose';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { ReasonDialog } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { PUSHES } from './keys';

interface DisapproveProps {
  id: string;
  version: number;
  title: string;
}

/** The dialog 'pushDisapprove': a push is not approved, for a reason that whoever asked is told. */
export default function DisapproveDialog({ id, version, title, close }: DialogProps<DisapproveProps, boolean>) {
  const text = useText(words).approval;
  return (
    <ReasonDialog
      title={text.declineTitle}
      subject={title}
      label={text.reason}
      maxLength={PUSH_LIMITS.reason}
      blank="push_decline_reason"
      submit={text.decline}
      pinned
      save={(reason) => api.post('/v1/push/approve', { id, version, approved: false, reason })}
      done={text.returned}
      invalidates={[PUSHES]}
      close={close}
    />
  );
}
