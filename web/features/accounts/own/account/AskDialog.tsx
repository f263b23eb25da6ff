import * as z from 'zod';
import { PUBLISHING_GRANT, publishingRequestInput } from '../../../../../db/contract/publishing-limits';
import words from '../../../../i18n/publishingLimits';
import { api } from '../../../../kit/api';
import type { DialogProps } from '../../../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../../../kit/form';
import { useText } from '../../../../kit/i18n';

const schema = publishingRequestInput.extend({
  amount: z.string().trim().min(1, 'required').pipe(z.coerce.number()).pipe(publishingRequestInput.shape.amount),
});

interface Values {
  amount: string;
  reason: string;
}

/** Asks for more items than the limits allow. */
export default function AskDialog({ close }: DialogProps<object, boolean>) {
  const text = useText(words);
  const form = useDialogForm<Values>({
    schema,
    defaultValues: { amount: '', reason: '' },
    save: ({ amount, reason }) => api.post('/v1/user/publishingRequest', { amount: Number(amount), reason }),
    done: text.sent,
    close,
  });
  return (
    <FormDialog form={form} title={text.ask} width={560} submit={text.send}>
      <FormText name="amount" type="number" label={text.amount} hint={text.amountHint} required />
      <FormText name="reason" label={text.reason} rows={4} maxLength={PUBLISHING_GRANT.reason} required />
    </FormDialog>
  );
}
