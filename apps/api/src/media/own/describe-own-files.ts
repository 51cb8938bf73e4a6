import { givenUpDays } from '@boardwalk/sdk-core/media/own/own-files';
import type { OwnFile } from '@boardwalk/sdk-core/media/schemas';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { describeFile } from '../describe-file.ts';
import { findFileUses } from '../file-uses.ts';
import { findImages } from '../find-images.ts';
import type { filesTable } from '../tables.ts';

type FileRow = typeof filesTable.$inferSelect;

/** Files as their owner lists them, in their order. */
export async function describeOwnFiles(
  { database, extensions }: Pick<OperationContext, 'extensions'> & { readonly database: Queries },
  ownerId: number,
  rows: readonly FileRow[],
): Promise<OwnFile[]> {
  const ids = rows.map(({ id }) => id);
  const images = await findImages(database, ids);
  const found = await findFileUses(extensions, database, { ownerId, ids });
  return rows.map((row) => {
    const uses = found.filter(({ fileId }) => fileId === row.id).length;
    return {
      ...describeFile(row),
      image: images.get(row.id) ?? null,
      uses,
      goesAt: uses === 0 ? goesAt(row) : null,
    };
  });
}

function goesAt({ givenUpAt }: FileRow): string | null {
  return givenUpAt && new Date(givenUpAt.getTime() + givenUpDays * dayMs).toISOString();
}
