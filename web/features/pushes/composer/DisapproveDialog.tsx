import * as z from 'zod';
import { PUSH_LIMITS } from '../../../../db/contract/pushes';
import words from '../../../i18n/pushCompose';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { PUSHES } from './keys';

const schema = z.object({
  reason: z.string().trim().min(1, 'push_decline_reason').max(PUSH_LIMITS.reason, 'too_long'),
});

/** The dialog 'pushDisapprove': a push is not approved, for a reason that whoever asked is told. */
export default function DisapproveDialog({
  id,
  version,
  title,
  close,
}: DialogProps<{ id: string; version: number; title: string }, boolean>) {
  const text = useText(words).approval;
  const form = useDialogForm<{ reason: string }>({
    schema,
    defaultValues: { reason: '' },
    save: ({ reason }) => api.post('/v1/push/approve', { id, version, approved: false, reason: reason.trim() }),
    done: text.returned,
    invalidates: [PUSHES],
    close,
  });
  return (
    <FormDialog form={form} title={text.declineTitle} width={480} subject={title} submit={text.decline} danger pinned>
      <FormText name="reason" label={text.reason} required rows={3} maxLength={PUSH_LIMITS.reason} counter />
    </FormDialog>
  );
}
