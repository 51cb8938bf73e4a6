import { signedOutEvent } from '@boardwalk/sdk-core/http/session-events';
import { localPath, splitPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { authorizeEmbed, confirmEmbed, login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { addressWithToken } from './hide-link-token.ts';
import { pageLocale } from './page-language.ts';

const asking: readonly string[] = [login.pattern, authorizeEmbed.pattern, confirmEmbed.pattern];

/** Whether this page asks for the sign-in itself. */
export function isAskingPage(): boolean {
  return asking.includes(splitPath(location.pathname).path);
}

/**
 * Whoever is told that they are signed out goes to the login, and from there back to this page. What
 * an embedding page has opened asks for the sign-in itself: elsewhere it loses that page.
 */
export function followSignOut(): void {
  document.addEventListener(signedOutEvent, () => {
    if (isAskingPage()) return;
    const query = { 'return-to': addressWithToken(), notice: 'session-ended' };
    location.assign(localPath(login({}, query).path, pageLocale));
  });
}
