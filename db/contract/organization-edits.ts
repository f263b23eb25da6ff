import * as z from 'zod';
import { ORGANIZATION_ASSETS, ORGANIZATION_BUSINESS, ORGANIZATION_CAPITAL, ORGANIZATION_TECHNOLOGY } from './enums.ts';
import { type Choice, ORGANIZATION_KINDS } from './enums-results.ts';
import { text } from './fields.ts';
import { changeShape } from './reviews.ts';

/** What an organisation says of itself in public: its administrators' changes of it are reviewed before they count. */
export const REVIEWED = [
  ...(['name_en', 'profile_en'] as const),
  ...(['logo', 'profile', 'org_type', 'window_name', 'web_site', 'director', 'address', 'country'] as const),
  ...(['assets', 'capital', 'technology', 'business', 'industry', 'industry_id', 'recommendation'] as const),
  ...(['business_direction', 'performance', 'talent', 'equipment', 'team_scale', 'staff_num_range'] as const),
  ...(['economic_circle', 'reg_location', 'estiblish_time', 'legal_person_name', 'legal_type'] as const),
  ...(['social_credit_code', 'organization_code', 'reg_number', 'tyc_org_id', 'tyc_type'] as const),
];
export type ReviewedColumn = (typeof REVIEWED)[number];

/** Lists that the stored numbers and words stand for. */
export const ORGANIZATION_CHOICES: Readonly<Partial<Record<ReviewedColumn, readonly Choice<string | number>[]>>> = {
  org_type: ORGANIZATION_KINDS,
  assets: ORGANIZATION_ASSETS,
  capital: ORGANIZATION_CAPITAL,
  technology: ORGANIZATION_TECHNOLOGY,
  business: ORGANIZATION_BUSINESS,
};

/** People and equipment of an organisation are lists: a line an entry, its parts between bars. */
export const ENTRIES = { count: 100, part: 100, length: 6000 } as const;
const BAR = '｜';

/** The parts of each entry: a person with title and field, a piece of equipment with model and purpose. */
export const entriesOf = (stored: string | null | undefined): string[][] =>
  (stored ?? '')
    .split('\n')
    .map((line) => line.split(BAR).map((part) => part.trim()))
    .filter((parts) => parts.some(Boolean));

/** The text that keeps entries; what is typed inside a part cannot end it. */
export const entriesText = (entries: readonly (readonly string[])[]): string =>
  entries
    .map((parts) => parts.map((part) => part.replaceAll(BAR, '|').replace(/\s+/g, ' ').trim()))
    .filter((parts) => parts.some(Boolean))
    .map((parts) => parts.join(BAR).replace(new RegExp(`${BAR}+$`), ''))
    .join('\n');

/** organization_proposal.state of an administrator's own edit: it waits for a reviewer, or was returned. */
export const EDIT = { waiting: 1, returned: 3, approved: 4 } as const;

/** GET /v1/user/organization/edit?organization_id=: an edit that was not decided about, or was returned; null for none. */
export const ownEdit = z.object({
  state: z.number(),
  /** Why it was returned. */
  opinion: z.string().nullable(),
  add_time: z.number(),
  decide_time: z.number().nullable(),
  user_name: z.string().nullable(),
  changes: z.array(changeShape),
});
export type OwnEdit = z.output<typeof ownEdit>;

/** GET /v1/organization/edit/list?state&keyword: edits of organisations, who waits longest first; each is read by the call above. */
export const managedEdit = ownEdit.omit({ changes: true }).extend({
  organization_id: z.string(),
  name: z.string(),
  verified: z.boolean(),
  /** Names of what it changes. */
  fields: z.array(z.string()),
  /** Whether its writer still administers the organisation: else it can only be returned. */
  applies: z.boolean(),
});
export type ManagedEdit = z.output<typeof managedEdit>;

/** PUT /v1/organization/edit: approved (4) it becomes what the organisation says of itself, returned (3) with an opinion. */
export const editDecision = z
  .strictObject({
    organization_id: z.string().min(1).max(40),
    /** As it was listed: other values that came meanwhile are not decided about. */
    add_time: z.number().int(),
    audit_status: z.literal([EDIT.approved, EDIT.returned]),
    opinion: text(1000),
  })
  .superRefine((input, context) => {
    if (input.audit_status === EDIT.returned && !input.opinion)
      context.addIssue({ code: 'custom', path: ['opinion'], message: 'opinion_required' });
  });
export type EditDecision = z.output<typeof editDecision>;
