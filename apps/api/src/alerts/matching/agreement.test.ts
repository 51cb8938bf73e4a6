import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeUser } from '../../account/account.fixture.ts';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { compareWithSearch } from './compare-with-search.fixture.ts';
import { drawnListing, drawnSearch } from './drawn-search.fixture.ts';

const { platform } = await startTestServer([]);
const { database } = platform;

/** Of each kind: 7 × 40 × 72 pairs are 20,160. */
const [listingsOfKind, rulesOfKind] = [40, 72];

test('alert and search agree on every pair of a rule and a listing that is drawn', async () => {
  for (const id of [1, 2]) await storeUser(database, { id });
  const totals = { pairs: 0, found: 0, candidates: 0 };
  const seed = Number(process.env.BOARDWALK_SEED ?? Math.floor(Math.random() * 2 ** 31));
  for (const kind of listingKinds) {
    const draw = { seed, numRuns: listingsOfKind };
    const ids = await insertListings(database, fc.sample(drawnListing(kind), draw));
    const searches = fc.sample(drawnSearch(kind), { seed, numRuns: rulesOfKind });
    const compared = await compareWithSearch(platform, kind, ids, searches);
    expect([seed, compared.differences]).toEqual([seed, []]);
    totals.pairs += compared.pairs;
    totals.found += compared.found;
    totals.candidates += compared.candidates;
  }
  expect(totals.pairs).toBeGreaterThan(19_000);
  expect(totals.found).toBeGreaterThan(500);
  // The index leaves most of the others out.
  expect(totals.candidates).toBeLessThan(totals.pairs / 2);
}, 120_000);
