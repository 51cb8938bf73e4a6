import { mostImportedADay } from '@boardwalk/sdk-core/posting/imports/import-limits';
import { importStateAfter, workingStates } from '@boardwalk/sdk-core/posting/imports/import-states';
import type * as schemas from '@boardwalk/sdk-core/posting/imports/schemas';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, gt, inArray, sum } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
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
    await lockUser(transaction, member.userId);
    const row = await lockOwnImport(transaction, { id, ownerId: member.userId });
    const state = importStateAfter(row.state, 'start');
    // Pressed twice, it is started once.
    if (row.state === 'running') return describeImport(row);
    if (!state || row.right === 0) {
      throw new Problem('conflict', 'This import has nothing that could be started.');
    }
    await requireImporter(transaction, member, row.kind, clock);
    await requireTurn(transaction, row, clock.now());
    await transaction.update(listingImports).set({ state }).where(eq(listingImports.id, id));
    await queue.enqueue(transaction, runImport, { importId: id });
    return describeImport({ ...row, state });
  });

const dayMs = 86_400_000;

/**
 * Refuses an import beside another of its owner, and more than an account imports in a day: anybody
 * may become a merchant. The caller has locked the owner.
 */
async function requireTurn(
  transaction: Queries,
  { ownerId, right }: Pick<ImportRow, 'ownerId' | 'right'>,
  now: Date,
): Promise<void> {
  const own = eq(listingImports.ownerId, ownerId);
  const working = and(own, inArray(listingImports.state, workingStates));
  if ((await transaction.$count(listingImports, working)) > 0) {
    throw new Problem('conflict', 'Another of your tables is at work. Start this one after it.');
  }
  // What was undone since counts too: it was published.
  const [today] = await transaction
    .select({ imported: sum(listingImports.imported).mapWith(Number) })
    .from(listingImports)
    .where(and(own, gt(listingImports.createdAt, new Date(now.getTime() - dayMs))));
  if ((today?.imported ?? 0) + right <= mostImportedADay) return;
  const most = createNumberFormatter('en-CA')(mostImportedADay);
  throw new Problem('not-processable', `An account imports ${most} listings a day at most.`);
}
