import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { key } from './columns.ts';

/** Signed-in sessions; the cookie holds the token, the row its SHA-256 (decision 42). */
export const sessions = sqliteTable(
  'session',
  {
    tokenHash: key('token_hash'),
    userId: text('user_id'),
    recommenderId: text('recommender_id'),
    /** Family of the device: its saved sign-in, and every session that came of it, end together. */
    family: text('family'),
    /** What kind of browser it is, for the person's list of devices. */
    device: text('device'),
    /** When the second factor was shown for it. */
    factorTime: integer('factor_time'),
    addTime: integer('add_time').notNull(),
    expireTime: integer('expire_time').notNull(),
    /** When it was last seen at work, exact to a part of the time after which it ends unused. */
    lastTime: integer('last_time'),
    /** When the password was last given again in it. */
    confirmTime: integer('confirm_time'),
  },
  (t) => [
    index('session_user').on(t.userId),
    index('session_expiry').on(t.expireTime),
    index('session_family').on(t.family),
    index('session_recommender').on(t.recommenderId).where(sql`${t.recommenderId} IS NOT NULL`),
  ],
);

/** Saved sign-in credentials: random, rotating, revocable (decision 23). `family` ties the tokens of one device together. */
export const deviceTokens = sqliteTable(
  'device_token',
  {
    tokenHash: key('token_hash'),
    family: text('family').notNull(),
    userId: text('user_id').notNull(),
    device: text('device'),
    addTime: integer('add_time').notNull(),
    expireTime: integer('expire_time').notNull(),
    /** Set when the token was exchanged; a second use of it ends the family. */
    usedTime: integer('used_time'),
  },
  (t) => [
    index('device_token_family').on(t.family),
    index('device_token_user').on(t.userId),
    index('device_token_expiry').on(t.expireTime),
  ],
);

/**
 * Browsers in which a person has given their password before; the cookie holds the token, the row its SHA-256. Whoever
 * guesses passwords elsewhere cannot use up the attempts of these.
 */
export const knownDevices = sqliteTable(
  'known_device',
  {
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id').notNull(),
    addTime: integer('add_time').notNull(),
    lastTime: integer('last_time').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tokenHash] }),
    index('known_device_age').on(t.lastTime),
    // Who signs out is forgotten in that browser, whoever else used it.
    index('known_device_token').on(t.tokenHash),
  ],
);

/** Codes and activation links sent by SMS or e-mail (decision 43); only their hashes are kept. */
export const verificationCodes = sqliteTable(
  'verification_code',
  {
    id: key('id'),
    account: text('account').notNull(),
    type: integer('type').notNull(),
    codeHash: text('code_hash').notNull(),
    /** What an activation link will make of the account beside the password that is chosen there: JSON of the member kind. */
    payload: text('payload'),
    tries: integer('tries').notNull().default(0),
    addTime: integer('add_time').notNull(),
    expireTime: integer('expire_time').notNull(),
    usedTime: integer('used_time'),
  },
  (t) => [index('verification_code_account').on(t.account, t.type), index('verification_code_expiry').on(t.expireTime)],
);

/** Upload tickets and the objects they became (house 8). */
export const uploads = sqliteTable(
  'upload',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    objectKey: text('object_key').notNull().unique(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    addTime: integer('add_time').notNull(),
    /** When the sweep looks at it next: the end of a ticket, and of a completed file the day to see whether anything uses it. */
    expireTime: integer('expire_time').notNull(),
    completeTime: integer('complete_time'),
    /** The object of its small picture, where it has one. */
    thumbnailKey: text('thumbnail_key'),
    /** The upload whose small picture this one is: it lives and goes with it. */
    thumbnailOf: text('thumbnail_of'),
    /** When the sweep last saw something use it; null until then. */
    useTime: integer('use_time'),
  },
  (t) => [
    index('upload_user').on(t.userId, t.addTime),
    index('upload_due').on(t.expireTime),
    index('upload_thumbnail').on(t.thumbnailOf),
  ],
);

/**
 * Which rows name which stored file, in an address or anywhere in a text. Triggers of the tables keep it, whatever door a
 * write came through; a file that stands in no row of it is used by nothing.
 */
export const uploadUses = sqliteTable(
  'upload_use',
  {
    /** The 32 characters of the object's name, without its suffix. */
    objectName: text('object_name').notNull(),
    tableName: text('table_name').notNull(),
    itemId: text('item_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.objectName, t.tableName, t.itemId] }),
    index('upload_use_item').on(t.tableName, t.itemId),
  ],
);

/** Who changed status, authority or ownership of what, when, from what to what. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: key('id'),
    userId: text('user_id'),
    action: text('action').notNull(),
    tableName: text('table_name').notNull(),
    itemId: text('item_id').notNull(),
    before: text('before'),
    after: text('after'),
    opinion: text('opinion'),
    addTime: integer('add_time').notNull(),
  },
  (t) => [
    index('audit_log_item').on(t.tableName, t.itemId, t.addTime),
    index('audit_log_user').on(t.userId, t.addTime),
    index('audit_log_time').on(t.addTime, t.id),
  ],
);
