import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { GuardedObject } from '@boardwalk/sdk-core/vocabulary/rights';
import { and, eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Member } from '../../platform/calls/caller.ts';
import type { Queries } from '../../platform/database/database.ts';

interface Publishing {
  readonly ownerId: number;
  readonly caller: Member;
  readonly object: GuardedObject;
}

/**
 * Refuses to publish in the name of somebody whose account is disabled, but to administrators. What
 * belongs to a group is published in the name of that.
 */
export async function requireOpenOwner(
  transaction: Queries,
  { ownerId, caller, object }: Publishing,
): Promise<void> {
  if (object.group !== null || caller.groups.has('administrators')) return;
  const isDisabled = and(eq(users.id, ownerId), eq(users.state, 'disabled'));
  if ((await transaction.$count(users, isDisabled)) === 0) return;
  throw new Problem('conflict', 'Nothing is published for its owner at the moment.');
}
