import { expect, test } from 'vitest';
import { mailPaceOf } from './mail-pace.ts';

test.each([
  ['at-once', 'at-once', 'at-once'],
  ['weekly', 'at-once', 'weekly'],
  ['at-once', 'daily', 'daily'],
  ['weekly', 'daily', 'weekly'],
  ['daily', 'never', 'never'],
] as const)(
  'mail of a rule that asks for it %s, to whom %s suits, comes %s',
  (frequency, wanted, pace) => {
    expect(mailPaceOf({ frequency }, wanted)).toBe(pace);
  },
);
