import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, isDelete, key, seconds } from './columns.ts';

/** Push record (back-office§3): push_status 0 until every target is sent, then 1 with push_time (decision 83). */
export const pushes = sqliteTable(
  'push_wechat',
  {
    id: key('id'),
    title: text('title').notNull(),
    /** JSON of the values chosen for the composed subject (decision 92). */
    titleParams: text('title_params'),
    pushGroupId: text('push_group_id').notNull(),
    remark: text('remark'),
    pushStatus: integer('push_status').notNull().default(0),
    itemType: integer('item_type').notNull(),
    addTime: addTime(),
    /** Unix seconds; 0 is no schedule (decision 91). */
    autoPushTime: integer('auto_push_time').notNull().default(0),
    pushTime: seconds('push_time'),
    /** When an operator confirmed it, or its time came. */
    confirmTime: seconds('confirm_time'),
    /** Empty until the first run; then running | stopped | done | cancelled. */
    runState: text('run_state').notNull().default(''),
    /** When a target of the run was last claimed or settled: a run without progress has lost its messages. */
    progressTime: integer('progress_time').notNull().default(0),
    /** What stopped the last run, empty after a clean one. */
    errorCode: text('error_code'),
    errorMsg: text('error_msg'),
    /** Origin of the site as the operator saw it: links of the messages begin with it. */
    siteOrigin: text('site_origin'),
    /** The form's own key: the same submission twice is one push. */
    submissionKey: text('submission_key'),
    addUser: text('add_user'),
    /** Grows with every save, whatever door it comes through; an edit names the version it started from. */
    version: integer('version').notNull().default(1),
    /** Organisations that one wave reaches, and minutes between two waves; 0 is no waves. */
    waveSize: integer('wave_size').notNull().default(0),
    waveMinutes: integer('wave_minutes').notNull().default(0),
    /** Where its targets stand: 0 all as rows, 1 some in the archive, 2 all in the archive (decision 270). */
    archiveState: integer('archive_state').notNull().default(0),
    isDelete: isDelete(),
  },
  (t) => [
    uniqueIndex('push_wechat_submission').on(t.submissionKey),
    index('push_wechat_run').on(t.runState),
    index('push_wechat_group').on(t.pushGroupId, t.isDelete),
    // The open push of a group is found without its other ones.
    index('push_wechat_open')
      .on(t.pushGroupId, t.id)
      .where(sql`${t.isDelete} = 0 AND ${t.pushStatus} = 0 AND ${t.runState} IN ('', 'stopped')`),
    index('push_wechat_due').on(t.pushStatus, t.autoPushTime),
    index('push_wechat_time').on(t.itemType, t.addTime),
    // Unique, so that what hangs on a push needs no sorting behind it.
    uniqueIndex('push_wechat_added').on(t.addTime, t.id).where(sql`${t.isDelete} = 0`),
    index('push_wechat_archive')
      .on(t.progressTime)
      .where(sql`${t.archiveState} < 2 AND ${t.runState} IN ('done', 'cancelled')`),
  ],
);

/** Push group: items packed for pushing (back-office§3). */
export const pushGroups = sqliteTable(
  'push_group',
  {
    id: key('id'),
    title: text('title').notNull(),
    titleParams: text('title_params'),
    remark: text('remark'),
    itemType: integer('item_type').notNull(),
    /** The earlier push whose items it brings to others; whoever received them there is left out. */
    sourcePushId: text('source_push_id'),
    addTime: addTime(),
    /** The form's own key: the same submission twice is one group. */
    submissionKey: text('submission_key'),
    addUser: text('add_user'),
    isDelete: isDelete(),
  },
  (t) => [
    uniqueIndex('push_group_submission').on(t.submissionKey),
    index('push_group_time').on(t.itemType, t.addTime, t.id).where(sql`${t.isDelete} = 0`),
  ],
);

