import { CODE_RULES } from '../../../../db/contract/accounts.ts';
import type { Lang } from '../../../../db/contract/errors.ts';

type Text = (lang: Lang, code: string) => string;

const MINUTES = CODE_RULES.seconds / 60;

const pick =
  (zh: (code: string) => string, en: (code: string) => string): Text =>
  (lang, code) =>
    (lang === 'en' ? en : zh)(code);

/** What the holder of a number or an address is told; the one who asked for it learns nothing of the difference. */
export const codeTexts = {
  code: pick(
    (code) => `您的验证码是 ${code}，${MINUTES} 分钟内有效，请勿告诉他人。`,
    (code) => `Your verification code is ${code}. It holds for ${MINUTES} minutes; give it to nobody.`,
  ),
  registered: pick(
    (code) => `该账号已经注册，可直接登录或找回密码。您的验证码是 ${code}，${MINUTES} 分钟内有效，请勿告诉他人。`,
    (code) =>
      `This account is already registered: you can log in or recover its password. Your verification code is ${code}. It holds for ${MINUTES} minutes; give it to nobody.`,
  ),
  unregistered: pick(
    () => '有人请求找回密码，但该账号尚未注册。如非本人操作，请忽略本消息。',
    () =>
      'Somebody asked for a new password, but this account is not registered. If it was not you, ignore this message.',
  ),
  binding: pick(
    (code) => `您正在把微信绑定到您的账号，验证码是 ${code}，${MINUTES} 分钟内有效。如非本人操作，请勿告诉他人。`,
    (code) =>
      `You are linking WeChat to your account. The verification code is ${code}; it holds for ${MINUTES} minutes. If it was not you, give it to nobody.`,
  ),
  unknown: pick(
    () => '有人请求为该号码绑定微信，但该号码尚未注册本平台。请先注册；如非本人操作，请忽略本消息。',
    () =>
      'Somebody asked to link WeChat to this number, but it is not registered. Register first; if it was not you, ignore this message.',
  ),
} as const satisfies Record<string, Text>;
export type CodeText = keyof typeof codeTexts;

/** Subjects of e-mails. */
export const subjects: Record<Lang, { code: string; activation: string; security: string }> = {
  zh: { code: '验证码', activation: '激活您的账号', security: '账号安全提醒' },
  en: { code: 'Verification code', activation: 'Activate your account', security: 'Your account' },
};

/** What the holder of an e-mail address is told after a registration with it (decision 47). */
export const activationTexts = {
  link: (lang: Lang, link: string): string =>
    lang === 'en'
      ? `Open this link within 24 hours and choose a password to activate your account:\n\n${link}\n\nIf you did not register, ignore this e-mail.`
      : `请在 24 小时内打开以下链接，设置密码后即可启用账号：\n\n${link}\n\n如非本人注册，请忽略本邮件。`,
  registered: (lang: Lang): string =>
    lang === 'en'
      ? 'Somebody registered with this address, but it already has an account. You can log in or recover its password.'
      : '有人使用该邮箱注册，但该邮箱已有账号。您可以直接登录或找回密码。',
};

/** What happened to the ways to sign in, as its owner is told outside; texts of the platform alone, without a word of anybody. */
export const securityTexts = {
  chat_app_bound: (lang: Lang): string =>
    lang === 'en'
      ? 'A WeChat account was bound to your account, and can sign in to it. If it was not you, recover your password at once: that unbinds it and signs everybody out.'
      : '您的账号刚刚绑定了微信，可用该微信登录。如非本人操作，请立即通过“找回密码”重设密码，微信绑定和所有登录将一并解除。',
  password_changed: (lang: Lang): string =>
    lang === 'en'
      ? 'The password of your account was changed. If it was not you, recover your password at once.'
      : '您账号的登录密码已修改。如非本人操作，请立即通过“找回密码”重设密码。',
  account_changed: (lang: Lang): string =>
    lang === 'en'
      ? 'The phone number or e-mail address that you sign in with was changed. If it was not you, contact the platform at once.'
      : '您的登录账号（手机号或邮箱）刚刚更换。如非本人操作，请立即联系平台。',
} as const;
export type SecurityText = keyof typeof securityTexts;
