import { userChangedEvent } from '@boardwalk/sdk-core/http/session-events';
import { isSignInPage } from './follow-sign-out.ts';

/** Milliseconds; what a link leads to has come by then, or is a file, or nothing at all. */
const longestLeaving = 10_000;

/**
 * Reloads a page that was shown for one user once another is signed in, so that nothing of the
 * first stays on it; a page that is about to be left goes where it was led.
 */
export function followOtherUser(): void {
  let leavingUntil = 0;
  if ('navigation' in globalThis) {
    const { navigation } = globalThis;
    navigation.addEventListener('navigate', ({ downloadRequest, destination }) => {
      // A mail or a call is begun elsewhere, and the page stays.
      const isPage = downloadRequest === null && /^https?:/.test(destination.url);
      leavingUntil = isPage ? Date.now() + longestLeaving : 0;
    });
    for (const end of ['navigatesuccess', 'navigateerror'] as const) {
      navigation.addEventListener(end, () => {
        leavingUntil = 0;
      });
    }
  }
  document.addEventListener(userChangedEvent, () => {
    // Nothing reports that an answer was a file, or empty: a visitor who is still here was not led
    // away.
    setTimeout(
      () => {
        if (!isSignInPage()) location.reload();
      },
      Math.max(0, leavingUntil - Date.now()),
    );
  });
}
