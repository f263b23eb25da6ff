import { cancelInput } from '../../../db/contract/matchmaking';
import words from '../../i18n/matchmaking';
import { api } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, FormText, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { refresh } from './times';

/** Cancels a 1:1 meeting, by one of its members or by staff. */
export default function CancelDialog({ id, office, close }: DialogProps<{ id: string; office: boolean }, boolean>) {
  const { plan: text, requests } = useText(words);
  const form = useAppForm({
    schema: cancelInput,
    defaultValues: { id, reason: '' },
    onSubmit: async (values) => {
      try {
        await api.post(office ? '/v1/matchmaking/office/cancel' : '/v1/user/matchmaking/cancel', values);
        toast.success(text.cancelled);
        close(true);
      } finally {
        await refresh();
      }
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.cancelTitle}
      width={420}
      lead={text.cancelHint}
      submit={text.cancel}
      danger
      cancel={text.keep}
    >
      <FormText name="reason" label={requests.reasonLabel} rows={2} maxLength={200} />
    </FormDialog>
  );
}
