import { signedOutEvent } from '@boardwalk/sdk-core/http/session-events';
import { login } from '@boardwalk/sdk-core/vocabulary/routes';

/**
 * Whoever is told that they are signed out goes to the login, and from there back to this page
 * (specification, section 8).
 */
export function followSignOut(): void {
  document.addEventListener(signedOutEvent, () => {
    const { pathname, search } = location;
    if (pathname === login.pattern) return;
    const query = { 'return-to': pathname + search, notice: 'session-ended' };
    location.assign(login({}, query).path);
  });
}
