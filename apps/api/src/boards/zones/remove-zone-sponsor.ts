import type * as schemas from '@boardwalk/sdk-core/boards/zones/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { listings } from '../../listings/tables.ts';
import type { Handler } from '../../platform/domain.ts';
import { zoneSponsors } from '../tables.ts';
import { describeManagedZone } from './describe-zones.ts';
import { lockZone } from './lock-zone.ts';

/** Takes a merchant listing out of the house sponsors of a zone, be it public or not. */
export const removeZoneSponsor: Handler<typeof schemas.removeZoneSponsor> = async (
  { params: { zoneId, listingId } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const zone = await lockZone(transaction, zoneId);
    const [removed] = await transaction
      .delete(zoneSponsors)
      .where(and(eq(zoneSponsors.zoneId, zoneId), eq(zoneSponsors.listingId, listingId)))
      .returning();
    if (!removed) throw new Problem('not-found', 'This listing sponsors no such zone.');
    const [listing] = await transaction
      .select({ ownerId: listings.ownerId })
      .from(listings)
      .where(eq(listings.id, listingId));
    await writeAuditEntry(transaction, context, {
      event: 'zone-sponsor-removed',
      subjectId: listing?.ownerId ?? null,
      detail: { zone: zone.name, objectType: 'listing', objectId: String(listingId) },
    });
    return describeManagedZone(transaction, zone);
  });
