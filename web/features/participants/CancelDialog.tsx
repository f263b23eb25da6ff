import type { BookedKind } from '../../../db/contract/bookings';
import { eventCancelInput } from '../../../db/contract/bookings-office';
import words from '../../i18n/participants';
import { api } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../kit/form';
import { useText } from '../../kit/i18n';

interface Props {
  kind: BookedKind;
  id: string;
  name: string;
}

/** The dialog 'eventCancel': a meeting or course is called off, with the words that everybody who booked is told. */
export default function CancelDialog({ kind, id, name, close }: DialogProps<Props, boolean>) {
  const text = useText(words).cancelDialog;
  const form = useDialogForm({
    schema: eventCancelInput.omit({ id: true }),
    defaultValues: { reason: '' },
    save: ({ reason }) =>
      api.post(kind === 'meeting' ? '/v1/content/meeting/cancel' : '/v1/content/course/cancel', { id, reason }),
    done: text.done,
    close,
  });
  return (
    <FormDialog form={form} title={text.title(name)} width={480} lead={text.lead} submit={text.submit} danger>
      <FormText name="reason" label={text.reason} required rows={3} maxLength={300} />
    </FormDialog>
  );
}
