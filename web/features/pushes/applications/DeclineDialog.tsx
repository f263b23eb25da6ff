import { APPLICATION_LIMITS } from '../../../../db/contract/push-applications';
import words from '../../../i18n/pushApplications';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { ReasonDialog } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

interface DeclineProps {
  id: string;
  version: number;
  name: string;
}

/** The dialog 'declinePush': an application is declined with a reason, which its publisher is told. */
export default function DeclineDialog({ id, version, name, close }: DialogProps<DeclineProps, boolean>) {
  const text = useText(words).confirm;
  return (
    <ReasonDialog
      title={text.decline}
      width={560}
      subject={name}
      label={text.reason}
      rows={4}
      maxLength={APPLICATION_LIMITS.text}
      blank="push_decline_reason"
      submit={text.decline}
      pinned
      save={(reason) => api.post('/v1/pushApplication/decide', { id, version, state: 'declined', reason })}
      done={text.declined}
      invalidates={[['pushApplications']]}
      close={close}
    />
  );
}
