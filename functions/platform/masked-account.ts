/**
 * An account as others see it: a phone with its first three and last four digits, other accounts with their first and last
 * characters.
 * @param account phone number, e-mail address or name
 */
export const maskedAccount = (account: string): string =>
  account.length > 7 ? `${account.slice(0, 3)}****${account.slice(-4)}` : `${account.slice(0, 1)}****`;

/** SQL of the same. @param account SQL of the account */
export const maskedIn = (account: string): string =>
  `iif(length(${account}) > 7, substr(${account}, 1, 3) || '****' || substr(${account}, -4), substr(${account}, 1, 1) || '****')`;

/**
 * SQL: what a person is called in front of others. Nobody has to give a name, so whoever gave none is called by the account as
 * others see it; empty stands for a closed account alone.
 * @param alias of the row of `user`
 * @param given SQL of a name that the person gave on this occasion; null where there is none
 */
export const shownName = (alias: string, given = 'NULL'): string =>
  `iif(${alias}.is_delete = 0, coalesce(nullif(${alias}.name, ''), nullif(${alias}.nickname, ''), nullif(${given}, ''),
    ${maskedIn(`${alias}.account`)}), '')`;
