import * as z from 'zod';
import { hasContent, looseId } from './fields.ts';
import { DEMAND_FORM } from './form-demands.ts';
import { shapesOf } from './form-shapes.ts';
import { always, check, followUpFiles, itemDerived, placeRules, type Rule, submittedParts } from './publishing.ts';

/** The Chinese and the English variant of the dialog (core§2, core§5). */
const DEMAND_VARIANTS = ['zh', 'en'] as const;
export type DemandVariant = (typeof DEMAND_VARIANTS)[number];

/** Lengths that the hint at the profile asks for; only an empty one is refused (core§5, decision 64). */
export const DEMAND_PROFILE_HINT = { content: 200, technology: 100 } as const;

/** Columns of xuqiu that a publisher fills in (core§3, core§5); the other ones are the server's (decision 22). */
export const demandInput = z.strictObject({ ...shapesOf(DEMAND_FORM), ...itemDerived('xuqiu_id') });

const submissionShape = {
  variant: z.enum(DEMAND_VARIANTS).optional(),
  demand: demandInput,
  ...submittedParts('demand_scope_required'),
};

/** The values of the whole wizard, as the call takes them. */
export type DemandSubmissionInput = z.input<z.ZodObject<typeof submissionShape>>;
type Values = Partial<Omit<z.output<z.ZodObject<typeof submissionShape>>, 'demand'>> & {
  demand?: Partial<z.output<typeof demandInput>>;
};

/** Which variant a submission came from: named, or told by its country. */
export function demandVariantOf(values: {
  variant?: DemandVariant | undefined;
  demand?: { org_country?: unknown };
}): DemandVariant {
  return values.variant ?? (values.demand?.org_country ? 'en' : 'zh');
}

const isEnglish = (values: Values) => demandVariantOf(values) === 'en';

/** Rules of the step "demand" (PUB-080, PUB-081, PUB-083). */
const demandRules: Rule<Values>[] = [
  { path: ['demand', 'name'], code: 'demand_name_required', broken: ({ demand }) => !demand?.name },
  { path: ['scopes'], code: 'demand_scope_required', broken: ({ scopes }) => !scopes?.length },
  {
    path: ['demand', 'profile'],
    code: 'demand_profile_required',
    broken: ({ demand }) => !hasContent(demand?.profile),
  },
];

/** Rules of the step "organisation" (PUB-078, PUB-079, PUB-084 to PUB-086, PUB-095 to PUB-098; decision 65). */
const organizationRules: Rule<Values>[] = [
  { path: ['organization', 'name'], code: 'org_name_required', broken: ({ organization }) => !organization?.name },
  {
    path: ['demand', 'org_province'],
    code: 'demand_region_required',
    broken: (v) => !isEnglish(v) && !v.demand?.org_province && !v.organization?.province,
  },
  { path: ['demand', 'org_country'], code: 'country_required', broken: (v) => isEnglish(v) && !v.demand?.org_country },
  {
    path: ['demand', 'contacts_addr'],
    code: 'contacts_addr_required',
    broken: (v) => !v.demand?.contacts_addr && !v.organization?.address,
  },
  {
    path: ['demand', 'contacts'],
    code: 'contacts_required',
    broken: (v) => !v.demand?.contacts && !v.organization?.contacts,
  },
  {
    path: ['demand', 'contacts_tel'],
    code: 'contacts_tel_required',
    broken: (v) => !isEnglish(v) && !v.demand?.contacts_tel && !v.organization?.contacts_tel,
  },
  {
    path: ['demand', 'contacts_email'],
    code: 'contacts_email_required',
    broken: (v) => isEnglish(v) && !v.demand?.contacts_email && !v.organization?.contacts_email,
  },
];

const rules = [
  ...demandRules,
  ...organizationRules,
  ...placeRules<Values>('demand', 'xuqiu'),
  ...placeRules<Values>('organization', 'organization'),
];

/** POST /v1/user/xuqiu: the whole submission (CALLS.md "Sign-in and publishing calls"). */
export const demandSubmission = z.strictObject(submissionShape).superRefine(check(rules), always);
export type DemandSubmission = z.output<typeof demandSubmission>;

/** The same, which may name the thread of the community that it was made of: both show the other from then on. */
export const demandPublication = z
  .strictObject({ ...submissionShape, thread_id: looseId.optional() })
  .superRefine(check(rules), always);

/** PUT /v1/user/xuqiu: the same with the key, and the version that the form was opened with. */
export const demandEdit = z
  .strictObject({ ...submissionShape, xuqiu_id: looseId, version: z.number().int().optional() })
  .superRefine(check(rules), always);

/** Material handed in after publishing: it replaces the enclosures (core§4, PUB-120). */
export const demandFollowUp = z.strictObject({ xuqiu_id: looseId, attachments: followUpFiles });
