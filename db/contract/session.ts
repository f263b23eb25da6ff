import * as z from 'zod';
import { proofField } from './proof.ts';

/** Sign-in by account and password, or by the saved credential (core§5, CALLS.md "Sign-in and publishing calls"). */
export const loginInput = z
  .strictObject({
    account: z.string().trim().max(100).optional(),
    password: z.string().max(200).optional(),
    remember: z.boolean().optional(),
    credential: z.string().max(200).optional(),
    proof: proofField,
  })
  .superRefine((input, context) => {
    if (input.credential) return;
    for (const field of ['account', 'password'] as const) {
      if (!input[field]) context.addIssue({ code: 'custom', path: [field], message: 'account_password_required' });
    }
  });

export const logoutInput = z.strictObject({ credential: z.string().max(200).optional() });

/** POST /web/v1/session/confirm: the password once more, before something that a stolen session must not do. */
export const confirmInput = z.strictObject({ password: z.string().min(1, 'password_required').max(200) });

/** Until when, in unix seconds, the session need not give the password again; 0 when it must. */
export const confirmResult = z.object({ until: z.number() });
export type ConfirmResult = z.output<typeof confirmResult>;

/** Seconds for which a password that was given again counts. */
export const FRESH_SECONDS = 600;

/** What the browser knows of who is signed in: it steers what is shown, never what is allowed (core§3, decision 24). */
export const sessionUser = z.object({
  user_id: z.string(),
  authority: z.string(),
  name: z.string().nullable(),
  nickname: z.string().nullable(),
  account: z.string(),
  avatar: z.string().nullable(),
  sex: z.number().nullable(),
  tel: z.string().nullable(),
  orgs: z.array(
    z.object({ organization_id: z.string(), name: z.string(), name_en: z.string().nullable(), is_admin: z.number() }),
  ),
  /** What somebody from abroad told of themselves: a country by its English name, and where they work. */
  country: z.string().nullable(),
  org_name: z.string().nullable(),
  org_type: z.string().nullable(),
  activity_identity: z.string().nullable(),
  visible_province: z.string().nullable(),
  visible_city: z.string().nullable(),
  visible_county: z.string().nullable(),
  visibleName: z.array(z.string()),
  recommender_id: z.string().optional(),
  /** The platform wants a second factor of this person, who can do nothing else before it is set up. */
  set_up_second_factor: z.literal(true).optional(),
  /** The programme office set this recommender's password: another one is chosen before anything else. */
  change_password: z.literal(true).optional(),
});
export type SessionUser = z.output<typeof sessionUser>;

export const loginResult = sessionUser.extend({ credential: z.string().optional() });
export type LoginResult = z.output<typeof loginResult>;

/** Days after which a session, and a saved credential, end whatever happens. */
export const SESSION_DAYS = 30;
export const CREDENTIAL_DAYS = 90;

/** Hours without use, and days in all, after which a session ends whose person holds an authority. */
export const STAFF_IDLE_HOURS = 12;
export const STAFF_DAYS = 7;

/** Days without a sign-in after which a browser counts as a new one, and how many of one person are remembered. */
export const KNOWN_DEVICE_DAYS = 365;
export const KNOWN_DEVICES = 20;

/** Seconds in which a second tab of the same browser may bring the saved credential that the first one has just exchanged. */
export const EXCHANGE_SECONDS = 30;

/**
 * Wrong passwords in a window of ten minutes. Those of one account from one address are counted apart, and so are those of a
 * device that its owner has used before: nobody elsewhere can use up their attempts. Those of all other devices together are
 * counted too, no more than `share` of each address; beyond `account` every attempt costs its browser some computing.
 */
export const LOGIN_LIMITS = {
  address: 60,
  pair: 10,
  account: 10,
  share: 2,
  proved: 60,
  /** One that is signed in and is asked for the password again, from all addresses. */
  again: 30,
  /** After the tenth wrong one a known device goes on, slowly. */
  device: 10,
  deviceSlowSeconds: 30,
  windowSeconds: 600,
} as const;
