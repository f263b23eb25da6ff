import type { DemandVariant } from '../../../../db/contract/demands';
import type { RegionStep, StoredForm, StoredGroup, WizardValues } from '../../../domain/publishing/types';

interface DemandValues {
  name: string;
  cover: string;
  profile: string;
  detail_desc: string;
  source: number | '';
  level: number | '';
  docking_type: number[];
  type: number | '';
  investment_amount: string;
  uses: string;
  cooperative_institute: string;
  cooperation_mode: number | '';
  secrecy: number | '';
  is_open: number | '';
  is_open_info: string;
  keyword: string;
  contacts_addr: string;
  contacts: string;
  contacts_tel: string;
  contacts_email: string;
  contacts_wechat: string;
  org_country: string;
  /** The whole region from the province down; complaints about it stand at the province. */
  org_province: RegionStep[];
  complete_time: string;
  /** Kept as they are: no field of the form shows them. */
  process: number | '';
  enclosure: string;
  industry_id: string;
  activity_id: string;
}

/** The wizard's values: the groups of a submission, and what belongs to the form itself. */
export interface PublishValues extends WizardValues {
  variant: DemandVariant;
  demand: DemandValues;
}

/** GET /v1/user/xuqiu/detail: a working version. */
export interface DemandForm extends StoredForm {
  xuqiu_id: string;
  variant: DemandVariant;
  demand: StoredGroup;
}
