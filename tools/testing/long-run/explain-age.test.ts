import { expect, test } from 'vitest';
import { type CommitAge, explainAge } from './explain-age.ts';

const stamp = { commit: `ea0661f7${'0'.repeat(32)}`, date: '2026-12-01', passed: 13_200 };
const whole = { isCutOff: false };

test.each<[CommitAge, string | undefined]>([
  [{ ...whole, commitsSince: 0 }, undefined],
  [{ ...whole, commitsSince: 100 }, undefined],
  [{ ...whole, commitsSince: 101 }, '(2026-12-01, ea0661f7) is 101 commits old'],
  [{ ...whole, commitsSince: undefined }, 'ea0661f7 of the last green run'],
  [{ isCutOff: true, commitsSince: undefined }, 'this clone is shallow'],
  [{ isCutOff: true, commitsSince: 7 }, undefined],
])('a stamp with %o warns: %s', (age, warning) => {
  const sentence = explainAge(stamp, age);
  if (warning === undefined) expect(sentence).toBeUndefined();
  else expect(sentence).toContain(warning);
});

test('where none ran yet, that is said', () => {
  expect(explainAge(undefined, { ...whole, commitsSince: undefined })).toContain(
    'there is no docs/long-run.json',
  );
});
