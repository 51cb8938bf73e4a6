import { expect, test } from 'vitest';
import { decideStamp } from './decide-stamp.ts';

const clean = { commit: 'a'.repeat(40), changed: [] };
const dirty = { ...clean, changed: ['M tools/testing/a.ts'] };

test('what ran from first to last as one commit is recorded for it', () => {
  expect(decideStamp(clean, clean)).toEqual({ commit: clean.commit });
});

test.each([
  ['a change before the run', dirty, clean, 'M tools/testing/a.ts'],
  ['a change during the run', clean, dirty, 'M tools/testing/a.ts'],
  ['another commit', clean, { ...clean, commit: 'b'.repeat(40) }, 'another commit'],
  ['no history', undefined, clean, 'no Git history'],
])('%s leaves no stamp, and it is said why', (_, before, after, reason) => {
  expect(decideStamp(before, after)).toEqual({ refusal: expect.stringContaining(reason) });
});
