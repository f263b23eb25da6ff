import type { ResultVariant } from '../../../../db/contract/results';
import type { RegionStep, UploadedFile } from '../../../shared/form';

export interface PublishProps {
  mode: 'add' | 'put' | 'audit';
  /** The result that is edited or read. */
  id?: string;
  /** By default the one of the page's language. */
  variant?: ResultVariant;
  /** Name of the search parameter that opened the dialog: when it leaves the address, the dialog closes. */
  param?: string;
}

/** What publishing, editing and auditing answer. */
export interface PublishedResult {
  chengguo_id: string;
  code: string;
  audit_status: number;
}

/** A file as the form holds it, with its kind where it was attached before. */
export type AttachedFile = UploadedFile & { type?: 'enclosure' | 'covers' };

export interface PublishOutcome extends PublishedResult {
  attachments: AttachedFile[];
}

interface ResultValues {
  name: string;
  cover: string;
  profile: string;
  level: number | '';
  conversion_type: number[];
  sub_type: number | '';
  director: string;
  id_number: string;
  contacts: string;
  contacts_tel: string;
  contacts_email: string;
  contacts_wechat: string;
  contacts_addr: string;
  region_id: RegionStep[];
  org_country: string;
  intellectual_property: string;
  intellectual_property_code: string;
  ownership: string;
  process: number | '';
  cooperation: number[];
  investment: string;
  investment_use: string;
  implementation_conditions: string;
  term: string;
  ranges: string;
  secrecy: number | '';
  extension_mode: string;
  is_open: number | '';
  complete_time: string;
  industry_id: string;
}

export interface OrganizationValues {
  name: string;
  org_type: string;
  web_site: string;
  address: string;
  social_credit_code: string;
  legal_person_name: string;
  estiblish_time: string;
}

interface PromotionValues {
  name: string;
  promotion_type: string;
  web_site: string;
  contacts: string;
  contacts_tel: string;
  contacts_email: string;
  address: string;
}

/** The wizard's values: the groups of a submission, and what belongs to the form itself. */
export interface PublishValues {
  variant: ResultVariant;
  result: ResultValues;
  organization: OrganizationValues;
  promotion: PromotionValues;
  scopes: string[];
  attachments: AttachedFile[];
  /** Made when the form opens, so that a repeated submission stays one result; it lives on in the draft. */
  key: string;
  /** The version that the form was opened with; null for a new result. */
  version: number | null;
}

type Stored = Record<string, string | number | null>;

/** GET /v1/user/chengguo/detail: a working version. */
export interface ResultForm {
  chengguo_id: string;
  code: string;
  version: number;
  audit_status: number;
  audit_opinion: string | null;
  add_user: string;
  variant: ResultVariant;
  result: Stored;
  organization: Stored | null;
  promotion: Stored | null;
  scopes: { id: string; name: string; name_en: string | null }[];
  attachments: { type: string; file_name: string; file_path: string; file_suffix: string | null; size: number }[];
}
