import type * as schemas from '@boardwalk/sdk-core/boards/zones/schemas';
import { asc, eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { boardsTable, boardZones } from '../tables.ts';
import { lockZone } from './lock-zone.ts';

/** Deletes a zone; its sponsorships go with it, its boards stay. */
export const deleteZone: Handler<typeof schemas.deleteZone> = async (
  { params: { zoneId } },
  context,
) => {
  await context.database.transaction(async (transaction) => {
    const { name } = await lockZone(transaction, zoneId);
    // The database takes them out of the zone in no order, against others who lock several.
    await transaction
      .select({ id: boardsTable.id })
      .from(boardsTable)
      .where(eq(boardsTable.zoneId, zoneId))
      .orderBy(asc(boardsTable.id))
      .for('update');
    await transaction.delete(boardZones).where(eq(boardZones.id, zoneId));
    await writeAuditEntry(transaction, context, {
      event: 'zone-deleted',
      subjectId: null,
      detail: { zone: name },
    });
  });
  return null;
};
