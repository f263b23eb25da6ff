import Box from '@mui/material/Box';
import { itemPage, PUBLISHED_PAGES } from '../../../db/contract/items';
import { Cover } from '../../kit/layout/Cover';
import { DetailActions } from './DetailActions';
import { DetailContent } from './DetailContent';
import { Lead } from './detailBlocks';
import type { DetailBase, PublishedView } from './types';
import { askedItem, type DialogView } from './view';

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
