import { expect, test } from 'vitest';
import { sumCounts } from './run-vitest.ts';

test('the projects are added up', () => {
  const counts = {
    units: { passed: 3, failures: ['a.test.ts > breaks: no'], files: ['a.test.ts'] },
    journeys: { passed: 2, failures: [], files: ['b.test.ts'] },
  };
  expect(sumCounts(counts, false)).toEqual({ passed: 5, failures: ['a.test.ts > breaks: no'] });
});

test('a project that ran no test is a failure', () => {
  const counts = {
    units: { passed: 3, failures: [], files: ['b.test.ts'] },
    journeys: { passed: 0, failures: [], files: ['b.test.ts'] },
  };
  expect(sumCounts(counts, true)).toEqual({
    passed: 3,
    failures: ['the project "journeys" ran no test.'],
  });
});

test('a run that ended badly without a failed test is a failure', () => {
  const sum = sumCounts({ units: { passed: 3, failures: [], files: ['b.test.ts'] } }, false);
  expect(sum.passed).toBe(3);
  expect(sum.failures).toHaveLength(1);
});

test('chosen files count as run where a project ran them, and a project may have none', () => {
  const counts = {
    units: { passed: 3, failures: [], files: ['b.test.ts'] },
    operations: { passed: 0, failures: [], files: [] },
  };
  expect(sumCounts(counts, true, ['b.test.ts'])).toEqual({ passed: 3, failures: [] });
  expect(sumCounts(counts, true, ['b.test.ts', 'c.test.ts'])).toEqual({
    passed: 3,
    failures: ['c.test.ts: no project ran it.'],
  });
});
