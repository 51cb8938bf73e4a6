import { expect, test } from 'vitest';
import { makeListing, storeListings } from '../listings/testing.ts';
import { startTestServer } from '../platform/testing.ts';
import { loadDemo } from './load-demo.ts';

const { platform } = await startTestServer([]);

test('a database with people in it gets no demo, and none is made for it', async () => {
  await storeListings(platform.database, [makeListing('item')]);
  const clock = {
    now(): Date {
      throw new Error('The demo was made.');
    },
  };
  expect(await loadDemo({ ...platform, clock })).toBe(0);
});
