import type { OperationContext } from '../../platform/calls/operation.ts';

/** Whether the caller is somebody of whom an owner wants nothing; of a visitor nobody knows who they are. */
export async function isBlocked(
  { blockLists, caller, database }: Pick<OperationContext, 'blockLists' | 'caller' | 'database'>,
  ownerId: number | null,
): Promise<boolean> {
  if (caller.kind !== 'member' || ownerId === null) return false;
  for (const list of blockLists) {
    if (await list.blocks(database, ownerId, caller.userId)) return true;
  }
  return false;
}
