import * as z from 'zod';

/** Sign-in by account and password, or by the saved credential (core§5, contract "Sign-in"). */
export const loginInput = z
  .strictObject({
    account: z.string().trim().max(100).optional(),
    password: z.string().max(200).optional(),
    remember: z.boolean().optional(),
    credential: z.string().max(200).optional(),
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

/** What the browser knows of who is signed in: it steers what is shown, never what is allowed (core§3, ruling 24). */
export const sessionUser = z.object({
  user_id: z.string(),
  authority: z.string(),
  name: z.string().nullable(),
  nickname: z.string().nullable(),
  account: z.string(),
  avatar: z.string().nullable(),
  sex: z.number().nullable(),
  tel: z.string().nullable(),
  orgs: z.array(z.object({ organization_id: z.string(), name: z.string(), is_admin: z.number() })),
  org_type: z.string().nullable(),
  activity_identity: z.string().nullable(),
  visible_province: z.string().nullable(),
  visible_city: z.string().nullable(),
  visible_county: z.string().nullable(),
  visibleName: z.array(z.string()),
  recommender_id: z.string().optional(),
});
export type SessionUser = z.output<typeof sessionUser>;

export const loginResult = sessionUser.extend({ credential: z.string().optional() });
export type LoginResult = z.output<typeof loginResult>;

/** Days that a session lives without use, and a saved credential without exchange. */
export const SESSION_DAYS = 30;
export const CREDENTIAL_DAYS = 90;

/** Days without a sign-in after which a browser counts as a new one. */
export const KNOWN_DEVICE_DAYS = 365;

/** Failed sign-ins that one account, and one address, may have in a window of ten minutes. */
export const LOGIN_LIMITS = { account: 10, address: 60, windowSeconds: 600 } as const;
