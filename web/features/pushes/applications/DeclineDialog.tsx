import * as z from 'zod';
import { APPLICATION_LIMITS } from '../../../../db/contract/push-applications';
import words from '../../../i18n/pushApplications';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

const schema = z.object({
  reason: z.string().trim().min(1, 'push_decline_reason').max(APPLICATION_LIMITS.text, 'too_long'),
});

/** The dialog 'declinePush': an application is declined with a reason, which its publisher is told. */
export default function DeclineDialog({
  id,
  version,
  name,
  close,
}: DialogProps<{ id: string; version: number; name: string }, boolean>) {
  const text = useText(words).confirm;
  const form = useDialogForm<{ reason: string }>({
    schema,
    defaultValues: { reason: '' },
    save: ({ reason }) =>
      api.post('/v1/pushApplication/decide', { id, version, state: 'declined', reason: reason.trim() }),
    done: text.declined,
    invalidates: [['pushApplications']],
    close,
  });
  return (
    <FormDialog form={form} title={text.decline} width={560} subject={name} submit={text.decline} danger pinned>
      <FormText name="reason" label={text.reason} required rows={4} maxLength={APPLICATION_LIMITS.text} counter />
    </FormDialog>
  );
}
