import * as z from 'zod';
import { type AttachmentInput, attachmentsInput } from './attachments.ts';
import type { ErrorCode } from './errors.ts';
import { derived, looseId, looseText, text } from './fields.ts';
import { RICH_TEXT } from './form-parts.ts';
import { FORMATTED, formatted, strayPlaces } from './formats.ts';
import { AUDIT } from './limits.ts';
import { asOrganizationName, isOrganizationName } from './organization-name.ts';

/** Shortest profile that the hint asks for; only an empty one is refused (decision 64). */
export const PROFILE_HINT = { characters: 200, chinese: 100 } as const;

/** Columns of items of both kinds that the server sets, whatever a client sends (decision 22). */
const SERVER_COLUMNS = [
  ...(['code', 'platform', 'add_user', 'add_time', 'release_time', 'sort_time', 'update_time', 'expire_time'] as const),
  ...(['is_delete', 'audit_status', 'audit_opinion', 'is_pushed', 'is_tagging', 'match_state', 'version'] as const),
] as const;

/** … and those that come about with the other parts of a submission. */
const PART_COLUMNS = ['scope', 'unit', 'org_name', 'submission_key'] as const;

type ServerColumn = (typeof SERVER_COLUMNS)[number] | (typeof PART_COLUMNS)[number];

/** What a form of an item may carry along of the server's columns, and those of its kind. */
export const itemDerived = <K extends string>(...own: K[]) =>
  derived<ServerColumn | K>(...SERVER_COLUMNS, ...PART_COLUMNS, ...own);

/** A picture that stands for an item in lists. */
export const coverText = () =>
  text(500).refine((value) => !value || /\.(?:jpe?g|png)$/i.test(value), 'file_type_refused');

const organizationFields = {
  name: text(100)
    .refine((name) => !name || isOrganizationName(name), 'organization_name_invalid')
    .overwrite((name) => name && asOrganizationName(name)),
  org_type: looseText(50),
  web_site: formatted('webSite', 200),
  director: text(50),
  profile: text(RICH_TEXT),
  contacts: text(50),
  contacts_tel: formatted('telephone', 100),
  contacts_email: formatted('email', 200),
  wechat: text(100),
  province: formatted('province', 20),
  city: formatted('city', 20),
  county: formatted('county', 20),
  provinceName: text(100),
  cityName: text(100),
  countyName: text(100),
  country: formatted('country', 100),
  address: text(500),
  social_credit_code: text(50),
  legal_person_name: text(100),
  reg_location: text(500),
  estiblish_time: text(50),
};

/** What a submission says about its organisation beside the name and the profile. */
export const GIVEN_COLUMNS = Object.keys(organizationFields).filter(
  (name): name is Exclude<keyof typeof organizationFields, 'name' | 'profile'> => name !== 'name' && name !== 'profile',
);

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

/** The recommended organisation that cg-input names (core§2, decision 60: its promotion type gives the code its letters). */
export const promotionInput = z.strictObject({
  ...organizationFields,
  ...organizationDerived,
  promotion_type: text(20),
});

/** What submissions of both kinds carry beside the item itself. */
export const submittedParts = (noScope: ErrorCode) => ({
  organization: organizationInput.nullish(),
  scopes: z.array(looseId, noScope).max(30),
  attachments: attachmentsInput.optional(),
});

/** An organisation as a submission names it. */
export type OrganizationGiven = z.output<typeof promotionInput> | z.output<typeof organizationInput>;

/** What submissions of both kinds carry, once they were judged. */
export interface Submitted {
  organization?: OrganizationGiven | null | undefined;
  scopes: string[];
  attachments?: AttachmentInput[] | undefined;
}

/** One rule about the values of a wizard: where it complains, with which text, and when. */
export interface Rule<V> {
  path: readonly [string, ...string[]];
  code: ErrorCode;
  params?: { max: number };
  broken: (values: V) => boolean;
}

/** A rule about a longest text that holds under a condition. */
export const maximum = <V>(path: Rule<V>['path'], max: number, broken: Rule<V>['broken']): Rule<V> => ({
  path,
  code: 'too_long',
  params: { max },
  broken,
});

/**
 * The rules that a group's places belong together.
 * @param group of the values
 * @param table whose columns the group fills
 */
export const placeRules = <V>(group: keyof V & string, table: string): Rule<V>[] =>
  Object.keys(FORMATTED[table] ?? {}).map((column) => ({
    path: [group, column],
    code: 'place_invalid',
    broken: (values) => strayPlaces(table, (values[group] ?? {}) as Record<string, unknown>).includes(column),
  }));

/** Rules are asked even when another field is of a wrong type, so that one answer names every field. */
export const check =
  <V>(rules: readonly Rule<V>[]) =>
  (values: unknown, context: z.core.$RefinementCtx): void => {
    if (typeof values !== 'object' || values === null) return;
    for (const { path, code, params, broken } of rules) {
      if (broken(values as V))
        context.addIssue({ code: 'custom', path: [...path], message: code, ...(params && { params }) });
    }
  };

/** Option of a refinement that is asked although the shape complained. */
export const always = { when: () => true };

/** Material handed in after publishing: without any, matching is not offered (core§4, decision 82). */
export const followUpFiles = attachmentsInput.min(1, 'matching_not_offered');

/** POST /v1/user/{chengguo,xuqiu}/audit (CALLS.md "Sign-in and publishing calls"). */
export const auditInput = z
  .strictObject({
    id: looseId,
    audit_status: z.literal([AUDIT.approved, AUDIT.returned, AUDIT.rejected]),
    opinion: text(1000),
    version: z.number().int().optional(),
  })
  .superRefine((input, context) => {
    const needed = input?.audit_status === AUDIT.returned || input?.audit_status === AUDIT.rejected;
    if (needed && !input.opinion) context.addIssue({ code: 'custom', path: ['opinion'], message: 'opinion_required' });
  }, always);
export type AuditInput = z.output<typeof auditInput>;
