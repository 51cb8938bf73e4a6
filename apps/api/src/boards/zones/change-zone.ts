import type * as schemas from '@boardwalk/sdk-core/boards/zones/schemas';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { requireMatch } from '../../platform/calls/preconditions.ts';
import type { Handler } from '../../platform/domain.ts';
import { boardZones } from '../tables.ts';
import { describeManagedZone } from './describe-zones.ts';
import { lockZone } from './lock-zone.ts';

/** Changes what a zone says of itself. */
export const changeZone: Handler<typeof schemas.changeZone> = async (
  { params: { zoneId }, body },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const before = await lockZone(transaction, zoneId);
    requireMatch(context, before.version);
    const changed = { ...body, version: before.version + 1 };
    await transaction.update(boardZones).set(changed).where(eq(boardZones.id, zoneId));
    await writeAuditEntry(transaction, context, {
      event: 'zone-changed',
      subjectId: null,
      detail: { zone: before.name },
    });
    return describeManagedZone(transaction, { ...before, ...changed });
  });
