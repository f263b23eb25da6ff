import Alert from '@mui/material/Alert';
import { useState } from 'react';
import words from '../../i18n/talk';
import { useRows } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, useDialogForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { useSession } from '../session';
import { FeedbackFields } from './FeedbackFields';
import {
  type Feedback,
  type FeedbackProps,
  type FeedbackValues,
  ownCall,
  saveFeedback,
  schemaOf,
  valuesOf,
} from './feedback';

/** The three forms of feedback (core§2, back-office§2). */
function FeedbackForm({ own, close, ...props }: DialogProps<FeedbackProps, boolean> & { own: Feedback | undefined }) {
  const text = useText(words).feedback;
  const kind = props.form ?? 'item';
  const form = useDialogForm<FeedbackValues>({
    schema: schemaOf(kind),
    defaultValues: valuesOf(own),
    save: (values) => saveFeedback(props, own, values),
    done: kind === 'v2' || props.push ? text.submittedV2 : text.submitted,
    invalidates: [['feedback']],
    close,
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
    >
      {own ? <Alert severity="info">{text.again}</Alert> : null}
      <FeedbackFields kind={kind} />
    </FormDialog>
  );
}

/** The dialog 'feedback': members find what they sent before and change it, visitors begin anew. */
export default function FeedbackDialog(props: DialogProps<FeedbackProps, boolean>) {
  const text = useText(words).feedback;
  const { user } = useSession();
  // Who signs in while writing keeps what is written, and sends a new one.
  const [writer] = useState(user?.user_id);
  const query = useRows(['feedback', 'own'], ownCall(props, writer ?? ''), {
    enabled: writer !== undefined,
    staleMs: 0,
  });
  // A later look at the server must not take away what is being written.
  const waits = writer !== undefined && !query.isFetchedAfterMount;
  if (waits) {
    return (
      <AppDialog title={text.title[props.form ?? 'item']} width={800}>
        <LoadingState kind="lines" count={6} />
      </AppDialog>
    );
  }
  return <FeedbackForm {...props} own={query.data?.records[0]} />;
}
