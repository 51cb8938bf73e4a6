import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { OwnedFiles } from '../file-uses.ts';
import { findNeededFiles } from '../file-uses.ts';
import { filesTable } from '../tables.ts';

interface FormerFiles extends OwnedFiles {
  /** When what is thrown away began: files from before were not uploaded for it. */
  readonly since: Date;
}

/** Notes which of a person's files were of a draft that is thrown away, and of nothing else. */
export async function markGivenUp(
  { extensions, clock }: Pick<OperationContext, 'extensions' | 'clock'>,
  transaction: Queries,
  { ownerId, ids, since }: FormerFiles,
): Promise<void> {
  const needed = await findNeededFiles(extensions, transaction, { ownerId, ids });
  await transaction
    .update(filesTable)
    .set({ givenUpAt: clock.now() })
    .where(
      and(
        inArray(
          filesTable.id,
          ids.filter((id) => !needed.has(id)),
        ),
        eq(filesTable.ownerId, ownerId),
        eq(filesTable.state, 'ready'),
        gte(filesTable.createdAt, since),
        isNull(filesTable.givenUpAt),
      ),
    );
}
