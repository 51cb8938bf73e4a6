import { expect, test } from 'vitest';
import { sumCounts } from './run-vitest.ts';

test('the projects are added up', () => {
  const counts = {
    units: { passed: 3, failures: ['a.test.ts > breaks: no'] },
    journeys: { passed: 2, failures: [] },
  };
  expect(sumCounts(counts, false)).toEqual({ passed: 5, failures: ['a.test.ts > breaks: no'] });
});

test('a project that ran no test is a failure', () => {
  const counts = {
    units: { passed: 3, failures: [] },
    journeys: { passed: 0, failures: [] },
  };
  expect(sumCounts(counts, true)).toEqual({
    passed: 3,
    failures: ['the project "journeys" ran no test.'],
  });
});

test('a run that ended badly without a failed test is a failure', () => {
  const sum = sumCounts({ units: { passed: 3, failures: [] } }, false);
  expect(sum.passed).toBe(3);
  expect(sum.failures).toHaveLength(1);
});
