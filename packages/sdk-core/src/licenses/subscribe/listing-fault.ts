import type { HoldReason } from '../../listings/enumerations/hold-reasons.ts';
import type { StandardStatus } from '../../listings/enumerations/property/standard-statuses.ts';
import type { ListingKind } from '../../listings/kinds.ts';

/** Why no licence is sold for a listing: others than merchants have none, it is over, or was taken down. */
export const listingFaults = ['no-merchant', 'over', 'taken-down'] as const;
export type ListingFault = (typeof listingFaults)[number];

/** The parts of a listing that decide. */
export interface AdvertisedListing {
  readonly kind: ListingKind;
  readonly status: StandardStatus;
  readonly holdReason: HoldReason | null;
}

/** Why no licence is sold for a listing; undefined where one is, paused or waiting for a look as it may be. */
export function findListingFault({
  kind,
  status,
  holdReason,
}: AdvertisedListing): ListingFault | undefined {
  if (kind !== 'merchant') return 'no-merchant';
  if (status === 'Hold') return holdReason === 'review' ? undefined : 'taken-down';
  return status === 'Closed' || status === 'Expired' || status === 'Delete' ? 'over' : undefined;
}
