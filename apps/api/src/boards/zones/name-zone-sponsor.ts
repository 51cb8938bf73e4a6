import type * as schemas from '@boardwalk/sdk-core/boards/zones/schemas';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { requirePublicMerchant } from '../places/public-merchant.ts';
import { zoneSponsors } from '../tables.ts';
import { describeManagedZone } from './describe-zones.ts';
import { lockZone } from './lock-zone.ts';

/** Makes a merchant listing a house sponsor of a zone. */
export const nameZoneSponsor: Handler<typeof schemas.nameZoneSponsor> = async (
  { params: { zoneId, listingId } },
  context,
) => {
  const { database, clock } = context;
  return database.transaction(async (transaction) => {
    const zone = await lockZone(transaction, zoneId);
    const { ownerId } = await requirePublicMerchant(transaction, listingId);
    const added = await transaction
      .insert(zoneSponsors)
      .values({ zoneId, listingId, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (added.length > 0) {
      await writeAuditEntry(transaction, context, {
        event: 'zone-sponsor-named',
        subjectId: ownerId,
        detail: { zone: zone.name, objectType: 'listing', objectId: String(listingId) },
      });
    }
    return describeManagedZone(transaction, zone);
  });
};
