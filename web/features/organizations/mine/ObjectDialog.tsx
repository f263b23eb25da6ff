import * as z from 'zod';
import { ATTRIBUTION_MAXIMA } from '../../../../db/contract/attribution-calls';
import words from '../../../i18n/attributions';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

interface ObjectProps {
  organization: string;
  itemType: number;
  itemId: string;
  name: string;
}

const schema = z.object({
  reason: z.string().trim().min(1, 'objection_reason_required').max(ATTRIBUTION_MAXIMA.reason, 'too_long'),
});

/** Objects to an item in the organisation's name. Closes with true once it is sent. */
export default function ObjectDialog({
  organization,
  itemType,
  itemId,
  name,
  close,
}: DialogProps<ObjectProps, boolean>) {
  const text = useText(words).own;
  const form = useDialogForm<{ reason: string }>({
    schema,
    defaultValues: { reason: '' },
    save: async ({ reason }) => {
      const input = { organization_id: organization, item_type: itemType, id: itemId, reason };
      await api.post('/v1/user/attribution/objection', input);
    },
    done: text.sent,
    close,
  });
  return (
    <FormDialog
      form={form}
      title={text.dialog}
      width={520}
      subject={name}
      lead={text.dialogText}
      submit={text.submit}
      wide
    >
      <FormText
        name="reason"
        label={text.reason}
        hint={text.reasonHint}
        required
        rows={4}
        maxLength={ATTRIBUTION_MAXIMA.reason}
        counter
      />
    </FormDialog>
  );
}
