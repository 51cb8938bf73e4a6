import type { BillingAddress } from '@boardwalk/sdk-core/account/billing-rules';
import { findMismatches } from '@boardwalk/sdk-core/licenses/mismatches/address-mismatch';
import type { StoredListing } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { licenseAddressMismatches } from '../tables.ts';

interface Sold {
  readonly licenseId: string;
  readonly billedTo: BillingAddress;
  readonly listing: Pick<StoredListing, 'country' | 'region'>;
  readonly cardCountry: string | null;
}

/** Writes down what speaks against a billing address at the purchase, for administrators to look into. */
export async function recordMismatch(
  transaction: Queries,
  { licenseId, billedTo, listing, cardCountry }: Sold,
): Promise<void> {
  if (findMismatches(billedTo, { cardCountry, listing }).length === 0) return;
  const { country: listingCountry, region: listingRegion } = listing;
  await transaction
    .insert(licenseAddressMismatches)
    .values({ licenseId, cardCountry, listingCountry, listingRegion });
}
