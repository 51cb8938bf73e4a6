import type * as schemas from '@boardwalk/sdk-core/boards/zones/schemas';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { boardZones } from '../tables.ts';
import { describeManagedZone } from './describe-zones.ts';

/** Creates a zone, and records it in the audit trail. */
export const createZone: Handler<typeof schemas.createZone> = async ({ body }, context) => {
  const { database, clock, keepAnswer } = context;
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(boardZones)
      .values({ ...body, createdAt: clock.now() })
      .returning();
    if (!row) throw new Error('The zone was not kept.');
    await writeAuditEntry(transaction, context, {
      event: 'zone-created',
      subjectId: null,
      detail: { zone: row.name },
    });
    const answer = await describeManagedZone(transaction, row);
    await keepAnswer(transaction, answer);
    return answer;
  });
};
