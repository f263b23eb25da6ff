import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { key } from './columns.ts';

/** Sign-ins that a browser waits for while a phone confirms them (core§2, decision 53). The id is shown to everybody who sees the screen. */
export const qrLogins = sqliteTable(
  'login_qr',
  {
    id: key('id'),
    /** SHA-256 of the secret cookie of the browser that asked: the session starts there and nowhere else. */
    browserHash: text('browser_hash').notNull(),
    /** What kind of browser asked, for the person who confirms. */
    device: text('device'),
    userId: text('user_id'),
    /** Session of the phone that confirmed: what ends it takes the confirmation with it. */
    sessionHash: text('session_hash'),
    addTime: integer('add_time').notNull(),
    expireTime: integer('expire_time').notNull(),
    scanTime: integer('scan_time'),
    confirmTime: integer('confirm_time'),
    usedTime: integer('used_time'),
  },
  (t) => [index('login_qr_expiry').on(t.expireTime)],
);

/** Authorisations asked of the chat app: `state` is good once, in the browser that asked (platform facts, OAuth). */
export const oauthStates = sqliteTable(
  'oauth_state',
  {
    stateHash: key('state_hash'),
    browserHash: text('browser_hash').notNull(),
    /** Who was signed in when it was asked, or null for a visitor. */
    userId: text('user_id'),
    /** Which application the person agreed in: the official account, or the website's own at the open platform. */
    app: text('app').notNull().default('account'),
    /** The binding that the answer is for; such a state signs nobody in. */
    bindingId: text('binding_id'),
    /** Path of this site to go on to. */
    target: text('target').notNull(),
    addTime: integer('add_time').notNull(),
    expireTime: integer('expire_time').notNull(),
    usedTime: integer('used_time'),
  },
  (t) => [
    index('oauth_state_expiry').on(t.expireTime),
    index('oauth_state_user').on(t.userId).where(sql`${t.userId} IS NOT NULL`),
  ],
);

/**
 * Bindings of the chat app that were begun by a code or a password, and wait for the chat app. The id may be seen by everybody
 * who sees the screen: what ends a binding elsewhere is the number that only the person before both screens knows.
 */
export const chatBindings = sqliteTable(
  'chat_binding',
  {
    id: key('id'),
    /** SHA-256 of the secret cookie of the browser that began: it ends there and nowhere else. */
    browserHash: text('browser_hash').notNull(),
    userId: text('user_id').notNull(),
    /** Who agreed in the chat app, and the number that was shown there. */
    openid: text('openid'),
    unionid: text('unionid'),
    number: text('number'),
    tries: integer('tries').notNull().default(0),
    addTime: integer('add_time').notNull(),
    expireTime: integer('expire_time').notNull(),
    usedTime: integer('used_time'),
  },
  (t) => [index('chat_binding_expiry').on(t.expireTime), index('chat_binding_user').on(t.userId)],
);
