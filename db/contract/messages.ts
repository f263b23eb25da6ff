/** Short messages of one day, all of them and invitations alone; settings of the same names replace these. */
export const SMS_DAY = { 'sms-daily': 20_000, 'sms-daily-invitations': 500 } as const;

/** Invitations by short message in one day: of one person, and of an organisation before and after it was verified. */
export const INVITATION_SMS_DAY = { person: 20, unverified: 5, verified: 100 } as const;

/**
 * Messages that one person gets in a day: of requests to the organisations they administer, of answers about memberships, and of
 * alerts of the platform.
 */
export const MESSAGES_DAY = { asked: 3, decided: 5, alert: 12 } as const;

/** Short messages that one phone gets in a day about sign-ups: that they were taken, and everything else (decision 407). */
export const SIGN_UP_SMS = {
  confirmed: { kind: 'sign-up-taken', daily: 5 },
  told: { kind: 'sign-up-told', daily: 15 },
} as const;