/** Push group item (back-office§3): push_state 0 free, 1 attached to a push, 2 pushed. */
export const pushGroupItems = sqliteTable(
  'push_group_items',
  {
    id: key('id'),
    pushGroupId: text('push_group_id').notNull(),
    itemId: text('item_id').notNull(),
    itemType: integer('item_type').notNull(),
    pushState: integer('push_state').notNull().default(0),
    /** Comma list of push ids, matched whole (decision 86). */
    pushWechatIds: text('push_wechat_ids'),
    pushTime: seconds('push_time'),
    addTime: addTime(),
  },
  (t) => [
    uniqueIndex('push_group_items_pair').on(t.pushGroupId, t.itemId),
    index('push_group_items_item').on(t.itemId),
    index('push_group_items_state').on(t.pushGroupId, t.pushState),
  ],
);

/**
 * Push target (back-office§3): the row is the outbox of its message (house 6).
 * push_status: 0 not sent, 1 pushed, 2 cancelled, 3 push error; `state` says more finely what the delivery does.
 */
export const pushTargets = sqliteTable(
  'push_wechat_orgs',
  {
    id: key('id'),
    pushId: text('push_id').notNull(),
    orgId: text('org_id').notNull(),
    pushGroupId: text('push_group_id'),
    pushStatus: integer('push_status').notNull().default(0),
    /** waiting | sending | sent | failed | refused | uncertain | cancelled. */
    state: text('state').notNull().default('waiting'),
    errorCode: text('error_code'),
    errorMsg: text('error_msg'),
    /** When the chat app took the message. */
    sentAt: seconds('sent_at'),
    /** When the chat app reported that the message had arrived. */
    deliveredAt: seconds('delivered_at'),
    /** Until when the claim of the sender holds; unix seconds. */
    leaseUntil: integer('lease_until').notNull().default(0),
    /** The claim that may write the outcome. */
    leaseId: text('lease_id'),
    /** When the last claim was made. */
    claimTime: seconds('claim_time'),
    /** 0 while the queue knows of it, else when the queue must be told again. */
    nextTime: integer('next_time').notNull().default(0),
    /** Begin of the first call of this message whose answer never came; empty when every call was answered. */
    doubtSince: seconds('doubt_since'),
    /** Openid that was called, while its answer is awaited or in doubt: a repeat must go to the same (platform facts). */
    recipient: text('recipient'),
    attempts: integer('attempts').notNull().default(0),
    msgid: text('msgid'),
    clientMsgId: text('client_msg_id'),
    /** Number of its wave from 1 on; 0 without waves. */
    wave: integer('wave').notNull().default(0),
    /** What the organisation did with the push, as bits (`ANSWER_BITS`); a trigger keeps it by the rows of push_answer. */
    answers: integer('answers').notNull().default(0),
    addTime: addTime(),
  },
  (t) => [
    uniqueIndex('push_wechat_orgs_pair').on(t.pushId, t.orgId),
    uniqueIndex('push_wechat_orgs_message').on(t.clientMsgId),
    index('push_wechat_orgs_organization').on(t.orgId, t.pushId),
    index('push_wechat_orgs_received').on(t.orgId, t.claimTime),
    index('push_wechat_orgs_push_state').on(t.pushId, t.state, t.nextTime),
    index('push_wechat_orgs_doubt').on(t.state, t.doubtSince).where(sql`${t.doubtSince} IS NOT NULL`),
    // Not of those that wait: a statement that names its rows would look through all of them in place of their keys.
    index('push_wechat_orgs_sending').on(t.leaseUntil).where(sql`${t.state} = 'sending'`),
    index('push_wechat_orgs_uncertain').on(t.pushId).where(sql`${t.state} = 'uncertain'`),
    index('push_wechat_orgs_msgid').on(t.msgid),
    index('push_wechat_orgs_stage').on(t.pushId, t.state, t.orgId),
    // A page of those who did something reads no others; each condition is that of the stage (`STAGE`).
    index('push_wechat_orgs_opened').on(t.pushId, t.orgId).where(sql`(${t.answers} & 1) > 0`),
    index('push_wechat_orgs_answered').on(t.pushId, t.orgId).where(sql`(${t.answers} & 2) > 0`),
    index('push_wechat_orgs_interested').on(t.pushId, t.orgId).where(sql`(${t.answers} & 4) > 0`),
    index('push_wechat_orgs_irrelevant').on(t.pushId, t.orgId).where(sql`(${t.answers} & 8) > 0`),
    index('push_wechat_orgs_passed').on(t.pushId, t.orgId).where(sql`(${t.answers} & 16) > 0`),
    index('push_wechat_orgs_replied').on(t.pushId, t.orgId).where(sql`(${t.answers} & 32) > 0`),
  ],
);

