import { createClient } from '@boardwalk/sdk-core/http/client';
import { signedOutEvent } from '@boardwalk/sdk-core/http/session-events';
import type { Snapshot } from '../mount/snapshot.ts';
import type { Takeover } from '../mount/takeover.ts';
import { createEnvironment } from './create-environment.ts';
import type { WidgetEnvironment } from './environment.ts';
import { sendCall } from './page-calls.ts';
import { readSettings } from './settings.ts';

/** Where this copy of the SDK came from; the npm package is told by `configure`. */
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
      onSignedOut: () => document.dispatchEvent(new CustomEvent(signedOutEvent)),
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
      // Only those who are signed in load it; where it can't be had, they hear by and by from polls.
      import('../live/follow-topics.ts').then(
        ({ followTopics }) =>
          followTopics(apiOrigin, { topics, onChange, gatherMs }, lifetime.signal),
        () => undefined,
      );
      return () => lifetime.abort();
    },
  });
  environments.set(identity, env);
  return env;
}

interface HydratingEnvironment {
  readonly page: WidgetEnvironment;
  readonly wasLive: boolean;
  readonly env: WidgetEnvironment;
}

const hydrating = new WeakMap<Takeover, HydratingEnvironment>();

/**
 * The environment in which server-rendered HTML hydrates: the server's time until it is live. It is
 * another then, and else the same for each rendering, so that what depends on it alone stays.
 */
export function snapshotEnvironment(snapshot: Snapshot, takeover: Takeover): WidgetEnvironment {
  const page = pageEnvironment(snapshot.locale);
  const { isLive } = takeover;
  const known = hydrating.get(takeover);
  if (known?.page === page && known.wasLive === isLive) return known.env;
  const env = hydratingEnvironment(page, snapshot, takeover);
  hydrating.set(takeover, { page, wasLive: isLive, env });
  return env;
}

function hydratingEnvironment(
  page: WidgetEnvironment,
  snapshot: Snapshot,
  takeover: Takeover,
): WidgetEnvironment {
  return {
    ...page,
    clock: { now: () => (takeover.isLive ? Date.now() : snapshot.now) },
    get timeZone() {
      if (takeover.isLive) return page.timeZone;
      takeover.showsServerZone = true;
      return snapshot.timeZone;
    },
    apiOrigin: snapshot.apiOrigin,
    siteOrigin: snapshot.siteOrigin,
  };
}
