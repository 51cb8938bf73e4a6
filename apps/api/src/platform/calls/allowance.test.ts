import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { createLimits } from '@boardwalk/server-parts/http/limits';
import { expect, test } from 'vitest';
import { countTry } from './allowance.ts';

const perMinute = 20;

test('what turns out right is no guess, however often it is tried', async () => {
  const limits = createLimits({ now: () => 0 });
  const call = { what: 'code', userId: 7, perMinute };
  const right = () => countTry({ limits }, call, async () => 'found');
  const wrong = () =>
    countTry({ limits }, call, async () => {
      throw new Problem('not-found', 'No such code');
    }).catch((problem: Problem) => problem.code);
  for (let nth = 0; nth < 2 * perMinute; nth += 1) expect(await right()).toBe('found');
  const guesses = await Promise.all(Array.from({ length: perMinute + 5 }, wrong));
  expect(guesses.filter((code) => code === 'not-found')).toHaveLength(perMinute);
  expect(guesses.filter((code) => code === 'too-many-requests')).toHaveLength(5);
  // And now the right one reveals nothing either.
  await expect(right()).rejects.toMatchObject({ code: 'too-many-requests' });
});