/**
 * How many targets of a push stand alike, kept by triggers on its targets: what screens poll reads these few rows instead
 * of the targets. The columns are named as those of a target, so that a condition on targets holds for both.
 */
export const pushTallies = sqliteTable(
  'push_tally',
  {
    pushId: text('push_id').notNull(),
    wave: integer('wave').notNull(),
    state: text('state').notNull(),
    /** Empty while the target is open. */
    errorCode: text('error_code').notNull(),
    /** 1 where the chat app reported that the message had arrived, else 0. */
    deliveredAt: integer('delivered_at').notNull(),
    answers: integer('answers').notNull(),
    n: integer('n').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pushId, t.wave, t.state, t.errorCode, t.deliveredAt, t.answers] })],
);

/** A part of a push that is sent at its own time. */
export const pushWaves = sqliteTable(
  'push_wave',
  {
    pushId: text('push_id').notNull(),
    wave: integer('wave').notNull(),
    /** Unix seconds from which on its targets are sent. */
    startTime: integer('start_time').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pushId, t.wave] })],
);

/** What an organisation was sent and did with it, kept by triggers on the targets of pushes. */
export const organizationContacts = sqliteTable('organization_contact', {
  orgId: key('org_id'),
  sent: integer('sent').notNull().default(0),
  opened: integer('opened').notNull().default(0),
  answered: integer('answered').notNull().default(0),
  interested: integer('interested').notNull().default(0),
  /** When the last message was sent; unix seconds. */
  lastTime: seconds('last_time'),
});

/** A second operator's word on one version of a push. */
export const pushApprovals = sqliteTable('push_approval', {
  pushId: key('push_id'),
  /** The version that it is about: a push that is changed afterwards needs a new word. */
  version: integer('version').notNull(),
  /** asked | approved | declined. */
  state: text('state').notNull().default('asked'),
  askUser: text('ask_user').notNull(),
  askTime: integer('ask_time').notNull(),
  decideUser: text('decide_user'),
  decideTime: seconds('decide_time'),
  reason: text('reason'),
});

/** Pause of a message account, by its name: nothing is sent through it before `until_time`. */
export const deliveryPauses = sqliteTable('delivery_pause', {
  id: key('id'),
  untilTime: integer('until_time').notNull(),
  errorCode: text('error_code'),
  errorMsg: text('error_msg'),
  /** Of a day's quota: when it begins anew, and how often the account was tried in vain before; else 0. */
  resetsTime: integer('resets_time').notNull().default(0),
  tries: integer('tries').notNull().default(0),
  /** When messages were last handed over to try an account that answered nothing; 0 since its last answer, or lack of one. */
  probeTime: integer('probe_time').notNull().default(0),
  addTime: addTime(),
});

/**
 * What the chat app reported of a message, by the id that it gave it: a report may come before the answer to the call is
 * written down, and more than once.
 */
export const deliveryReceipts = sqliteTable(
  'delivery_receipt',
  {
    msgid: key('msgid'),
    /** delivered | user_block | system_failed. */
    outcome: text('outcome').notNull(),
    /** Unix seconds, as the chat app says. */
    eventTime: integer('event_time').notNull(),
    addTime: addTime(),
  },
  (t) => [index('delivery_receipt_time').on(t.addTime)],
);

