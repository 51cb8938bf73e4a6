import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { expect, test } from 'vitest';
import { storeUser } from '../../account/account.fixture.ts';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { compareWithSearch } from './compare-with-search.fixture.ts';
import { drawSample } from './drawn-search.fixture.ts';

const { platform } = await startTestServer([]);
const { database } = platform;

test('alert and search agree on every pair of a rule and a listing that is drawn', async () => {
  for (const id of [1, 2]) await storeUser(database, { id });
  const totals = { pairs: 0, found: 0, candidates: 0 };
  const seed = Number(process.env.BOARDWALK_SEED ?? Math.floor(Math.random() * 2 ** 31));
  for (const kind of listingKinds) {
    const sample = drawSample(kind, seed, { ofListings: 40, ofSearches: 80 });
    const ids = await insertListings(database, sample.listings);
    const compared = await compareWithSearch(platform, kind, ids, sample.searches);
    expect([seed, compared.differences]).toEqual([seed, []]);
    totals.pairs += compared.pairs;
    totals.found += compared.found;
    totals.candidates += compared.candidates;
  }
  // Seven kinds of 40 by 80, but for searches whose place is none.
  expect(totals.pairs).toBeGreaterThan(20_000);
  expect(totals.found).toBeGreaterThan(500);
  // The index leaves most of the others out.
  expect(totals.candidates).toBeLessThan(totals.pairs / 2);
}, 120_000);
