import { expect, test } from 'vitest';
import { isActive, stateAt } from './shop-states.ts';

const noon = Date.parse('2026-12-01T12:00:00Z');

test.each([
  ['2026-12-01T11:00:00Z', '2026-12-01T13:00:00Z', 'away'],
  ['2026-12-01T12:00:00Z', null, 'away'],
  ['2026-12-01T13:00:00Z', null, 'open'],
  ['2026-11-01T12:00:00Z', '2026-12-01T12:00:00Z', 'open'],
])('a shop that is away from %s until %s is %s at noon', (from, until, state) => {
  expect(stateAt('away', { from, until }, noon)).toBe(state);
});

test('other states have no times', () => {
  const away = { from: '2026-11-01T12:00:00Z', until: null };
  for (const state of ['draft', 'open', 'closed', 'suspended'] as const) {
    expect(stateAt(state, away, noon)).toBe(state);
  }
});

test('the public sees shops that are open or away', () => {
  const seen = (['draft', 'open', 'away', 'closed', 'suspended'] as const).filter(isActive);
  expect(seen).toEqual(['open', 'away']);
});
