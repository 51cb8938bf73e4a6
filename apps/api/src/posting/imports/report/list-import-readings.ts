import type * as schemas from '@boardwalk/sdk-core/posting/imports/schemas';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { requireMember } from '../../../platform/calls/require-rule.ts';
import type { Handler } from '../../../platform/domain.ts';
import { listingImportRows } from '../../tables.ts';
import { findOwnImport } from '../find-own-import.ts';

/** Lists what was understood of a table of one's own, row by row; nothing once it is published. */
export const listImportReadings: Handler<typeof schemas.listImportReadings> = async (
  { params: { id }, query: { start, size } },
  { database, caller },
) => {
  await findOwnImport(database, { id, ownerId: requireMember(caller).userId });
  const { importId, row, ready, readings } = listingImportRows;
  const isRight = and(eq(importId, id), isNotNull(ready));
  const rows = await database
    .select({ row, ready, readings })
    .from(listingImportRows)
    .where(isRight)
    .orderBy(asc(row))
    .limit(size)
    .offset(start);
  const results = rows.flatMap((one) =>
    one.ready
      ? [{ row: one.row, title: one.ready.body.title, readings: [...(one.readings ?? [])] }]
      : [],
  );
  return { results, total: await database.$count(listingImportRows, isRight) };
};
