import { isImageType } from '@boardwalk/sdk-core/media/upload-rules';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { retainFiles } from '../media/given-up/retain-files.ts';
import { markUnlessNeeded } from '../media/mark-for-removal.ts';
import { filesTable } from '../media/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Extensions } from '../platform/extensions/extensions.ts';

/**
 * The id of the picture at that path, which is one of the person's own files, or the one that they
 * have; another's is answered as one that is not there.
 */
export async function readOwnPicture(
  transaction: Queries,
  ownerId: UserId,
  picture: { readonly path: string } | null,
  current: string | null,
): Promise<string | null> {
  if (picture === null) return null;
  const [, id = ''] = /^\/media\/([0-9a-f]{32})$/.exec(picture.path) ?? [];
  if (id !== '' && id === current) return id;
  const [file] = await transaction
    .select({ type: filesTable.mimeType })
    .from(filesTable)
    .where(
      and(eq(filesTable.id, id), eq(filesTable.ownerId, ownerId), eq(filesTable.state, 'ready')),
    )
    .for('update');
  if (file && isImageType(file.type)) {
    await retainFiles(transaction, { ownerId, ids: [id] });
    return id;
  }
  throw new Problem('invalid-request', 'Please correct what is marked.', {
    fields: [
      {
        path: 'body.profilePicture.path',
        message: 'expected the path of a picture that you uploaded',
      },
    ],
  });
}

/**
 * Marks the file of a former picture for removal, unless something else needs it; answers its id where
 * it was a file of theirs and goes.
 */
export async function releasePicture(
  transaction: Queries,
  extensions: Extensions,
  { ownerId, id }: { readonly ownerId: UserId; readonly id: string | null },
): Promise<string | undefined> {
  if (id === null) return undefined;
  return (await markUnlessNeeded(transaction, extensions, { ownerId, id })) ? id : undefined;
}
