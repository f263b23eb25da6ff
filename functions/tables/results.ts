import { sql } from 'drizzle-orm';
import { ownNames } from '../../db/contract/form.ts';
import { RESULT_FORM } from '../../db/contract/form-results.ts';
import { PUBLISHED } from '../../db/contract/items.ts';
import { resultScopes, results } from '../../db/schema/results.ts';
import { areaPrefix, staff } from '../data/rules.ts';
import { itemHooks, scopeHooks } from './items/hooks.ts';
import { BY_STAFF, resultManner } from './items/result-manner.ts';
import { readBy, scopeLinks } from './patterns.ts';
import { published, publishedRules } from './published.ts';

const { insider, contact, internal, judged } = publishedRules<typeof results>(PUBLISHED.result);

const enters = staff(PUBLISHED.result.input);

/** Columns beside those of the form that a publisher fills in, and staff. */
const WRITABLE = [
  ...ownNames(RESULT_FORM, ({ write }) => write === undefined),
  ...(['scope', 'unit', 'org_name', 'region_name', 'submission_key'] as const),
];

/** Results (core§3, core§6). */
export const chengguo = published(results, PUBLISHED.result, WRITABLE, {
  aliases: ['result', 'results'],
  // `region_id` holds comma-joined codes of any level.
  inArea: ({ visibleArea, authorities }, t) =>
    visibleArea === null || authorities.size > 0
      ? true
      : sql`instr(',' || ${t.regionId}, ${`,${areaPrefix(visibleArea)}`}) > 0`,
  // Whoever enters results for others names the organisation that recommends one (core§2).
  byStaff: (caller) => [...(insider(caller) ? BY_STAFF : []), ...(enters(caller) ? (['promotion_org'] as const) : [])],
  texts: ['profile', 'old_profile'],
  columns: { ...readBy(RESULT_FORM, 'contact', contact), id_number: judged, old_profile: internal },
  sealed: ['id_number'],
  hooks: itemHooks(resultManner, { html: ['profile'], files: ['cover'] }),
});

/** Scope links of results (core§3). */
export const chengguo_scope = scopeLinks(
  resultScopes,
  { column: (t) => t.resultId, wire: 'chengguo_id' },
  chengguo,
  (item) => item.id,
  { hooks: scopeHooks('result') },
);
