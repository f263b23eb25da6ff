import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, flag, isDelete, key, seconds } from './columns.ts';

/** Organisation (core§3; type 3 centre, 4 by publishing, 5 by form — decision 57). */
export const organizations = sqliteTable(
  'organization',
  {
    id: key('organization_id'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    type: integer('type').notNull().default(4),
    level: integer('level'),
    orgType: text('org_type'),
    windowName: text('window_name'),
    webSite: text('web_site'),
    director: text('director'),
    profile: text('profile'),
    /** A few sentences for readers abroad. */
    profileEn: text('profile_en'),
    /** Address of a stored picture. */
    logo: text('logo'),
    contacts: text('contacts'),
    contactsTel: text('contacts_tel'),
    contactsEmail: text('contacts_email'),
    wechat: text('wechat'),
    economicCircle: text('economic_circle'),
    staffNumRange: text('staff_num_range'),
    regLocation: text('reg_location'),
    talent: text('talent'),
    equipment: text('equipment'),
    businessDirection: text('business_direction'),
    performance: text('performance'),
    teamScale: text('team_scale'),
    assets: integer('assets'),
    capital: integer('capital'),
    technology: integer('technology'),
    business: integer('business'),
    industry: text('industry'),
    industryId: text('industry_id'),
    recommendation: text('recommendation'),
    province: text('province'),
    city: text('city'),
    county: text('county'),
    provinceName: text('provinceName'),
    cityName: text('cityName'),
    countyName: text('countyName'),
    country: text('country'),
    address: text('address'),
    establishTime: text('estiblish_time'),
    legalPersonName: text('legal_person_name'),
    registryId: text('tyc_org_id'),
    registryType: text('tyc_type'),
    socialCreditCode: text('social_credit_code'),
    organizationCode: text('organization_code'),
    regNumber: text('reg_number'),
    legalType: text('legal_type'),
    promotionType: text('promotion_type'),
    /** The administrator who receives messages (decision 55). */
    userId: text('user_id'),
    isDelete: isDelete(),
    addTime: addTime(),
    auditStatus: integer('audit_status').notNull().default(4),
    /** The organisation that this one turned out to be: its name and its old links lead there. */
    mergedInto: text('merged_into'),
    /** When staff found that it is who it says; a trigger empties it when the name or the credit code becomes another one. */
    verifiedTime: seconds('verified_time'),
    /** Kept by triggers: it has an approved publication or a mark of staff, so that public lists may name it. */
    isShown: flag('is_shown'),
  },
  (t) => [
    uniqueIndex('organization_name').on(t.name).where(sql`${t.isDelete} = 0`),
    index('organization_merged').on(t.name).where(sql`${t.mergedInto} IS NOT NULL`),
    index('organization_type').on(t.type, t.isDelete, t.addTime),
    index('organization_time').on(t.addTime, t.id).where(sql`${t.isDelete} = 0`),
    index('organization_shown').on(t.isShown, t.type, t.addTime),
    index('organization_user').on(t.userId),
    index('organization_credit_code').on(t.socialCreditCode),
    // Further: organization_plain_name, on the name as people write it (`PLAIN_NAME`): drizzle-kit cannot write it down.
  ],
);

/** Organisation scope (core§3). */
export const organizationScopes = sqliteTable(
  'organization_scope',
  {
    id: key('id'),
    organizationId: text('org_id').notNull(),
    firstScopeId: text('first_scope_id'),
    secondScopeId: text('second_scope_id').notNull(),
  },
  (t) => [
    uniqueIndex('organization_scope_link').on(t.organizationId, t.secondScopeId),
    index('organization_scope_field').on(t.secondScopeId, t.organizationId),
  ],
);

/**
 * The public organisations in the order of their lists, kept by triggers. The full-text index `organization_search` (see
 * the migration) carries the same rowids.
 */
export const organizationListings = sqliteTable('organization_listing', {
  /** Grows with the place from the end: centres stand above the others, then the newest. */
  listingNo: integer('listing_no').primaryKey(),
  organizationId: text('organization_id').notNull().unique(),
  /** Public results, counted up to a hundred. */
  results: integer('results').notNull().default(0),
  /** Public demands, counted up to a hundred. */
  demands: integer('demands').notNull().default(0),
});

/** Invitations to join an organisation: the link holds the token, the row its SHA-256. */
export const organizationInvitations = sqliteTable(
  'organization_invitation',
  {
    id: key('id'),
    tokenHash: text('token_hash').notNull().unique(),
    organizationId: text('organization_id').notNull(),
    /** The administrator who invites. */
    userId: text('user_id').notNull(),
    /** Account for which alone it holds; anybody's who has the link where it is empty. */
    phone: text('phone'),
    uses: integer('uses').notNull().default(0),
    maxUses: integer('max_uses').notNull(),
    addTime: addTime(),
    expireTime: integer('expire_time').notNull(),
  },
  (t) => [
    index('organization_invitation_of').on(t.organizationId, t.expireTime),
    index('organization_invitation_expiry').on(t.expireTime),
  ],
);

/**
 * An organisation that is to be handed over, until the receiver answers. Triggers take it away when the receiver's membership
 * ends, and when somebody else comes to receive the organisation's messages.
 */
export const organizationHandovers = sqliteTable(
  'organization_handover',
  {
    organizationId: key('organization_id'),
    /** Who is a plain member from then on: the one who offers, or who receives the messages where the platform offers. */
    fromUser: text('from_user'),
    toUser: text('to_user').notNull(),
    /** The one above, or who offers it for the platform. */
    offerUser: text('offer_user').notNull(),
    addTime: addTime(),
  },
  (t) => [index('organization_handover_to').on(t.toUser), index('organization_handover_offer').on(t.offerUser)],
);

/**
 * What a submission would change of an organisation, which waits with the submission; and what an administrator's own edit would
 * change, which waits for a reviewer (part `profile`, its item is the organisation).
 */
export const organizationProposals = sqliteTable(
  'organization_proposal',
  {
    itemId: text('item_id').notNull(),
    /** The group of the form: `organization` or `promotion`. */
    part: text('part').notNull(),
    itemType: integer('item_type').notNull(),
    organizationId: text('organization_id').notNull(),
    /** Who wrote the values: they are applied only where this user may change the organisation. */
    userId: text('user_id').notNull(),
    /** JSON of wire columns and values. */
    given: text('given').notNull(),
    addTime: addTime(),
    /** Of an own edit: 1 waits, 3 was returned; 0 for what waits with a submission. */
    state: integer('state').notNull().default(0),
    opinion: text('opinion'),
    decideUser: text('decide_user'),
    decideTime: seconds('decide_time'),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.part] }),
    index('organization_proposal_queue').on(t.state, t.addTime).where(sql`${t.state} > 0`),
    index('organization_proposal_of').on(t.organizationId, t.addTime),
    index('organization_proposal_user').on(t.userId),
  ],
);

/** Checks of who an organisation is: asked for by its administrators, decided by staff. */
export const organizationVerifications = sqliteTable(
  'organization_verification',
  {
    id: key('id'),
    organizationId: text('organization_id').notNull(),
    /** The administrator who asked. */
    userId: text('user_id').notNull(),
    /** Name and credit code that are to be checked. */
    name: text('name').notNull(),
    socialCreditCode: text('social_credit_code').notNull(),
    document: text('document').notNull(),
    documentName: text('document_name').notNull(),
    state: integer('state').notNull(),
    opinion: text('opinion'),
    addTime: addTime(),
    decideUser: text('decide_user'),
    decideTime: seconds('decide_time'),
  },
  (t) => [
    uniqueIndex('organization_verification_waiting').on(t.organizationId).where(sql`${t.state} = 1`),
    index('organization_verification_of').on(t.organizationId, t.addTime),
    index('organization_verification_queue').on(t.state, t.addTime),
    index('organization_verification_code').on(t.socialCreditCode, t.organizationId).where(sql`${t.state} = 4`),
    index('organization_verification_user').on(t.userId),
  ],
);
