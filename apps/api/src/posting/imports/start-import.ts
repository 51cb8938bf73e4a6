import type * as schemas from '@boardwalk/sdk-core/posting/imports/schemas';
import {
  importStateAfter,
  workingStates,
} from '@boardwalk/sdk-core/vocabulary/imports/import-states';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, inArray } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { describePublisher, requireRoomToday } from '../bounds/listing-hours.ts';
import { type ImportRow, listingImports } from '../tables.ts';
import { describeImport } from './describe-import.ts';
import { lockOwnImport } from './find-own-import.ts';
import { requireImporter } from './require-importer.ts';
import { runImport } from './run-import.ts';

/** Has the right rows of a checked table published; `runImport` does it. */
export const startImport: Handler<typeof schemas.startImport> = (
  { params: { id } },
  { database, caller, clock, queue },
) =>
  database.transaction(async (transaction) => {
    const member = requireMember(caller);
    const owner = await lockUser(transaction, member.userId);
    const row = await lockOwnImport(transaction, { id, ownerId: member.userId });
    const state = importStateAfter(row.state, 'start');
    // Pressed twice, it is started once.
    if (row.state === 'running') return describeImport(row);
    if (!state || row.right === 0) {
      throw new Problem('conflict', 'This import has nothing that could be started.');
    }
    await requireImporter(transaction, member, row.kind, clock);
    await requireTurn(transaction, row);
    const now = clock.now();
    const news = { ownerId: row.ownerId, way: 'table', count: row.right } as const;
    await requireRoomToday(transaction, news, describePublisher(member, owner, now), now);
    await transaction.update(listingImports).set({ state }).where(eq(listingImports.id, id));
    await queue.enqueue(transaction, runImport, { importId: id });
    return describeImport({ ...row, state });
  });

/** Refuses an import beside another of its owner, who is locked. */
async function requireTurn(
  transaction: Queries,
  { ownerId }: Pick<ImportRow, 'ownerId'>,
): Promise<void> {
  const own = eq(listingImports.ownerId, ownerId);
  const working = and(own, inArray(listingImports.state, workingStates));
  if ((await transaction.$count(listingImports, working)) === 0) return;
  throw new Problem('conflict', 'Another of your tables is at work. Start this one after it.');
}
