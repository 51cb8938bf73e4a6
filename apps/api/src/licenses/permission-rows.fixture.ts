import { makeListing } from '../listings/listings.fixture.ts';
import { insertListings } from '../listings/storage/insert-listings.ts';
import {
  type NewWorld,
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';
import { storeLicense } from './stored-license.fixture.ts';

/** A licence of somebody's merchant listing. */
async function makeLicense({ platform: { database }, idOf }: NewWorld): Promise<string> {
  const ownerId = idOf('owner');
  const [listingId = Number.NaN] = await insertListings(database, [
    makeListing('merchant', { ownerId }),
  ]);
  return storeLicense(database, { listingId, buyerId: ownerId, state: 'ACTIVE' });
}

export const licenseRows: PermissionRows = {
  things: [
    nobodys('/license/plan/{planId}', nobodysId),
    nobodys('/license/plan/{id}', nobodysId),
    nobodys('/license/{merchantId}', '999999999'),
    nobodys('/license/{listingId}', '999999999'),
    nobodys('/stripe/merchant/{id}', '999999999'),
    nobodys('/license/members/{billboardId}', '999999999'),
    nobodys('/license/{uuid}/{billboardId}', '999999999'),
    nobodys('/administration/license/address-mismatch/{uuid}', nobodysId),
    { at: ['/license/{uuid}'], make: makeLicense },
  ],
};
