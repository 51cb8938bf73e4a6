import { importStateAfter } from '@boardwalk/sdk-core/posting/imports/import-states';
import type * as schemas from '@boardwalk/sdk-core/posting/imports/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { listingImports } from '../tables.ts';
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
    await transaction.update(listingImports).set({ state }).where(eq(listingImports.id, id));
    await queue.enqueue(transaction, runImport, { importId: id });
    return describeImport({ ...row, state });
  });
