import * as z from 'zod';
import { SUB_TYPE } from './enums-results.ts';
import { hasContent, looseId } from './fields.ts';
import { RESULT_FORM } from './form-results.ts';
import { shapesOf } from './form-shapes.ts';
import {
  always,
  check,
  followUpFiles,
  itemDerived,
  maximum,
  placeRules,
  promotionInput,
  type Rule,
  submittedParts,
} from './publishing.ts';

export {
  type AuditInput,
  auditInput,
  type OrganizationInput,
  organizationInput,
  PROFILE_HINT,
  promotionInput,
} from './publishing.ts';

/** The two publish dialogs (core§2). */
const RESULT_VARIANTS = ['domestic', 'overseas'] as const;
export type ResultVariant = (typeof RESULT_VARIANTS)[number];

/** Columns of chengguo that a publisher fills in (core§3, core§5); the other ones are the server's (decision 22). */
export const resultInput = z.strictObject({
  ...shapesOf(RESULT_FORM),
  ...itemDerived('chengguo_id', 'promotion_org', 'old_profile', 'region_name'),
});

const submissionShape = {
  variant: z.enum(RESULT_VARIANTS).optional(),
  result: resultInput,
  promotion: promotionInput.nullish(),
  ...submittedParts('scope_required'),
};

/** The values of the whole wizard, as the call takes them. */
export type ResultSubmissionInput = z.input<z.ZodObject<typeof submissionShape>>;
type Values = Partial<Omit<z.output<z.ZodObject<typeof submissionShape>>, 'result'>> & {
  result?: Partial<z.output<typeof resultInput>>;
};

/**
 * Which dialog a submission came from: named, or told by its country.
 */
export function variantOf(values: {
  variant?: ResultVariant | undefined;
  result?: { org_country?: unknown };
}): ResultVariant {
  return values.variant ?? (values.result?.org_country ? 'overseas' : 'domestic');
}

const isOverseas = (values: Values) => variantOf(values) === 'overseas';
const isOrganization = (values: Values) => values.result?.sub_type === SUB_TYPE.organization;
const isIndividual = (values: Values) => values.result?.sub_type === SUB_TYPE.individual;
const longer = (value: string | null | undefined, max: number) => (value?.length ?? 0) > max;

/** A publisher's contact stands with the result, or with the organisation that publishes. */
const organizationValue = (values: Values, name: 'contacts' | 'contacts_tel' | 'contacts_email' | 'address') =>
  isOrganization(values) ? values.organization?.[name] : undefined;

/** Rules of the step "result" (PUB-047 to PUB-051, PUB-066, PUB-068). */
const resultRules: Rule<Values>[] = [
  { path: ['result', 'name'], code: 'result_name_required', broken: ({ result }) => !result?.name },
  { path: ['scopes'], code: 'scope_required', broken: ({ scopes }) => !scopes?.length },
  {
    path: ['result', 'profile'],
    code: 'result_profile_required',
    broken: ({ result }) => !hasContent(result?.profile),
  },
  {
    path: ['result', 'region_id'],
    code: 'region_required',
    broken: (v) => !isOverseas(v) && !v.result?.region_id && !(isOrganization(v) && v.organization?.province),
  },
  { path: ['result', 'org_country'], code: 'country_required', broken: (v) => isOverseas(v) && !v.result?.org_country },
];

/** Rules of the step "organisation", which is the publisher's (PUB-052 to PUB-062, PUB-069, PUB-076, PUB-077). */
const organizationRules: Rule<Values>[] = [
  { path: ['result', 'sub_type'], code: 'sub_type_required', broken: ({ result }) => !result?.sub_type },
  {
    path: ['organization', 'name'],
    code: 'org_name_required',
    broken: (v) => isOrganization(v) && !v.organization?.name,
  },
  {
    path: ['organization', 'org_type'],
    code: 'org_type_required',
    broken: (v) => isOrganization(v) && !v.organization?.org_type,
  },
  { path: ['result', 'director'], code: 'director_required', broken: (v) => isIndividual(v) && !v.result?.director },
  maximum(['result', 'director'], 20, (v) => isIndividual(v) && longer(v.result?.director, 20)),
  { path: ['result', 'id_number'], code: 'id_number_required', broken: (v) => isIndividual(v) && !v.result?.id_number },
  {
    path: ['result', 'contacts_addr'],
    code: 'contacts_addr_required',
    broken: (v) => !v.result?.contacts_addr && !organizationValue(v, 'address'),
  },
  {
    path: ['result', 'contacts'],
    code: 'contacts_required',
    broken: (v) => !v.result?.contacts && !organizationValue(v, 'contacts'),
  },
  {
    path: ['result', 'contacts_tel'],
    code: 'contacts_tel_required',
    broken: (v) => !v.result?.contacts_tel && !organizationValue(v, 'contacts_tel'),
  },
  {
    path: ['result', 'contacts_email'],
    code: 'contacts_email_required',
    broken: (v) => isOverseas(v) && !v.result?.contacts_email && !organizationValue(v, 'contacts_email'),
  },
  maximum(['result', 'contacts_email'], 100, (v) => isOverseas(v) && longer(v.result?.contacts_email, 100)),
  maximum(['organization', 'address'], 100, (v) => isOverseas(v) && longer(v.organization?.address, 100)),
];

/** Rules of the step "recommended organisation" (PUB-070 to PUB-075): they hold where one is named at all. */
const promotionRules: Rule<Values>[] = [
  { path: ['promotion', 'name'], code: 'org_name_required', broken: ({ promotion }) => !!promotion && !promotion.name },
  {
    path: ['promotion', 'contacts_email'],
    code: 'contacts_email_required',
    broken: ({ promotion }) => !!promotion && !promotion.contacts_email,
  },
];

const rules = [
  ...resultRules,
  ...organizationRules,
  ...promotionRules,
  ...placeRules<Values>('organization', 'organization'),
  ...placeRules<Values>('promotion', 'organization'),
];

/** POST /v1/user/chengguo: the whole submission (CALLS.md "Sign-in and publishing calls"). */
export const resultSubmission = z.strictObject(submissionShape).superRefine(check(rules), always);
export type ResultSubmission = z.output<typeof resultSubmission>;

/** PUT /v1/user/chengguo: the same with the key, and the version that the form was opened with. */
export const resultEdit = z
  .strictObject({ ...submissionShape, chengguo_id: looseId, version: z.number().int().optional() })
  .superRefine(check(rules), always);

/** Material handed in after publishing: it replaces the enclosures (core§4, PUB-044, PUB-114). */
export const resultFollowUp = z.strictObject({ chengguo_id: looseId, attachments: followUpFiles });
