import * as z from 'zod';
import { secondFactorAsked } from './second-factor.ts';
import { loginResult } from './session.ts';

/** Seconds that a code on a screen may be scanned and confirmed, and that an authorisation may take. */
export const QR_SECONDS = 180;
export const OAUTH_SECONDS = 600;

/** Digits of the number that leads from the phone to the computer, and how often it may be mistyped. */
export const BINDING_NUMBER = { digits: 4, tries: 3 } as const;

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
const localPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'invalid_value');

/** Where a person asks to be led to the chat app: inside it, or on a computer. */
export const authorizeInput = z.object({
  to: localPath.default('/'),
  at: z.enum(['app', 'computer']).default('app'),
  /** The binding that the person agrees to. */
  binding: qrId.optional(),
});

/** A binding that was begun: its page is for the phone. */
export const bindingBegun = z.object({ id: z.string(), url: z.string(), expire_time: z.number() });
export type BindingBegun = z.output<typeof bindingBegun>;

/** `scanned`: the phone shows a number, which belongs into the browser that began. */
export const bindingState = z.object({ state: z.enum(['waiting', 'scanned', 'bound', 'expired']) });
export type BindingState = z.output<typeof bindingState>['state'];

/** What the phone shows before it agrees: whose account it is, as far as a stranger may read it. */
export const bindingRequest = z.object({ account: z.string(), expire_time: z.number() });
export type BindingRequest = z.output<typeof bindingRequest>;

/** Agreed in the browser that began: bound at once. Elsewhere: the number to be typed there. */
export const bindingScanned = z.object({ bound: z.boolean(), number: z.string().nullable() });
export type BindingScanned = z.output<typeof bindingScanned>;

export const bindingId = z.object({ id: qrId });
export const bindingFinish = z.strictObject({
  id: qrId,
  number: z
    .string()
    .trim()
    .min(1, 'required')
    .regex(/^\d{4}$/, 'binding_number_wrong'),
});

/** What the chat app sends a person back with; absent parts fail as wrong ones do. */
export const oauthReturn = z.object({ code: z.string().max(512).default(''), state: z.string().max(128).default('') });
export const bindInput = z.strictObject({ code: z.string().max(512), state: z.string().max(128) });

/** Who somebody is in the chat app; a bound person is signed in by it. The openid itself stays with the server (house 12). */
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
