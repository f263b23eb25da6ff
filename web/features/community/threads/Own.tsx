import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { COMMUNITY } from '../../../../db/contract/community';
import { OWN_THREADS } from '../../../../db/contract/threads';
import words from '../../../i18n/threads';
import { useApiQuery } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { Page } from '../../../kit/layout/Page';
import { PageTabs } from '../../../kit/layout/PageTabs';
import { EmptyState } from '../../../kit/layout/States';
import { usePageIndex } from '../../../kit/layout/usePageIndex';
import { THREADS } from './calls';
import { ThreadRows } from './ThreadRows';

const PAGE = '/memberCenter/threads';

/** Threads that the member follows, asked or answered. */
export default function OwnThreads() {
  const own = useText(words);
  const [address] = useSearchParams();
  const pageIndex = usePageIndex();
  const kind = OWN_THREADS.find((each) => each === address.get('kind')) ?? 'followed';
  const query = useApiQuery([THREADS, 'own'], '/v1/community/own', { kind, pageIndex, pageSize: 10 }, { staleMs: 0 });
  return (
    <Page title={own.own} lead={own.ownLead}>
      <PageTabs
        label={own.own}
        tabs={OWN_THREADS.map((each) => ({
          to: each === 'followed' ? PAGE : `${PAGE}?kind=${each}`,
          label: own.ownKinds[each],
          current: each === kind,
        }))}
      />
      <ThreadRows
        query={query}
        none={
          <EmptyState
            title={own.ownNone}
            hint={own.ownNoneHint}
            action={
              <Button variant="outlined" component={Link} to={COMMUNITY}>
                {own.toCommunity}
              </Button>
            }
          />
        }
      />
    </Page>
  );
}
