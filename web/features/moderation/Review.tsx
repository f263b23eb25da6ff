import Button from '@mui/material/Button';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useSession } from '../../domain/session';
import words from '../../i18n/moderation';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { AbsentState, ErrorState } from '../../kit/layout/States';
import { type ReviewKind, reviewOf } from './kinds';
import { NotAllowed } from './NotAllowed';
import { queueParams, queueSearch } from './queue/way';
import { ReviewBody } from './review/ReviewBody';

function Loaded({ kind, id }: { kind: ReviewKind; id: string }) {
  const text = useText(words);
  const [search] = useSearchParams();
  const query = useApiQuery(
    ['review', 'item'],
    '/v1/review/detail',
    { item_type: kind.itemType, id, ...queueParams(search) },
    { staleMs: 0, silent: true },
  );
  if (query.data) {
    return <ReviewBody key={id} id={id} kind={kind} review={query.data} isFresh={query.isFetchedAfterMount} />;
  }
  const title = text.kinds[kind.pages];
  const absent = query.error?.status === 404;
  return (
    <Page title={title} breadcrumbs={[{ label: title, to: `/audit/${kind.pages}${queueSearch(search)}` }]}>
      {query.isPending ? <LoadingState kind="block" /> : null}
      {absent ? (
        <AbsentState
          action={
            <Button component={Link} to={`/audit/${kind.pages}`} variant="outlined">
              {text.toQueue}
            </Button>
          }
        />
      ) : null}
      {query.isError && !absent ? <ErrorState onRetry={() => void query.refetch()} /> : null}
    </Page>
  );
}

/** The review of one item beside its last approved version (/audit/{kind}/{id}). */
export default function Review() {
  const text = useText(words);
  const { has } = useSession();
  const { kind: pages, id = '' } = useParams();
  const kind = reviewOf(pages);
  if (!kind) {
    return (
      <Page title={text.choose}>
        <AbsentState />
      </Page>
    );
  }
  if (!has(kind.auditor)) return <NotAllowed title={text.kinds[kind.pages]} />;
  return <Loaded kind={kind} id={id} />;
}
