import words from '../../i18n/matchmaking';
import { api } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { ReasonDialog } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { refresh } from './times';

/** Cancels a 1:1 meeting, by one of its members or by staff. */
export default function CancelDialog({ id, office, close }: DialogProps<{ id: string; office: boolean }, boolean>) {
  const { plan: text, requests } = useText(words);
  return (
    <ReasonDialog
      title={text.cancelTitle}
      width={420}
      lead={text.cancelHint}
      label={requests.reasonLabel}
      rows={2}
      maxLength={200}
      blank={null}
      submit={text.cancel}
      cancel={text.keep}
      save={(reason) =>
        api
          .post(office ? '/v1/matchmaking/office/cancel' : '/v1/user/matchmaking/cancel', { id, reason })
          .finally(refresh)
      }
      done={text.cancelled}
      close={close}
    />
  );
}
