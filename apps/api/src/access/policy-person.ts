import type { Person } from '@boardwalk/sdk-core/vocabulary/rights';
import { citiesOf } from '../account/memberships/cities-of.ts';
import type { Caller } from '../platform/calls/caller.ts';

/** The caller as the policy knows them; their memberships were found to count already. */
export function policyPerson(caller: Caller): Person | null {
  if (caller.kind === 'visitor') return null;
  const groups = [...caller.groups].map(([name, permissions]) => ({
    name,
    permissions,
    endsAt: null,
    ...citiesOf(name, caller.cities),
  }));
  return { id: caller.userId, groups };
}
