import Alert from '@mui/material/Alert';
import { useState } from 'react';
import words from '../../i18n/talk';
import { queryClient } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, useAppForm } from '../../kit/form';
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
    <FormDialog
      form={form}
      title={text.title[kind]}
      width={800}
      subject={props.subject ? text.about(props.subject) : undefined}
      lead={text.lead}
      submit={own ? text.save : text.submit}
      pinned
      disabled={uploading}
    >
      {own ? <Alert severity="info">{text.again}</Alert> : null}
      <FeedbackFields kind={kind} onBusy={setUploading} />
    </FormDialog>
  );
}
