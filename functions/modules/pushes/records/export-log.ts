import { auditEntry } from '../../../platform/audit-log.ts';
import type { Database } from '../../../platform/database.ts';

/** A file that is taken away. */
interface Export {
  userId: string;
  /** The push that it is about, null for several. */
  pushId: string | null;
  table: 'push_wechat' | 'push_wechat_orgs';
  rows: number;
}

/** Keeps who took which rows away and how many; nothing of what stands in them. */
export const logExport = (db: Database, { userId, pushId, table, rows }: Export): Promise<unknown> =>
  db.batch([auditEntry({ userId, action: 'push-export', table, itemId: pushId ?? '', after: rows })]);
