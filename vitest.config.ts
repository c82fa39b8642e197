import { defineConfig } from 'vitest/config';

import { tags } from './tests/run/groups.mjs';
import { SlowFirst } from './tests/run/slow-first.mjs';
import { linguiMacros } from './web/lingui-macros.ts';

const source = { conditions: ['@osta/source'] };

/** What is polled for comes when it comes, as everything that another process does: a second is a guess. */
const patient = { poll: { timeout: 30_000, interval: 100 } };

/** They change the environment of their process, and end servers. */
const apart = 'services/infrastructure/tests/**/*.it.test.ts';

const integration = {
  globalSetup: ['services/infrastructure/src/testing/global-setup.ts'],
  // A limit ends what hangs: a shared machine may need several times what a quiet one does
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: patient,
  // Two cores: more files at once only wait for each other
  maxWorkers: 2,
};

export default defineConfig({
  test: {
    tags,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        plugins: [linguiMacros()],
        resolve: source,
        ssr: { resolve: source },
        test: {
          name: 'unit',
          include: [
            '{events,services}/*/src/**/*.test.ts',
            'web/src/**/*.test.ts',
            'tests/run/*.test.mjs',
          ],
          // A limit ends what hangs: thousands of random stories take their time on a shared machine
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Units leave nothing behind: modules are loaded once for a worker, not once for a file
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        resolve: source,
        ssr: { resolve: source },
        test: {
          ...integration,
          name: 'integration',
          include: [apart],
        },
      },
      {
        resolve: source,
        ssr: { resolve: source },
        test: {
          ...integration,
          name: 'integration of services',
          include: ['{events,services}/*/tests/**/*.it.test.ts'],
          exclude: [apart],
          // Each has a database of its own and leaves nothing behind in the process
          isolate: false,
        },
      },
      {
        resolve: source,
        ssr: { resolve: source },
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.test.ts'],
          globalSetup: ['tests/e2e/src/seeded-product.ts'],
          // A story of many pages, beside others on two cores, takes minutes where a machine is busy
          testTimeout: 400_000,
          hookTimeout: 300_000,
          expect: patient,
          // Pages at a time in one file
          maxConcurrency: 2,
          // Two cores: one file works while two wait. Each has a product of its own: none disturbs another
          maxWorkers: 3,
        },
      },
    ],
  },
});
