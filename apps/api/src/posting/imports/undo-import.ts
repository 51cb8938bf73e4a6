import type * as schemas from '@boardwalk/sdk-core/posting/imports/schemas';
import { importStateAfter } from '@boardwalk/sdk-core/vocabulary/imports/import-states';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { listingImports } from '../tables.ts';
import { describeImport } from './describe-import.ts';
import { lockOwnImport } from './find-own-import.ts';
import { runImport } from './run-import.ts';

/** Has the listings of an import taken away that nobody has changed since; `runImport` does it. */
export const undoImport: Handler<typeof schemas.undoImport> = (
  { params: { id } },
  { database, caller, queue },
) =>
  database.transaction(async (transaction) => {
    const row = await lockOwnImport(transaction, { id, ownerId: requireMember(caller).userId });
    if (row.state === 'undoing') return describeImport(row);
    const state = importStateAfter(row.state, 'undo');
    if (!state) throw new Problem('conflict', 'This import can’t be undone as it stands.');
    const begun = { state, position: 0, finishedAt: null };
    await transaction.update(listingImports).set(begun).where(eq(listingImports.id, id));
    await queue.enqueue(transaction, runImport, { importId: id });
    return describeImport({ ...row, ...begun });
  });
