import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import words from '../../i18n/talk';
import { queryClient } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { FeedbackFields } from './FeedbackFields';
import type { FeedbackProps } from './feedback';
import { type Feedback, type FeedbackValues, saveFeedback, schemaOf, valuesOf } from './feedback';

/** The three forms of feedback (core§2, back-office§2). */
export function FeedbackForm({
  own,
  close,
  ...props
}: DialogProps<FeedbackProps, boolean> & { own: Feedback | undefined }) {
  const text = useText(words).feedback;
  const [uploading, setUploading] = useState(false);
  const kind = props.form ?? 'item';
  const form = useAppForm<FeedbackValues>({
    schema: schemaOf(kind),
    defaultValues: valuesOf(own),
    onSubmit: async (values) => {
      await saveFeedback(props, own, values);
      toast.success(kind === 'v2' || props.push ? text.submittedV2 : text.submitted);
      void queryClient.invalidateQueries({ queryKey: ['feedback'] });
      close(true);
    },
  });
  return (
    <AppDialog
      title={text.title[kind]}
      width={800}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
      actions={
        <Button variant="contained" loading={form.saving} disabled={uploading} onClick={() => void form.submit()}>
          {own ? text.save : text.submit}
        </Button>
      }
    >
      <AppForm form={form}>
        {props.subject ? (
          <Box sx={{ mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{text.about(props.subject)}</Box>
        ) : null}
        <Box sx={{ mb: 2.5, color: 'text.secondary' }}>{text.lead}</Box>
        {own ? (
          <Alert severity="info" sx={{ mb: 2.5 }}>
            {text.again}
          </Alert>
        ) : null}
        <FeedbackFields kind={kind} onBusy={setUploading} />
      </AppForm>
    </AppDialog>
  );
}
