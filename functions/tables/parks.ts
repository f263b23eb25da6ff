import { parks } from '../../db/schema/content.ts';
import { article, editedLiving } from './patterns.ts';

const TEXTS = [
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
] as const;

/** Parks (back-office§3); their contact persons are public (core§2). */
export const yuanqu = editedLiving(
  parks,
  'yuanqu_id',
  ['name', 'cover', ...TEXTS, 'contacts', 'contacts_tel', 'province', 'city', 'county'],
  {
    item: 'discussed',
    lends: { files: ['cover', ...TEXTS] },
    hooks: article(TEXTS, ['cover']),
  },
);
