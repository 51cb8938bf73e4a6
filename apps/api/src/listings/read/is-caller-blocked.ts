import { isBlocked } from '../../account/block-lists.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';

/** Whether the caller is somebody of whom an owner wants nothing; of a visitor nobody knows who they are. */
export async function isCallerBlocked(
  context: Pick<OperationContext, 'extensions' | 'caller' | 'database'>,
  ownerId: number | null,
): Promise<boolean> {
  const { caller } = context;
  if (caller.kind !== 'member' || ownerId === null) return false;
  return isBlocked(context, ownerId, caller.userId);
}
