import type { ReactNode } from 'react';
import { itemPage, PUBLISHED_PAGES, type PublishedPages } from '../../../db/contract/items';
import { DetailActions } from './DetailActions';
import { DetailContent } from './DetailContent';
import { Lead } from './detailBlocks';
import type { Fact } from './FactTable';
import type { DetailBase } from './types';
import { useDetail } from './useDetail';
import { askedItem, type DialogView } from './view';

const WIDTH = 1200;

/** What a published kind says of its own about an item. */
export interface PublishedView<C, D extends DetailBase<C>> {
  kind: PublishedPages;
  /** Name of the list, for the way back. */
  listTitle: string;
  similarTitle: string;
  /** The few facts that stand beside the text. */
  keyFacts: (item: D) => Fact[];
  /** All others, as a table below it. */
  facts: (item: D) => Fact[];
  /** The item in its own words. */
  body: (item: D) => ReactNode;
  similar: (card: C) => ReactNode;
  idOf: (item: C | D) => string;
}

/** The page and the dialog of a published item: who offers it, how to reach them, what is said about it. */
export function publishedView<C, D extends DetailBase<C>>(view: PublishedView<C, D>): DialogView<D> {
  const { kind, listTitle, idOf } = view;
  const { itemType, list } = PUBLISHED_PAGES[kind];
  return {
    list: { label: listTitle, to: list },
    title: listTitle,
    useItem: (id, preview) => askedItem(useDetail<D>(kind, id, preview)),
    lead: (item) => <Lead item={item} />,
    actions: (item) => <DetailActions kind={kind} id={idOf(item)} item={item} />,
    content: (item) => <DetailContent view={view} id={idOf(item)} item={item} />,
    address: (id, name) => itemPage(itemType, id, name),
    width: WIDTH,
  };
}
