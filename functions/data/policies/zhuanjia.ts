import { experts } from '../../../db/schema/experts.ts';
import { publishable } from './publishable.ts';

/** Experts (back-office§3, core§7). */
export const zhuanjia = publishable(
  experts,
  'expert_id',
  [
    'name',
    'name_en',
    'sex',
    'qualification',
    'duties',
    'avatar',
    'profile',
    'direction',
    'unit',
    'org_name',
    'scope',
    'contacts_tel',
    'contacts_email',
    'province',
    'city',
    'county',
    'region_name',
  ],
  { contacts: ['contacts_tel', 'contacts_email'], editor: ['is_clinic', 'sort'], aliases: ['expert'] },
);
