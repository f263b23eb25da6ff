import * as z from 'zod';
import { attachmentsInput } from './attachments.ts';
import {
  CONVERSION_TYPES,
  COOPERATION_MODES,
  LEVELS,
  OPENNESS,
  SECRECY,
  STAGES,
  SUB_TYPE,
  SUB_TYPES,
  valuesOf,
} from './enums-results.ts';
import type { ErrorCode } from './errors.ts';
import { choice, choices, dateTime, derived, hasContent, looseText, text } from './fields.ts';
import { AUDIT } from './limits.ts';

/** The two publish dialogs (core§2). */
export const RESULT_VARIANTS = ['domestic', 'overseas'] as const;
export type ResultVariant = (typeof RESULT_VARIANTS)[number];

/** Shortest profile that the hint asks for; only an empty one is refused (ruling 64). */
export const PROFILE_HINT = { characters: 200, chinese: 100 } as const;

/** Longest rich text, as HTML. */
const RICH_TEXT = 200_000;
const TEXT_AREA = 500;

/** Columns of chengguo that a publisher fills in (core§3, core§5); the other ones are the server's (ruling 22). */
export const resultInput = z.strictObject({
  name: text(200),
  cover: text(500).refine((value) => !value || /\.(?:jpe?g|png)$/i.test(value), 'file_type_refused'),
  profile: text(RICH_TEXT),
  level: choice(valuesOf(LEVELS)),
  conversion_type: choices(valuesOf(CONVERSION_TYPES)),
  sub_type: choice(valuesOf(SUB_TYPES)),
  director: text(50),
  id_number: text(100),
  contacts: text(50),
  contacts_tel: text(100),
  contacts_email: text(200),
  contacts_wechat: text(100),
  contacts_addr: text(500),
  region_id: text(100),
  org_country: text(100),
  intellectual_property: text(TEXT_AREA),
  intellectual_property_code: text(255),
  ownership: text(TEXT_AREA),
  process: choice(valuesOf(STAGES)),
  cooperation: choices(valuesOf(COOPERATION_MODES)),
  investment: looseText(11),
  investment_use: text(TEXT_AREA),
  implementation_conditions: text(TEXT_AREA),
  term: text(TEXT_AREA),
  ranges: text(TEXT_AREA),
  secrecy: choice(valuesOf(SECRECY)),
  extension_mode: text(TEXT_AREA),
  is_open: choice(valuesOf(OPENNESS)),
  complete_time: dateTime(),
  industry_id: text(2000),
  ...derived(
    'chengguo_id',
    'code',
    'scope',
    'platform',
    'unit',
    'promotion_org',
    'org_name',
    'add_user',
    'old_profile',
    'region_name',
    'add_time',
    'release_time',
    'sort_time',
    'update_time',
    'is_delete',
    'audit_status',
    'audit_opinion',
    'is_pushed',
    'is_tagging',
    'match_state',
    'version',
    'submission_key',
  ),
});
export type ResultInput = z.input<typeof resultInput>;

const organizationFields = {
  name: text(100),
  org_type: looseText(50),
  web_site: text(200),
  director: text(50),
  profile: text(RICH_TEXT),
  contacts: text(50),
  contacts_tel: text(100),
  contacts_email: text(200),
  wechat: text(100),
  province: text(20),
  city: text(20),
  county: text(20),
  provinceName: text(100),
  cityName: text(100),
  countyName: text(100),
  country: text(100),
  address: text(500),
  social_credit_code: text(50),
  legal_person_name: text(100),
  reg_location: text(500),
  estiblish_time: text(50),
};

const organizationDerived = derived(
  'organization_id',
  'type',
  'level',
  'promotion_type',
  'user_id',
  'audit_status',
  'is_delete',
  'add_time',
);

/** Columns of organization that come with a publication (core§5, step "organisation"). */
export const organizationInput = z.strictObject({ ...organizationFields, ...organizationDerived });
export type OrganizationInput = z.input<typeof organizationInput>;

/** The recommended organisation that cg-input names (core§2, ruling 60: its promotion type gives the code its letters). */
export const promotionInput = z.strictObject({
  ...organizationFields,
  ...organizationDerived,
  promotion_type: text(20),
});

const idText = z.union([z.string().min(1).max(40), z.number()]).transform(String);

