import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';

/** Whether somebody is signed in and, on a partner's page, has let it buy boards for them. */
export function mayBuy(user: CurrentUser | null | undefined): boolean {
  if (!user) return false;
  return user.scopes === undefined || user.scopes.includes('boards');
}
