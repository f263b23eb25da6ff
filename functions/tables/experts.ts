import { EXPERT_SEX } from '../../db/contract/enums-programme.ts';
import { EXPERT } from '../../db/contract/items.ts';
import { expertScopes, experts } from '../../db/schema/experts.ts';
import { scopeLinks } from './patterns.ts';
import { publishable, publishableScopes } from './publishable.ts';

/** Experts (back-office§3, core§7). */
export const zhuanjia = publishable(
  experts,
  EXPERT,
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
  {
    contacts: ['contacts_tel', 'contacts_email'],
    editor: ['is_clinic', 'sort'],
    aliases: ['expert'],
    lends: { files: ['avatar'], texts: ['profile', 'direction'] },
    hooks: {
      html: ['profile', 'direction'],
      files: ['avatar'],
      options: { sex: EXPERT_SEX },
      maxima: { name: 100 },
    },
  },
);

/** Scope links of experts. */
export const zhuanjia_scope = scopeLinks(
  expertScopes,
  { column: (t) => t.expertId, wire: 'expert_id' },
  zhuanjia,
  (item) => item.id,
  { hooks: publishableScopes(EXPERT) },
);
