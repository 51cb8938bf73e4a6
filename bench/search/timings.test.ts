import { expect, test } from 'vitest';
import { medianTimings, timeCalls } from './timings.ts';

test('percentiles are the times that so many calls keep within', async () => {
  const milliseconds = Array.from({ length: 200 }, (_, index) => 200 - index);
  const timings = await timeCalls(milliseconds, 1, async (taken) => taken);
  expect(timings).toMatchObject({ p50: 100, p95: 190, p99: 198, calls: 200 });
});

test('every call is made once, so many at a time', async () => {
  const made: number[] = [];
  let running = 0;
  let most = 0;
  await timeCalls(
    Array.from({ length: 50 }, (_, index) => index),
    8,
    async (item) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      made.push(item);
      running -= 1;
      return 1;
    },
  );
  expect(most).toBe(8);
  expect(made.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index));
});

test('of several rounds each figure is the median of its own', () => {
  const round = (p50: number, p95: number) => ({ p50, p95, p99: 9, calls: 10, perSecond: 3 });
  expect(medianTimings([round(1, 8), round(3, 5), round(2, 6)])).toEqual(round(2, 6));
});
