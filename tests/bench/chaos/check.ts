import { checkCounts } from './checks/counts.ts';
import { checkDeliveries, type Taken } from './checks/deliveries.ts';
import { checkFiles } from './checks/files.ts';
import { checkIndices } from './checks/indices.ts';
import { checkPromises } from './checks/promises.ts';
import { Findings } from './checks/sql.ts';
import type { Ledger } from './ledger.ts';
import { objectsLeft, openLeft } from './state.ts';

/** What was left, and what is remembered of how it came about. */
interface Left {
  stateDir: string;
  ledger: Ledger;
  /** The log of the account outside. */
  taken: readonly Taken[];
}

/**
 * Looks through what a server left: the database's file and the store's, by SQL of its own, beside what callers and the account
 * outside remember.
 * @param damage SQL that is carried out before and undone afterwards, to see whether it would be found
 * @returns what is wrong, in sentences
 */
export function check({ stateDir, ledger, taken }: Left, damage?: string): string[] {
  const findings = new Findings();
  const db = openLeft(stateDir);
  const objects = objectsLeft(stateDir);
  try {
    db.exec('BEGIN');
    if (damage) db.exec(damage);
    checkPromises(db, ledger, findings);
    checkIndices(db, findings);
    checkCounts(db, findings);
    checkDeliveries(db, ledger, taken, findings);
    checkFiles(db, ledger, objects.read, findings);
    db.exec('ROLLBACK');
  } finally {
    db.close();
    objects.close();
  }
  return findings.lines;
}
