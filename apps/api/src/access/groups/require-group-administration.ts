import { mayIn } from '@boardwalk/sdk-core/access/may';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Member } from '../../platform/calls/caller.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { policyPerson } from '../policy-person.ts';

/** The caller, if they look after the group; that it exists is no secret. */
export function requireGroupAdministration(
  { caller, clock }: Pick<OperationContext, 'caller' | 'clock'>,
  group: Group,
): Member {
  const member = requireMember(caller);
  if (mayIn(policyPerson(member), 'administration', group, clock.now().getTime())) return member;
  throw new Problem('forbidden', 'You are not allowed to do this.');
}
