import { test } from 'vitest';
import { expectations } from './expectations/index.ts';
import { openMatrix } from './matrix.ts';
import { each, Report } from './report.ts';
import { type Added, checkAdd, checkForgedAdd, checkPut, checkRemains, checkRemove } from './writing.ts';

/** The writing verbs in two files, which run side by side: each has every second table, in a world of its own. */
export function writingMatrix(half: 0 | 1): void {
  const matrix = openMatrix();
  const tables = Object.keys(expectations).filter((_, at) => at % 2 === half);

  test('TBL-003 TBL-005 TBL-007 ORG-038 COMM-004 SIGN-025 PUSH-082 PROG-085 PROG-089 PROG-091 every table x caller x writing verb does what the oracle says', async () => {
    const report = new Report();
    const added: Added = new Map();
    // One caller after the other in a table: what one leaves behind must not be put right by the next.
    await each(tables, async (table) => {
      for (const cell of matrix.cells([table], report)) await checkPut(cell);
    });
    await each(matrix.cells(tables, report), (cell) => checkAdd(cell, added));
    await each(matrix.cells(tables, report), (cell) => checkForgedAdd(cell, added));
    await each(matrix.cells(tables, report), checkRemove);
    const read = await matrix.world.close();
    for (const table of tables) checkRemains(read, added, { table, report });
    matrix.settle(report);
  }, 1_200_000);
}
