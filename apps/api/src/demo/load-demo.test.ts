import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import { expect, test } from 'vitest';
import { makeListing, storeListings } from '../listings/listings.fixture.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { loadDemo } from './load-demo.ts';
import { refuseDemoData } from './refuse-demo-data.ts';

const { platform } = await startTestServer([]);
const filled = await startTestServer([]);

test('a database with people in it gets no demo, and none is made for it', async () => {
  await storeListings(platform.database, [makeListing('item')]);
  const clock = {
    now(): Date {
      throw new Error('The demo was made.');
    },
  };
  expect(await loadDemo({ ...platform, clock })).toBe(0);
  await expect(refuseDemoData(platform.database)).resolves.toBeUndefined();
});

test('a database that was filled with the demo is refused by live mode', async () => {
  expect(await loadDemo(filled.platform)).toBeGreaterThan(1_000);
  await expect(refuseDemoData(filled.platform.database)).rejects.toThrow(SettingFault);
});
