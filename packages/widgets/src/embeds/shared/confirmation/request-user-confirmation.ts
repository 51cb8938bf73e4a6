import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import {
  requestEmbedConfirmation as ask,
  type ConfirmationOutcome,
  type ConfirmationWindow,
  type EmbedConfirmationRequest,
} from '@boardwalk/sdk-core/embeds/confirmations/embed-confirmation-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import { isFirstParty } from '../../../element/environment/navigator.ts';
import { listenForWindowMessages } from '../popup/listen-for-windows.ts';
import { popupFeatures } from '../popup/popup-features.ts';

/**
 * Asks the signed-in user to confirm something, on a partner's page in a pop-up of our own site:
 * call it in the very press, before anything is awaited. `confirmed` has the id that the call which
 * performs it takes. Our own site requires nothing.
 */
export async function requestUserConfirmation(
  env: WidgetEnvironment,
  asked: EmbedConfirmationRequest,
  signal?: AbortSignal,
): Promise<ConfirmationOutcome> {
  if (isFirstParty(env)) return { state: 'confirmed', id: undefined };
  const { client, siteOrigin, locale } = env;
  const userId = lastValue(env.store(createSessionStore).$user.get())?.id;
  const page = { open: openWindow, listen: listenForWindowMessages };
  return ask(asked, { client, siteOrigin, locale, userId, page, signal });
}

function openWindow(): ConfirmationWindow | null {
  const popup = open('about:blank', 'boardwalk-confirm', popupFeatures);
  if (!popup) return null;
  let isClosedBefore = false;
  let hasShown = false;
  return {
    source: popup,
    go(url) {
      isClosedBefore = popup.closed;
      if (!isClosedBefore) popup.location.replace(url);
    },
    close: () => popup.close(),
    isClosed() {
      if (!popup.closed) {
        hasShown ||= showsSomething(popup);
        return false;
      }
      // A window that a page's policy cuts off says that it is closed as soon as it shows our site.
      return isClosedBefore || hasShown;
    },
  };
}

/** Whether the window has left its empty page; what another origin shows in it can't be read. */
function showsSomething(popup: Window): boolean {
  try {
    return popup.location.href !== 'about:blank';
  } catch {
    return true;
  }
}
