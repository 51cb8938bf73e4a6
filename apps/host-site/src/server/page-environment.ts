import type { IncomingHttpHeaders } from 'node:http';
import { readCurrentUser } from '@boardwalk/sdk-core/account/sessions/endpoints';
import type { SendRequest } from '@boardwalk/sdk-core/http/client';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createClient, createEnvironment, type WidgetEnvironment } from '@boardwalk/widgets/server';
import type { Settings } from '../settings.ts';
import { asResponse } from './api-fetch.ts';

/** A page that waits longer is better shown without its content. */
const timeout = 5_000;

/** What the visitor's request passes to the API: who calls, from where, under which id. */
const passedOn = [
  'cookie',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
];

/** What the API calls the cookie of a visitor’s cart. */
const cartCookie = /(?:^|; )(?:__Host-)?bw-cart=/;

type HeaderTexts = Readonly<Record<string, string>>;

const nobody = asResponse({
  status: 200,
  headers: { 'content-type': 'application/json' },
  text: 'null',
});

/** The environment of one page, and what its answer has to hand on. */
export interface PageEnvironment {
  readonly env: WidgetEnvironment;
  /** `Set-Cookie` headers, above all of the API: the cookie of a session that is over is taken away. */
  readonly cookies: string[];
  /** Whether the browser has the cart of a visitor, which only the API reads. */
  readonly hasCart: boolean;
}

/** Answers what makes the environment in which a page is rendered: one a request, stores and all. */
export function createPageEnvironments({ apiOrigin, siteOrigin }: Settings, askApi: SendRequest) {
  const currentUser = apiOrigin + readCurrentUser.path;

  return function environmentFor(visitor: IncomingHttpHeaders, locale: Locale): PageEnvironment {
    const cookies: string[] = [];
    const told = Object.fromEntries(
      passedOn.flatMap((name) => {
        const value = visitor[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    const asVisitor: SendRequest = async (url, init) => {
      // A visitor without a cookie has no session that the API would have to be queried about.
      if (visitor.cookie === undefined && url === currentUser) return nobody;
      // The client's own are an object of texts too.
      const headers = { ...(init?.headers as HeaderTexts), ...told };
      const answer = await askApi(url, { ...init, headers });
      const cookie = answer.headers.get('set-cookie');
      if (cookie !== null) cookies.push(cookie);
      return answer;
    };
    const env = createEnvironment({
      client: createClient({ origin: apiOrigin, fetch: asVisitor, timeout }),
      clock: { now: () => Date.now() },
      locale,
      timeZone: 'America/Toronto',
      apiOrigin: siteOrigin,
      siteOrigin,
    });
    return { env, cookies, hasCart: cartCookie.test(visitor.cookie ?? '') };
  };
}
