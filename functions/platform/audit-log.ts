import { now } from './clock.ts';
import type { Statement } from './database.ts';
import { newId } from './random.ts';
import { eventOfAudit } from './security-log.ts';
import { insert } from './sql.ts';

/** One change of status, authority or ownership. */
export interface AuditEntry {
  userId: string | null;
  action: string;
  table: string;
  itemId: string;
  before?: string | number | null;
  after?: string | number | null;
  opinion?: string | null;
}

const text = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** The row of the audit log, for the batch of the change itself; what concerns security is told to that log too. */
export function auditEntry(entry: AuditEntry): Statement {
  const event = eventOfAudit(entry.action, entry.userId, entry.itemId);
  const statement = insert('audit_log', {
    id: newId(),
    user_id: entry.userId,
    action: entry.action,
    table_name: entry.table,
    item_id: entry.itemId,
    before: text(entry.before),
    after: text(entry.after),
    opinion: entry.opinion ?? null,
    add_time: now(),
  });
  return event ? { ...statement, event } : statement;
}

/**
 * An entry about the rows that the statement before it changed, with their number in `after`; none where it changed none.
 * @param sign stands before the number, `-` for rows that were taken away
 */
export const auditOfChanges = (entry: Omit<AuditEntry, 'after'>, sign: '' | '-'): Statement => ({
  sql: `INSERT INTO audit_log (id, user_id, action, table_name, item_id, "after", add_time)
SELECT ?, ?, ?, ?, ?, ? || changes(), ? WHERE changes() > 0`,
  params: [newId(), entry.userId, entry.action, entry.table, entry.itemId, sign, now()],
});
