import type { IncomingHttpHeaders } from 'node:http';
import { readCurrentUser } from '@boardwalk/sdk-core/account/endpoints';
import type { SendRequest } from '@boardwalk/sdk-core/http/client';
import { createClient, createEnvironment, type WidgetEnvironment } from '@boardwalk/widgets/server';
import type { Settings } from '../settings.ts';

/** A page that waits longer is better shown without its content. */
const timeout = 5_000;

/** What the visitor's request tells the API: who asks, from where, under which id. */
const passedOn = [
  'cookie',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
];

/** Answers what makes the environment in which a page is rendered: one a request, stores and all. */
export function createPageEnvironments({ apiOrigin, siteOrigin }: Settings, askApi: SendRequest) {
  const currentUser = apiOrigin + readCurrentUser.path;

  return function environmentFor(visitor: IncomingHttpHeaders): WidgetEnvironment {
    const asVisitor: SendRequest = async (url, init) => {
      // Whoever brings no cookie has no session that the API would have to be asked about.
      if (visitor.cookie === undefined && url === currentUser) return Response.json(null);
      const headers = new Headers(init?.headers);
      for (const name of passedOn) {
        const value = visitor[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      return askApi(url, { ...init, headers });
    };
    return createEnvironment({
      client: createClient({ origin: apiOrigin, fetch: asVisitor, timeout }),
      clock: { now: () => Date.now() },
      locale: 'en-CA',
      timeZone: 'America/Toronto',
      apiOrigin: siteOrigin,
      siteOrigin,
    });
  };
}
