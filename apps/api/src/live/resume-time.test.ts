import { expect, test } from 'vitest';
import { liveEventRetentionMs, resumeTime } from './resume-time.ts';

const now = 1_800_000_000_000;

test.each([
  ['no id: what its page may have missed while it opened', undefined, now - 30_000],
  ['an empty one', '', now - 30_000],
  ['one of just now: a minute more than needed', String(now), now - 60_000],
  ['one of ten minutes ago', String(now - 600_000), now - 660_000],
  ['one of another process, whose clock is a little ahead', String(now + 5_000), now - 55_000],
])('a stream goes on after %s', (_, id, from) => {
  expect(resumeTime(id, now)).toBe(from);
});

test.each([
  ['older than what is kept', String(now - liveEventRetentionMs)],
  ['from the future', String(now + 120_000)],
  ['negative', '-1'],
  ['1e30', '1e30'],
  ['no number', 'NaN'],
  ['too long', '9'.repeat(400)],
  ['a fraction', '1800000000000.5'],
  ['hexadecimal', '0x1A'],
  ['SQL', "1800000000000' or 1=1"],
])('after an id that is %s, everything may have changed', (_, id) => {
  expect(resumeTime(id, now)).toBeUndefined();
});
