import { expect, test } from 'vitest';
import { findOwners } from './find-owners.ts';
import type { ProcessReading } from './list-processes.ts';
import type { Note } from './running-files.ts';

const prices = { project: 'operations', file: '/r/prices.test.ts' };
const search = { project: 'widgets-preact', file: '/r/search.test.tsx' };
const inbox = { project: 'widgets-preact', file: '/r/inbox.test.tsx' };
const notes: Readonly<Record<string, Note>> = {
  20: { files: [prices], startedAt: 0 },
  21: { files: [prices], startedAt: 99 },
  pages: { files: [search, inbox] },
};

function process(pid: number, command: string): ProcessReading {
  return { pid, parent: 0, startedAt: 0, ownSeconds: 0, endedChildrenSeconds: 0, command };
}

const run = process(1, 'node tools/testing/run/main.ts');
const vitest = process(10, 'node tools/node_modules/vitest/vitest.mjs run');

test.each<[string, ProcessReading[], object[]]>([
  ['a worker', [process(20, 'node (vitest 1)'), vitest], [operations()]],
  [
    'what a worker started',
    [process(30, '/usr/bin/chromium --headless'), process(20, 'node (vitest 1)'), vitest],
    [operations()],
  ],
  [
    'the database of a test file',
    [process(40, 'postgres: boardwalk t_20_0a1b [local] SELECT'), process(41, 'postgres -D'), run],
    [operations()],
  ],
  [
    'a page of Vitest’s browser',
    [process(50, '/usr/bin/chromium-headless-shell --type=renderer'), vitest],
    [
      { part: 'widgets-preact', file: search.file },
      { part: 'widgets-preact', file: inbox.file },
    ],
  ],
  [
    'the API of the journeys',
    [
      process(60, 'node apps/api/src/main.ts'),
      process(61, 'node tools/boot/supervisor.ts'),
      vitest,
    ],
    [{ part: 'product of the journeys' }],
  ],
  [
    'its database',
    [process(62, 'postgres: boardwalk product_0a1b [local] idle'), process(41, 'postgres -D')],
    [{ part: 'product of the journeys' }],
  ],
  ['a build', [process(70, 'node /r/packages/widgets/build.ts'), run], [{ part: 'build' }]],
  [
    'another process under the number of a worker',
    [process(21, 'node'), run],
    [{ part: 'start and end' }],
  ],
  ['Vitest itself', [vitest, run], [{ part: 'Vitest' }]],
  ['the run itself', [run], [{ part: 'start and end' }]],
])('%s', (_title, [first, ...ancestors], owners) => {
  if (!first) throw new Error('A row names a process.');
  const usage = { process: first, ancestors, seconds: 1 };
  expect(findOwners(usage, (runner) => notes[runner])).toEqual(owners);
});

function operations() {
  return { part: 'operations', file: prices.file };
}
