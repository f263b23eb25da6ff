import type { PublishedKind } from '../../../../db/contract/items.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import type { Publisher } from '../../../data/publishing.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { snapshotOf, snapshotReads } from '../public/snapshot.ts';
import { publishStatements, refreshStatements, withdrawStatements } from '../public/statements.ts';
import { keepApproved } from './approvals.ts';
import { formParts, formReads, formValues } from './form.ts';
import type { ItemRow } from './working.ts';

async function approvedStatements(
  db: Database,
  kind: PublishedKind,
  id: string,
  userId: string | null,
  make: typeof refreshStatements,
): Promise<Statement[]> {
  const reads = formReads(kind, id);
  const answers = await db.batch<unknown>([...reads, ...snapshotReads(kind, id)]);
  const row = answers[0]?.[0] as ItemRow | undefined;
  if (!row || row.audit_status !== AUDIT.approved) return [];
  const snapshot = snapshotOf(kind, answers.slice(reads.length));
  const form = formValues(kind, row, formParts(answers));
  return [
    ...(snapshot ? make(kind, snapshot) : []),
    keepApproved(kind, { id, version: row.version, form, at: now(), userId }),
  ];
}

const each =
  (make: typeof refreshStatements): Publisher['refresh'] =>
  async (db, kind, ids, userId) => {
    for (const id of ids) {
      const statements = await approvedStatements(db, kind, id, userId, make);
      if (statements.length > 0) await db.batch(statements);
    }
  };

/** Public versions for writes that come through the table service (house 1). */
export const publisher: Publisher = {
  publish: each((kind, snapshot) => publishStatements(kind, snapshot)),
  refresh: each(refreshStatements),
  withdraw: withdrawStatements,
};
