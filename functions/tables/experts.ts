import { sql } from 'drizzle-orm';
import { EXPERT_SEX } from '../../db/contract/enums-programme.ts';
import { MAX_WORKS, WORK_KINDS, WORK_MAXIMA } from '../../db/contract/experts.ts';
import { ITEMS } from '../../db/contract/items.ts';
import { expertScopes, experts, expertWorks } from '../../db/schema/experts.ts';
import { refuseWhere } from '../data/guards.ts';
import type { TableHooks } from '../data/hooks.ts';
import type { Row } from '../data/row.ts';
import { FORMS } from '../data/table.ts';
import type { Statement } from '../platform/database.ts';
import { nothingHeld } from './clinic-slots.ts';
import { itemParts, scopeLinks } from './patterns.ts';
import { publishable, reviewedPart } from './publishable.ts';

const EXPERT = ITEMS.expert;

/**
 * Experts (back-office§3, core§7). Phone and e-mail are read by whoever entered the expert and by editors, and by everybody who is
 * signed in where the expert agreed to that.
 */
export const zhuanjia = publishable(
  experts,
  EXPERT,
  [
    ...(['name', 'name_en', 'sex', 'qualification', 'qualification_en', 'duties', 'avatar'] as const),
    ...(['profile', 'profile_en', 'direction', 'direction_en', 'unit', 'org_name', 'scope'] as const),
    ...(['contacts_tel', 'contacts_email', 'contact_open', 'is_self'] as const),
    ...(['province', 'city', 'county', 'region_name'] as const),
  ],
  {
    contacts: ['contacts_tel', 'contacts_email'],
    agreed: (t) => sql`${t.contactOpen} = 1`,
    kept: ['version'],
    fixed: ['is_self'],
    editor: ['is_clinic', 'sort'],
    aliases: ['expert'],
    lends: { files: ['avatar'], texts: ['profile', 'profile_en', 'direction'] },
    hooks: {
      html: ['profile', 'profile_en', 'direction'],
      files: ['avatar'],
      options: {
        sex: EXPERT_SEX,
        contact_open: [{ value: 0 }, { value: 1 }],
        is_self: [{ value: 0 }, { value: 1 }],
      },
      maxima: {
        ...{ name: 100, name_en: 100, qualification: 100, qualification_en: 100, duties: 200 },
        ...{ direction_en: 500, org_name: 100, region_name: 200, scope: 1000 },
      },
      duplicate: 'expert_applied',
      // Whom editors took off the clinic reads nothing of it any more: nobody would come to what is booked.
      beforePut: (rows, { is_clinic }, { at }) => {
        const leaving = rows.filter((row) => row.is_clinic === 1 && is_clinic !== undefined && is_clinic !== 1);
        return leaving.length > 0 ? { before: [nothingHeld('expert_id', leaving, at)] } : undefined;
      },
      beforeRemove: (rows, { at }) => ({ before: [nothingHeld('expert_id', rows, at)] }),
    },
  },
);

/** Fields and works are parts of what is reviewed. */
const reviewed = reviewedPart(EXPERT, 'scope');

/** Scope links of experts. */
export const zhuanjia_scope = scopeLinks(
  expertScopes,
  { column: (t) => t.expertId, wire: 'expert_id' },
  zhuanjia,
  (item) => item.id,
  { hooks: { parent: 'expert_id', beforeAdd: reviewed, beforeRemove: reviewed } },
);

/** An expert has as many works as the form takes. */
const fewWorks = (rows: readonly Row[]): Statement =>
  refuseWhere(
    {
      sql: `SELECT expert_id FROM zhuanjia_work WHERE expert_id IN (SELECT value FROM json_each(?))
            GROUP BY expert_id HAVING count(*) > ${MAX_WORKS}`,
      params: [JSON.stringify(rows.map(({ expert_id }) => expert_id))],
    },
    'expert_works_full',
  );

const workHooks = {
  parent: 'expert_id',
  required: { title: 'required' },
  links: ['url'],
  options: { kind: WORK_KINDS, is_highlight: [{ value: 0 }, { value: 1 }] },
  maxima: WORK_MAXIMA,
  beforeAdd: (rows, context) => {
    const demand = reviewed(rows, context);
    return { ...demand, after: [...(demand.after ?? []), fewWorks(rows)] };
  },
  beforePut: (rows, _changes, context) => reviewed(rows, context),
  beforeRemove: reviewed,
} satisfies TableHooks;

/** Works of experts: read with the expert, written and reviewed with it. */
export const zhuanjia_work = itemParts(
  expertWorks,
  { column: (t) => t.expertId, wire: 'expert_id' },
  zhuanjia,
  (item) => item.id,
  ['kind', 'title', 'title_en', 'year', 'source', 'url', 'is_highlight', 'sort'],
  { additions: FORMS, hooks: workHooks },
);
