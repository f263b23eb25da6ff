import * as z from 'zod';
import { AUDIENCE_LIMITS } from '../../../../../db/contract/audiences';
import words from '../../../../i18n/pushAudience';
import { addRow } from '../../../../kit/api';
import type { DialogProps } from '../../../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../../../kit/form';
import { useText } from '../../../../kit/i18n';

const schema = z.object({
  name: z.string().trim().min(1, 'audience_name_required').max(AUDIENCE_LIMITS.name, 'too_long'),
});

/** The dialog 'audienceSave': keeps a filter under a name, for all operators. */
export default function SaveDialog({ filter, close }: DialogProps<{ filter: string }, boolean>) {
  const text = useText(words).save;
  const form = useDialogForm<{ name: string }>({
    schema,
    defaultValues: { name: '' },
    save: ({ name }) => addRow('push_audience', { name: name.trim(), filter }),
    done: text.saved,
    close,
  });
  return (
    <FormDialog form={form} title={text.title} width={480} submit={text.save} pinned>
      <FormText name="name" label={text.name} required maxLength={AUDIENCE_LIMITS.name} />
    </FormDialog>
  );
}
