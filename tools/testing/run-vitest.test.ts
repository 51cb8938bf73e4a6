import { expect, test } from 'vitest';
import { sumCounts } from './run-vitest.ts';

test('the projects are added up', () => {
  const counts = { units: { passed: 3, failed: 1 }, journeys: { passed: 2, failed: 0 } };
  expect(sumCounts(counts, false)).toEqual({ passed: 5, failed: 1, complaints: [] });
});

test('a project that ran no test is a failure', () => {
  const counts = { units: { passed: 3, failed: 0 }, journeys: { passed: 0, failed: 0 } };
  expect(sumCounts(counts, true)).toEqual({
    passed: 3,
    failed: 1,
    complaints: ['FAILED: the project "journeys" ran no test.'],
  });
});

test('a run that ended badly without a failed test is a failure', () => {
  const sum = sumCounts({ units: { passed: 3, failed: 0 } }, false);
  expect(sum).toMatchObject({ passed: 3, failed: 1 });
  expect(sum.complaints).toHaveLength(1);
});
