import { availableParallelism } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { findWebKit } from './browsers.ts';
import { WaitingFirst } from './waiting-first.ts';

/** More workers than processors make every new database slower. */
const WORKERS = Math.min(4, Math.max(2, availableParallelism()));

/**
 * A test whose first try failed and second passed is named in the output:
 * docs/architecture/testing.md#projects.
 */
const SECOND_TRY = { retry: 1 };

/**
 * Waits end by what happens. These limits end a hang alone: they hold on a machine that is three
 * times as slow, with something else to do.
 */
const PATIENCE = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Notes which file a worker runs, for the report of CPU times. */
const NOTE_RUNNING_FILE = path.resolve(import.meta.dirname, 'cpu/note-running-file.ts');

/** Leaves nothing of a file to the next one in its process. */
const LEAVE_FILE = path.resolve(import.meta.dirname, 'leave-file.ts');

/** Run the whole product in its browsers. */
const JOURNEYS = {
  globalSetup: 'tools/testing/product-setup.ts',
  ...PATIENCE,
  ...SECOND_TRY,
  pool: 'forks',
  isolate: false,
} as const;

const WEBKIT_JOURNEYS = ['e2e/**/webkit.test.ts'];

/**
 * Every test of the repository. A browser project is a file `packages/<name>/vitest.<project>.config.ts`
 * and is found by that name.
 */
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        test: {
          name: 'units',
          provide: { projectName: 'units' },
          setupFiles: [NOTE_RUNNING_FILE, LEAVE_FILE],
          include: [
            'packages/*/{src,build}/**/*.test.ts',
            'apps/{host-site,playground}/src/**/*.test.ts',
            '{tools,bench}/**/*.test.ts',
          ],
          ...PATIENCE,
          pool: 'forks',
          isolate: false,
        },
      },
      {
        test: {
          name: 'operations',
          provide: { projectName: 'operations' },
          setupFiles: [NOTE_RUNNING_FILE, LEAVE_FILE],
          include: ['apps/{api,payments-sandbox}/src/**/*.test.ts'],
          globalSetup: 'tools/testing/database-setup.ts',
          ...PATIENCE,
          pool: 'forks',
          // Importing the server again for each file takes longer than its tests.
          isolate: false,
        },
      },
      'packages/*/vitest.*.config.ts',
      {
        test: {
          name: 'journeys',
          provide: { projectName: 'journeys' },
          setupFiles: [NOTE_RUNNING_FILE],
          include: ['e2e/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...WEBKIT_JOURNEYS],
          ...JOURNEYS,
          // With the widgets on React; those on Preact fill the waits of the operations.
          sequence: { groupOrder: 1 },
        },
      },
      // Counted apart, where it is installed; after all others, with a product of its own.
      ...(findWebKit()
        ? [
            {
              test: {
                name: 'webkit-journeys',
                provide: { projectName: 'webkit-journeys' },
                setupFiles: [NOTE_RUNNING_FILE],
                include: WEBKIT_JOURNEYS,
                ...JOURNEYS,
                sequence: { groupOrder: 2 },
              },
            },
          ]
        : []),
    ],
  },
});
