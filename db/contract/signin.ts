import * as z from 'zod';
import { secondFactorAsked } from './second-factor.ts';
import { loginResult } from './session.ts';

/** Seconds that a code on a screen may be scanned and confirmed, and that an authorisation may take. */
export const QR_SECONDS = 180;
export const OAUTH_SECONDS = 600;

/** Beginnings of a sign-in that one address may make in a window of ten minutes. */
export const BEGIN_LIMIT = { limit: 60, windowSeconds: 600 } as const;

/** A device that is signed in, or can sign in by itself; times in unix seconds. */
export const device = z.object({
  id: z.string(),
  /** What the browser says of itself. */
  device: z.string().nullable(),
  add_time: z.number(),
  /** Exact to a day: it is noted once a day. */
  last_time: z.number(),
  current: z.boolean(),
});
export type Device = z.output<typeof device>;

/** One device, or every device but the one that asks. */
export const revokeInput = z.union([
  z.strictObject({ id: z.string().min(1).max(100) }),
  z.strictObject({ all: z.literal(true) }),
]);

const qrId = z.string().regex(/^[0-9a-f]{32}$/, 'qr_expired');
export const qrInput = z.strictObject({ id: qrId });

/** `expired` is also the answer to every browser but the one that asked for the code. */
export const qrState = z.object({
  state: z.enum(['waiting', 'scanned', 'confirmed', 'expired']),
  /** With confirmed: the browser is signed in. */
  user: loginResult.optional(),
  /** With confirmed, instead of the user: what the browser must show first. */
  second_factor: secondFactorAsked.shape.second_factor.optional(),
});
export type QrState = z.output<typeof qrState>;

/** What the page on the phone shows before it confirms. */
export const qrRequest = z.object({ device: z.string().nullable(), add_time: z.number(), expire_time: z.number() });

/** A path of this site, and nothing that leads elsewhere. */
export const localPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'invalid_value');

/** What the chat app sends a person back with; absent parts fail as wrong ones do. */
export const oauthReturn = z.object({ code: z.string().max(512).default(''), state: z.string().max(128).default('') });
export const bindInput = z.strictObject({ code: z.string().max(512), state: z.string().max(128) });

/** Who somebody is in the chat app; a bound person is signed in by it. The openid itself stays with the server (design 12). */
export const oauthResult = z.object({
  bound: z.boolean(),
  /** What the platform calls the person whose chat app it is; null while it is bound to nobody. */
  nickname: z.string().nullable(),
  /** Where the person was going. */
  to: z.string(),
  user: loginResult.nullable(),
  /** Instead of the user: what the browser must show first. */
  second_factor: secondFactorAsked.shape.second_factor.optional(),
});
export type OauthResult = z.output<typeof oauthResult>;
