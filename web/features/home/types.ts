import type { DemandCard, ResultCard } from '../../domain/catalog/types';

export interface HomeField {
  id: string;
  name: string;
  name_en?: string | null;
  n: number | null;
  group: string;
}

export interface Partner {
  organization_id: string;
  name: string;
  web_site: string | null;
  verified: boolean;
}

export interface Workstation {
  area_code: string;
  name: string;
  url: string | null;
  platform_url: string | null;
}

export interface HomeRegion {
  id: string;
  name: string;
  en_name: string | null;
  logo: string | null;
  title: string | null;
  title_en: string | null;
  center_url: string | null;
  capital: boolean;
  workstations?: Workstation[];
}

export interface HomeAnswer {
  counters: { results: number; demands: number; organizations: number; experts: number };
  results: ResultCard[];
  demands: DemandCard[];
  fields: HomeField[];
  partners: Partner[];
  region: HomeRegion | null;
}
