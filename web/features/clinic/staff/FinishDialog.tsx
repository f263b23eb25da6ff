import { CLINIC_MAXIMA, clinicFinish } from '../../../../db/contract/clinic';
import words from '../../../i18n/clinic';
import { api, reread } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

const schema = clinicFinish.pick({ summary: true });

/** The dialog 'clinicFinish': what a consultation came to. */
export default function FinishDialog({ id, name, close }: DialogProps<{ id: string; name: string }, boolean>) {
  const text = useText(words).staff;
  const form = useAppForm({
    schema,
    draftKey: `clinic-summary-${id}`,
    defaultValues: { summary: '' },
    onSubmit: async ({ summary }) => {
      await api.post('/v1/user/clinic/finish', { id, summary });
      await reread([['clinic']]);
      toast.success(text.finishDone);
      close(true);
    },
  });
  return (
    <FormDialog form={form} title={text.finishTitle} width={560} subject={name} submit={text.finish}>
      <FormText
        name="summary"
        label={text.summary}
        hint={text.finishHint}
        required
        rows={8}
        maxLength={CLINIC_MAXIMA.summary}
      />
    </FormDialog>
  );
}
