import * as z from 'zod';

/** Ways to show the second factor. */
const FACTORS = ['totp', 'passkey', 'recovery'] as const;
export type Factor = (typeof FACTORS)[number];

/** Seconds and tries that a sign-in waits for its second factor. */
export const STEP_SECONDS = 600;
export const STEP_TRIES = 5;

/** Wrong second factors that one account, and one address, may show in ten minutes. */
export const SECOND_LIMITS = { account: 10, address: 60, windowSeconds: 600 } as const;

/** Days that a browser need not show it again, when its person wishes so. */
export const TRUST_DAYS = 30;

export const RECOVERY_CODES = 10;
export const MAX_PASSKEYS = 10;

/** What a sign-in answers in the place of the user, when the account has a second factor that this browser must show. */
export const secondFactorAsked = z.object({
  second_factor: z.object({ methods: z.array(z.enum(FACTORS)), expire_time: z.number() }),
});
export type SecondFactorAsked = z.output<typeof secondFactorAsked>;

const response = z.record(z.string(), z.unknown());

/** Six digits of an app, which shows them parted in two; keyboards for Chinese write wide ones. */
const appCode = z
  .string()
  .overwrite((value) => value.normalize('NFKC').replace(/[\s-]/g, ''))
  .regex(/^\d{6}$/, 'second_factor_wrong');

/** POST /v1/session/second: exactly one of the three. `trust`: this browser is not asked again for a while. */
export const secondInput = z
  .strictObject({
    code: appCode.optional(),
    recovery: z.string().trim().min(1).max(40).optional(),
    passkey: response.optional(),
    trust: z.boolean().optional(),
  })
  .refine((input) => [input.code, input.recovery, input.passkey].filter((value) => value !== undefined).length === 1, {
    path: ['code'],
    message: 'second_factor_wrong',
  });
export type SecondInput = z.output<typeof secondInput>;

/** Options that a browser hands to its authenticator, as WebAuthn writes them in JSON. */
export const passkeyOptions = response;

export const passkey = z.object({
  id: z.string(),
  label: z.string(),
  add_time: z.number(),
  used_time: z.number().nullable(),
});
export type Passkey = z.output<typeof passkey>;

/** GET /v1/user/secondFactor. */
export const secondFactorState = z.object({
  totp: z.boolean(),
  passkeys: z.array(passkey),
  /** Recovery codes that were not used yet. */
  recovery_codes: z.number(),
  /** Whether the platform wants it of this person. */
  required: z.boolean(),
});
export type SecondFactorState = z.output<typeof secondFactorState>;

/** POST /v1/user/secondFactor/totp/new: the secret is shown once. */
export const newTotp = z.object({ secret: z.string(), url: z.string() });
export type NewTotp = z.output<typeof newTotp>;

export const totpInput = z.strictObject({ code: appCode });
export const passkeyInput = z.strictObject({ label: z.string().trim().min(1, 'required').max(50), response });
export const passkeyRemoval = z.strictObject({ id: z.string().min(1).max(1400) });

/** Recovery codes, shown once: with the first factor, and when new ones are asked for. */
export const recoveryResult = z.object({ recovery_codes: z.array(z.string()).nullable() });
export type RecoveryResult = z.output<typeof recoveryResult>;

/** PUT /v1/admin/user/secondFactor: takes the second factor of a person off who lost it. */
export const resetInput = z.strictObject({ user_id: z.string().min(1).max(40) });
