import type { DemandCard, ResultCard, ScopeName } from '../../../db/contract/cards';
import type { Paged } from '../../kit/api';

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
  complete_time: string | null;
  scope: ScopeName[];
  unit: string | null;
  org_name?: string | null;
  org: PublicOrg | null;
  region_name: string | null;
  region_name_en?: string | null;
  /** Of an overseas publisher; the English name. */
  org_country?: string | null;
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

export interface ResultDetail extends DetailBase<ResultCard> {
  chengguo_id: string;
  process: number | null;
  cooperation: number[];
  conversion_type: string | null;
  ownership: string | null;
  intellectual_property: string | null;
  intellectual_property_code: string | null;
  investment: string | null;
  investment_use: string | null;
  implementation_conditions: string | null;
  term: string | null;
  ranges: string | null;
  extension_mode: string | null;
  sub_type: number;
  director?: string | null;
}

export interface DemandDetail extends DetailBase<DemandCard> {
  xuqiu_id: string;
  type: number | null;
  detail_desc: string | null;
  investment_amount: string | null;
  uses: string | null;
  cooperative_institute: string | null;
  cooperation_mode: number | null;
  secrecy: number | null;
  is_open: number | null;
  is_open_info: string | null;
  keyword: string | null;
}
