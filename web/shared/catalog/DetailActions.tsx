import { lazy, Suspense } from 'react';
import { useSession } from '../auth';
import { CATALOGS, detailAddress } from './address';
import { ITEM_TYPES } from './DetailContent';
import { ShareActions } from './ShareActions';
import type { CatalogKind, DetailBase } from './types';

const FavouriteButton = lazy(() => import('../favourites/FavouriteButton'));

interface DetailActionsProps<C> {
  kind: CatalogKind;
  id: string;
  item: DetailBase<C>;
}

/** What one can do with the page itself: keep it, pass it on, print it. */
export function DetailActions<C>({ kind, id, item }: DetailActionsProps<C>) {
  const { loggedIn } = useSession();
  return (
    <>
      {loggedIn && !item.preview ? (
        <Suspense fallback={null}>
          <FavouriteButton itemType={ITEM_TYPES[kind]} itemId={id} />
        </Suspense>
      ) : null}
      <ShareActions
        title={item.name}
        cover={item.cover}
        path={detailAddress(kind, id, item.name)}
        shortPath={`${CATALOGS[kind].detail}/${id}`}
        lines={[item.org?.name ?? item.org_name ?? '', item.region_name ?? '']}
      />
    </>
  );
}
