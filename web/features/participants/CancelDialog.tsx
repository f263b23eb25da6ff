import type { BookedKind } from '../../../db/contract/bookings';
import words from '../../i18n/participants';
import { api } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { ReasonDialog } from '../../kit/form';
import { useText } from '../../kit/i18n';

interface Props {
  kind: BookedKind;
  id: string;
  name: string;
}

/** The dialog 'eventCancel': a meeting or course is called off, with the words that everybody who booked is told. */
export default function CancelDialog({ kind, id, name, close }: DialogProps<Props, boolean>) {
  const text = useText(words).cancelDialog;
  return (
    <ReasonDialog
      title={text.title(name)}
      lead={text.lead}
      label={text.reason}
      maxLength={300}
      blank="required"
      submit={text.submit}
      save={(reason) =>
        api.post(kind === 'meeting' ? '/v1/content/meeting/cancel' : '/v1/content/course/cancel', { id, reason })
      }
      done={text.done}
      close={close}
    />
  );
}
