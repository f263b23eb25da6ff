import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { replyEdit } from '../../../../db/contract/threads';
import words from '../../../i18n/threads';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormRichText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { refreshThreads } from './calls';

/** The dialog 'editReply': changes an own reply. */
export default function EditReplyDialog({ id, body, close }: DialogProps<{ id: string; body: string }, boolean>) {
  const own = useText(words);
  const form = useAppForm({
    schema: replyEdit,
    defaultValues: { id, body },
    onSubmit: async (values) => {
      await api.put('/v1/community/reply', values);
      toast.success(own.saved);
      await refreshThreads();
      close(true);
    },
  });
  return (
    <AppDialog
      title={own.editReplyTitle}
      width={800}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
      actions={
        <Button variant="contained" loading={form.saving} onClick={() => void form.submit()}>
          {own.save}
        </Button>
      }
    >
      <AppForm form={form}>
        <Box sx={{ pt: 1 }}>
          <FormRichText name="body" label={own.body} required />
        </Box>
      </AppForm>
    </AppDialog>
  );
}
