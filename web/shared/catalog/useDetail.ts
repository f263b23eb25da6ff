import { type ApiQuery, useApiQuery } from '../api';
import { useSession } from '../auth';
import { CATALOGS } from './address';
import type { CatalogKind } from './types';

/**
 * The public detail of one item.
 * `preview`: an owner asks so for the version that is still being reviewed; visitors are shown the public one either way.
 */
export function useDetail<D>(kind: CatalogKind, id: string, preview: string | null = null): ApiQuery<D> {
  const { ready, loggedIn } = useSession();
  // What is similar may differ for a member (decision 54) from the page that came from the edge: that is asked for at once.
  return useApiQuery<D>(
    [kind, 'detail'],
    `${CATALOGS[kind].api}/detail`,
    { id, preview },
    { enabled: ready, ...(loggedIn ? { staleMs: 0 } : {}) },
  );
}
