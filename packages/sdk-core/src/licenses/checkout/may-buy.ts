import type { CurrentUser } from '../../account/sessions/current-user-schemas.ts';

/** Whether somebody is signed in and, on a partner's page, has let it buy boards for them. */
export function mayBuy(user: CurrentUser | null | undefined): boolean {
  if (!user) return false;
  return user.scopes === undefined || user.scopes.includes('boards');
}