const submissionShape = {
  variant: z.enum(RESULT_VARIANTS).optional(),
  result: resultInput,
  organization: organizationInput.nullish(),
  promotion: promotionInput.nullish(),
  scopes: z.array(idText, 'scope_required').max(30),
  attachments: attachmentsInput.optional(),
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

interface Rule {
  path: readonly [string, ...string[]];
  code: ErrorCode;
  params?: { max: number };
  broken: (values: Values) => boolean;
}

const isOverseas = (values: Values) => variantOf(values) === 'overseas';
const isOrganization = (values: Values) => values.result?.sub_type === SUB_TYPE.organization;
const isIndividual = (values: Values) => values.result?.sub_type === SUB_TYPE.individual;
const longer = (value: string | null | undefined, max: number) => (value?.length ?? 0) > max;

/** A publisher's contact stands with the result, or with the organisation that publishes. */
const organizationValue = (values: Values, name: 'contacts' | 'contacts_tel' | 'contacts_email' | 'address') =>
  isOrganization(values) ? values.organization?.[name] : undefined;

const maximum = (path: Rule['path'], max: number, broken: Rule['broken']): Rule => ({
  path,
  code: 'too_long',
  params: { max },
  broken,
});

/** Rules of the step "result" (PUB-047 to PUB-051, PUB-066, PUB-068). */
const resultRules: Rule[] = [
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
const organizationRules: Rule[] = [
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

/** Rules of the step "recommended organisation" (PUB-070 to PUB-075). */
const promotionRules: Rule[] = [
  { path: ['promotion', 'name'], code: 'org_name_required', broken: ({ promotion }) => !promotion?.name },
  {
    path: ['promotion', 'contacts_email'],
    code: 'contacts_email_required',
    broken: ({ promotion }) => !promotion?.contacts_email,
  },
];

/** Rules are asked even when another field is of a wrong type, so that one answer names every field. */
const check =
  (rules: readonly Rule[]) =>
  (values: Values | null | undefined, context: z.core.$RefinementCtx): void => {
    if (typeof values !== 'object' || values === null) return;
    for (const { path, code, params, broken } of rules) {
      if (broken(values))
        context.addIssue({ code: 'custom', path: [...path], message: code, ...(params && { params }) });
    }
  };
const always = { when: () => true };

/** The values of the wizard, judged by one step's rules; fields of other steps may still be empty. */
const step = (rules: readonly Rule[]) => z.strictObject(submissionShape).superRefine(check(rules), always);

export const promotionStepSchema = step(promotionRules);
export const resultStepSchema = step(resultRules);
export const organizationStepSchema = step(organizationRules);

/** POST /v1/user/chengguo: the whole submission (contract "Sign-in and publishing calls"). */
export const resultSubmission = step([...resultRules, ...organizationRules]).superRefine((values, context) => {
  if (values?.promotion) check(promotionRules)(values, context);
}, always);
export type ResultSubmission = z.output<typeof resultSubmission>;

/** PUT /v1/user/chengguo: the same with the key, and the version that the form was opened with. */
export const resultEdit = z
  .strictObject({ ...submissionShape, chengguo_id: idText, version: z.number().int().optional() })
  .superRefine(check([...resultRules, ...organizationRules]), always)
  .superRefine((values, context) => {
    if (values?.promotion) check(promotionRules)(values, context);
  }, always);
export type ResultEdit = z.output<typeof resultEdit>;

/** Material handed in after publishing: it replaces the enclosures (core§4, PUB-044, PUB-114). */
export const resultFollowUp = z.strictObject({ chengguo_id: idText, attachments: attachmentsInput.min(1, 'required') });

/** POST /v1/user/{chengguo,xuqiu}/audit (contract "Sign-in and publishing calls"). */
export const auditInput = z
  .strictObject({
    id: idText,
    audit_status: z.literal([AUDIT.approved, AUDIT.returned, AUDIT.rejected]),
    opinion: text(1000),
    version: z.number().int().optional(),
  })
  .superRefine((input, context) => {
    const needed = input?.audit_status === AUDIT.returned || input?.audit_status === AUDIT.rejected;
    if (needed && !input.opinion) context.addIssue({ code: 'custom', path: ['opinion'], message: 'opinion_required' });
  }, always);
export type AuditInput = z.output<typeof auditInput>;
