import { resultScopes } from '../../../db/schema/results.ts';
import { chengguo } from './chengguo.ts';
import { scopeLinks } from './factories.ts';

/** Scope links of results (core§3). */
export const chengguo_scope = scopeLinks(
  resultScopes,
  { column: (t) => t.resultId, wire: 'chengguo_id' },
  chengguo,
  (item) => item.id,
);
