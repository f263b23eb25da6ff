import * as z from 'zod';
import { PHONE } from './accounts.ts';
import { scopeName } from './cards.ts';
import { choice, derived, looseId, looseText, text } from './fields.ts';
import { formatted } from './formats.ts';
import { ENTRIES } from './organization-edits.ts';
import { organizationName } from './organization-name.ts';

/** organization.type (core§4, decision 57): centre, made by publishing, made by the information form. */
export const ORGANIZATION_TYPE = { centre: 3, byPublishing: 4, byForm: 5 } as const;

/** Days that an invitation holds, and how many may join by one link; by one addressed to a phone, its owner only. */
export const INVITATION = { days: 7, uses: 50 } as const;

const two = choice([1, 2]);

/** What organisations say of themselves in plain words, with the longest text of each in characters. */
const LENGTHS = {
  ...{ org_type: 50, window_name: 100, director: 50 },
  /** For readers abroad: the name, and a few sentences. */
  ...{ name_en: 200, profile_en: 2000 },
  /** Address of an own upload. */
  logo: 500,
  ...{ contacts: 50, wechat: 100, economic_circle: 100, staff_num_range: 50, reg_location: 500 },
  /** Lists: a line an entry, its parts between bars (`entriesOf`). */
  ...{ talent: ENTRIES.length, equipment: ENTRIES.length },
  ...{ business_direction: 2000, performance: 2000, team_scale: 500, industry: 500, industry_id: 2000 },
  ...{ recommendation: 2000, address: 500, estiblish_time: 50, legal_person_name: 100 },
  ...{ social_credit_code: 50, organization_code: 50, reg_number: 50, legal_type: 100 },
} as const;

/** Keys of the registry, which some clients send as numbers. */
const REGISTRY = { tyc_org_id: 50, tyc_type: 50 } as const;

/** Texts of a format. */
const FORMATS = { web_site: 200, contacts_tel: 100, contacts_email: 200, country: 100 } as const;

/** The longest texts of an organisation, by whichever door they come. */
export const ORGANIZATION_MAXIMA = { ...LENGTHS, ...REGISTRY, ...FORMATS };

const textsOf = <K extends string, T>(lengths: Readonly<Record<K, number>>, shape: (max: number) => T) =>
  Object.fromEntries(Object.entries<number>(lengths).map(([name, max]) => [name, shape(max)])) as Record<K, T>;

/** What the information form asks (core§2), and what organisations may say about themselves besides (core§3). */
const fields = {
  ...textsOf(LENGTHS, text),
  ...textsOf(REGISTRY, looseText),
  web_site: formatted('webSite', FORMATS.web_site),
  profile: text(200_000),
  contacts_tel: formatted('telephone', FORMATS.contacts_tel),
  contacts_email: formatted('email', FORMATS.contacts_email),
  assets: two,
  capital: two,
  technology: two,
  business: two,
  /** Codes of `china`; the server fills in the names. */
  province: formatted('province', 20),
  city: formatted('city', 20),
  county: formatted('county', 20),
  country: formatted('country', FORMATS.country),
  /** Research direction or field: ids of `scope`, at any level. */
  scopes: z.array(looseId).max(30).optional(),
};

/** The columns that the form fills in; its `scopes` are rows of another table. */
export const ORGANIZATION_COLUMNS = Object.keys(fields).filter(
  (name): name is Exclude<keyof typeof fields, 'scopes'> => name !== 'scopes',
);

const server = derived(
  ...['type', 'level', 'user_id', 'is_delete', 'add_time', 'audit_status', 'promotion_type', 'merged_into'],
  ...['provinceName', 'cityName', 'countyName'],
);

const name = organizationName;

/** POST /v1/user/organization: the information form (type 5, its creator administers it). 409 `organization_exists_join`. */
export const organizationForm = z.strictObject({ name, ...fields, ...server, ...derived('organization_id') });
export type OrganizationForm = z.output<typeof organizationForm>;

/** PUT /v1/user/organization: the same by its key; the name is locked, so that another one is ignored (core§2). */
export const organizationEdit = z.strictObject({ organization_id: looseId, ...fields, ...server, ...derived('name') });
export type OrganizationEdit = z.output<typeof organizationEdit>;

/** POST /v1/user/organization/bind: joins the organisation of this name, or creates it. */
export const bindInput = z.strictObject({ name });

/** Answer of bind and join. `audit_status` 1 waits for somebody's word, 4 is a member. */
export const membership = z.object({
  organization_id: z.string(),
  name: z.string(),
  is_admin: z.number(),
  audit_status: z.number(),
  /** bind only: whether the organisation did not exist before. */
  created: z.boolean().optional(),
  /** Who decides about a request that waits: the organisation's administrators, or the platform where there are none. */
  waits_for: z.enum(['administrator', 'platform']).optional(),
});
export type Membership = z.output<typeof membership>;

/** POST /v1/user/organization/invite; with `phone` the link goes there by SMS and holds for that account only. */
export const inviteInput = z.strictObject({
  organization_id: looseId,
  phone: z.string().trim().regex(PHONE, 'phone_number_invalid').optional(),
});
export const invitation = z.object({
  id: z.string(),
  /** Path `/joinOrganization/{token}` under the site's address: shown once, the server keeps only its hash. */
  url: z.string(),
  token: z.string(),
  expire_time: z.number(),
  /** Whether the SMS went out; absent without a phone. */
  sent: z.boolean().optional(),
});
export type Invitation = z.output<typeof invitation>;

