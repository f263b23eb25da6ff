import { useState } from 'react';
import { useSession } from '../../domain/session';
import words from '../../i18n/programmeReviews';
import { useApiQuery } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';
import { OpinionForm } from './opinion/OpinionForm';

interface OpinionDialogProps {
  /** The project. */
  DetailId: string;
  /** Whose opinion it is: a unit's, or a person's or expert's. The session says who writes; another one is refused. */
  orgId?: string;
  expertId?: string;
}

/** Dialogs 6 and 7 of back-office§2: the opinion of the signed-in recommender, to be written or changed. */
export default function OpinionDialog({ DetailId, orgId, expertId, close }: DialogProps<OpinionDialogProps, boolean>) {
  const text = useText(words).form;
  const { user } = useSession();
  const own = user?.recommender_id;
  const isForeign = [orgId, expertId].some((id) => id !== undefined && id !== own);
  // What was kept of an earlier opening may be old: a form begins with what is stored now.
  const [opening] = useState(() => performance.now());
  const query = useApiQuery(
    ['programme', 'reviews', 'one', DetailId, opening],
    '/v1/programme/review',
    { project_id: DetailId },
    { staleMs: 0, silent: true, enabled: !isForeign },
  );
  return (
    <AppDialog title={text.title} width={1000} closeOnBackdrop={false}>
      {isForeign ? <ErrorState text={text.foreign} /> : null}
      {query.isError ? <ErrorState text={query.error.msg} /> : null}
      {query.data ? (
        <OpinionForm
          projectId={DetailId}
          detail={query.data}
          onReload={() => void query.refetch()}
          onDone={() => close(true)}
          onCancel={() => close(false)}
        />
      ) : isForeign || query.isError ? null : (
        <LoadingState kind="block" />
      )}
    </AppDialog>
  );
}
