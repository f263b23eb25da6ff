import { afterAll, beforeAll, expect } from 'vitest';
import { KINDS } from './kinds.ts';
import type { Cell } from './reading.ts';
import type { Report } from './report.ts';
import { openWorld, type World } from './world.ts';

interface Matrix {
  readonly world: World;
  /** Every kind of caller on each of these tables. */
  cells: (tables: readonly string[], report: Report) => Cell[];
  /** Counts a report's cases and fails with what went wrong. */
  settle: (report: Report) => void;
}

/** A world for the tests of one file, whose cases are counted when it ends. */
export function openMatrix(): Matrix {
  let world: World | undefined;
  let total = 0;
  const open = (): World => {
    if (!world) throw new Error('the world is not open yet');
    return world;
  };
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => {
    console.log(`policy matrix: ${total} cases`);
    world?.clean();
  });
  return {
    get world() {
      return open();
    },
    cells: (tables, report) =>
      tables.flatMap((table) =>
        KINDS.map((kind) => {
          const client = open().clients.get(kind);
          const admin = open().clients.get('admin');
          if (!client || !admin) throw new Error(`no client for ${kind}`);
          return { table, kind, client, admin, report };
        }),
      ),
    settle(report) {
      total += report.cases;
      expect(report.summary).toBe('');
    },
  };
}
