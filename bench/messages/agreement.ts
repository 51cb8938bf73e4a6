import { compareWithSearch } from '@boardwalk/api/src/alerts/matching/compare-with-search.fixture.ts';
import { drawSample } from '@boardwalk/api/src/alerts/matching/drawn-search.fixture.ts';
import { insertListings } from '@boardwalk/api/src/listings/storage/insert-listings.ts';
import type { Platform } from '@boardwalk/api/src/platform/calls/operation.ts';
import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';

const sizes = { ofListings: 40, ofSearches: 80 };
const seed = 29;

/** Pairs of a rule and a listing that were drawn, and those of which matching and search agree. */
export interface MeasuredAgreement {
  readonly pairs: number;
  readonly agreed: number;
}

/** Draws rules and listings of all kinds, compares what matching and what searches say of each pair, and leaves none. */
export async function measureAgreement(platform: Platform): Promise<MeasuredAgreement> {
  const { database } = platform;
  let pairs = 0;
  let differing = 0;
  for (const kind of listingKinds) {
    const { listings, searches } = drawSample(kind, seed, sizes);
    const ids = await insertListings(database, listings);
    const compared = await compareWithSearch(platform, kind, ids, searches);
    pairs += compared.pairs;
    differing += compared.differences.length;
    await database.$client.query('delete from listings where id = any($1)', [ids]);
  }
  await database.$client.query('delete from alert_rules');
  return { pairs, agreed: pairs - differing };
}
