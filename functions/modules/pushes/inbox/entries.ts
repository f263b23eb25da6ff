import {
  ANSWER_REMARKS,
  IRRELEVANT_REASONS,
  type IrrelevantReason,
  type PushAnswer,
} from '../../../../db/contract/inbox-words.ts';
import { ITEM } from '../../../../db/contract/limits.ts';
import type { Statement } from '../../../platform/database.ts';
import { insert, type Row, update } from '../../../platform/sql.ts';
import type { Received } from './access.ts';

/** An answer before it is written. */
export interface Given {
  item_id: string;
  answer: PushAnswer;
  reason: IrrelevantReason | null;
  content: string | null;
  /** JSON of the files, null for none. */
  files: string | null;
  passed_to: string | null;
}

/** What the platform knows of the person who answers. */
export interface Answerer {
  user_id: string;
  name: string;
  phone: string;
  openid: string | null;
  wechat_name: string | null;
}

/** Reads the answerer with what the chat app calls them. */
export const selectAnswerer = (userId: string): Statement => ({
  sql: `SELECT user_id, coalesce(nullif(name, ''), nickname, '') AS name, coalesce(nullif(tel, ''), account) AS phone,
          nullif(openid, '') AS openid, CASE WHEN openid <> '' THEN coalesce(nickname, name) END AS wechat_name
        FROM user WHERE user_id = ?`,
  params: [userId],
});

/** The feedback that the same person gave on the same item of the push (back-office§7). */
export const selectFeedback = ({ id, org_id }: Received, itemId: string, userId: string): Statement => ({
  sql: `SELECT id FROM feedback WHERE push_wechat_id = ? AND org_id = ? AND coalesce(item_id, '') = ? AND user_id = ?
        AND source = 1 AND is_delete = 0 ORDER BY add_time LIMIT 1`,
  params: [id, org_id, itemId, userId],
});

/**
 * Writes the answer over the version that its writer saw; assertChanged behind it tells whether that was the last one.
 * @param id key of the row where there is none yet
 */
export function answerEntry(
  push: Received,
  given: Given,
  write: { id: string; userId: string; feedbackId: string; version: number; at: number },
): Statement {
  const { item_id, answer, reason, content, files, passed_to } = given;
  return {
    sql: `INSERT INTO push_answer (id, push_id, org_id, item_id, answer, reason, content, files, user_id, passed_to,
            feedback_id, version, add_time, update_time)
          SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 1, ?12, ?12
          WHERE ?13 = 0 OR EXISTS (SELECT 1 FROM push_answer WHERE push_id = ?2 AND org_id = ?3 AND item_id = ?4)
          ON CONFLICT (push_id, org_id, item_id) DO UPDATE SET answer = excluded.answer, reason = excluded.reason,
            content = excluded.content, files = excluded.files, user_id = excluded.user_id,
            passed_to = coalesce(excluded.passed_to, passed_to), feedback_id = excluded.feedback_id,
            version = version + 1, update_time = excluded.update_time
          WHERE version = ?13`,
    params: [
      write.id,
      push.id,
      push.org_id,
      item_id,
      answer,
      reason,
      content,
      files,
      write.userId,
      passed_to,
      write.feedbackId,
      write.at,
      write.version,
    ],
  };
}

/** The answer in words, as feedback lists show it to operators and publishers. */
function remarkOf({ answer, reason, content }: Given): string {
  const why = reason ? `：${IRRELEVANT_REASONS[reason].zh}` : '';
  const [said] = ANSWER_REMARKS[answer];
  if (answer === 'replied') return content || said;
  return `${said}${why}${content ? `。${content}` : ''}`.slice(0, 2000);
}

/** The feedback row that an answer is at the same time: put by id, or added with the chat-app fields (back-office§7). */
export function feedbackEntry(
  push: Received,
  given: Given,
  person: Answerer,
  write: { id: string; exists: boolean; at: number },
): Statement {
  const said: Row = { remark: remarkOf(given), files: given.files, update_time: write.at };
  if (write.exists) return update('feedback', said, { sql: 'id = ?', params: [write.id] });
  return insert('feedback', {
    id: write.id,
    phone: person.phone,
    name: person.name,
    ...said,
    user_id: person.user_id,
    item_id: given.item_id,
    item_type: push.item_type === ITEM.result ? ITEM.result : ITEM.demand,
    push_wechat_id: push.id,
    push_group_id: push.push_group_id,
    org_id: push.org_id,
    openid: person.openid,
    wechat_name: person.wechat_name,
    source: 1,
    add_time: write.at,
    is_delete: 0,
  });
}
