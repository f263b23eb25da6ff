import type { ReactNode } from 'react';
import type { PublishedPages } from '../../../db/contract/items';
import type { Fact } from './FactTable';
import type { DetailBase } from './types';

/** What a kind says of its own about an item: the page and the dialog show the same. */
export interface DetailView<C, D extends DetailBase<C>> {
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
  idOf: (card: C) => string;
}
