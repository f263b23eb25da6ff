import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, key, seconds } from './columns.ts';

/** A deal between who asks about an item and who published it. */
export const deals = sqliteTable(
  'deal',
  {
    id: key('id'),
    itemType: integer('item_type').notNull(),
    itemId: text('item_id').notNull(),
    /** The item's name when the deal began. */
    itemName: text('item_name').notNull(),
    seekerUser: text('seeker_user').notNull(),
    seekerOrg: text('seeker_org'),
    ownerUser: text('owner_user').notNull(),
    ownerOrg: text('owner_org'),
    /** Whom the other side turns to, as the seeker gave it; for the parties alone. */
    seekerName: text('seeker_name'),
    seekerPhone: text('seeker_phone'),
    /** Whose own name and phone the seeker turns to; empty for the contact as it was published. */
    ownerContactUser: text('owner_contact_user'),
    /** interest | contacted | negotiating | signed | declined. */
    state: text('state').notNull().default('interest'),
    /** Key of the list of reasons; only of a declined deal. */
    declineReason: text('decline_reason'),
    /** The side that proposes to sign, `seeker` or `owner`; the other one's repetition signs. */
    proposedSide: text('proposed_side'),
    /** Amount in 10,000 yuan, as it was proposed or signed. */
    amount: text('amount'),
    /** What each side lets everybody read of the signed deal, `parties` | `amount`; empty for nothing. */
    seekerCase: text('seeker_case'),
    ownerCase: text('owner_case'),
    /** Since when both sides let it be read; empty as long as one of them does not. */
    caseTime: seconds('case_time'),
    addTime: addTime(),
    updateTime: integer('update_time').notNull(),
    /** When the next step is due; empty once the deal has ended. */
    dueTime: seconds('due_time'),
    /** When the overdue step was told to the side that is due. */
    overdueTime: seconds('overdue_time'),
    version: integer('version').notNull().default(1),
    submissionKey: text('submission_key'),
  },
  (t) => [
    uniqueIndex('deal_open').on(t.itemId, t.seekerUser).where(sql`${t.state} NOT IN ('signed','declined')`),
    uniqueIndex('deal_submission').on(t.seekerUser, t.submissionKey).where(sql`${t.submissionKey} IS NOT NULL`),
    index('deal_seeker').on(t.seekerUser, t.updateTime),
    index('deal_owner').on(t.ownerUser, t.updateTime),
    index('deal_seeker_org').on(t.seekerOrg, t.updateTime),
    index('deal_owner_org').on(t.ownerOrg, t.updateTime),
    index('deal_contact').on(t.ownerContactUser).where(sql`${t.ownerContactUser} IS NOT NULL`),
    index('deal_item').on(t.itemId),
    index('deal_due').on(t.dueTime),
    index('deal_state').on(t.state, t.updateTime),
    index('deal_time').on(t.updateTime, t.id),
    index('deal_case').on(t.caseTime, t.id).where(sql`${t.caseTime} IS NOT NULL`),
  ],
);

/** What happened in a deal: its steps and the messages between the parties, with who and when. */
export const dealEvents = sqliteTable(
  'deal_event',
  {
    id: key('id'),
    dealId: text('deal_id').notNull(),
    /** step | proposal | message | case. */
    kind: text('kind').notNull(),
    /** seeker | owner: the side for which `add_user` acted. */
    side: text('side').notNull().default('seeker'),
    /** The state that a step led to. */
    state: text('state'),
    reason: text('reason'),
    content: text('content'),
    /** Amount in 10,000 yuan of a proposal or a signing. */
    amount: text('amount'),
    /** JSON list of name, url, suffix and size. */
    files: text('files').notNull().default('[]'),
    addUser: text('add_user').notNull(),
    addTime: addTime(),
    submissionKey: text('submission_key'),
  },
  (t) => [
    // An act or a message, whatever stands between; and whether a side did anything yet.
    index('deal_event_acts').on(t.dealId, t.addTime, t.id).where(sql`${t.kind} <> 'message'`),
    index('deal_event_messages').on(t.dealId, t.addTime, t.id).where(sql`${t.kind} = 'message'`),
    index('deal_event_side').on(t.dealId, t.side, t.addTime),
    index('deal_event_user').on(t.addUser),
    uniqueIndex('deal_event_submission').on(t.addUser, t.submissionKey).where(sql`${t.submissionKey} IS NOT NULL`),
  ],
);