/** GET /v1/user/organization/invite?organization_id=: invitations that still hold, without their tokens. */
export const openInvitation = z.object({
  id: z.string(),
  phone: z.string().nullable(),
  uses: z.number(),
  max_uses: z.number(),
  add_time: z.number(),
  expire_time: z.number(),
});
export type OpenInvitation = z.output<typeof openInvitation>;

/** POST /v1/user/organization/join: by the token of a link, or to an organisation that invited the account itself. */
export const joinInput = z.union([
  z.strictObject({ token: z.string().min(1).max(200) }),
  z.strictObject({ organization_id: looseId }),
]);
export type JoinInput = z.output<typeof joinInput>;
/** GET /v1/user/organization/join?token= (without a session too): whose invitation it is. 404 when it holds no more. */
export const joinPreview = z.object({
  organization_id: z.string(),
  name: z.string(),
  expire_time: z.number(),
  /** Whether the signed-in user is a member already. */
  member: z.boolean(),
});
export type JoinPreview = z.output<typeof joinPreview>;

/** GET /v1/user/organization/mine: records, requests that wait included. */
export const ownOrganization = z.object({
  organization_id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  type: z.number(),
  org_type: z.string().nullable(),
  region_name: z.string().nullable(),
  region_name_en: z.string().nullable(),
  is_admin: z.number(),
  is_owner: z.boolean(),
  audit_status: z.number(),
  members: z.number(),
  /** Requests that wait for an administrator; 0 for others. */
  pending: z.number(),
  /** It invited the user, who has not answered. */
  invited: z.boolean(),
  /** Nobody administers it: nobody speaks for it, and the platform decides who does. */
  frozen: z.boolean(),
  /** Whether its page is there for the user: nobody else's is, before it is public. */
  has_page: z.boolean(),
  /** When the user asked the platform, where that waits. */
  asked_time: z.number().nullable(),
  /** Whether it is the user's to hand over. */
  hands_over: z.boolean(),
  /** It is to be handed over: to the user (`mine`), from the one named; else, for its administrators, to the one named. */
  handover: z
    .object({
      mine: z.boolean(),
      name: z.string().nullable(),
      /** Who is to receive it. */
      user_id: z.string(),
      add_time: z.number(),
    })
    .nullable(),
});
export type OwnOrganization = z.output<typeof ownOrganization>;

/** A scope as lists and forms show it. */
const stored = z.string().nullable();

/** GET /v1/user/organization?organization_id=: all columns and scopes for the edit form; its administrators and staff. */
export const organizationValues = z.looseObject({
  organization_id: z.string(),
  name: z.string(),
  contacts: stored,
  contacts_tel: stored,
  contacts_email: stored,
  wechat: stored,
  province: stored,
  city: stored,
  county: stored,
  provinceName: stored,
  cityName: stored,
  countyName: stored,
  /** Ids, as the form sends them, and their names. */
  scopes: z.array(z.string()),
  scope: z.array(scopeName),
});
export type OrganizationValues = z.output<typeof organizationValues>;

/**
 * GET /v1/organization/list?pageIndex&pageSize&keyword&scope&industry&region&type: records, centres (3) first, then the
 * newest; `scope` and `industry` at any level, `region` a province, city or county.
 */
export const organizationCard = z.object({
  organization_id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  type: z.number(),
  org_type: z.string().nullable(),
  logo: z.string().nullable(),
  /** Plain text, at most 140 characters. */
  summary: z.string(),
  summary_en: z.string().nullable(),
  region_name: z.string().nullable(),
  region_name_en: z.string().nullable(),
  industry: z.string().nullable(),
  scope: z.array(scopeName),
  /** Public results and demands, counted up to 100. */
  results: z.number(),
  demands: z.number(),
  /** Staff checked who it is. */
  verified: z.boolean(),
});
export type OrganizationCard = z.output<typeof organizationCard>;

/** Public columns of GET /v1/organization/detail?id= beside the card's; `id` of a merged one answers the one it went into. */
export const organizationDetail = organizationCard.extend({
  profile: z.string().nullable(),
  profile_en: z.string().nullable(),
  window_name: z.string().nullable(),
  web_site: z.string().nullable(),
  director: z.string().nullable(),
  business_direction: z.string().nullable(),
  talent: z.string().nullable(),
  equipment: z.string().nullable(),
  performance: z.string().nullable(),
  team_scale: z.string().nullable(),
  staff_num_range: z.string().nullable(),
  assets: z.number().nullable(),
  capital: z.number().nullable(),
  technology: z.number().nullable(),
  business: z.number().nullable(),
  address: z.string().nullable(),
  country: z.string().nullable(),
  estiblish_time: z.string().nullable(),
  legal_person_name: z.string().nullable(),
  social_credit_code: z.string().nullable(),
  legal_type: z.string().nullable(),
  /** The platform's desk; the organisation's own contact for its administrators and for staff. */
  contact: z
    .object({
      contacts: z.string().nullable(),
      contacts_tel: z.string().nullable(),
      contacts_email: z.string().nullish(),
      wechat: z.string().nullish(),
      source: z.enum(['platform', 'organization']),
    })
    .nullable(),
  /** Whether public lists name it: it has an approved publication or a mark of staff. Else members and staff alone see it. */
  listed: z.boolean(),
  /** Whether the caller administers it. */
  editable: z.boolean(),
});
export type OrganizationDetail = z.output<typeof organizationDetail>;

/**
 * GET /v1/organization/items?id=&kind=result|demand&pageIndex&pageSize: a page of its public results or demands, cards
 * as in the public lists, newest first.
 */
export const ITEM_KINDS = ['result', 'demand'] as const;
