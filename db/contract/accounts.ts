import * as z from 'zod';
import { EMAIL } from './email.ts';
import { proofField } from './proof.ts';
import { DAY } from './time.ts';

/** What a verification code is for (core§7, decision 51). */
export const CODE_TYPE = {
  register: 1,
  findPassword: 2,
  bindPhone: 3,
  bindChatApp: 5,
  bindEmail: 6,
  signUp: 7,
} as const;
export type CodeType = (typeof CODE_TYPE)[keyof typeof CODE_TYPE];

/** Digits, life, tries and spacing of verification codes (core§4, decision 43). */
export const CODE_RULES = { digits: 6, seconds: 600, tries: 5, countdownSeconds: 60 } as const;

/** Codes and links that one recipient, and one address, may cause to be sent. */
export const SENDING_LIMITS = {
  recipient: [
    { name: 'minute', limit: 1, windowSeconds: 60 },
    { name: 'hour', limit: 5, windowSeconds: 3_600 },
    { name: 'day', limit: 10, windowSeconds: DAY },
  ],
  /** Those that some computing came with, beside the others: to one recipient from one address, and to one recipient in all. */
  provedPair: { name: 'proved-pair', limit: 2, windowSeconds: 3_600 },
  proved: [
    { name: 'proved-hour', limit: 6, windowSeconds: 3_600 },
    { name: 'proved-day', limit: 20, windowSeconds: DAY },
  ],
  address: { limit: 20, windowSeconds: 3_600 },
} as const;

/** Codes that one address may try out in a window, whatever accounts they are for. */
export const CHECKING_LIMIT = { limit: 60, windowSeconds: 600 } as const;

/** Seconds for which an activation link holds (decision 47). */
export const ACTIVATION_SECONDS = DAY;

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Mainland mobile numbers (core§5, decision 48). */
export const PHONE = /^1[3-9]\d{9}$/;

/** Member kinds that registration knows (back-office§6, decision 56). */
const MEMBER_TYPES = ['org', 'company'] as const;

/**
 * An account as it is stored and looked up: full-width digits are digits, and the case of an e-mail address says nothing.
 * @param account as somebody typed it
 */
export function accountKey(account: string): string {
  const text = account.normalize('NFKC').trim();
  return text.includes('@') ? text.toLowerCase() : text;
}

const typed = (missing: string) => z.string({ error: missing }).max(200, 'too_long').transform(accountKey);

/** A phone number that is an account (ACC-023, ACC-024). */
const phone = typed('phone_number_required').pipe(
  z.string().min(1, 'phone_number_required').regex(PHONE, 'phone_number_invalid'),
);

/** An e-mail address that is an account of the international entrance (ACC-031). */
const email = typed('email_required').pipe(z.string().min(1, 'email_required').max(100).regex(EMAIL, 'email_format'));

/** Either kind of account. */
const account = typed('account_required').pipe(
  z
    .string()
    .min(1, 'account_required')
    .max(100)
    .refine((value) => PHONE.test(value) || EMAIL.test(value), 'account_invalid'),
);

/** A new password: its length is judged here, whether it is a common one by the server. */
const newPassword = z
  .string({ error: 'password_required' })
  .min(1, 'password_required')
  .min(PASSWORD_LENGTH.min, 'password_too_short')
  .max(PASSWORD_LENGTH.max, 'password_too_long');

const oldPassword = z.string({ error: 'password_required' }).min(1, 'password_required').max(200, 'too_long');

const code = z
  .string({ error: 'code_required' })
  .trim()
  .min(1, 'code_required')
  .regex(/^\d{6}$/, 'code_wrong');

/** Nobody has a message id without having asked for a code (ACC-029). */
const msgId = z
  .string({ error: 'message_sending_error' })
  .trim()
  .min(1, 'message_sending_error')
  .max(40, 'message_sending_error');

const orgType = z.enum(MEMBER_TYPES).optional();

/** Longest names of a country and of an organisation that somebody from abroad tells of themselves, in characters. */
export const ORIGIN_LIMITS = { country: 100, org_name: 160 } as const;

/** Where somebody from abroad comes from and works; the desk reads it. Which countries there are, the server knows. */
const origin = {
  country: z.string().trim().max(ORIGIN_LIMITS.country, 'too_long').optional(),
  org_name: z.string().trim().max(ORIGIN_LIMITS.org_name, 'too_long').optional(),
};

/** POST /web/verificationCode; `phone` may hold an e-mail address where a password is recovered, and does where one is bound. */
export const codeInput = z
  .strictObject({ phone: account, type: z.literal(Object.values(CODE_TYPE)), proof: proofField })
  .superRefine((input, context) => {
    if (input.type === CODE_TYPE.findPassword) return;
    const email = input.type === CODE_TYPE.bindEmail;
    if (email ? EMAIL.test(input.phone) : PHONE.test(input.phone)) return;
    context.addIssue({ code: 'custom', path: ['phone'], message: email ? 'email_format' : 'phone_number_invalid' });
  });
export const codeResult = z.object({ msgId: z.string() });

/** POST /web/v1/register */
export const registerInput = z.strictObject({
  account: phone,
  password: newPassword,
  verificationCode: code,
  msgId,
  org_type: orgType,
});
export type RegisterInput = z.input<typeof registerInput>;

