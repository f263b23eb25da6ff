/**
 * An account as others see it: a phone with its first three and last four digits, other accounts with their first and last
 * characters.
 * @param account phone number, e-mail address or name
 */
export const maskedAccount = (account: string): string =>
  account.length > 7 ? `${account.slice(0, 3)}****${account.slice(-4)}` : `${account.slice(0, 1)}****`;
