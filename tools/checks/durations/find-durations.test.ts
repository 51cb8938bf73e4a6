import { expect, test } from 'vitest';
import { findDurations } from './find-durations.ts';

test.each([
  'const dayMs = 86_400_000;',
  'const keptMs = 30 * 86400000;',
  'everyMs: 3_600_000,',
  'const lifeMs = 24 * 60 * 60 * 1_000;',
  'const lifeMs = 60 * minuteMs;',
  'const lifeMs = 24 * hourMs;',
])('%s is found', (line) => {
  expect(findDurations(`const before = 1;\n${line}\n`)).toEqual([2]);
});

test.each([
  'const keptMs = 30 * dayMs;',
  'const microsecondsInDay = 86_400_000_000;',
  'const attributes = { population: 13_600_000 };',
  'const quarterMs = 15 * minuteMs;',
])('%s is none', (line) => {
  expect(findDurations(line)).toEqual([]);
});
