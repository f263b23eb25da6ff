import { AUDIT } from '../../../db/contract/limits.ts';
import type { ItemKind, Publisher } from '../../data/publishing.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { snapshotOf, snapshotReads, type WorkingRow } from './snapshot.ts';
import { publishStatements, withdrawStatements } from './statements.ts';

async function refreshOne(db: Database, kind: ItemKind, id: string): Promise<Statement[]> {
  const answers = await db.batch<unknown>(snapshotReads(kind, id));
  const row = answers[0]?.[0] as WorkingRow | undefined;
  if (!row || row.audit_status !== AUDIT.approved || row.is_delete !== 0) return [];
  const snapshot = snapshotOf(kind, answers);
  return snapshot ? publishStatements(kind, snapshot) : [];
}

/** Public versions for writes that come through the table service (design 1). */
export const publisher: Publisher = {
  async refresh(db, kind, ids) {
    for (const id of ids) {
      const statements = await refreshOne(db, kind, id);
      if (statements.length > 0) await db.batch(statements);
    }
  },
  withdraw: withdrawStatements,
};
