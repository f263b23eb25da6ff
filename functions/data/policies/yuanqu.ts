import { parks } from '../../../db/schema/content.ts';
import { editedLiving } from './factories.ts';

/** Parks (back-office§3); their contact persons are public (core§2). */
export const yuanqu = editedLiving(
  parks,
  'yuanqu_id',
  [
    'name',
    'cover',
    'profile',
    'region_bg',
    'build_bg',
    'ecology_bg',
    'link_bg',
    'merchants',
    'financial_support_policy',
    'incentive_policy',
    'talent_attraction_policy',
    'supporting_policy',
    'innovation_policy',
    'contacts',
    'contacts_tel',
    'province',
    'city',
    'county',
  ],
  { derived: ['yuanqu_id', 'add_time', 'is_delete'] },
);