/** Push to one subscriber (decision 93): its 32-character random id is the userPushId of the public links. */
export const userPushes = sqliteTable(
  'user_push',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    itemType: integer('item_type').notNull(),
    title: text('title'),
    /** JSON list of item ids. */
    items: text('items').notNull().default('[]'),
    /** As of a push target, and `notice`: told within the site, since no chat app is bound. */
    state: text('state').notNull().default('waiting'),
    errorCode: text('error_code'),
    errorMsg: text('error_msg'),
    sentAt: seconds('sent_at'),
    /** As of a push target. */
    deliveredAt: seconds('delivered_at'),
    /** The call that made it, and who called: the same call twice is one row a subscriber. */
    runKey: text('run_key'),
    addUser: text('add_user'),
    /** Origin of the site as the operator saw it. */
    siteOrigin: text('site_origin'),
    leaseId: text('lease_id'),
    leaseUntil: integer('lease_until').notNull().default(0),
    claimTime: seconds('claim_time'),
    /** 0 while the queue knows of it, else when the queue must be told again. */
    nextTime: integer('next_time').notNull().default(0),
    doubtSince: seconds('doubt_since'),
    /** As of a push target. */
    recipient: text('recipient'),
    attempts: integer('attempts').notNull().default(0),
    msgid: text('msgid'),
    openedTime: seconds('opened_time'),
    addTime: addTime(),
  },
  (t) => [
    index('user_push_user').on(t.userId, t.addTime),
    uniqueIndex('user_push_run').on(t.runKey, t.userId),
    index('user_push_state').on(t.state, t.nextTime),
    index('user_push_doubt').on(t.state, t.doubtSince).where(sql`${t.doubtSince} IS NOT NULL`),
    index('user_push_msgid').on(t.msgid),
    index('user_push_ended').on(t.addTime).where(sql`${t.state} NOT IN ('waiting', 'sending')`),
  ],
);

/** What a subscriber wants to hear of (back-office§2, chat-app QR modal; core§9, wizard): JSON lists of scope and industry ids. */
export const subscriptions = sqliteTable(
  'subscription',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    itemType: integer('item_type').notNull(),
    scopes: text('scopes').notNull().default('[]'),
    industries: text('industries').notNull().default('[]'),
    /** The wizard's last step: words that must stand in the item, and code of a province. */
    keyword: text('keyword').notNull().default(''),
    region: text('region').notNull().default(''),
    addTime: addTime(),
    updateTime: seconds('update_time'),
  },
  (t) => [uniqueIndex('subscription_user').on(t.userId, t.itemType)],
);

/**
 * What an organisation answered to a push: one row for each item, and one with an empty `item_id` for the push as a whole,
 * which also says when the page was first opened.
 */
export const pushAnswers = sqliteTable(
  'push_answer',
  {
    id: key('id'),
    pushId: text('push_id').notNull(),
    orgId: text('org_id').notNull(),
    /** Key of the result or demand; empty for the push as a whole. */
    itemId: text('item_id').notNull().default(''),
    /** interested | irrelevant | passed | replied; empty while the page was only opened. */
    answer: text('answer').notNull().default(''),
    /** Key of the list of reasons, where it is not relevant. */
    reason: text('reason'),
    content: text('content'),
    /** JSON list of name, url, suffix and size. */
    files: text('files'),
    /** Who answered. */
    userId: text('user_id'),
    /** The colleague whom it was last passed on to. */
    passedTo: text('passed_to'),
    /** The feedback that the answer is at the same time (back-office§7). */
    feedbackId: text('feedback_id'),
    /** First opening by anybody, in unix seconds; on the row of the whole push. */
    openedTime: seconds('opened_time'),
    /** 0 until the first answer. */
    version: integer('version').notNull().default(0),
    addTime: addTime(),
    updateTime: seconds('update_time'),
  },
  (t) => [
    uniqueIndex('push_answer_item').on(t.pushId, t.orgId, t.itemId),
    index('push_answer_organization').on(t.orgId, t.addTime),
    index('push_answer_user').on(t.userId).where(sql`${t.userId} IS NOT NULL`),
    index('push_answer_passed').on(t.passedTo),
  ],
);

/** What an organisation wants to be sent, and how often. */
export const pushPreferences = sqliteTable('push_preference', {
  orgId: key('org_id'),
  /** JSON list of first-level scope ids; empty for all. */
  scopes: text('scopes').notNull().default('[]'),
  /** JSON list of item kinds; empty for all. */
  itemTypes: text('item_types').notNull().default('[]'),
  /** Messages in seven days; 0 is no limit. */
  weeklyCap: integer('weekly_cap').notNull().default(0),
  userId: text('user_id'),
  version: integer('version').notNull().default(0),
  addTime: addTime(),
  updateTime: seconds('update_time'),
});
