import { expect, test } from 'vitest';
import { confirmationStateOf } from './confirmation-states.ts';

const end = new Date('2026-11-26T12:05:00Z');
const before = new Date(end.getTime() - 1);

test.each([
  [null, null, before, 'open'],
  ['confirmed', null, before, 'confirmed'],
  ['refused', null, before, 'refused'],
  ['confirmed', before, before, 'spent'],
  [null, null, end, 'expired'],
  ['confirmed', null, end, 'expired'],
  ['refused', null, end, 'refused'],
  ['confirmed', before, end, 'spent'],
] as const)('decided %s, spent %s, at %s it is %s', (decision, spentAt, now, state) => {
  expect(confirmationStateOf({ decision, spentAt, expiresAt: end }, now)).toBe(state);
});
