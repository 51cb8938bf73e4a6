import { type SignedOut, signedOutEvent } from '@boardwalk/sdk-core/http/session-events';
import { localPath, splitPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { authorizeEmbed, confirmEmbed, login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { addressWithToken } from './hide-link-token.ts';
import { pageLocale } from './page-language.ts';

const asking: readonly string[] = [login.pattern, authorizeEmbed.pattern, confirmEmbed.pattern];

/** Whether this page asks for the sign-in itself. */
export function isSignInPage(): boolean {
  return asking.includes(splitPath(location.pathname).path);
}

/**
 * Sends a visitor who is reported as signed out to the login, and from there back to this page.
 * What an embedding page has opened requests the sign-in itself: elsewhere it loses that page.
 */
export function followSignOut(): void {
  let wasSignedIn = false;
  document.addEventListener(signedOutEvent, (event) => {
    // The widgets of this page send it with that.
    const { detail } = event as CustomEvent<SignedOut | null>;
    // The first of several calls reports it; for the next ones nobody is signed in any more.
    wasSignedIn ||= detail?.wasSignedIn ?? false;
    if (isSignInPage()) return;
    const query = {
      'return-to': addressWithToken(),
      ...(wasSignedIn && { notice: 'session-ended' }),
    };
    location.assign(localPath(login({}, query).path, pageLocale));
  });
}
