import { expect, test } from 'vitest';
import { canAccept, canAnswer, isQuotePending, quoteMs, quoteStates } from './quote-states.ts';

const expiresAt = new Date('2026-12-03T12:00:00Z');
const before = new Date(expiresAt.getTime() - 1);

test('a shop answers, and answers again, until the request has ended', () => {
  const open = quoteStates.filter((state) => canAnswer({ state, expiresAt }, before));
  expect(open).toEqual(['requested', 'answered']);
  expect(quoteStates.filter((state) => canAnswer({ state, expiresAt }, expiresAt))).toEqual([]);
});

test('a buyer accepts what was answered, until it expires', () => {
  const open = quoteStates.filter((state) => canAccept({ state, expiresAt }, before));
  expect(open).toEqual(['answered']);
  expect(canAccept({ state: 'answered', expiresAt }, expiresAt)).toBe(false);
});

test('it is pending while the shop or its buyer has three days to act', () => {
  expect(quoteStates.filter(isQuotePending)).toEqual(['requested', 'answered']);
  expect(quoteMs).toBe(259_200_000);
});
