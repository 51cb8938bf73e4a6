import { expect, test } from 'vitest';
import { readActingReason } from './acting-reason.ts';

test.each([
  [' Ticket 7:\n photos  missing ', 'Ticket 7: photos missing'],
  ['0123456789', '0123456789'],
  ['012345678', undefined],
  ['          x', undefined],
  ['x'.repeat(500), 'x'.repeat(500)],
  ['x'.repeat(501), undefined],
  ['turned \u202ednuor', undefined],
  ['a nul \0 in it', undefined],
])('%j is kept as %j', (text, reason) => {
  expect(readActingReason(text)).toBe(reason);
});
