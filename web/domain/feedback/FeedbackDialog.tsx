import { useState } from 'react';
import words from '../../i18n/talk';
import { useRows } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import type { FeedbackProps } from '../catalog/dialogMap';
import { useSession } from '../session';
import { FeedbackForm } from './FeedbackForm';
import { ownCall } from './feedback';

/** The dialog 'feedback': members find what they sent before and change it, visitors begin anew. */
export default function FeedbackDialog(props: FeedbackProps) {
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
