import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { key } from './columns.ts';

/** Signed-in sessions; the cookie holds the token, the row its SHA-256 (ruling 42). */
export const sessions = sqliteTable(
  'session',
  {
    tokenHash: key('token_hash'),
    userId: text('user_id'),
    recommenderId: text('recommender_id'),
    /** Family of the device tokens that the session came with: it ends with them. */
    family: text('family'),
    addTime: integer('add_time').notNull(),
    expireTime: integer('expire_time').notNull(),
  },
  (t) => [
    index('session_user').on(t.userId),
    index('session_expiry').on(t.expireTime),
    index('session_family').on(t.family),
  ],
);

/** Saved sign-in credentials: random, rotating, revocable (ruling 23). `family` ties the tokens of one device together. */
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
  (t) => [index('device_token_family').on(t.family), index('device_token_user').on(t.userId)],
);

/** Codes sent by SMS or e-mail (ruling 43); only the hash is kept. */
export const verificationCodes = sqliteTable('verification_code', {
  id: key('id'),
  account: text('account').notNull(),
  type: integer('type').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  addTime: integer('add_time').notNull(),
  expireTime: integer('expire_time').notNull(),
  usedTime: integer('used_time'),
});

/** Upload tickets and the objects they became (design 8). */
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
    expireTime: integer('expire_time').notNull(),
    completeTime: integer('complete_time'),
  },
  (t) => [index('upload_user').on(t.userId, t.addTime)],
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
  ],
);
