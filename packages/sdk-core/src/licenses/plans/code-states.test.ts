import { expect, test } from 'vitest';
import { type CodeState, codeStateOf } from './code-states.ts';

const now = Date.parse('2026-12-01T12:00:00.000Z');
const open = { endedAt: null, expires_at: null, most_uses: null, uses: 0 };

test.each<[string, Parameters<typeof codeStateOf>[0], CodeState]>([
  ['no limit', open, 'works'],
  ['a use left', { ...open, most_uses: 10, uses: 9 }, 'works'],
  ['no use left', { ...open, most_uses: 10, uses: 10 }, 'used-up'],
  ['its last instant', { ...open, expires_at: '2026-12-01T12:00:00.000Z' }, 'works'],
  ['the one after', { ...open, expires_at: '2026-12-01T11:59:59.999Z' }, 'expired'],
  [
    'been ended, which counts for more than all',
    { ...open, endedAt: '2026-11-30T09:00:00.000Z', most_uses: 1, uses: 1 },
    'ended',
  ],
])('a code that has %s', (_, plan, state) => {
  expect(codeStateOf(plan, now)).toBe(state);
});
