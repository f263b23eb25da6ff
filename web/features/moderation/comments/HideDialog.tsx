import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hideInput, MODERATION_MAXIMA } from '../../../../db/contract/comments';
import { Quoted } from '../../../domain/comments/Quoted';
import words from '../../../i18n/moderation';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

/** The dialog 'hideComment': takes a comment away and tells its author why. */
export default function HideDialog({ id, content, close }: DialogProps<{ id: string; content: string }, boolean>) {
  const text = useText(words).comments;
  const form = useAppForm<{ comment_id: string; reason: string }>({
    schema: hideInput,
    defaultValues: { comment_id: id, reason: '' },
    onSubmit: async (values) => {
      await api.post('/v1/comment/hide', values);
      toast.success(text.hidden);
      close(true);
    },
  });
  return (
    <AppDialog
      title={text.hideTitle}
      width={520}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
      actions={
        <Button variant="contained" color="error" loading={form.saving} onClick={() => void form.submit()}>
          {text.hide}
        </Button>
      }
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{text.hideText}</Typography>
      <Quoted>{content}</Quoted>
      <Box sx={{ mt: 2.5 }}>
        <AppForm form={form}>
          <FormText name="reason" label={text.reason} required rows={3} maxLength={MODERATION_MAXIMA.reason} counter />
        </AppForm>
      </Box>
    </AppDialog>
  );
}
