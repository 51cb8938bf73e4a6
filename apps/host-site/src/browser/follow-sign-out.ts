import { signedOutEvent } from '@boardwalk/sdk-core/http/session-events';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { addressWithToken } from './hide-link-token.ts';

/**
 * Whoever is told that they are signed out goes to the login, and from there back to this page.
 */
export function followSignOut(): void {
  document.addEventListener(signedOutEvent, () => {
    if (location.pathname === login.pattern) return;
    const query = { 'return-to': addressWithToken(), notice: 'session-ended' };
    location.assign(login({}, query).path);
  });
}
