import { userChangedEvent } from '@boardwalk/sdk-core/http/session-events';
import { isAskingPage } from './follow-sign-out.ts';

/**
 * A page that was shown for one person loads anew once another is signed in, so that nothing of the
 * first stays on it; one that is about to be left goes where it was led.
 */
export function followOtherUser(): void {
  let isLeaving = false;
  if ('navigation' in globalThis) {
    const { navigation } = globalThis;
    navigation.addEventListener('navigate', ({ downloadRequest }) => {
      isLeaving = downloadRequest === null;
    });
    for (const end of ['navigatesuccess', 'navigateerror'] as const) {
      navigation.addEventListener(end, () => {
        isLeaving = false;
      });
    }
  }
  document.addEventListener(userChangedEvent, () => {
    if (!isLeaving && !isAskingPage()) location.reload();
  });
}