/** POST /web/v1/register/check: the number and its code, before anything else is filled in. */
export const registerCheckInput = registerInput.pick({ account: true, verificationCode: true, msgId: true });
export type RegisterCheckInput = z.input<typeof registerCheckInput>;

/** POST /web/egg/user/register: the old address, which needs the same proof (decision 26). */
export const oldRegisterInput = z.strictObject({
  account: phone,
  password: newPassword,
  verificationCode: code.optional(),
  msgId: msgId.optional(),
});

/** POST /web/v1/register/email; a password that it brings is judged, and not used: whoever opens the link chooses one. */
export const emailRegisterInput = z.strictObject({
  account: email,
  password: newPassword.optional(),
  org_type: orgType,
  ...origin,
  proof: proofField,
});
export type EmailRegisterInput = z.input<typeof emailRegisterInput>;
export const emailRegisterResult = z.object({ sent: z.literal(true) });

/** POST /web/v1/emailActive */
export const activationInput = z.strictObject({
  account: email,
  code: z.string().trim().min(1).max(100),
  /** Without it the call says whether the link holds, and changes nothing. */
  password: newPassword.optional(),
});
export type ActivationInput = z.input<typeof activationInput>;
/** Not activated: the link holds, and the account comes to be with a password. */
export const activationResult = z.object({ activated: z.boolean() });

/** POST /web/v1/findPW */
export const recoveryInput = z.strictObject({ account, password: newPassword, verificationCode: code, msgId });
export type RecoveryInput = z.input<typeof recoveryInput>;

/** POST /web/v1/user/password */
export const passwordInput = z.strictObject({
  old_password: oldPassword,
  password: newPassword,
  /** Every other session, saved sign-in and known device ends. */
  end_sessions: z.boolean().default(true),
  /** The chat app signs nobody in any more, and brings no messages. */
  unbind_chat_app: z.boolean().default(false),
});

/** POST /web/v1/recommender/password: a recommender's own password, every other session of it ends. */
export const recommenderPasswordInput = z.strictObject({ old_password: oldPassword, password: newPassword });

/** A number that a code was sent to. */
export const phoneProof = z.strictObject({ phone, verificationCode: code, msgId });
export type PhoneProof = z.input<typeof phoneProof>;

/** Whether the person signs in with it from now on; only where the account is of the same kind. */
const signIn = { sign_in: z.boolean().default(false) };

/** POST /web/v1/user/phone: the number that a code of type 3 was sent to. */
export const phoneInput = phoneProof.extend(signIn);
export type PhoneInput = z.input<typeof phoneInput>;

/** POST /web/v1/user/email: the address that a code of type 6 was sent to. */
export const emailInput = z.strictObject({ email, verificationCode: code, msgId, ...signIn });
export type EmailInput = z.input<typeof emailInput>;

/** The forms of both, whose fields are named as in every form that sends a code. */
export const phoneForm = z.object({ account: phone, verificationCode: code, msgId, ...signIn });
export const emailForm = z.object({ account: email, verificationCode: code, msgId, ...signIn });

/** GET /web/v1/user/account: what a person signs in with, and is reached by. */
export const ownAccount = z.object({
  account: z.string(),
  tel: z.string().nullable(),
  email: z.string().nullable(),
  chat_app: z.boolean(),
  second_factor: z.boolean(),
});
export type OwnAccount = z.output<typeof ownAccount>;

/** POST /web/v1/user/account/delete */
export const deletionInput = z.strictObject({ password: oldPassword });

/** POST /web/v1/user/chengguo/idNumber */
export const idNumberInput = z.strictObject({ id: z.string().trim().min(1).max(40) });
export const idNumberResult = z.object({ id_number: z.string().nullable() });

/** What a form asks for beside the call's own fields: the password again, and the agreement. */
const repeated = { repeat: z.string().default('') };
const agreed = { agreed: z.boolean().default(false) };

interface Repeated {
  password?: string | undefined;
  repeat?: string | undefined;
  agreed?: boolean | undefined;
}

/** Complaints of the form alone are shown beside the others, not after them (ACC-027, ACC-028). */
const beside = { when: () => true };
const same = (form: Repeated): boolean => (form.password ?? '') === (form.repeat ?? '');
const differ = { path: ['repeat'], message: 'passwords_differ', ...beside };
const ticked = (form: Repeated): boolean => form.agreed === true;
const unticked = { path: ['agreed'], message: 'agreement_required', ...beside };

/** The forms of the screens; `toCall` below leaves out what the call does not know. */
export const registerForm = registerInput
  .extend({ ...repeated, ...agreed })
  .refine(same, differ)
  .refine(ticked, unticked);
export const emailRegisterForm = emailRegisterInput
  .extend({ ...agreed, country: z.string().trim().min(1, 'country_required').max(ORIGIN_LIMITS.country, 'too_long') })
  .refine(ticked, unticked);
export const activationForm = z.object({ password: newPassword, ...repeated }).refine(same, differ);
export const recoveryForm = recoveryInput.extend(repeated).refine(same, differ);
export const passwordForm = passwordInput.extend(repeated).refine(same, differ);
export const recommenderPasswordForm = recommenderPasswordInput.extend(repeated).refine(same, differ);

/**
 * What a form's call takes: everything but the fields that only the form has.
 * @param form a valid form
 */
export function toCall<T extends Repeated>(form: T): Omit<T, 'repeat' | 'agreed'> {
  const { repeat: _, agreed: __, ...call } = form;
  return call;
}
