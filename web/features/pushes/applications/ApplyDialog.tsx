import * as z from 'zod';
import { APPLICATION_LIMITS } from '../../../../db/contract/push-applications';
import words from '../../../i18n/pushApplications';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

interface ApplyProps {
  itemType: number;
  itemId: string;
  name: string;
}

const schema = z.object({ remark: z.string().max(APPLICATION_LIMITS.text, 'too_long') });

/** The dialog 'applyForPush': asks the platform to push an own item. */
export default function ApplyDialog({ itemType, itemId, name, close }: DialogProps<ApplyProps, boolean>) {
  const text = useText(words).apply;
  const form = useDialogForm<{ remark: string }>({
    schema,
    defaultValues: { remark: '' },
    save: ({ remark }) =>
      api.post('/v1/user/pushApplication', { item_type: itemType, item_id: itemId, remark: remark.trim() }),
    done: text.done,
    invalidates: [['pushApplications']],
    close,
  });
  return (
    <FormDialog form={form} title={text.ask} width={560} subject={name} submit={text.submit} pinned>
      <FormText
        name="remark"
        label={text.remark}
        hint={text.remarkHint}
        rows={4}
        maxLength={APPLICATION_LIMITS.text}
        counter
      />
    </FormDialog>
  );
}
