import { type EndpointPolicy, openingScopes } from '@boardwalk/sdk-core/http/server-half';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Caller, Member } from './caller.ts';

/**
 * Refuses a caller whom the endpoint's rule does not let in. What may be done to one object only
 * the operation can decide, once it has read it: the rule lets every member through to it.
 */
export function requireRule(
  { rule, inPerson }: Pick<EndpointPolicy, 'rule' | 'inPerson'>,
  caller: Caller,
): void {
  if (inPerson && caller.kind === 'member' && caller.actorId !== null) {
    throw new Problem('forbidden', 'You can’t do this while you act as somebody else.');
  }
  if (rule === 'anyone') return;
  const member = requireMember(caller);
  if (rule === 'members') return;
  if ('group' in rule) requireGroup(member, [rule.group]);
  if ('groups' in rule) requireGroup(member, rule.groups);
}

/**
 * What was typed or pressed on a page of one person is not done as another who has signed in, or
 * begun to act as somebody, in the same browser since. `shownFor` is what the page says.
 */
export function requireShownUser(
  { rule }: Pick<EndpointPolicy, 'rule'>,
  caller: Caller,
  shownFor: string | readonly string[] | undefined,
): void {
  if (shownFor === undefined || rule === 'anyone' || caller.kind === 'visitor') return;
  if (shownFor === String(caller.userId)) return;
  const sentence = 'Somebody else is signed in in this browser by now. Nothing was changed.';
  throw new Problem('other-user', sentence);
}

/** Returns the signed-in member; any other caller is `unauthorized`. */
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

/**
 * A session on an embedding page reaches what is public and what its scopes open, and nothing else
 * (docs/architecture/embeds.md#what-a-pages-session-may-do).
 */
export function requireAudience(
  { audience }: Pick<EndpointPolicy, 'audience'>,
  caller: Caller,
): void {
  const embed = caller.kind === 'member' ? caller.embed : undefined;
  if (!embed || audience === 'public') return;
  const isOpen = openingScopes(audience).some((scope) => embed.scopes.has(scope));
  if (!isOpen) throw new Problem('forbidden', 'A session on a partner’s page can’t do this.');
}

function requireGroup({ groups, needsTwoStep }: Member, wanted: readonly Group[]): void {
  if (groups.has('administrators') || wanted.some((group) => groups.has(group))) return;
  if (needsTwoStep) throw new Problem('forbidden', 'Turn two-step sign-in on first.');
  throw new Problem('forbidden', 'You are not allowed to do this.');
}
