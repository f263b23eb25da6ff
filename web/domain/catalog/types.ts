import type { ReactNode } from 'react';
import type { DemandCard, ResultCard, ScopeName } from '../../../db/contract/cards';
import type { PublicValues } from '../../../db/contract/form';
import type { DEMAND_FORM } from '../../../db/contract/form-demands';
import type { RESULT_FORM } from '../../../db/contract/form-results';
import type { PublishedPages } from '../../../db/contract/items';
import type { Paged } from '../../kit/api';
import type { Fact } from './FactTable';

export type { DemandCard, ResultCard, ScopeName };

export interface Facet {
  id: string | number;
  name: string;
  name_en?: string | null;
  /** Items the list then shows; null where counting would cost too much. */
  n: number | null;
  selected?: boolean;
  /** Top code of a level-2 scope: technology, form, direction or scene. */
  group?: string;
}

export const FILTERS = ['scope', 'region', 'maturity', 'cooperation', 'type'] as const;
export type FilterName = (typeof FILTERS)[number];

export type Facets = Partial<Record<FilterName, Facet[]>>;

export interface CatalogPage<C> extends Paged<C> {
  /** True where the total is a floor, or where its last pages cannot be reached. */
  more?: boolean;
  facets: Facets;
}

export interface PublicFile {
  file_name: string;
  file_path: string;
  file_suffix: string | null;
  size: number | string | null;
}

export interface ShownContact {
  contacts: string | null;
  contacts_tel: string | null;
  source: 'platform' | 'publisher';
}

/** A publisher's contact is told to members who ask for it. */
export type PublicContact = ShownContact | { source: 'publisher'; hidden: true };

export interface PublicOrg {
  organization_id: string;
  name: string;
  profile: string | null;
  web_site: string | null;
  /** Staff checked who it is. */
  verified?: boolean;
  region_name: string | null;
  region_name_en?: string | null;
}

export interface DetailBase<C> {
  code: string | null;
  name: string;
  cover: string | null;
  /** Addresses of further pictures. */
  covers?: string[] | null;
  profile: string | null;
  add_time: number | null;
  release_time: number | null;
  update_time: number | null;
  scope: ScopeName[];
  unit: string | null;
  org_name?: string | null;
  org: PublicOrg | null;
  region_name: string | null;
  region_name_en?: string | null;
  files: PublicFile[];
  contact: PublicContact | null;
  similar: C[];
  platform: 'THTT' | 'HZ';
  /** Where its files are served, when it is not this site. */
  file_host?: string;
  /** Set for a version that only its owner and the auditors see. */
  preview?: boolean;
  /** … and for what is not even submitted. */
  draft?: boolean;
  audit_status?: number;
  audit_opinion?: string | null;
}

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

export interface ResultDetail extends DetailBase<ResultCard>, PublicValues<typeof RESULT_FORM> {
  chengguo_id: string;
}

export interface DemandDetail extends DetailBase<DemandCard>, PublicValues<typeof DEMAND_FORM> {
  xuqiu_id: string;
}
