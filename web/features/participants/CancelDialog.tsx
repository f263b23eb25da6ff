import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { BookedKind } from '../../../db/contract/bookings';
import { eventCancelInput } from '../../../db/contract/bookings-office';
import words from '../../i18n/participants';
import { api } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

interface Props {
  kind: BookedKind;
  id: string;
  name: string;
}

/** The dialog 'eventCancel': a meeting or course is called off, with the words that everybody who booked is told. */
export default function CancelDialog({ kind, id, name, close }: DialogProps<Props, boolean>) {
  const text = useText(words).cancelDialog;
  const form = useAppForm({
    schema: eventCancelInput.omit({ id: true }),
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await api.post(kind === 'meeting' ? '/v1/content/meeting/cancel' : '/v1/content/course/cancel', { id, reason });
      toast.success(text.done);
      close(true);
    },
  });
  return (
    <AppDialog title={text.title(name)} width={480} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{text.lead}</Box>
      <AppForm form={form}>
        <FormText name="reason" label={text.reason} required rows={3} maxLength={300} />
        <Button
          type="submit"
          variant="contained"
          color="error"
          loading={form.saving}
          sx={{ display: 'flex', ml: 'auto', mt: 2 }}
        >
          {text.submit}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
