import { greetEmbed, takeEmbedToken } from '@boardwalk/sdk-core/embeds/endpoints';
import { createSignInStore, type SignInPage } from '@boardwalk/sdk-core/embeds/sign-in-store';
import { createClient } from '@boardwalk/sdk-core/http/client';
import { signedOutEvent } from '@boardwalk/sdk-core/http/session-events';
import type { WidgetEnvironment } from '../../element/environment.ts';
import { addressIn, pageSenders, type SendToApi } from '../../element/page-calls.ts';
import { readSettings } from '../../element/settings.ts';
import { createTokenSender } from './token-sender.ts';

/** In px; as tall as a sign-in with its consent. */
const features = 'popup,width=480,height=720';

/** In milliseconds. */
const mostForName = 3_000;

/** The sign-in of this page, with whom it may go on as. */
export function createPageSignIn({ apiOrigin, siteOrigin }: WidgetEnvironment) {
  const { key = '' } = readSettings();
  const sender = createTokenSender(apiOrigin);
  pageSenders().set(apiOrigin, sender.send);

  /** What proves who we are passes nothing that the page's other scripts share. */
  const clientBy = (send: SendToApi) =>
    createClient({
      origin: apiOrigin,
      key,
      fetch: (url, init = {}) => send(addressIn(apiOrigin, url), init),
      onSignedOut: () => document.dispatchEvent(new CustomEvent(signedOutEvent)),
    });
  const client = clientBy(sender.send);
  const clientForToken = clientBy(sender.sendForToken);

  /** The browser's own copy of the last answer tells whom it knows; nothing else on the page does. */
  async function readName(signal?: AbortSignal): Promise<string | null> {
    const { firstName } = await client.call(greetEmbed, {}, { signal });
    return firstName;
  }

  const page: SignInPage = {
    origin: location.origin,
    open: (url) => open(url, 'boardwalk-sign-in', features),
    listen(listener) {
      addEventListener('message', listener);
      return () => removeEventListener('message', listener);
    },
    async takeToken(verifier) {
      await clientForToken.call(takeEmbedToken, { body: { verifier } });
    },
    dropToken: sender.dropToken,
    /** Replaces the browser's copy; a sign-in does not wait long for it. */
    async keepName() {
      sender.greetBy('reload');
      await readName(AbortSignal.timeout(mostForName)).catch(() => null);
      sender.greetBy('force-cache');
    },
  };

  return { ...createSignInStore({ client, siteOrigin, key, page }), readName };
}
