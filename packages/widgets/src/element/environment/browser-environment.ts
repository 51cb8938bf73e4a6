import { createClient } from '@boardwalk/sdk-core/http/client';
import { type SignedOut, signedOutEvent } from '@boardwalk/sdk-core/http/session-events';
import { pageStream } from '../live/page-stream.ts';
import type { Snapshot } from '../mount/snapshot.ts';
import type { Takeover } from '../mount/takeover.ts';
import { createEnvironment } from './create-environment.ts';
import type { WidgetEnvironment } from './environment.ts';
import { sendCall } from './page-calls.ts';
import { readSettings } from './settings.ts';

/** Where this copy of the SDK came from; `configure` sets it for the npm package. */
let ownOrigin: string | undefined;

export function setOwnOrigin(origin: string): void {
  ownOrigin = origin;
}

const environments = new Map<string, WidgetEnvironment>();

/** The page's environment for a locale; made once for the same settings. */
export function pageEnvironment(locale: string): WidgetEnvironment {
  const { key, apiOrigin = ownOrigin ?? location.origin, siteOrigin = apiOrigin } = readSettings();
  const identity = [locale, apiOrigin, siteOrigin, key].join(' ');
  const known = environments.get(identity);
  if (known) return known;
  const isAnonymous = !key && ![siteOrigin, apiOrigin].includes(location.origin);
  let zone: string | undefined;
  const env = createEnvironment({
    client: createClient({
      origin: apiOrigin,
      ...(key !== undefined && { key }),
      isAnonymous,
      isOwnSite: apiOrigin === location.origin,
      fetch: (url, init = {}) => sendCall(apiOrigin, url, init),
      onSignedOut(wasSignedIn) {
        const detail: SignedOut = { wasSignedIn };
        document.dispatchEvent(new CustomEvent(signedOutEvent, { detail }));
      },
    }),
    isAnonymous,
    clock: { now: () => Date.now() },
    locale,
    get timeZone() {
      zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
      return zone;
    },
    apiOrigin,
    siteOrigin,
    whenChanged(topics, onChange, gatherMs = 250) {
      const lifetime = new AbortController();
      // Only signed-in users load it; where it can't be loaded, they are notified by and by through
      // polls.
      import('../live/follow-topics.ts').then(
        ({ followTopics }) =>
          followTopics(apiOrigin, { topics, onChange, gatherMs }, lifetime.signal),
        () => undefined,
      );
      return () => lifetime.abort();
    },
    hearsChanges: () => pageStream().isOpen?.() ?? false,
  });
  environments.set(identity, env);
  return env;
}

/** The environment in which server-rendered HTML hydrates: the server's time until it is live. */
export function snapshotEnvironment(snapshot: Snapshot, takeover: Takeover): WidgetEnvironment {
  const page = pageEnvironment(snapshot.locale);
  return {
    ...page,
    ...snapshot,
    clock: { now: () => (takeover.isLive ? Date.now() : snapshot.now) },
    get timeZone() {
      if (takeover.isLive) return page.timeZone;
      takeover.showsServerZone = true;
      return snapshot.timeZone;
    },
  };
}
