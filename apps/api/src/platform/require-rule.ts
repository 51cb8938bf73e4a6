import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Caller, Member } from './caller.ts';

/**
 * Refuses a caller whom the endpoint's rule does not let in. What may be done to one object only
 * the operation can tell, once it has read it: the rule lets every member through to it.
 */
export function requireRule(
  { rule, inPerson }: Pick<Endpoint, 'rule' | 'inPerson'>,
  caller: Caller,
): void {
  if (inPerson && caller.kind === 'member' && caller.actorId !== null) {
    throw new Problem('forbidden', 'You can’t do this while you act as somebody else.');
  }
  if (rule === 'anyone') return;
  const member = requireMember(caller);
  if (rule !== 'members' && 'group' in rule) requireGroup(member, rule.group);
}

/** Whoever is signed in; anybody else is `unauthorized`. */
export function requireMember(caller: Caller): Member {
  if (caller.kind === 'member') return caller;
  throw signedOut(caller.hasDeadSession);
}

/** The refusal of a call that needs a session. */
export function signedOut(hadSession: boolean): Problem {
  return new Problem(
    'unauthorized',
    hadSession ? 'You have been logged out' : 'Please sign in first.',
  );
}

function requireGroup({ groups }: Member, group: Group): void {
  if (groups.has(group) || groups.has('administrators')) return;
  throw new Problem('forbidden', 'You are not allowed to do this.');
}
