import type * as schemas from '@boardwalk/sdk-core/boards/zones/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, inArray } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { boardsTable } from '../tables.ts';
import { describeManagedZone } from './describe-zones.ts';
import { lockZone } from './lock-zone.ts';

/** Puts boards into a zone and takes others out; one of both stays out. */
export const changeZoneBoards: Handler<typeof schemas.changeZoneBoards> = async (
  { params: { zoneId }, body: { add, remove } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const zone = await lockZone(transaction, zoneId);
    await lockKnownBoards(transaction, add, remove);
    await transaction.update(boardsTable).set({ zoneId }).where(inArray(boardsTable.id, add));
    await transaction
      .update(boardsTable)
      .set({ zoneId: null })
      .where(and(inArray(boardsTable.id, remove), eq(boardsTable.zoneId, zoneId)));
    await writeAuditEntry(transaction, context, {
      event: 'zone-changed',
      subjectId: null,
      detail: { zone: zone.name },
    });
    return describeManagedZone(transaction, zone);
  });

/** Locks boards in the order in which those who buy do; refuses those that are unknown. */
async function lockKnownBoards(
  transaction: Queries,
  add: readonly number[],
  remove: readonly number[],
): Promise<void> {
  const rows = await transaction
    .select({ id: boardsTable.id })
    .from(boardsTable)
    .where(inArray(boardsTable.id, [...add, ...remove]))
    .orderBy(boardsTable.id)
    .for('update');
  const known = new Set(rows.map(({ id }) => id));
  const fields = Object.entries({ add, remove }).flatMap(([name, ids]) =>
    ids.flatMap((id, place) =>
      known.has(id)
        ? []
        : [{ path: `body.${name}.${place}`, message: 'expected a board that there is' }],
    ),
  );
  if (fields.length === 0) return;
  throw new Problem('invalid-request', 'Please correct what is marked.', { fields });
}
