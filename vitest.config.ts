import { defineConfig } from 'vitest/config';

const withServer = { environment: 'node', globalSetup: 'tests/setup/global.ts' } as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{unit,web,guards}/**/*.test.{ts,tsx}', 'tests/local/**/*.test.ts'],
        },
      },
      {
        test: {
          ...withServer,
          name: 'api',
          include: ['tests/{api,policies,queues}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...withServer,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
    maxWorkers: 2,
  },
});
