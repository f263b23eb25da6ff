import { expertScopes } from '../../../db/schema/experts.ts';
import { scopeLinks } from './factories.ts';
import { zhuanjia } from './zhuanjia.ts';

/** Scope links of experts. */
export const zhuanjia_scope = scopeLinks(
  expertScopes,
  { column: (t) => t.expertId, wire: 'expert_id' },
  zhuanjia,
  (item) => item.id,
);
