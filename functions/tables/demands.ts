import { sql } from 'drizzle-orm';
import { ownNames } from '../../db/contract/form.ts';
import { DEMAND_FORM } from '../../db/contract/form-demands.ts';
import { PUBLISHED } from '../../db/contract/items.ts';
import { demandScopes, demands } from '../../db/schema/demands.ts';
import type { RowRule } from '../data/policy.ts';
import { anyOf, areaPrefix, staff } from '../data/rules.ts';
import { BY_STAFF, demandManner } from './items/demand-manner.ts';
import { itemHooks, scopeHooks } from './items/hooks.ts';
import { readBy, scopeLinks } from './patterns.ts';
import { published, publishedRules } from './published.ts';

const { contact } = publishedRules<typeof demands>(PUBLISHED.demand);

/** What is partly open says what is open; otherwise the words stay with the publisher (decision 68). */
const partlyOpen: RowRule<typeof demands> = (caller, t) => anyOf(contact(caller, t), sql`${t.isOpen} = 3`);

const enters = staff(PUBLISHED.demand.input);

/** Columns beside those of the form that a publisher fills in, and staff. */
const WRITABLE = [
  ...ownNames(DEMAND_FORM, ({ write }) => write === undefined),
  ...(['scope', 'unit', 'org_name', 'submission_key'] as const),
];

/** Demands (core§3, core§6). */
export const xuqiu = published(demands, PUBLISHED.demand, WRITABLE, {
  aliases: ['demand', 'demands'],
  inArea: ({ visibleArea, authorities }, t) => {
    if (visibleArea === null || authorities.size > 0) return true;
    const prefix = areaPrefix(visibleArea);
    return anyOf(...[t.orgProvince, t.orgCity, t.orgCounty].map((code) => sql`instr(${code}, ${prefix}) = 1`));
  },
  byStaff: (caller) => (enters(caller) ? BY_STAFF : []),
  texts: ['profile', 'detail_desc', 'enclosure'],
  columns: { ...readBy(DEMAND_FORM, 'contact', contact), ...readBy(DEMAND_FORM, 'partly', partlyOpen) },
  hooks: itemHooks(demandManner, { html: ['profile', 'detail_desc'], files: ['cover'] }),
});

/** Scope links of demands (core§3). */
export const xuqiu_scope = scopeLinks(
  demandScopes,
  { column: (t) => t.demandId, wire: 'xuqiu_id' },
  xuqiu,
  (item) => item.id,
  { hooks: scopeHooks('demand') },
);
