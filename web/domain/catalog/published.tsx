import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { itemPage, PUBLISHED_PAGES, type PublishedPages } from '../../../db/contract/items';
import { pickName, useLang } from '../../kit/i18n';
import { Cover } from '../../kit/layout/Cover';
import { useSession } from '../session';
import { DetailContent } from './DetailContent';
import { Lead } from './detailBlocks';
import { ShareActions } from './ShareActions';
import type { DetailBase, PublishedView } from './types';
import { askedItem, type DialogView } from './view';
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
function DetailActions<C>({ kind, id, item }: DetailActionsProps<C>) {
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
      {item.preview ? null : (
        // On a narrow screen it stands in the bar at the bottom.
        <Box className="no-print" sx={{ ...heart, display: { xs: 'none', md: 'grid' } }}>
          <Suspense fallback={null}>
            <FavouriteButton itemType={PUBLISHED_PAGES[kind].itemType} itemId={id} />
          </Suspense>
        </Box>
      )}
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

const WIDTH = 1200;

/** The page and the dialog of a published item: who offers it, how to reach them, what is said about it. */
export function publishedView<C, D extends DetailBase<C>>(view: PublishedView<C, D>): DialogView<D> {
  const { kind, listTitle, idOf, useDetail } = view;
  const { itemType, list } = PUBLISHED_PAGES[kind];
  return {
    list: { label: listTitle, to: list },
    title: listTitle,
    useItem: (id, preview) => askedItem(useDetail(id, preview)),
    picture: (item) => (
      <Box sx={{ borderRadius: 2, overflow: 'hidden' }}>
        <Cover name={item.name} scopes={item.scope} image={item.cover} eager />
      </Box>
    ),
    lead: (item) => <Lead item={item} />,
    actions: (item) => <DetailActions kind={kind} id={idOf(item)} item={item} />,
    content: (item) => <DetailContent view={view} id={idOf(item)} item={item} />,
    address: (id, name) => itemPage(itemType, id, name),
    width: WIDTH,
  };
}
