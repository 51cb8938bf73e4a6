import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { greetEmbed, takeEmbedToken } from '@boardwalk/sdk-core/embeds/sign-in/endpoints';
import type { Greeting } from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import { createSignInStore, type SignInPage } from '@boardwalk/sdk-core/embeds/sign-in-store';
import { createClient, type SendRequest } from '@boardwalk/sdk-core/http/client';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { atom } from 'nanostores';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { addressIn, pageSenders, sendCall } from '../../element/environment/page-calls.ts';
import { readSettings } from '../../element/environment/settings.ts';
import { listenForWindowMessages } from '../shared/popup/listen-for-windows.ts';
import { popupFeatures } from '../shared/popup/popup-features.ts';
import { createTokenSender } from './token-sender.ts';

/** In milliseconds. */
const mostForName = 3_000;

/** The sign-in of this page, with whom it may go on as. */
export function createEmbeddedSignIn({
  apiOrigin,
  siteOrigin,
  client,
  locale,
  store,
}: WidgetEnvironment) {
  const session = store(createSessionStore);
  /** The user who was signed in here last, where the browser knows. */
  const $known = atom<Greeting>(null);
  const { key = '' } = readSettings();
  const sender = createTokenSender(apiOrigin);
  const senders = pageSenders(apiOrigin);
  senders.push(sender);
  let greeting: RequestCache = 'force-cache';

  const clientBy = (fetch: SendRequest) => createClient({ origin: apiOrigin, key, fetch });
  // What proves who somebody is passes nothing that the page's other scripts share.
  const proving = clientBy((url, init = {}) => sender.send(addressIn(apiOrigin, url), init));
  const taking = clientBy((url, init = {}) => sender.sendForToken(addressIn(apiOrigin, url), init));
  const greeter = clientBy((url, init) => sendCall(apiOrigin, url, { ...init, cache: greeting }));

  /**
   * Reads the browser's own copy of the last response, which says whom it knows; nothing else on
   * the page does.
   */
  function readKnown(signal?: AbortSignal): Promise<Greeting> {
    return greeter.call(greetEmbed, {}, { signal });
  }

  const page: SignInPage = {
    origin: location.origin,
    open: (url) => open(url, 'boardwalk-sign-in', popupFeatures),
    listen: listenForWindowMessages,
    async takeToken(verifier) {
      await taking.call(takeEmbedToken, { body: { verifier } });
      for (const other of senders) if (other !== sender) other.dropToken();
    },
    dropToken() {
      for (const { dropToken } of senders) dropToken();
    },
    /** Replaces the browser's copy; a sign-in does not wait long for it. */
    async keepName() {
      greeting = 'reload';
      await readKnown(AbortSignal.timeout(mostForName)).catch(() => null);
      greeting = 'force-cache';
    },
  };

  const signIn = createSignInStore({ client, proving, siteOrigin, key, locale, page });

  return {
    ...signIn,
    $known,
    /** Makes ready what a press needs, and looks for the name where nobody is signed in; answers how to stop. */
    follow(): () => void {
      void signIn.prepare();
      let wasVisitor = false;
      return session.$user.subscribe((remote) => {
        const isVisitor = lastValue(remote) === null;
        const isNew = isVisitor && !wasVisitor;
        wasVisitor = isVisitor;
        if (!isNew) return;
        // Without it, people choose who they are.
        readKnown().then(
          (known) => $known.set(known),
          () => undefined,
        );
      });
    },
    async signOut(): Promise<void> {
      await signIn.signOut();
      $known.set(null);
    },
  };
}
