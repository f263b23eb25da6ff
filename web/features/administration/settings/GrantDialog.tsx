import Box from '@mui/material/Box';
import * as z from 'zod';
import { type PublishingRequest, publishingDecision } from '../../../../db/contract/publishing-limits';
import words from '../../../i18n/publishingLimits';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

const filled = z.string().trim().min(1, 'required').pipe(z.coerce.number());
const { amount, days } = publishingDecision.shape;
const schema = z.object({ amount: filled.pipe(amount), days: filled.pipe(days.unwrap()) });

interface Values {
  amount: string;
  days: string;
}

/** Grants more items for some days, or declines. */
export default function GrantDialog({ request, close }: DialogProps<{ request: PublishingRequest }, boolean>) {
  const text = useText(words);
  const form = useDialogForm<Values>({
    schema,
    defaultValues: { amount: String(request.amount), days: '30' },
    save: ({ amount, days }) =>
      api.put('/v1/admin/publishingRequest', { id: request.id, amount: Number(amount), days: Number(days) }),
    done: text.decided,
    close,
  });
  return (
    <FormDialog
      form={form}
      title={text.queue}
      width={560}
      subject={[request.user_name || request.account, request.organization_name].filter(Boolean).join(' · ')}
      submit={text.save}
    >
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{request.reason}</Box>
      <FormText name="amount" type="number" label={text.grant} hint={text.grantHint} required />
      <FormText name="days" type="number" label={text.days} hint={text.daysHint} required />
    </FormDialog>
  );
}
