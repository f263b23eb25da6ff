import { demandScopes } from '../../../db/schema/demands.ts';
import { scopeLinks } from './factories.ts';
import { xuqiu } from './xuqiu.ts';

/** Scope links of demands (core§3). */
export const xuqiu_scope = scopeLinks(
  demandScopes,
  { column: (t) => t.demandId, wire: 'xuqiu_id' },
  xuqiu,
  (item) => item.id,
);
