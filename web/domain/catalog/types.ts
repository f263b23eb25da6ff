import type { ReactNode } from 'react';
import type { DemandCard, ResultCard } from '../../../db/contract/cards';
import type {
  DemandDetail as AnsweredDemand,
  ResultDetail as AnsweredResult,
  Facets,
  PageFacts,
} from '../../../db/contract/catalog';
import type { PublishedPages } from '../../../db/contract/items';
import type { ApiQuery, Paged } from '../../kit/api';
import type { Fact } from './FactTable';

/** A page of a public list. */
export interface CatalogPage<C> extends Paged<C> {
  /** True where the total is a floor, or where its last pages cannot be reached. */
  more?: boolean | undefined;
  facets: Facets;
}

/** A page as it is answered, or as a form would have it: that has no times and is not even submitted. */
type Shown<D> = Omit<D, 'release_time' | 'update_time' | 'similar'> & {
  release_time: number | null;
  update_time: number | null;
  draft?: true;
};

/** What the pages of both kinds have. */
export type DetailBase<C> = Shown<PageFacts> & { similar: C[] };

export type ResultDetail = Shown<AnsweredResult> & DetailBase<ResultCard>;
export type DemandDetail = Shown<AnsweredDemand> & DetailBase<DemandCard>;

/** What a published kind says of its own about an item. */
export interface PublishedView<C, D extends DetailBase<C>> {
  kind: PublishedPages;
  /** The call that answers it. */
  useDetail: (id: string, preview: string | null) => ApiQuery<D>;
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
