import { useState } from 'react';
import words from '../../i18n/talk';
import { useRows } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { useSession } from '../session';
import { FeedbackForm } from './FeedbackForm';
import type { FeedbackProps } from './feedback';
import { ownCall } from './feedback';

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
