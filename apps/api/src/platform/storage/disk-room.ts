import { statfs } from 'node:fs/promises';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** As often as that a file is looked at for whether it still fits; many may be on their way. */
const bytesBetween = 16_000_000;

/** Throws `unavailable` where the disk of `folder` has no more than `keptFree` bytes left. */
export async function requireDiskRoom(folder: string, keptFree: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > keptFree) return;
  throw noRoom(new Error(`The disk of ${folder} has no more than ${keptFree} bytes left.`));
}

/** What a disk answers that is full, or of which its user has had their share. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** The same problem where the disk itself says it, as others fill it too; any other error as it is. */
export function explainFullDisk(error: unknown): unknown {
  const isFull = error instanceof Error && 'code' in error && fullCodes.has(error.code);
  return isFull ? noRoom(error) : error;
}

function noRoom(cause: Error): Problem {
  return new Problem(
    'unavailable',
    'There is no room for files right now. Please try again later.',
    { retryAfter: 600, cause },
  );
}

/** The content as it comes, given up where it would fill the disk. */
export async function* limitToDiskRoom(
  content: AsyncIterable<Uint8Array>,
  requireRoom: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let unseen = bytesBetween;
  for await (const piece of content) {
    unseen += piece.length;
    if (unseen >= bytesBetween) {
      await requireRoom();
      unseen = 0;
    }
    yield piece;
  }
}
