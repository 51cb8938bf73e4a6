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

/** What the reporter reads of a test. */
function finished(name: string, state: string, flaky = false) {
  return {
    fullName: name,
    module: { relativeModuleId: 'a.test.ts' },
    result: () => ({ state, errors: flaky ? [{ message: 'first error' }] : [] }),
    diagnostic: () => ({ flaky }),
  };
}

test('each test counts once, and one that needed its second try is named', () => {
  const file = path.join(folder, 'counts.json');
  vi.stubEnv('BOARDWALK_COUNTS', file);
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const tests = [
    finished('holds', 'passed'),
    finished('wavers', 'passed', true),
    finished('breaks', 'failed'),
    finished('never ran', 'pending'),
    finished('left out', 'skipped'),
  ];
  const module = {
    project: { name: 'units' },
    children: { allTests: () => tests },
    errors: () => [],
  };

  const reporter = new CountsReporter();
  // Of what Vitest gives, these are the parts that are read.
  reporter.onInit({ projects: [{ name: 'units' }] } as Vitest);
  reporter.onTestRunEnd([module as unknown as TestModule], []);

  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ units: { passed: 2, failed: 2 } });
  expect(said.mock.calls).toEqual([['UNSTABLE: a.test.ts > wavers: first error\n']]);
});
