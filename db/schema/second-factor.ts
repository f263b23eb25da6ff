import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { key } from './columns.ts';

/** One-time codes of a person's authenticator app; it counts once a code of it was shown. */
export const totps = sqliteTable('second_factor_totp', {
  userId: key('user_id'),
  /** Sealed. */
  secret: text('secret').notNull(),
  /** The last half minute whose code was taken: none is taken twice. */
  lastStep: integer('last_step').notNull().default(0),
  confirmTime: integer('confirm_time'),
  addTime: integer('add_time').notNull(),
});

/** Passkeys of a person; the id is the credential's own. */
export const passkeys = sqliteTable(
  'passkey',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull().default(0),
    /** Comma-separated. */
    transports: text('transports'),
    /** What the person calls it. */
    label: text('label').notNull(),
    addTime: integer('add_time').notNull(),
    usedTime: integer('used_time'),
  },
  (t) => [index('passkey_user').on(t.userId)],
);

/** Codes for the day when the second factor is lost; each is good once. */
export const recoveryCodes = sqliteTable(
  'recovery_code',
  {
    codeHash: key('code_hash'),
    userId: text('user_id').notNull(),
    addTime: integer('add_time').notNull(),
    usedTime: integer('used_time'),
  },
  (t) => [index('recovery_code_user').on(t.userId)],
);

/** Browsers in which the second factor need not be shown for a while. */
export const trustedDevices = sqliteTable(
  'trusted_device',
  {
    tokenHash: key('token_hash'),
    userId: text('user_id').notNull(),
    addTime: integer('add_time').notNull(),
    expireTime: integer('expire_time').notNull(),
  },
  (t) => [index('trusted_device_user').on(t.userId), index('trusted_device_expiry').on(t.expireTime)],
);

/** Sign-ins that wait for the second factor, and challenges of passkeys about to be added. */
export const secondFactorSteps = sqliteTable(
  'second_factor_step',
  {
    tokenHash: key('token_hash'),
    userId: text('user_id').notNull(),
    /** How the first factor was shown. */
    way: text('way').notNull(),
    family: text('family').notNull(),
    remember: integer('remember').notNull().default(0),
    challenge: text('challenge'),
    tries: integer('tries').notNull().default(0),
    addTime: integer('add_time').notNull(),
    expireTime: integer('expire_time').notNull(),
    usedTime: integer('used_time'),
  },
  (t) => [index('second_factor_step_user').on(t.userId), index('second_factor_step_expiry').on(t.expireTime)],
);
