import type { CurrentUser } from '../../account/sessions/current-user-schemas.ts';

/** Whether somebody is signed in and, on a partner's page, has let it save searches for them. */
export function maySave(user: CurrentUser | null | undefined): user is CurrentUser {
  if (!user) return false;
  return user.scopes === undefined || user.scopes.includes('alerts');
}
