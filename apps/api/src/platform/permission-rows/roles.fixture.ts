import { groups } from '@boardwalk/sdk-core/vocabulary/groups';
import { type Scope, scopes } from '@boardwalk/sdk-core/vocabulary/scopes';

/** Who calls, and what they are to the thing that the call is about. */
export const roles = [
  'visitor',
  'user',
  'owner',
  'owner of another',
  ...groups,
  'who looks after the group',
  'reader',
  'delegate of the owner',
  'delegate whose time ran out',
  'administrator whose time ran out',
  'administrator acting as the owner',
  'page of the owner',
  'page of a partner, with every scope',
  'page of an administrator, with every scope',
  'page without a key, with an administrator’s cookies',
] as const;
export type Role = (typeof roles)[number];

/** Everyone with a row in the world: each role, and a user whom calls may be about. */
export type Somebody = Role | 'target';

/** The group that calls are about, and that somebody looks after. */
export const lookedAfter = 'merchants';

interface PageRole {
  readonly as: Role;
  readonly may: readonly Scope[];
}

/** Who calls from an embedding page, as whom, and what the session there may do. */
export const pageRoles: Partial<Readonly<Record<Role, PageRole>>> = {
  'page of the owner': { as: 'owner', may: ['profile:basic'] },
  'page of a partner, with every scope': { as: 'partners', may: scopes },
  'page of an administrator, with every scope': { as: 'administrators', may: scopes },
};

export function isOnPage(role: Role): boolean {
  return pageRoles[role] !== undefined;
}

/** A page that nobody registered. A browser would send no cookies with its calls; here some come. */
export function isKeyless(role: Role): boolean {
  return role === 'page without a key, with an administrator’s cookies';
}

export function isActing(role: Role): boolean {
  return role === 'administrator acting as the owner';
}
