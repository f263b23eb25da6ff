import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits longest begins first, or everything else would be done before it. */
const LONGEST = [
  'screens',
  'stories',
  'titles',
  'hostile-rows',
  'sweep',
  'push-storm',
  'booking-storm',
  'chaos',
  'matrix',
  'matchmaking-storm',
  'push-platform',
  'push-account',
  'push-schedule',
  'uploads-memory',
  'push-errors',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.includes(`/${name}`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** How long a test waits bounds a hang, on a slow machine too; how fast the product is, the benchmarks tell. */
const withServer = {
  environment: 'node',
  globalSetup: 'tests/setup/global.ts',
  expect: { poll: { timeout: 30_000 } },
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{unit,web,guards}/**/*.test.{ts,tsx}', 'tests/local/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...withServer,
          name: 'api',
          include: ['tests/{api,policies,queues}/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...withServer,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
    // A worker goes on to the next file with the modules, and the browser, that it has.
    isolate: false,
    // Tests wait for half of their time, for queues, pauses and pages: one worker more than cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
  },
});
