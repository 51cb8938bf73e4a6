import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import type { ObjectLabel } from '../objects.ts';

/**
 * What a thing is called for somebody who may do this with it. What was taken down for a reason is
 * named to those who can change it (0260-what-is-shared-is-seen.md).
 */
export function knownName(
  { name, isTakenDown }: Pick<ObjectLabel, 'name' | 'isTakenDown'>,
  permissions: readonly Action[],
): string {
  return isTakenDown && !canChange(permissions) ? '' : name;
}

/** Whether these permissions are to change a thing. */
export function canChange(permissions: readonly Action[]): boolean {
  return permissions.includes('write') || permissions.includes('administration');
}
