import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { TestModule, Vitest } from 'vitest/node';
import CountsReporter from './counts-reporter.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-counts-'));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const place = { file: '/project/steps.ts', line: 12, column: 3 };

/** What the reporter reads of a test. */
function finished(name: string, state: string, message?: string) {
  const errors = message === undefined ? undefined : [{ message, stacks: [place] }];
  return {
    fullName: name,
    module: { relativeModuleId: 'a.test.ts' },
    result: () => ({ state, errors }),
    diagnostic: () => ({ flaky: state === 'passed' && errors !== undefined }),
  };
}

test('each test counts once; what failed, wavered or was left running is named', () => {
  const file = path.join(folder, 'counts.json');
  vi.stubEnv('BOARDWALK_COUNTS', file);
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const tests = [
    finished('holds', 'passed'),
    finished('wavers', 'passed', 'first error'),
    finished('breaks', 'failed', 'expected 1 to be 2\n\n- 2\n+ 1'),
    finished('never ran', 'pending'),
    finished('left out', 'skipped'),
  ];
  const module = {
    project: { name: 'units' },
    moduleId: path.resolve('src/a.test.ts'),
    relativeModuleId: 'a.test.ts',
    children: {
      allTests: (of?: string) => tests.filter((one) => !of || one.result().state === of),
    },
    errors: () => [{ message: 'it cannot be read' }],
  };
  const stray = [
    { message: 'hung up', VITEST_TEST_PATH: path.resolve('src/a.test.ts') },
    { message: 'nobody’s' },
  ];

  const reporter = new CountsReporter();
  // Of what Vitest gives, these are the parts that are read.
  reporter.onInit({ projects: [{ name: 'units' }] } as Vitest);
  reporter.onTestRunEnd([module as unknown as TestModule], stray);

  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    units: {
      files: ['src/a.test.ts'],
      passed: 2,
      failures: [
        'a.test.ts > breaks: expected 1 to be 2 (steps.ts:12)',
        'a.test.ts > never ran: no message',
        'a.test.ts: it cannot be read',
      ],
    },
    'errors outside of tests': {
      files: [],
      passed: 0,
      failures: ['a.test.ts, after "breaks" failed: hung up', 'outside of tests: nobody’s'],
    },
  });
  expect(said.mock.calls).toEqual([['UNSTABLE: a.test.ts > wavers: first error (steps.ts:12)\n']]);
});
