import { expect, test } from 'vitest';
import { connectionSeconds, createStatementNames } from './statement-names.ts';

const minute = 60_000;

test('a text gets a name when it comes again, and keeps it', () => {
  const { nameOf } = createStatementNames();
  expect(nameOf('select 1', 0)).toBeUndefined();
  expect(nameOf('select 1', 0)).toBe('recurring_1');
  expect(nameOf('select 2', 0)).toBeUndefined();
  expect(nameOf('select 2', 0)).toBe('recurring_2');
  expect(nameOf('select 1', 60 * minute)).toBe('recurring_1');
});

test('texts that nobody uses any more give their names up to others, the longest unused first', () => {
  const { nameOf } = createStatementNames(2);
  for (const text of ['odd', 'odd', 'usual', 'usual']) nameOf(text, 0);
  nameOf('usual', 10 * minute);
  nameOf('new', 16 * minute);
  expect(nameOf('new', 16 * minute)).toBe('recurring_3');
  expect(nameOf('usual', 16 * minute)).toBe('recurring_2');
  expect(nameOf('odd', 16 * minute)).toBeUndefined();
});

test('a connection never meets more names than there may be', () => {
  const most = 5;
  const { nameOf } = createStatementNames(most);
  const usedAt = new Map<string, number>();
  // Each minute other texts come, each three times.
  for (let now = 0; now < 120 * minute; now += minute) {
    for (let time = 0; time < 3; time++) {
      for (const text of [`${now} a`, `${now} b`]) {
        const name = nameOf(text, now);
        if (name !== undefined) usedAt.set(name, now);
      }
    }
    const met = [...usedAt.values()].filter((then) => now - then <= connectionSeconds * 1_000);
    expect(met.length).toBeLessThanOrEqual(most);
  }
  expect(usedAt.size).toBeGreaterThan(3 * most);
});
