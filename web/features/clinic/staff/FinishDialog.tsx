import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CLINIC_MAXIMA, clinicFinish } from '../../../../db/contract/clinic';
import words from '../../../i18n/clinic';
import { api, queryClient } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
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
      await queryClient.invalidateQueries({ queryKey: ['clinic'] });
      toast.success(text.finishDone);
      close(true);
    },
  });
  return (
    <AppDialog title={text.finishTitle} width={560} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        <Box sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <FormText
          name="summary"
          label={text.summary}
          hint={text.finishHint}
          required
          rows={8}
          maxLength={CLINIC_MAXIMA.summary}
        />
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 2 }}>
          {text.finish}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
