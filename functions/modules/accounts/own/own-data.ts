/** Rows that belong to a person: the part of the export that holds them, and the column that names whose they are. */
export interface OwnTable {
  table: string;
  column: string;
  /** Columns that are the server's secrets or bookkeeping. */
  omit?: readonly string[];
}

/** Everything that the platform keeps about a person. */
export const OWN_TABLES: readonly OwnTable[] = [
  { table: 'user', column: 'user_id', omit: ['password'] },
  { table: 'organisation_user', column: 'user_id' },
  { table: 'organization_handover', column: 'to_user' },
  { table: 'organization_proposal', column: 'user_id' },
  { table: 'attribution_question', column: 'answer_user', omit: ['ask_user', 'publisher'] },
  { table: 'attribution_objection', column: 'user_id', omit: ['decide_user'] },
  { table: 'organization_verification', column: 'user_id', omit: ['decide_user'] },
  { table: 'chengguo', column: 'add_user', omit: ['submission_key'] },
  { table: 'xuqiu', column: 'add_user', omit: ['submission_key'] },
  { table: 'chanpin', column: 'add_user' },
  { table: 'zhuanjia', column: 'add_user' },
  { table: 'xiangmu', column: 'add_user' },
  { table: 'project', column: 'declarant_user_id' },
  { table: 'project_form', column: 'add_user' },
  { table: 'project_contacts', column: 'user_id' },
  { table: 'comment', column: 'add_user', omit: ['hide_user'] },
  { table: 'comment_report', column: 'user_id', omit: ['decide_user'] },
  { table: 'feedback', column: 'user_id' },
  { table: 'push_answer', column: 'user_id' },
  { table: 'deal', column: 'seeker_user', omit: ['submission_key'] },
  { table: 'deal_event', column: 'add_user', omit: ['submission_key'] },
  { table: 'favourite', column: 'user_id' },
  { table: 'contact_reveal', column: 'user_id' },
  { table: 'draft', column: 'user_id' },
  { table: 'cheese', column: 'add_user' },
  { table: 'markdown', column: 'add_user' },
  { table: 'remind', column: 'add_user' },
  { table: 'clinic_application', column: 'add_user' },
  { table: 'yuanqu_intention', column: 'user_id', omit: ['note'] },
  { table: 'inquiry', column: 'user_id', omit: ['answer_user', 'mail_time'] },
  { table: 'course_user', column: 'user_id' },
  { table: 'course_learner', column: 'user_id' },
  { table: 'forum_cooperation', column: 'user_id' },
  { table: 'meeting_user', column: 'user_id' },
  { table: 'subscription', column: 'user_id' },
  { table: 'user_push', column: 'user_id' },
  { table: 'upload', column: 'user_id' },
  { table: 'notice', column: 'user_id', omit: ['once_key'] },
  { table: 'notice_message', column: 'user_id', omit: ['lease_id', 'by_user'] },
  { table: 'session', column: 'user_id', omit: ['token_hash', 'family'] },
  { table: 'device_token', column: 'user_id', omit: ['token_hash', 'family'] },
  { table: 'known_device', column: 'user_id', omit: ['token_hash'] },
  { table: 'second_factor_totp', column: 'user_id', omit: ['secret', 'last_step'] },
  { table: 'passkey', column: 'user_id', omit: ['public_key', 'counter'] },
  { table: 'recovery_code', column: 'user_id', omit: ['code_hash'] },
  { table: 'trusted_device', column: 'user_id', omit: ['token_hash'] },
  { table: 'audit_log', column: 'user_id' },
  { table: 'security_event', column: 'user_id' },
];
