import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import type { Receipt } from '../../../platform/wechat-callback.ts';
import type { MessageTable } from './outbox.ts';
import { settlePushes } from './settle.ts';

const STATE = `CASE r.outcome WHEN 'delivered' THEN m.state WHEN 'user_block' THEN 'refused' ELSE 'failed' END`;

/** Changes of a row that a receipt brings; the documents' status of a target follows its state. */
const CHANGES = `state = ${STATE}, delivered_at = CASE r.outcome WHEN 'delivered' THEN r.event_time END,
  error_code = CASE r.outcome WHEN 'delivered' THEN m.error_code ELSE r.outcome END`;
const STATUS = `push_status = CASE r.outcome WHEN 'delivered' THEN m.push_status ELSE 3 END`;

/**
 * Says on messages that the chat app took what it reported of them since, or before their answer was written down. Repeated
 * it changes nothing; what was sent anew waits for a report of its own.
 * @param msgids ids that the chat app gave the messages
 * @returns a statement that answers the changed rows
 */
export const applyReceipts = (table: MessageTable, msgids: readonly string[]): Statement => ({
  sql: `UPDATE ${table} AS m SET ${CHANGES}${table === 'push_wechat_orgs' ? `, ${STATUS}` : ''}
FROM json_each(?) j JOIN delivery_receipt r ON r.msgid = j.value
WHERE m.msgid = r.msgid AND +m.state = 'sent' AND m.delivered_at IS NULL
RETURNING ${table === 'push_wechat_orgs' ? 'push_id' : 'id'}`,
  params: [JSON.stringify(msgids)],
});

/** Keeps what the chat app reported of a message, and says it on its row; of two reports of a message the first counts. */
export async function takeReceipt(db: Database, { msgid, outcome, time }: Receipt): Promise<void> {
  const at = now();
  const [, targets = []] = await db.batch<{ push_id: string }>([
    {
      sql: 'INSERT OR IGNORE INTO delivery_receipt (msgid, outcome, event_time, add_time) VALUES (?, ?, ?, ?)',
      params: [msgid, outcome, time, at],
    },
    applyReceipts('push_wechat_orgs', [msgid]),
    applyReceipts('user_push', [msgid]),
  ]);
  // Whom the message did not reach is told on the site.
  if (outcome !== 'delivered' && targets.length > 0)
    await db.batch(
      settlePushes(
        targets.map(({ push_id }) => push_id),
        at,
      ),
    );
}
