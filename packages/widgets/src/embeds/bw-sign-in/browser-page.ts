import { greetEmbed } from '@boardwalk/sdk-core/embeds/endpoints';
import { createSignInStore, type SignInPage } from '@boardwalk/sdk-core/embeds/sign-in-store';
import { pageCalls } from '../../element/browser-environment.ts';
import type { WidgetEnvironment } from '../../element/environment.ts';
import { readSettings } from '../../element/settings.ts';

/** In px; as tall as a sign-in with its consent. */
const features = 'popup,width=480,height=720';

/** In milliseconds. */
const mostForName = 3_000;

/** The sign-in of this page, with whom it may go on as. */
export function createPageSignIn(env: WidgetEnvironment) {
  let token: string | undefined;
  let greeting: RequestCache = 'force-cache';

  // The token stays in this closure: nothing on the page can read it, and nothing keeps it.
  pageCalls().send = (url, init = {}) =>
    fetch(url, {
      ...init,
      ...(token && { headers: { ...init.headers, authorization: `Bearer ${token}` } }),
      ...(url.includes(greetEmbed.path) && { cache: greeting }),
    });

  const { client, siteOrigin } = env;
  const { key = '' } = readSettings();

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
    carryToken(given) {
      token = given;
    },
    /** Replaces the browser's copy; a sign-in does not wait long for it. */
    async keepName() {
      greeting = 'reload';
      await readName(AbortSignal.timeout(mostForName)).catch(() => null);
      greeting = 'force-cache';
    },
  };

  return { ...createSignInStore({ client, siteOrigin, key, page }), readName };
}
