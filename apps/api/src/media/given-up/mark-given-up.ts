import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { OwnedFiles } from '../../platform/file-uses.ts';
import { findNeededFiles } from '../file-uses.ts';
import { files } from '../tables.ts';

/** Notes which of a person's files were of a draft that is thrown away, and of nothing else. */
export async function markGivenUp(
  { fileUses, clock }: Pick<OperationContext, 'fileUses' | 'clock'>,
  transaction: Queries,
  { ownerId, ids }: OwnedFiles,
): Promise<void> {
  const needed = await findNeededFiles(fileUses, transaction, { ownerId, ids });
  await transaction
    .update(files)
    .set({ givenUpAt: clock.now() })
    .where(
      and(
        inArray(
          files.id,
          ids.filter((id) => !needed.has(id)),
        ),
        eq(files.ownerId, ownerId),
        eq(files.state, 'ready'),
        isNull(files.givenUpAt),
      ),
    );
}
