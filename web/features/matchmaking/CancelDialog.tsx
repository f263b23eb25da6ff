import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { cancelInput } from '../../../db/contract/matchmaking';
import words from '../../i18n/matchmaking';
import { api } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { refresh } from './times';

/** Cancels a 1:1 meeting, by one of its members or by staff. */
export default function CancelDialog({ id, office, close }: DialogProps<{ id: string; office: boolean }, boolean>) {
  const { plan: text, requests } = useText(words);
  const form = useAppForm({
    schema: cancelInput,
    defaultValues: { id, reason: '' },
    onSubmit: async (values) => {
      try {
        await api.post(office ? '/v1/matchmaking/office/cancel' : '/v1/user/matchmaking/cancel', values);
        toast.success(text.cancelled);
        close(true);
      } finally {
        await refresh();
      }
    },
  });
  return (
    <AppDialog title={text.cancelTitle} width={420} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        <Stack spacing={2.25}>
          <Typography sx={{ color: 'text.secondary' }}>{text.cancelHint}</Typography>
          <FormText name="reason" label={requests.reasonLabel} rows={2} maxLength={200} />
          <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
            <Button onClick={() => close(false)}>{text.keep}</Button>
            <Button type="submit" variant="contained" color="error" loading={form.saving}>
              {text.cancel}
            </Button>
          </Stack>
        </Stack>
      </AppForm>
    </AppDialog>
  );
}
