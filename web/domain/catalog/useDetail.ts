import { PUBLISHED_PAGES, type PublishedPages } from '../../../db/contract/items';
import { type ApiQuery, useApiQuery } from '../../kit/api';
import { useSession } from '../session';

/**
 * The public detail of one item.
 * `preview`: an owner asks so for the version that is still being reviewed; visitors are shown the public one either way.
 */
export function useDetail<D>(kind: PublishedPages, id: string, preview: string | null = null): ApiQuery<D> {
  const { ready, loggedIn } = useSession();
  // What is similar may differ for a member (decision 54) from the page that came from the edge: that is asked for at once.
  return useApiQuery<D>(
    [kind, 'detail'],
    `/v1/${PUBLISHED_PAGES[kind].noun}/detail`,
    { id, preview },
    { enabled: ready, ...(loggedIn ? { staleMs: 0 } : {}) },
  );
}
