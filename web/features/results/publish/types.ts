import type { ResultVariant } from '../../../../db/contract/results';
import type { RegionStep, StoredForm, StoredGroup, WizardValues } from '../../../domain/publishing/types';

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
export interface PublishValues extends WizardValues {
  variant: ResultVariant;
  result: ResultValues;
  promotion: PromotionValues;
}

/** GET /v1/user/chengguo/detail: a working version. */
export interface ResultForm extends StoredForm {
  chengguo_id: string;
  variant: ResultVariant;
  result: StoredGroup;
  promotion: StoredGroup | null;
}
