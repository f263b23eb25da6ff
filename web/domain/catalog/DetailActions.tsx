import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { itemPage, PUBLISHED_PAGES, type PublishedPages } from '../../../db/contract/items';
import { pickName, useLang } from '../../kit/i18n';
import { useSession } from '../session';
import { ShareActions } from './ShareActions';
import type { DetailBase } from './types';
import { usePlace } from './words';

const PortraitButton = lazy(() => import('../portrait/PortraitButton'));
const FollowButton = lazy(() => import('../favourites/FollowButton'));
const FavouriteButton = lazy(() => import('../favourites/FavouriteButton'));

/** Its place is kept, as wide as its longer label: nothing beside it moves when it comes or is pressed. */
const heart = {
  display: 'grid',
  width: 100,
  'html:lang(en) &': { width: 156 },
  minHeight: 32,
} as const;

/** Results and demands are told of when they change. */
const isFollowed = (kind: PublishedPages): boolean => kind === 'results' || kind === 'demands';

interface DetailActionsProps<C> {
  kind: PublishedPages;
  id: string;
  item: DetailBase<C>;
}

/** What one can do with the page itself: keep it, pass it on, print it. */
export function DetailActions<C>({ kind, id, item }: DetailActionsProps<C>) {
  const { loggedIn, has } = useSession();
  const place = usePlace();
  const { lang } = useLang();
  const name = pickName(lang, item.name, item.name_en);
  const organization = pickName(lang, item.org?.name ?? item.org_name, item.org?.name_en ?? item.org_name_en);
  return (
    <>
      {has(PUBLISHED_PAGES[kind].auditor) && !item.preview ? (
        <Suspense fallback={null}>
          <PortraitButton kind={kind} id={id} name={name} />
        </Suspense>
      ) : null}
      {loggedIn && !item.preview ? (
        <Box className="no-print" sx={heart}>
          <Suspense fallback={null}>
            <FavouriteButton itemType={PUBLISHED_PAGES[kind].itemType} itemId={id} />
          </Suspense>
        </Box>
      ) : null}
      {loggedIn && !item.preview && isFollowed(kind) ? (
        <Box className="no-print" sx={{ ...heart, width: 84, 'html:lang(en) &': { width: 96 } }}>
          <Suspense fallback={null}>
            <FollowButton kind="item" target={id} />
          </Suspense>
        </Box>
      ) : null}
      <ShareActions
        title={name}
        coverName={item.name}
        cover={item.cover}
        scopes={item.scope}
        path={itemPage(PUBLISHED_PAGES[kind].itemType, id, name)}
        shortPath={`${PUBLISHED_PAGES[kind].page}/${id}`}
        lines={[organization, place(item)]}
      />
    </>
  );
}
