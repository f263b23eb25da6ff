import { OPEN_STATES, PARTY_LEFT } from '../../db/contract/deals.ts';
import { IMPORT_STATE } from '../../db/contract/import-kinds.ts';
import type { Statement } from '../platform/database.ts';
import { appointmentsEnded } from './appointments-ended.ts';
import { otherAdministrator } from './memberships.ts';

/** Rows that are about the person alone: nobody else needs them. */
const REMOVED = [
  ['security_alert_reader', 'user_id'],
  ['subscription', 'user_id'],
  ['user_push', 'user_id'],
  ['user_push_archived', 'user_id'],
  ['notice', 'user_id'],
  ['notice_message', 'user_id'],
  ['course_application', 'user_id'],
  ['course_certificate', 'user_id'],
  ['course_learner', 'user_id'],
  ['course_progress', 'user_id'],
  ['course_user', 'user_id'],
  ['meeting_user', 'user_id'],
  ['matchmaking_member', 'user_id'],
  ['matchmaking_request', 'from_user'],
  ['matchmaking_request', 'to_user'],
  ['matchmaking_seat', 'user_id'],
  ['forum_cooperation', 'user_id'],
  ['yuanqu_intention', 'user_id'],
  ['inquiry', 'user_id'],
  ['publishing_request', 'user_id'],
  ['saved_filter', 'user_id'],
  ['thread_follow', 'user_id'],
  ['clinic_application', 'add_user'],
  ['favourite', 'user_id'],
  ['comment_report', 'user_id'],
  ['contact_reveal', 'user_id'],
  ['match_dismissal', 'user_id'],
  ['match_use', 'user_id'],
  ['follow_match', 'user_id'],
  ['follow', 'user_id'],
  ['draft', 'user_id'],
  ['organization_proposal', 'user_id'],
  ['second_factor_totp', 'user_id'],
  ['passkey', 'user_id'],
  ['recovery_code', 'user_id'],
  ['remind', 'add_user'],
  ['cheese', 'add_user'],
  ['markdown', 'add_user'],
] as const;

const OPEN_DEAL = `state IN (${OPEN_STATES.map((state) => `'${state}'`).join(', ')})`;

/** What others go on with, without saying whose it was. */
const CLEARED = [
  `UPDATE feedback SET phone = NULL, name = NULL, openid = NULL, wechat_name = NULL, user_id = NULL WHERE user_id = ?`,
  `UPDATE deal SET state = 'declined', decline_reason = '${PARTY_LEFT}', due_time = NULL, version = version + 1
   WHERE ${OPEN_DEAL} AND ((seeker_user = ?1 AND seeker_org IS NULL) OR (owner_user = ?1 AND owner_org IS NULL))`,
  `UPDATE deal SET seeker_name = NULL, seeker_phone = NULL WHERE seeker_user = ?`,
  // Who has left shows no case any more; that of an organisation is its administrators'.
  `UPDATE deal SET seeker_case = NULL, case_time = NULL WHERE seeker_user = ? AND seeker_org IS NULL`,
  `UPDATE deal SET owner_case = NULL, case_time = NULL WHERE owner_user = ? AND owner_org IS NULL`,
  `UPDATE deal SET owner_contact_user = NULL WHERE owner_contact_user = ?`,
  `UPDATE project_contacts SET contacts_name = '', contacts_phone = '', user_id = NULL WHERE user_id = ?`,
  `UPDATE project SET declarant_name = NULL WHERE declarant_user_id = ?`,
  // Its file is swept, with what people are called in it.
  `UPDATE import_job SET state = ${IMPORT_STATE.cancelled}, reason = NULL, end_time = unixepoch() WHERE user_id = ? AND end_time IS NULL`,
  `UPDATE project_recommend SET user_id = NULL WHERE user_id = ?`,
  // Another administrator receives the messages from now on.
  `UPDATE organization SET user_id = (${otherAdministrator('organization.organization_id', '?1')}) WHERE user_id = ?1`,
  `UPDATE organisation_user SET is_delete = 1, is_admin = 0, asked_text = NULL, asked_files = NULL WHERE user_id = ? AND is_delete = 0`,
] as const;

/**
 * What an account that goes takes with it, for the batch in which it goes: rows about the person alone, and what says in others whose they
 * were. Whoever waits for the person is told.
 * @param userId whose
 * @param at unix seconds
 */
export const personStatements = (userId: string, at: number): Statement[] => [
  ...appointmentsEnded(userId, at),
  ...[...REMOVED.map(([table, column]) => `DELETE FROM ${table} WHERE ${column} = ?`), ...CLEARED].map((sql) => ({
    sql,
    params: [userId],
  })),
];

/**
 * Who gets tests of pushes, and looks at what was not sent yet, is named by an account, which somebody else may have next: the setting
 * follows its person, or is emptied with them (decision 456).
 * @param account the former one
 * @param next the person's account from now on; empty for none
 */
export const testRecipient = (account: string, next = ''): Statement => ({
  sql: `UPDATE setting SET value = ? WHERE id = 'push-test-recipient' AND trim(value) = ?`,
  params: [next, account],
});
